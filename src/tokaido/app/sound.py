"""A few short sounds, plucked and wooden, made by the browser's own synthesizer; imported when somebody wants them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import js


class Note(NamedTuple):
    """One oscillator: when it starts, its pitch, how long it rings and how loud, and the shape of its wave."""

    at: float
    pitch: float
    length: float
    volume: float = 0.2
    wave: str = "triangle"


def pluck(at: float, pitch: float, volume: float = 0.2) -> tuple[Note, ...]:
    """A string of a koto: its tone, and the brighter tones that fade first."""
    return (
        Note(at, pitch, 0.9, volume),
        Note(at, 2 * pitch, 0.35, volume / 2),
        Note(at, 3 * pitch, 0.15, volume / 3, "sine"),
    )


def tap(at: float, pitch: float) -> tuple[Note, ...]:
    """Wood on wood."""
    return (Note(at, pitch, 0.07, 0.3), Note(at, 2.7 * pitch, 0.03, 0.15, "square"))


SOUNDS = {
    "step": (*tap(0, 620), *tap(0.13, 540), *tap(0.26, 620), *tap(0.39, 500)),
    "card": (*pluck(0, 440), *pluck(0.09, 587.3, 0.15)),
    "coin": (
        Note(0, 1568, 0.25, 0.12, "sine"),
        Note(0.08, 2093, 0.5, 0.12, "sine"),
        Note(0.08, 4186, 0.2, 0.04, "sine"),
    ),
    "bell": (Note(0, 220, 2.4, 0.22, "sine"), Note(0, 607, 1.5, 0.1, "sine"), Note(0, 1188, 0.7, 0.05, "sine")),
    "finish": tuple(
        note
        for number, pitch in enumerate((293.7, 349.2, 440, 466.2, 587.3, 880))
        for note in pluck(0.17 * number, pitch)
    ),
}
AFTER = {"step": 0.5, "coin": 0.3, "card": 0.3, "bell": 0.3, "finish": 0}
"""How long the next sound waits for each."""

audio: Any = None


def play(cues: Sequence[str]) -> None:
    """Play sounds one after the other."""
    wait = 0.0
    for cue in cues:
        for note in SOUNDS[cue]:
            sound(note, wait)
        wait += AFTER[cue]


def speaker() -> Any:
    """The browser's synthesizer, made at the first sound, because browsers want a tap before it."""
    global audio  # noqa: PLW0603 - there is one for the page
    if audio is None:
        audio = js.AudioContext.new()
    audio.resume()
    return audio


def sound(note: Note, wait: float) -> None:
    """Let one oscillator ring."""
    context = speaker()
    start = context.currentTime + 0.02 + wait + note.at
    oscillator, loudness = context.createOscillator(), context.createGain()
    oscillator.type = note.wave
    oscillator.frequency.value = note.pitch
    loudness.gain.setValueAtTime(note.volume, start)
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + note.length)
    oscillator.connect(loudness).connect(context.destination)
    oscillator.start(start)
    oscillator.stop(start + note.length)

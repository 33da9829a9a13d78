"""What a session shows: the markup of every part of the page, and the words for those who do not see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tokaido import view
from tokaido.app.qr import code
from tokaido.app.shelf import Import
from tokaido.core.fairness import Refusal
from tokaido.core.record import Record
from tokaido.view import new_game, shell
from tokaido.view.faces import face_of
from tokaido.view.language import Language, mark
from tokaido.view.markup import Markup, el
from tokaido.view.sitting import AnySitting

if TYPE_CHECKING:
    from tokaido.app.session import Session

PARTS = ("ground", "strip", "tabs", "panel", "travelers", "story", "ending", "share")

REFUSALS = {
    Refusal.NOTHING_YET: mark("There is nothing to take back yet."),
    Refusal.ANOTHERS: mark("The choice before was {name}'s: you play fair, so it stands."),
    Refusal.REVEALED: mark("{name}'s choice has brought something to light: you play fair, so it stands."),
}


def regions(session: Session) -> dict[str, Markup]:
    """The markup of every part of the page by its id."""
    parts = dict.fromkeys(PARTS, Markup(""))
    parts["header"] = shell.header(session.say, session.face.title, header_tools(session))
    parts["notice"] = notice(session)
    if session.purpose is not None:
        parts["share"] = share_sheet(session)
    return parts | SCREENS[session.screen](session)


def header_tools(session: Session) -> shell.Tools:
    """What can be done at the head of the page."""
    at_game = session.frame in ("table", "end")
    return shell.Tools(
        undo=session.undoes, redo=session.redoes, share=at_game, undoing=session.screen != "replay" and at_game
    )


def menu(session: Session) -> Markup:
    """Settings, help and ways to other games."""
    return shell.menu(
        session.say,
        session.theme,
        session.face.lesson,
        moving=session.moving,
        sounding=session.sounding,
        pace=str(session.settings.get("pace", "calm")),
        openly=session.form.draft.openly if session.face.has_secrets else None,
        seed=session.table.record.seed if session.table else None,
    )


def form(session: Session) -> dict[str, Markup]:
    """A new game being set up."""
    sheet = new_game.new_game(
        session.form.draft, session.say, first_time=session.first_time, unfinished=session.table is not None
    )
    return empty_board(session) | {"panel": sheet}


def empty_board(session: Session) -> dict[str, Markup]:
    """The board of the game that is being set up."""
    face, layout = session.face, session.layout
    return {"ground": face.ground(layout), "stage-box": face.empty_stage(layout)}


def games(session: Session) -> dict[str, Markup]:
    """The shelf."""
    rows = [
        view.shelf.Row(
            entry.id,
            entry.title,
            entry.record.names,
            entry.crests,
            entry.game.actor is None,
            progress(entry.record, session.say),
            entry.changed,
            renaming=entry.id == session.renaming,
        )
        for entry in session.shelf.entries()
    ]
    return empty_board(session) | {"panel": view.shelf.shelf(rows, session.say)}


def progress(record: Record, say: Language) -> str:
    """Which game a record is of, and how far it is or how it ended."""
    face, game = face_of(record.setup.number), record.game()
    words = view.shelf.progress(game, face.progress(game, say), len(record.choices), record.names, say)
    return f"{face.title} · {words}"


def visitor(session: Session) -> dict[str, Markup]:
    """A game that has arrived by a link: its table as it stands, and what can be done with it."""
    assert session.visit is not None
    record, face = session.visit.address.record, session.face
    scene = face.scene(
        game=session.visit.game,
        record=record,
        say=session.say,
        layout=session.layout,
        people=record.names,
        crests=tuple(range(record.setup.players)),
        watching=True,
    )
    words = progress(record, session.say)
    return {
        "ground": face.ground(session.layout),
        "stage-box": face.stage(scene),
        "panel": view.arrival.arrival(session.visit, words, record.names, session.say),
    }


def table(session: Session) -> dict[str, Markup]:
    """The game on the table, or one that is watched again."""
    scene, face = session.scene, session.face
    return {
        "ground": face.ground(session.layout),
        "stage-box": face.stage(scene),
        "strip": face.strip(scene),
        "tabs": shell.tabs(scene.say, session.tab),
        "panel": replay_sheet(session, scene) if session.screen == "replay" else face.panel(scene),
        "travelers": face.travelers(scene),
        "story": view.seats.story(scene),
    }


def replay_sheet(session: Session, scene: AnySitting) -> Markup:
    """The controls of a replay."""
    assert session.replay is not None
    replay = session.replay
    return view.watching.watching(scene, replay.last, running=replay.running, speed=replay.speed)


def count(session: Session) -> dict[str, Markup]:
    """The final count."""
    assert session.table is not None
    return {"ending": session.face.ending(session.scene, tuple(session.table.steps[-1].events))}


SCREENS = {"new": form, "shelf": games, "arrival": visitor, "table": table, "replay": table, "end": count}


def share_sheet(session: Session) -> Markup:
    """The link and its code."""
    assert session.purpose is not None
    url, told = session.shared_url(), session.news.words(session.say) if session.news is not None else ""
    over, system = session.record.game().actor is None, session.place.can_send
    return view.share.share(session.purpose, url, code(url), session.say, over=over, system=system, told=told)


def look_region(session: Session) -> Markup | None:
    """The preview alone, for a pointer that passes over the road."""
    if session.screen == "table" and session.table is not None and session.face.asks_on_board(session.game):
        return session.face.look(session.scene)
    return None


def notice(session: Session) -> Markup:
    """What has just happened, what is at risk, and what is on offer."""
    say, news = session.say, session.news
    rows = []
    if news is not None:
        rows.append(notice_row(news.words(say)))
    if session.keeps_nothing:
        words = say("This browser keeps nothing: the game is lost when you close the page.")
        take = [("share", say("Take a link along")), ("export", say("Save to a file"))]
        rows.append(notice_row(words, take if session.table is not None else []))
    if session.deleted and session.screen == "shelf":
        rows.append(notice_row(say("The game was deleted."), [("restore", say("Bring it back"))]))
    if session.update_ready:
        rows.append(update_row(session))
    return el("div", rows) if rows else Markup("")


def update_row(session: Session) -> Markup:
    """A new version waits; it is taken only when no choice is open."""
    say = session.say
    if session.may_update:
        return notice_row(say("A new version of the game is ready."), [("update", say("Use it now"))])
    if session.keeps_nothing:
        return notice_row(say("A new version of the game is ready, but taking it would lose your game."))
    return notice_row(say("A new version of the game is ready; finish or put back your choice to use it."))


def notice_row(words: str, buttons: Sequence[tuple[str, str]] = ()) -> Markup:
    """A sentence with its buttons."""
    return el(
        "p",
        words,
        [el("button", text, type="button", class_="plain", data_act=act) for act, text in buttons],
        class_="notice",
    )


def spoken(session: Session) -> str:
    """What a screen reader says after a choice: what happened, and what is asked."""
    if session.screen == "end":
        return view.count.winner(session.scene)
    if session.screen == "replay":
        scene = session.scene
        return " ".join(scene.story[scene.turn])
    if session.table is None or session.screen != "table":
        return ""
    scene = session.scene
    if scene.thinker:
        return " ".join(
            [*scene.story[-1], session.say("{name} is thinking…", name=scene.people[scene.game.actor or 0])]
        )
    question = (
        session.say("Hand the device to {name}.", name=scene.people[scene.game.actor or 0])
        if scene.covered
        else scene.teller.question(scene.game)
    )
    return " ".join([*scene.story[-1], question])


def import_words(report: Import | None, say: Language) -> str:
    """What became of the games of a file."""
    if report is None:
        return say("This is no file of games, or it is too large. Nothing here was changed.")
    parts = [
        say.many("{count} game was added.", "{count} games were added.", report.added),
        say.many("{count} was here already.", "{count} were here already.", report.known) if report.known else "",
        say.many("{count} could not be read.", "{count} could not be read.", report.unreadable)
        if report.unreadable
        else "",
    ]
    return " ".join(filter(None, parts))


def story_text(scene: AnySitting) -> str:
    """The story as prose, a paragraph a turn."""
    title = face_of(scene.record.setup.number).title
    turns = [" ".join(sentences) for sentences in scene.story[: scene.turn + 1] if sentences]
    return "\n\n".join([f"{title}: {scene.say.list(list(scene.people))}", *turns])


def owned(game: Any) -> list[tuple[int, int]]:
    """Everybody's coins and points."""
    return [(player.coins, player.score) for player in game.players]


def gains(before: list[tuple[int, int]], game: Any) -> tuple[tuple[int, int], ...]:
    """What a choice has changed of them."""
    pairs = zip(owned(game), before, strict=True)
    return tuple((coins - old_coins, points - old_points) for (coins, points), (old_coins, old_points) in pairs)

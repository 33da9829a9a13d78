"""Everything that can go wrong, by name, each with a sentence a person can act on."""


class TokaidoError(Exception):
    """The base of every error that this package raises on purpose."""


class BadSetUp(TokaidoError):
    """A game cannot be set up in the way that was asked for."""


class IllegalChoice(TokaidoError):
    """A choice that the position does not offer; the game is as it was before."""


class BadName(TokaidoError):
    """A player's name that cannot be kept in a record."""


class LinkError(TokaidoError):
    """A link that cannot be opened; `DamagedLink` and `NewerLink` say why."""


class DamagedLink(LinkError):
    """A link that was cut, edited, mistyped, or never was one of ours."""


class NewerLink(LinkError):
    """A sound link that was made by a later version than this one."""

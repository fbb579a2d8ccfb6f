"""What happened in a Duel, told in words."""

from collections.abc import Sequence

from crownfield.draw import Components
from crownfield.draw.components import SPELL_OF
from crownfield.draw.duel.book import SPELL_NAMES
from crownfield.games.contract import View
from crownfield.play.record import Event

__all__ = ["coat_words", "die_words", "duel_move", "duel_reveal", "spells_won"]

_MODES = {"free": "place freely, by a spell", "split": "split the pair, by a spell"}


def coat_words(coat: str, crosses: int = 0) -> str:
    """`double line ++`, or `joker`."""
    name = "joker" if coat == "?" else coat.replace("_", " ")
    return f"{name} {'+' * crosses}".strip()


def die_words(pieces: Components, view: View, die: int) -> str:
    """What a die shows now, with what its owner decided about it."""
    coat, crosses = pieces.die_face(die, view["dice"][die - 1]["face"])
    draft = view["draft"] or {"coats": {}, "cross": None}
    return coat_words(draft["coats"].get(str(die), coat), crosses + (draft["cross"] == die))


def duel_move(pieces: Components, event: Event, before: View) -> str:
    """The decision as words that begin with the verb; empty for a decision to do nothing."""
    verb, *words = event.text.split()
    if words[:1] in (["none"], ["normal"]):
        return ""
    match verb:
        case "take":
            dice = " and ".join(f"die {die} ({die_words(pieces, before, int(die))})" for die in words)
            return f"take {dice}"
        case "turn":
            return f"turn die {words[0]} to {coat_words(*pieces.die_face(int(words[0]), int(words[1])))}"
        case "cross":
            return f"add the castle's cross to die {words[0]}"
        case "coat":
            return f"make the joker a {coat_words(words[1])}"
        case "mode":
            return _MODES.get(words[0], "place anywhere, by two spells")
        case "place":
            mine = [index for index, die in enumerate(before["dice"], 1) if die["seat"] == event.seat]
            return f"draw {' and '.join(die_words(pieces, before, die) for die in mine)} at {' and '.join(words)}"
        case "domains":
            return f"choose {coat_words(words[0])}: every domain of it is worth 3 points more"
        case "bless":
            return f"add a cross on {words[0]}"
    return "skip: nothing is drawn"


def duel_reveal(pieces: Components, text: str, players: Sequence[str], after: View) -> str:
    verb, *words = text.split()
    if verb == "first":
        seat = int(words[0])
        return f"{players[seat]} roll{'' if players[seat] == 'You' else 's'} first."
    dice = [coat_words(*pieces.die_face(die, int(face))) for die, face in enumerate(words, 1)]
    return f"Round {after['round']}, the dice show: {', '.join(dice)}."


def spells_won(before: View, after: View) -> list[tuple[int, str]]:
    """Which seat has won which spell in between."""
    return [
        (int(new["seat"]), SPELL_NAMES[spell])
        for old, new in zip(before["maps"], after["maps"], strict=True)
        for spell in SPELL_OF.values()
        if old["spells"][spell] == "open" and new["spells"][spell] in ("won", "ready", "used")
    ]

"""The legal moves of a Duel, other than placing, as a short list."""

from collections.abc import Sequence

from crownfield.cli.game.story_duel import coat_words, die_words
from crownfield.draw import Components
from crownfield.draw.text.ink import Ink
from crownfield.games.contract import View
from crownfield.games.position import Move

__all__ = ["duel_lines"]

_MODES = {
    "normal": "side by side, one of them connected",
    "free": "side by side anywhere; spends Place freely",
    "split": "apart, each of them connected; spends Split the pair",
    "free_split": "apart and anywhere; spends both spells",
}
_ENDS = {
    "goes_on": "",
    "may_end": "; the game ends if the other player skips too",
    "ends": "; this ends the game",
}
_SHORT = 12


def duel_lines(view: View, moves: Sequence[Move], pieces: Components, ink: Ink) -> list[str]:
    """One line per move, numbered where no die is meant by a number."""
    if view["phase"] == "bless":
        return ["  " + " ".join(move.text.partition(" ")[2] for move in moves)]
    numbered = view["phase"] in ("mode", "coat", "domains")
    lines = []
    for index, move in enumerate(moves, 1):
        words = move.text.split()
        key = " ".join(words[1:]) or words[0]
        number = f"{index}  " if numbered else ""
        lines.append(f"  {number}{ink.strong(f'{key:<{_SHORT}}')} {_note(view, words, pieces)}".rstrip())
    return lines


def _note(view: View, words: list[str], pieces: Components) -> str:
    match words:
        case ["skip"]:
            return f"draw nothing this round{_ENDS[view['skip']]}"
        case ["turn", "none"]:
            return "leave the dice as they are"
        case ["cross", "none"]:
            return "keep the castle's cross"
        case ["take", *dice]:
            return " and ".join(die_words(pieces, view, int(die)) for die in dice)
        case ["turn", die, face]:
            return f"{die_words(pieces, view, int(die))} becomes {coat_words(*pieces.die_face(int(die), int(face)))}"
        case ["cross", die]:
            return f"one cross more on {die_words(pieces, view, int(die))}"
        case ["mode", mode]:
            return _MODES[mode]
    return ""

"""The legal moves as a short list: what to type, and what it means."""

from collections.abc import Sequence

from crownfield.cli.game.offer_duel import duel_lines
from crownfield.cli.game.story import face_words
from crownfield.draw import Components
from crownfield.draw.components import building_name
from crownfield.draw.text.ink import Ink, wrap
from crownfield.draw.text.street import function
from crownfield.games.contract import View
from crownfield.games.position import Move, Position

__all__ = ["NUMBERED", "offer_lines", "tail"]

NUMBERED = ("tax", "mode", "coat", "domains")
"""Phases whose moves may be chosen by their number in the list; in the others a number is the name of a piece."""

_MOST_LINES = 14


def tail(move: Move) -> str:
    """A move without its verb, as far as it has more than that."""
    return move.text.partition(" ")[2] or move.text


def offer_lines(position: Position, moves: Sequence[Move], pieces: Components, ink: Ink, width: int) -> list[str]:
    """What may be played, compactly; long lists are cut."""
    view = position.view()
    if position.phase == "place" and moves[0].text != "skip":
        return _cut(_placements(moves, width))
    if view["game"] == "duel":
        return duel_lines(view, moves, pieces, ink)
    if position.phase == "build":
        return _buildings(view, moves, pieces, ink)
    notes = {"pick": _pick_note, "dragon": _dragon_note}
    if position.phase == "tax":
        words = [_tax_note(position, move) for move in moves]
    else:
        words = [notes[position.phase](view, move, pieces) for move in moves]
    numbered = position.phase in NUMBERED
    return [
        _line(ink, index, move, note, numbered) for index, (move, note) in enumerate(zip(moves, words, strict=True), 1)
    ]


def _line(ink: Ink, index: int, move: Move, note: str, numbered: bool) -> str:
    number = f"{index}  " if numbered else ""
    return f"  {number}{ink.strong(f'{tail(move):<6}')} {note}".rstrip()


def _placements(moves: Sequence[Move], width: int) -> list[str]:
    """Grouped by the first square: `h7 e n` are h7e and h7n, `d4: f2 g3` are d4 f2 and d4 g3."""
    groups: dict[str, list[str]] = {}
    for move in moves:
        first, _, second = tail(move).partition(" ")
        if move.text in ("discard", "skip"):
            groups[move.text] = []
        elif second:
            groups.setdefault(f"{first}:", []).append(second)
        else:
            groups.setdefault(first[:-1], []).append(first[-1])
    words = [
        " ".join([square, "".join(ways) if not square.endswith(":") else " ".join(ways)])
        for square, ways in groups.items()
    ]
    return wrap([f"{word.strip()}  " for word in sorted(words, key=_by_square)], width, "  ")


def _by_square(word: str) -> tuple[str, int]:
    digits = "".join(letter for letter in word.split(maxsplit=1)[0] if letter.isdigit())
    return word[:1], int(digits or 0)


def _cut(lines: list[str]) -> list[str]:
    if len(lines) <= _MOST_LINES:
        return lines
    return [*lines[:_MOST_LINES], f"  … and {len(lines) - _MOST_LINES} lines more"]


def _pick_note(view: View, move: Move, pieces: Components) -> str:
    return face_words(pieces, view["next"]["box"], int(tail(move)))


def _dragon_note(view: View, move: Move, pieces: Components) -> str:
    if tail(move) == "none":
        return "leave the dragon in its cave"
    return f"burn the {building_name(pieces, view['market']['slots'][tail(move)])}, for 1 coin"


def _tax_note(position: Position, move: Move) -> str:
    """What the knights would bring: tried out on a copy."""
    if tail(move) == "none":
        return "keep your knights"
    seat, after = position.actor, position.copy()
    after.play(move)
    coins = [
        kingdom["coins"]
        for view in (position.view(), after.view())
        for kingdom in view["kingdoms"]
        if seat in kingdom["seats"]
    ]
    left, right = position.view()["placed"]
    where = {"left": left, "right": right, "both": f"{left} and {right}"}[tail(move)]
    gained = coins[1] - coins[0]
    return f"{gained} {'coin' if gained == 1 else 'coins'}, {'knights' if 'and' in where else 'knight'} on {where}"


def _buildings(view: View, moves: Sequence[Move], pieces: Components, ink: Ink) -> list[str]:
    """One line per slot that can be paid, with the plots to build on."""
    plots: dict[str, list[str]] = {}
    for move in moves:
        cost, _, square = tail(move).partition(" ")
        plots.setdefault(cost, []).append(square)
    lines = []
    for cost, squares in sorted(plots.items(), reverse=True):
        if cost == "none":
            lines.append(f"  {ink.strong('none')}  keep your coins")
            continue
        ident = view["market"]["slots"][cost]
        what = f"{building_name(pieces, ident)} ({function(pieces.building(ident))})"
        lines.append(
            f"  {ink.strong(f'{cost} {squares[0]}')}  {what}"
            + (f"; or on {' '.join(squares[1:])}" if squares[1:] else "")
        )
    return lines

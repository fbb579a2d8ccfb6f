"""How a Dynasty stands, in words."""

from collections.abc import Sequence

from crownfield.draw.status import kingdom_name
from crownfield.play.match import GAMES_IN_A_DYNASTY, Match

__all__ = ["dynasty_verdict", "heading", "running_total"]


def heading(number: int) -> str:
    return f"Dynasty, game {number} of {GAMES_IN_A_DYNASTY}"


def running_total(match: Match, names: Sequence[str]) -> str:
    over = sum(game.is_over for game in match.games)
    shown = zip(match.games[0].scores(), match.totals(), strict=True)
    totals = " · ".join(f"{kingdom_name(pad.seats, names)} {total}" for pad, total in shown)
    return f"After {over} of {GAMES_IN_A_DYNASTY} games: {totals}"


def dynasty_verdict(match: Match, names: Sequence[str]) -> str:
    best = max(match.totals())
    winners = " and ".join(names[seat] for seat in match.winners)
    if match.totals().count(best) > 1:
        return f"{winners} share the Dynasty with {best} points each: equal totals share the victory."
    return f"{winners} wins the Dynasty with {best} points."

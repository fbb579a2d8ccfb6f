"""Fair chance for games played inside tests: an event in notation, each as likely as at a real table."""

from __future__ import annotations

from random import Random

from .dominoes import DominoesGame
from .queendomino import Queendomino


def sample(game: DominoesGame, random: Random) -> str:
    """An event for a game whose actor is "chance"."""
    if game.phase == "row":
        numbers = random.sample(sorted(game.unseen[game.box_due()]), game.plan.row_size)
        return "row " + " ".join(map(str, sorted(numbers)))
    if game.phase == "king":
        return f"king {random.choice(game.bag)}"
    if game.phase == "kings":
        return "kings " + " ".join(map(str, _kings(game, random)))
    assert isinstance(game, Queendomino)
    return _market(game, random)


def _kings(game: DominoesGame, random: Random) -> list[int]:
    if isinstance(game, Queendomino) and game.plan.players == 2:
        return random.choice([[0, 1, 1, 0], [1, 0, 0, 1]])
    return random.sample(game.plan.kings, len(game.plan.kings))


def _market(game: Queendomino, random: Random) -> str:
    market = game.market
    costs = market.to_fill()
    unseen = sorted(market.pile.elements())
    random.shuffle(unseen)
    pile = [market.top, *unseen] if market.top else unseen
    words = [f"{cost}={building}" for cost, building in zip(costs, pile, strict=False)][::-1]
    if len(pile) > len(costs):
        words.append(f"top={pile[len(costs)]}")
    return "market " + " ".join(words)


def play_out(game: DominoesGame, random: Random) -> None:
    """Plays the game to its end, every decision at random."""
    while game.actor is not None:
        game.play(sample(game, random) if game.actor == "chance" else random.choice(game.legal()))

"""The dealer: the only one who knows what comes next.

A fair game has a secret of 32 bytes. Its SHA-256, the commitment, is shown before the game, the secret after it. What
is dealt follows from a key, HMAC-SHA256(secret, game id and a nonce from each seat), so that nobody can choose a secret
to suit. Every source of chance is a stream of its own: what it gives depends on the key, its label and how much was
drawn from it before, never on anybody's moves.
"""

import hashlib
import hmac
import re
import secrets
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from crownfield.base.errors import BadOptions
from crownfield.games.position import Position
from crownfield.mechanics.chance import Draw

__all__ = ["Dealer", "Pledge", "commitment_to"]

_WORD = 2**64


def commitment_to(secret: bytes) -> str:
    """What is published before the game."""
    return hashlib.sha256(secret).hexdigest()


@dataclass(frozen=True)
class Pledge:
    """What a fair game's deal follows from. Keep `secret` to yourself until the game has ended."""

    game_id: str
    secret: bytes = field(repr=False)
    nonces: Mapping[int, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Raises BadOptions for an id or a nonce that a record could not hold."""
        words = [self.game_id, *self.nonces.values()]
        if not all(re.fullmatch(r"[\w-]{1,64}", word, re.ASCII) for word in words) or not set(self.nonces) <= set(
            range(8)
        ):
            raise BadOptions("ids and nonces are words of letters, digits and hyphens, one per seat")

    @classmethod
    def fresh(cls, nonces: Mapping[int, str] | None = None) -> "Pledge":
        """A new game id and a secret from the operating system's generator."""
        return cls(secrets.token_hex(8), secrets.token_bytes(32), dict(nonces or {}))

    @property
    def commitment(self) -> str:
        return commitment_to(self.secret)

    def key(self) -> bytes:
        lines = [self.game_id, *(f"{seat} {self.nonces[seat]}" for seat in sorted(self.nonces))]
        return hmac.digest(self.secret, "\n".join(lines).encode(), "sha256")


class Dealer:
    """Deals whatever a position asks of chance; it has no memory, so undoing and dealing again gives the same."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    @classmethod
    def from_seed(cls, seed: int | str) -> "Dealer":
        """For tests and research: the same seed deals the same game, and promises nothing."""
        return cls(hashlib.sha256(f"seed {seed}".encode()).digest())

    def deal(self, position: Position) -> list[int]:
        """The outcome of the chance event that is due."""
        rules, state, components = position.rules, position.state, position.components
        return rules.outcome_of(state, components, self._items(rules.draw_due(state, components)))

    def __repr__(self) -> str:
        return "Dealer(…)"

    def _items(self, draw: Draw) -> list[int]:
        if draw.unseen is None:
            return [self._item(draw, index) for index in range(draw.start, draw.start + draw.count)]
        return _still_there(self._shuffled(draw), draw.unseen)[: draw.count]

    def _item(self, draw: Draw, index: int) -> int:
        return draw.pool[_Stream(self._key, f"{draw.label} {index}").below(len(draw.pool))]

    def _shuffled(self, draw: Draw) -> list[int]:
        stream, items = _Stream(self._key, draw.label), list(draw.pool)
        for last in range(len(items) - 1, 0, -1):
            other = stream.below(last + 1)
            items[last], items[other] = items[other], items[last]
        return items


def _still_there(order: Sequence[int], unseen: Sequence[int]) -> list[int]:
    """The pile without what has left it: everything seen came from the front."""
    gone = Counter(order) - Counter(unseen)
    left = []
    for item in order:
        if gone[item]:
            gone[item] -= 1
        else:
            left.append(item)
    return left


class _Stream:
    """Random 64-bit numbers of one label: HMAC-SHA256(key, label and a counter), eight bytes at a time."""

    def __init__(self, key: bytes, label: str) -> None:
        self._key, self._label, self._used = key, label, 0

    def below(self, n: int) -> int:
        """From 0 to n - 1; numbers beyond the last whole multiple of n are drawn again, so none is favoured."""
        while True:
            number = int.from_bytes(
                hmac.digest(self._key, f"{self._label}\n{self._used}".encode(), "sha256")[:8], "big"
            )
            self._used += 1
            if number < _WORD - _WORD % n:
                return number % n

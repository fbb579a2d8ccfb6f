"""Seats are capabilities: whoever holds a seat's key plays there, and nobody keeps the key but its holder."""

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Mapping

__all__ = ["hash_address", "hash_token", "new_token", "seats_of"]


def new_token() -> str:
    """An unguessable token: an invitation, or what opens a seat."""
    return secrets.token_urlsafe(18)


def hash_token(token: str) -> str:
    """What the store keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def hash_address(address: str, salt: bytes) -> str:
    """What the store keeps of a network address; there are few enough of them to try all, but for the salt."""
    return hmac.digest(salt, hash_token(address).encode(), hashlib.sha256).hex()


def seats_of(tokens: Iterable[str], hashes: Mapping[int, str | None]) -> list[int]:
    """The seats that these tokens open, ascending."""
    shown = [hash_token(token) for token in tokens]
    return sorted(
        seat
        for seat, kept in hashes.items()
        if kept is not None and any(hmac.compare_digest(kept, mine) for mine in shown)
    )

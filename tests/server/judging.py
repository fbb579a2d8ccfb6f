"""What browsers heard, and whether a finished game is finished in every respect."""

import crownfield
from crownfield.play.record import parse_record
from tests.server.running import Browser, Json, Server


async def finished(server: Server, game_id: str, state: Json) -> str:
    """A game that is over in every respect: public, verified, and what the browsers were told; returns its record."""
    assert state["status"] == "over"
    assert state["winners"]
    record = await server.record(game_id)
    assert crownfield.verify(record).commitment == state["commitment"]
    read = parse_record(record)
    assert read.secret is not None
    assert state["secret"] == read.secret.hex()
    assert [(event.seat, event.text) for event in read.events] == told(state)
    assert read.scores == tuple(pad["total"] for pad in state["scores"])
    return record


def told(state: Json) -> list[tuple[int | None, str]]:
    return [(event["seat"], event["text"]) for event in state["events"]]


def words(browser: Browser) -> list[str]:
    return [message["text"] for message in browser.heard if message["type"] == "said"]

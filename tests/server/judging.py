"""What browsers heard, and whether a finished game is finished in every respect."""

import copy
from typing import Any

import crownfield
from crownfield.play.record import parse_record
from tests.server.running import Browser, Server
from tests.server.saying import Json


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


def moments_of(reply: Json) -> list[Json]:
    """The frames of a replay with their events, made of the first and what changes, as the client makes them."""
    moments = [{**reply["start"], "event": None}]
    for step in reply["steps"]:
        moment = copy.deepcopy(moments[-1])
        for path in step["drop"]:
            del _at(moment, path[:-1])[path[-1]]
        for path, value in step["put"]:
            _at(moment, path[:-1])[path[-1]] = value
        moments.append({**moment, "event": step["event"]})
    return moments


def _at(tree: Any, path: list[Any]) -> Any:
    for key in path:
        tree = tree[key]
    return tree


def told(state: Json) -> list[tuple[int | None, str]]:
    return [(event["seat"], event["text"]) for event in state["events"]]


def words(browser: Browser) -> list[str]:
    return [message["text"] for message in browser.heard if message["type"] == "said"]

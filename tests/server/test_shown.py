"""What browsers see: a table is written once, and is for each of them as if it had been written for it alone."""

import itertools

import msgspec
import pytest

from crownfield.play.dealer import Pledge
from crownfield.play.table import Table
from crownfield.server.protocol import LegalMove, NewGame, Printed, SeatWish, TableState
from crownfield.server.shown.copies import Copies, Own, TableVersion
from crownfield.server.shown.portrait import Scene, table_state
from crownfield.server.shown.state import legal_of
from crownfield.server.table.new_tables import new_table
from tests.play.playing import seeded
from tests.server.running import Server, in_loop, shared_server

VERSION = TableVersion("word.4.1", 17)


@pytest.fixture
def server() -> Server:
    return shared_server()


def shown(game: str) -> tuple[TableState, list[LegalMove]]:
    """A table in the middle of a game, with a name that JSON must escape."""
    seats = [SeatWish("mine", 'a"\\\0é'), SeatWish("link")]
    stored = new_table(NewGame(game, seats), "", Pledge.fresh(), ["t", "u"], "v", "w")
    table = Table(seeded(game, moves=9))
    scene = Scene(
        stored=stored,
        table=table,
        position=table.position,
        secret=None,
        present={0},
        questions={"abort": {1}},
        thinking=False,
        preparing=None,
        weaker=(),
        seconds_left=3.5,
    )
    return table_state(scene), legal_of(table)


@pytest.mark.parametrize("game", ["kingdomino", "queendomino", "duel"])
def test_a_copy_is_what_would_be_written_for_this_browser_alone(game: str) -> None:
    state, legal = shown(game)
    copies = Copies(state, VERSION, legal)
    assert legal
    for protocol, yours, acts, hints, host in itertools.product(
        (2, 3), ((), (0,), (0, 1)), (False, True), (False, True), (False, True)
    ):
        alone = msgspec.structs.replace(
            state,
            version=VERSION.number if protocol == 2 else VERSION.word,
            yours=list(yours),
            legal=legal if acts else [],
            hints=hints,
            host=host,
        )
        own = Own(protocol, yours, acts, hints, host)
        assert copies.copy_for(own).encode() == msgspec.json.encode(alone)
        assert copies.copy_for(own) is copies.copy_for(own), "whoever sees the same gets the same"


def test_only_the_very_table_has_its_number() -> None:
    assert VERSION.number_of("word.4.1") == VERSION.number_of(17) == 17
    for other in ("word.4.0", "drow.4.1", "17", ""):
        assert VERSION.number_of(other) == -1
    assert VERSION.number_of(16) == 16


@in_loop
async def test_the_pieces_are_told_in_the_shape_that_clients_know(server: Server) -> None:
    told = (await server.request("GET", "/api/info")).json()["components"]
    assert msgspec.json.decode(msgspec.json.encode(msgspec.convert(told, Printed))) == told

"""A position goes to a worker process and comes back as itself."""

import pickle

from tests.contract.tables import Table, every_table, positions

MOST_BYTES = 20_000
"""A state of 2 kB and the tables of its components; no program code."""


@every_table
def test_a_position_comes_back_from_a_pickle_equal_and_small(table: Table) -> None:
    for position in positions(table)[:3]:
        position.legal_moves()
        data = pickle.dumps(position)
        assert pickle.loads(data) == position
        assert len(data) < MOST_BYTES

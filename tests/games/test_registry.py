"""Games by name: ours, and those that somebody else registers."""

import pickle
from collections.abc import Iterator

import pytest

from crownfield import games
from crownfield.base.errors import BadOptions
from crownfield.games import GAMES, all_games, kingdoms_of, register, rules_of, start, start_with
from crownfield.games.contract import GameInfo
from crownfield.games.kingdomino.game import Kingdomino


class Other(Kingdomino):
    """Kingdomino by another name."""

    info = GameInfo(**{**vars(Kingdomino.info), "name": "other", "title": "Other"})


PLACE = f"{__name__}:Other"


@pytest.fixture(autouse=True)
def _registry() -> Iterator[None]:
    """Whatever a test registers is forgotten."""
    yield
    games._registered.clear()
    rules_of.cache_clear()


def test_a_game_that_is_registered_is_known_by_its_name() -> None:
    register("other", PLACE)
    assert all_games() == (*GAMES, "other")
    assert rules_of("other").info.title == "Other"
    assert start("other", players=3).phase == "row"


def test_whoever_gets_its_rules_from_another_process_knows_it_too() -> None:
    register("other", PLACE)
    sent = pickle.dumps(rules_of("other"))
    games._registered.clear()
    rules_of.cache_clear()
    assert pickle.loads(sent).info.name == "other"
    assert "other" in all_games()


def test_a_name_is_given_once() -> None:
    register("other", PLACE)
    register("other", PLACE)
    for taken in ("other", "duel"):
        with pytest.raises(BadOptions, match="already"):
            register(taken, "somewhere:Else")
    with pytest.raises(BadOptions, match="name of a game"):
        register("other game", PLACE)


def test_an_unknown_game_is_refused_with_all_that_are_known() -> None:
    register("other", PLACE)
    with pytest.raises(BadOptions, match="unknown game 'chess'; games are: kingdomino, queendomino, duel, other"):
        rules_of("chess")


@pytest.mark.parametrize(
    ("game", "players", "options", "kingdoms"),
    [
        ("kingdomino", 3, {}, (0, 1, 2)),
        ("queendomino", 6, {"royal_wedding": True}, (0, 1, 2, 3, 4, 5)),
        ("queendomino", 6, {"royal_wedding": True, "teams": True}, (0, 0, 1, 1, 2, 2)),
        ("duel", 2, {}, (0, 1)),
    ],
)
def test_every_seat_has_the_kingdom_of_its_team(
    game: str, players: int, options: dict[str, bool], kingdoms: tuple[int, ...]
) -> None:
    assert kingdoms_of(game, players, options) == kingdoms
    assert start_with(game, players, options).kingdoms == kingdoms


@pytest.mark.parametrize(
    ("game", "tie_break", "figures"),
    [("kingdomino", 7 * 256 + 12, (7, 12)), ("queendomino", 300, (300,)), ("duel", 9, (9,))],
)
def test_a_tie_break_holds_a_figure_for_everything_that_is_compared(
    game: str, tie_break: int, figures: tuple[int, ...]
) -> None:
    rules = rules_of(game)
    assert rules.tie_figures(tie_break) == figures
    assert len(rules.info.ties) == len(figures)


def test_every_component_file_is_read_by_some_game() -> None:
    read = {name for game in GAMES for name in rules_of(game).info.files}
    assert read == {"kingdomino_dominoes.csv", "queendomino_dominoes.csv", "queendomino_buildings.csv", "duel.json"}

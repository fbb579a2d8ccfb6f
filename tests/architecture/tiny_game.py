"""What a game from another package can do. Run by `test_adding_a_game` in a process in which Tiny is installed."""

import pickle
from pathlib import Path

import pytest

import crownfield
from crownfield.ai.players.levels import LEVELS, player_of
from crownfield.ai.players.registry import new_player
from crownfield.games import GAMES, all_games, rules_of
from crownfield.play.arena import Contest, play_pairing
from crownfield.play.game import Game
from tests.cli.terminal import Terminal
from tests.server.running import MINE, SQUIRE, Server, in_loop

PLAYERS = ("random", "greedy", "gprd", "fg", "mce-fg:playouts=4", "uct-fg:playouts=4")


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Terminal:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return Terminal(capsys, monkeypatch)


def played(player: str, seed: int) -> Game:
    """A whole game, the same player on both seats."""
    game, seats = crownfield.new_game("tiny"), [new_player(player, f"{seed} {seat}") for seat in (0, 1)]
    while not game.is_over:
        for move in seats[game.actor].turn(game.position):
            game.play(move)
    return game


def test_it_is_known_by_its_name_beside_ours() -> None:
    assert all_games() == (*GAMES, "tiny")
    assert pickle.loads(pickle.dumps(rules_of("tiny"))) is rules_of("tiny")


@pytest.mark.parametrize("player", PLAYERS)
def test_every_player_that_needs_no_network_plays_it_to_its_end(player: str) -> None:
    game = played(player, seed=1)
    assert len(game.winners) in (1, 2)
    assert all(len(kingdom["squares"]) <= 8 for kingdom in game.view()["kingdoms"])


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_it(level: str) -> None:
    position = crownfield.new_game("tiny", seed=1).position
    assert player_of(level, "tiny", 1).turn(position)[0] in position.legal_moves()


def test_in_the_arena_the_greedy_policy_wins_more_than_chance() -> None:
    contest = Contest("tiny", ("fg", "random"))
    games = [play_pairing(contest, pairing) for pairing, _ in zip(contest.pairings(), range(20), strict=False)]
    mine = [share for game in games for who, share in zip(game.pairing.lineup, game.shares, strict=True) if who == "fg"]
    assert sum(mine) > len(games) / 2


def test_its_record_replays_and_its_deal_is_verified() -> None:
    game = played("random", seed=2)
    again = crownfield.replay(game.record())
    assert again.record() == game.record()
    assert [pad.total for pad in again.scores()] == [pad.total for pad in game.scores()]
    assert crownfield.verify(game.record()).reveals == sum(event.seat is None for event in game.events)


def test_it_is_drawn_as_text_and_as_a_picture() -> None:
    game = played("greedy", seed=3)
    assert str(game).startswith("Tiny · 2 players · 3 × 3 · round 2 of 2")
    assert game._repr_svg_().count('class="panel"') == 2


def test_it_is_played_in_the_terminal_and_the_record_is_in_order(terminal: Terminal, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    told = terminal.run("play", "tiny", "--seed", "1", "--opponent", "page", "--save", record, typed="auto\n" * 40)
    assert told.code == 0, told.err
    assert "Tiny: you are Pink, against Page." in told.out
    assert "You place domino" in told.out
    assert terminal.run("replay", record).out.startswith("Tiny, 2 players: ")


@in_loop
async def test_people_and_computers_play_it_at_a_served_table(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        invited = await server.create("tiny", [MINE, SQUIRE])
        async with invited.browser(0) as browser:
            over = await browser.play()
        assert over["status"] == "over"
        record = await server.record(invited.id, [invited.tokens[0]])
    finally:
        server.stop()
    assert crownfield.verify(record).game.view() == over["view"]

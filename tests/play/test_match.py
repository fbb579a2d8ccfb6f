"""A Dynasty: three games, three records, one total."""

import pytest

import crownfield
from crownfield.base.errors import BadOptions
from crownfield.play.game import Game
from tests.play.playing import play_on


def test_three_games_are_played_one_after_the_other_each_dealt_afresh() -> None:
    """K35"""
    match = crownfield.new_match("kingdomino", players=2, seed=3)
    for number in range(1, 4):
        assert not match.is_over
        assert len(match.games) == number
        play_on(match.current)
        assert match.winners == [] or match.is_over
        if number < 3:
            assert match.current is not match.games[-2]
    assert match.is_over
    assert match.current is match.games[2]
    deals = [[event.text for event in game.events if event.seat is None] for game in match.games]
    assert deals[0] != deals[1] != deals[2] != deals[0]


def test_the_total_runs_over_the_games_that_are_over() -> None:
    """K35, K33, K34: bonuses are counted in each"""
    match = crownfield.new_match("kingdomino", players=3, seed=1, middle_kingdom=True, harmony=True)
    assert match.totals() == [0, 0, 0]
    expected = [0, 0, 0]
    for _ in range(3):
        game = play_on(match.current)
        expected = [before + pad.total for before, pad in zip(expected, game.scores(), strict=True)]
        assert match.totals() == expected
        assert all("middle_kingdom" in pad.parts for pad in game.scores())
    assert match.winners == [seat for seat in range(3) if expected[seat] == max(expected)]


@pytest.mark.parametrize(("totals", "winners"), [([10, 30, 20], [1]), ([30, 30, 20], [0, 1]), ([7, 7, 7], [0, 1, 2])])
def test_equal_totals_share_the_victory_without_further_tie_breaks(
    totals: list[int], winners: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """K35"""
    match = crownfield.new_match("kingdomino", players=3, seed=2)
    for _ in range(3):
        play_on(match.current)
    ties = [[pad.tie_break for pad in game.scores()] for game in match.games]
    assert len({tie for game in ties for tie in game}) > 1
    monkeypatch.setattr(match, "totals", lambda: totals)
    assert match.winners == winners


def test_both_seats_of_a_team_win_a_dynasty() -> None:
    """W13, W14"""
    match = crownfield.new_match("queendomino", players=6, seed=2, royal_wedding=True, teams=True)
    for _ in range(3):
        play_on(match.current)
    best = match.totals().index(max(match.totals()))
    assert len(match.totals()) == 3
    assert match.winners == [2 * best, 2 * best + 1]


def test_every_game_begun_has_a_record_of_its_own() -> None:
    match = crownfield.new_match("kingdomino", seed="dynasty")
    play_on(match.current)
    play_on(match.current, most=5)
    records = match.records()
    assert len(records) == 2
    assert [crownfield.replay(record).is_over for record in records] == [True, False]


def test_the_same_seed_deals_the_same_dynasty() -> None:
    def whole(seed: int) -> list[str]:
        match = crownfield.new_match("kingdomino", seed=seed)
        for _ in range(3):
            play_on(match.current)
        return match.records()

    assert whole(5) == whole(5) != whole(6)


def test_a_dynasty_without_a_seed_is_fair_in_each_game() -> None:
    match = crownfield.new_match("kingdomino")
    play_on(match.current)
    commitments = {line for record in (match.current.record(), match.games[0].record()) for line in record.splitlines()}
    assert len([line for line in commitments if line.startswith("commitment")]) == 2


def test_a_dynasty_of_duels_is_refused() -> None:
    """K35: Dynasty is played with dominoes"""
    with pytest.raises(BadOptions, match="dominoes"):
        crownfield.new_match("duel")


@pytest.mark.parametrize("options", [{"players": 7}, {"magic": True}, {"mighty_duel": True, "players": 4}])
def test_a_dynasty_of_games_that_cannot_be_is_refused(options: dict[str, object]) -> None:
    with pytest.raises(BadOptions):
        crownfield.new_match("kingdomino", **options)  # type: ignore[arg-type]


def test_variants_can_be_combined() -> None:
    """K36: a Mighty Duel with both bonuses, as a Dynasty"""
    match = crownfield.new_match("kingdomino", seed=4, mighty_duel=True, middle_kingdom=True, harmony=True)
    game: Game = match.current
    assert game.view()["grid"] == 7
    assert {"middle_kingdom", "harmony"} <= set(game.scores()[0].parts)

"""A Dynasty: three games, three records, one total."""

from collections.abc import Callable

import pytest

import crownfield
from crownfield.base.errors import BadOptions, BadRecord
from crownfield.play.game import Game
from crownfield.play.match import Match
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


def whole(game: str = "kingdomino", **options: object) -> Match:
    match = crownfield.new_match(game, **options)  # type: ignore[arg-type]
    for number in range(3):
        play_on(match.current, number)
    return match


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("kingdomino", {"players": 3, "harmony": True, "seed": 4}),
        ("queendomino", {}),
        ("queendomino", {"players": 6, "royal_wedding": True, "teams": True, "seed": 1}),
    ],
)
def test_a_dynasty_is_one_text_that_is_read_back(game: str, options: dict[str, object]) -> None:
    match = whole(game, **options)
    again = crownfield.replay_match(match.record())
    assert match.record().startswith("crownfield dynasty 1\n")
    assert again.record() == match.record()
    assert again.records() == match.records()
    assert (again.is_over, again.totals(), again.winners) == (True, match.totals(), match.winners)


@pytest.mark.parametrize("moves", [0, 1, 9, 10**6])
def test_a_dynasty_that_was_interrupted_goes_on_with_its_seed(moves: int) -> None:
    match, other = (crownfield.new_match("kingdomino", seed="evening") for _ in range(2))
    for one in (match, other):
        play_on(one.current, 1)
        play_on(one.current, 2, moves)
    other = crownfield.replay_match(match.record(), seed="evening")
    for one in (match, other):
        while not one.is_over:
            play_on(one.current, 3)
    assert other.record() == match.record()


def test_every_game_of_a_fair_dynasty_verifies() -> None:
    match = whole()
    verified = crownfield.verify_match(match.record())
    assert [each.game.record() for each in verified] == match.records()
    assert len({each.commitment for each in verified}) == 3


def test_a_dynasty_whose_third_game_was_dealt_otherwise_is_caught_with_its_line() -> None:
    lines = whole().record().splitlines()
    rows = [number for number, line in enumerate(lines) if line.startswith("row ")]
    secrets = [number for number, line in enumerate(lines) if line.startswith("secret: ")]
    swapped = list(lines)
    swapped[secrets[2]] = lines[secrets[1]]
    with pytest.raises(BadRecord, match="the secret does not fit the commitment") as caught:
        crownfield.verify_match("\n".join(swapped))
    assert secrets[1] < (caught.value.line or 0) <= rows[-1]
    with pytest.raises(BadRecord, match="without a commitment"):
        crownfield.verify_match(whole(seed=1).record())


def parts(text: str) -> list[str]:
    """What comes before the records, and they."""
    head, *records = text.split("crownfield record ")
    return [head, *("crownfield record " + record for record in records)]


@pytest.mark.parametrize(
    ("change", "line", "words"),
    [
        (lambda head, *_: head, 1, "has no game"),
        (lambda head, one, *_: "crownfield dynasty 9\n" + one, 1, "this is no Dynasty"),
        (lambda _, one, *__: one, 1, "this is no Dynasty"),
        (lambda head, one, *_: head + "0 pick 3\n" + one, 3, "'0 pick 3' stands before the first record"),
        (lambda head, one, two, three: head + one + two + three + one, "4th", "a Dynasty has 3 games"),
        (lambda head, one, two, _: head + one[: one.index("1 place")] + "\n" + two, "2nd", "before game 1 is over"),
        (lambda head, one, two, _: head + one + two.replace("row ", "row 99 ", 1), "row", "row"),
        (lambda head, one, two, _: head + one + two.replace("players: 2", "players: 3"), "2nd", "of one kind"),
        (lambda head, one, two, _: head + one + two.replace("scores: ", "scores: 9"), "2nd", "the scores are"),
        (lambda head, one, *_: head + one.replace("game: kingdomino", "game: duel"), 3, "played with dominoes"),
        (lambda head, one, two, _: head + one + two.replace("harmony=false", "harmony=maybe"), "options", "no option"),
    ],
)
def test_a_damaged_dynasty_is_refused_with_the_line_of_the_file(
    change: Callable[..., str], line: int | str, words: str
) -> None:
    text = change(*parts(whole(seed=8).record()))
    with pytest.raises(BadRecord, match=words) as caught:
        crownfield.replay_match(text)
    begins = [number for number, each in enumerate(text.splitlines(), 1) if each.startswith("crownfield record")]
    told = text.splitlines()[(caught.value.line or 0) - 1]
    expected = {"2nd": 1, "4th": 3}
    if isinstance(line, int):
        assert caught.value.line == line
    elif line in expected:
        assert caught.value.line == begins[expected[line]]
    else:
        assert told.startswith(line)
        assert (caught.value.line or 0) > begins[1]

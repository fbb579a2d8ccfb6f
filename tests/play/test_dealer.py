"""Fair dealing: bound by its commitment, deaf to moves, unbiased, and the same for ever."""

import hashlib
import hmac
from collections import Counter
from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crownfield.base.errors import CrownfieldError
from crownfield.games import start, start_with
from crownfield.games.position import Position
from crownfield.mechanics.chance import Draw
from crownfield.play.dealer import Dealer, Pledge, _Stream, commitment_to
from crownfield.play.game import Game
from tests.play.playing import PLEDGE, fair_game, play_on

KEY = bytes(range(32))
KINGDOMINO = Draw("dominoes kingdomino", tuple(range(1, 49)), tuple(range(1, 49)), 0, 48)


def order(key: bytes, pool: tuple[int, ...], label: str = "pile") -> tuple[int, ...]:
    return tuple(Dealer(key)._items(Draw(label, pool, pool, 0, len(pool))))


def reveals(game: Game) -> list[str]:
    return [event.text for event in game.events if event.seat is None]


def test_the_commitment_is_the_sha_256_of_the_secret() -> None:
    assert commitment_to(b"") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert PLEDGE.commitment == hashlib.sha256(PLEDGE.secret).hexdigest()


def test_the_key_follows_from_secret_game_id_and_nonces() -> None:
    expected = hmac.new(PLEDGE.secret, b"table-7\n0 apple\n1 pear", hashlib.sha256).digest()
    assert PLEDGE.key() == expected
    assert Pledge("table-7", PLEDGE.secret, {1: "pear", 0: "apple"}).key() == expected


@pytest.mark.parametrize(
    "other",
    [
        Pledge("table-8", PLEDGE.secret, PLEDGE.nonces),
        Pledge("table-7", bytes(32), PLEDGE.nonces),
        Pledge("table-7", PLEDGE.secret, {0: "apple", 1: "plum"}),
        Pledge("table-7", PLEDGE.secret, {0: "pear", 1: "apple"}),
        Pledge("table-7", PLEDGE.secret, {0: "apple"}),
        Pledge("table-7", PLEDGE.secret),
    ],
    ids=["id", "secret", "nonce", "swapped", "one nonce", "no nonce"],
)
def test_another_id_secret_or_nonce_deals_another_game(other: Pledge) -> None:
    assert other.key() != PLEDGE.key()
    assert order(other.key(), KINGDOMINO.pool) != order(PLEDGE.key(), KINGDOMINO.pool)


def test_a_fresh_pledge_has_a_secret_and_an_id_of_its_own() -> None:
    one, other = Pledge.fresh(), Pledge.fresh({0: "x"})
    assert len(one.secret) == 32
    assert one.secret != other.secret
    assert one.game_id != other.game_id
    assert other.nonces == {0: "x"}


def test_the_deal_of_a_key_is_the_same_for_ever() -> None:
    """Known answers: whoever changes one of these breaks every record that was ever verified."""
    assert Dealer(KEY)._items(KINGDOMINO)[:12] == KNOWN_DOMINOES
    assert Dealer(KEY)._items(Draw("kings", (0, 1, 2, 3), (0, 1, 2, 3), 0, 4)) == KNOWN_KINGS
    assert Dealer(KEY)._items(Draw("dice", (1, 2, 3, 4, 5, 6), None, 0, 12)) == KNOWN_DICE
    assert Dealer.from_seed(7)._items(KINGDOMINO)[:12] == KNOWN_SEED


def test_a_shuffle_can_be_reckoned_by_hand() -> None:
    """HMAC-SHA256(key, label and counter), first eight bytes; from the last item down, each swapped with one before."""
    items, used = [1, 2, 3, 4, 5], 0
    for last in range(4, 0, -1):
        while True:
            digest = hmac.new(KEY, f"pile\n{used}".encode(), hashlib.sha256).digest()
            number, used = int.from_bytes(digest[:8], "big"), used + 1
            if number < 2**64 - 2**64 % (last + 1):
                break
        other = number % (last + 1)
        items[last], items[other] = items[other], items[last]
    assert order(KEY, (1, 2, 3, 4, 5)) == tuple(items)


def test_a_number_beyond_the_last_whole_multiple_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The remainder of 2**64 - 1 by 3 would favour 0."""
    numbers = iter([2**64 - 1, 5])
    monkeypatch.setattr(hmac, "digest", lambda *_: next(numbers).to_bytes(8, "big") + bytes(24))
    assert _Stream(KEY, "label").below(3) == 2
    assert next(numbers, None) is None


def test_every_order_of_a_small_pile_is_as_likely() -> None:
    found = Counter(order(number.to_bytes(32, "big"), (1, 2, 3, 4)) for number in range(4800))
    assert set(found) == set(permutations((1, 2, 3, 4)))
    surprise = sum((times - 200) ** 2 / 200 for times in found.values())
    assert surprise < 23 + 5 * 46**0.5


def test_every_face_of_a_die_is_as_likely() -> None:
    items = Dealer(KEY)._items(Draw("dice", (1, 2, 3, 4, 5, 6), None, 0, 6000))
    found = Counter(items)
    assert set(found) == {1, 2, 3, 4, 5, 6}
    assert sum((times - 1000) ** 2 / 1000 for times in found.values()) < 5 + 5 * 10**0.5


def test_every_source_of_chance_is_a_stream_of_its_own() -> None:
    pool = tuple(range(1, 49))
    orders = {
        order(KEY, pool, label) for label in ("dominoes kingdomino", "dominoes queendomino", "buildings", "kings")
    }
    assert len(orders) == 4


@given(st.integers(0, 48), st.integers(0, 8))
def test_what_comes_depends_only_on_how_much_came_before(start_at: int, count: int) -> None:
    whole = Dealer(KEY)._items(KINGDOMINO)
    unseen = tuple(sorted(whole[start_at:]))
    assert (
        Dealer(KEY)._items(Draw(KINGDOMINO.label, KINGDOMINO.pool, unseen, start_at, count)) == whole[start_at:][:count]
    )


@given(st.integers(0, 100), st.integers(1, 8))
def test_the_nth_die_depends_only_on_n(start_at: int, count: int) -> None:
    dice = tuple(range(1, 7))
    whole = Dealer(KEY)._items(Draw("dice", dice, None, 0, 110))
    assert Dealer(KEY)._items(Draw("dice", dice, None, start_at, count)) == whole[start_at : start_at + count]


@pytest.mark.parametrize(("game", "players"), [("kingdomino", 2), ("kingdomino", 4), ("duel", 2)])
def test_moves_do_not_change_what_is_dealt(game: str, players: int) -> None:
    one, other = (play_on(fair_game(game, players), seed, 60) for seed in (1, 2))
    shared = min(len(reveals(one)), len(reveals(other)))
    assert one.position != other.position
    assert shared >= 4
    assert reveals(one)[:shared] == reveals(other)[:shared]


def test_buildings_come_in_one_order_however_many_leave_the_board() -> None:
    """Q36: the pile does not know what was built or burnt"""
    markets, orders = [], []
    for seed in (1, 2):
        game = play_on(fair_game("queendomino", 4), seed)
        markets.append([event.text.split()[1:] for event in game.events if event.text.startswith("market")])
        slots = [sorted(word.split("=") for word in market if not word.startswith("top")) for market in markets[-1]]
        orders.append([building for market in slots for _, building in market])
    shared = min(len(order) for order in orders)
    assert markets[0] != markets[1]
    assert shared > 10
    assert orders[0][:shared] == orders[1][:shared]


@pytest.mark.parametrize(("players", "used"), [(2, 24), (3, 36), (4, 48)])
def test_dominoes_set_aside_are_the_tail_of_the_pile_and_never_appear(players: int, used: int) -> None:
    """K17, K18"""
    game = play_on(fair_game("kingdomino", players))
    rows = [event.text.split()[1:] for event in game.events if event.text.startswith("row")]
    appeared = [int(number) for row in rows for number in row]
    whole = Dealer(PLEDGE.key())._items(KINGDOMINO)
    assert sorted(appeared) == sorted(whole[:used])
    assert game.view()["unseen"]["kingdomino"] == sorted(whole[used:])


def test_a_dealer_has_no_memory() -> None:
    dealer, position = Dealer(KEY), start("kingdomino", players=4)
    assert dealer.deal(position) == dealer.deal(position) == Dealer(KEY).deal(position)


def test_a_dealer_goes_on_where_another_left_off() -> None:
    """What lies on the table is gone from the pile, whoever dealt it"""
    position = start("kingdomino", players=4)
    position.reveal("row 1 2 3 4")
    for seat in range(4):
        position.reveal(f"king {seat}")
        position.play(f"pick {seat + 1}")
    whole = [number for number in Dealer(KEY)._items(KINGDOMINO) if number > 4]
    assert Dealer(KEY).deal(position) == sorted(whole[:4])


@pytest.mark.parametrize(("game", "players"), [("kingdomino", 2), ("kingdomino", 4), ("queendomino", 2)])
def test_a_secret_deals_the_same_kings_one_by_one_as_all_at_once(game: str, players: int) -> None:
    """So that nobody who was promised a deal gets another one by a new edition of the rules"""
    one_by_one = setup_kings(start_with(game, players, {}))
    assert one_by_one == setup_kings(start_with(game, players, {}, edition=1))
    assert len(one_by_one) == 4


def setup_kings(position: Position) -> list[int]:
    """The seats in whose order the kings were put."""
    dealer, seats = Dealer(KEY), []
    while position.view()["round"] == 0:
        if position.actor >= 0:
            seats.append(position.actor)
            position.play(position.legal_moves()[0])
        else:
            position.reveal(dealer.deal(position))
    return seats


def test_the_first_row_is_fair_over_many_secrets() -> None:
    """K19: each domino as likely in the first row"""
    found, random = Counter[int](), Random(5)
    position: Position = start("kingdomino", players=4)
    for _ in range(1200):
        found.update(Dealer(random.randbytes(32)).deal(position))
    assert sum((found[number] - 100) ** 2 / 100 for number in range(1, 49)) < 47 + 5 * 94**0.5


@pytest.mark.parametrize("pledge", [("table 7\nx", {}), ("table-7", {0: "a b"}), ("table-7", {9: "a"})], ids=str)
def test_what_cannot_be_recorded_is_not_pledged(pledge: tuple[str, dict[int, str]]) -> None:
    with pytest.raises(CrownfieldError):
        Pledge(pledge[0], bytes(32), pledge[1])


def test_one_nonce_cannot_pass_for_two() -> None:
    with pytest.raises(CrownfieldError):
        Pledge("id", bytes(32), {0: "x\n1 y"})


KNOWN_DOMINOES = [10, 47, 5, 20, 41, 26, 1, 37, 30, 13, 6, 46]
KNOWN_KINGS = [1, 2, 0, 3]
KNOWN_DICE = [3, 2, 4, 1, 1, 6, 5, 4, 5, 4, 5, 5]
KNOWN_SEED = [12, 1, 9, 43, 48, 36, 40, 13, 7, 19, 24, 25]

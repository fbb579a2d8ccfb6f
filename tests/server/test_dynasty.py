"""A Dynasty as one file: handed out to whom a game's record is, and looked at game by game."""

import pytest

import crownfield
from crownfield.play.dynasty import format_dynasty, parse_dynasty
from crownfield.play.match import Match
from crownfield.server.shown.replays import replay_of
from tests.play.playing import fair_game, play_on
from tests.server.running import MINE, Invited, Server, in_loop, shared_server
from tests.server.test_replays import padded


@pytest.fixture
def server() -> Server:
    return shared_server()


async def dynasty(server: Server, game_id: str, *tokens: str) -> tuple[int, str, list[str]]:
    """Status, text (or the code of the refusal) and what is said about keeping it."""
    answer = await server.request("GET", f"/api/games/{game_id}/dynasty", tokens=tokens)
    text = answer.text if answer.is_success else answer.json()["code"]
    return answer.status_code, text, answer.headers.get_list("cache-control")


async def refusal(server: Server, game_id: str, *tokens: str) -> tuple[int, str]:
    status, code, _ = await dynasty(server, game_id, *tokens)
    return status, code


async def played(invited: Invited, game_id: str) -> str:
    """Plays one game to its end; the id of the next."""
    async with invited.browser(0, 1, game_id=game_id) as browser:
        await browser.play()
    answer = await invited.server.request("POST", f"/api/games/{game_id}/next", tokens=[invited.tokens[0]])
    return str(answer.json()["id"])


@in_loop
async def test_the_file_of_a_dynasty_grows_with_every_game_that_is_over(server: Server) -> None:
    invited = await server.create("kingdomino", [MINE, MINE], dynasty=True, confirm=False)
    game_id, records = invited.id, list[str]()
    for _ in range(3):
        following = await played(invited, game_id)
        records.append(await server.record(game_id))
        assert await dynasty(server, game_id) == (200, format_dynasty(records), ["no-cache"])
        last, game_id = game_id, following
    _, file, _ = await dynasty(server, last)
    assert len(crownfield.verify_match(file)) == 3
    assert crownfield.replay_match(file).is_over
    async with invited.browser(0, 1, game_id=game_id) as browser:
        await browser.turn()
        assert await refusal(server, game_id, invited.tokens[0]) == (403, "not_allowed"), "another Dynasty began"
        await browser.play()
    assert await dynasty(server, game_id) == (200, format_dynasty([await server.record(game_id)]), ["no-cache"])


@in_loop
async def test_while_a_game_runs_those_at_its_table_have_the_games_before_and_strangers_nothing(server: Server) -> None:
    invited = await server.create("kingdomino", [MINE, MINE], dynasty=True, confirm=False)
    second = await played(invited, invited.id)
    async with invited.browser(0, 1, game_id=second) as browser:
        await browser.turn()
        for tokens in ([], ["x"]):
            for what in ("record", "dynasty"):
                answer = await server.request("GET", f"/api/games/{second}/{what}", tokens=tokens)
                assert (answer.status_code, answer.json()["code"]) == (403, "wrong_token")
        before = format_dynasty([await server.record(invited.id)])
        for token in (invited.tokens[1], invited.spectator):
            assert await dynasty(server, second, token) == (200, before, ["no-store"])


@in_loop
async def test_a_game_that_was_given_up_is_in_no_file(server: Server) -> None:
    invited = await server.create("kingdomino", [MINE, MINE], dynasty=True, confirm=False)
    second = await played(invited, invited.id)
    async with invited.browser(0, 1, game_id=second) as browser:
        await browser.turn()
        await browser.say("ask", question="abort")
        await browser.table(lambda table: table["status"] == "aborted")
    before = format_dynasty([await server.record(invited.id)])
    assert await refusal(server, second) == (403, "wrong_token")
    assert await dynasty(server, second, invited.tokens[0]) == (200, before, ["no-store"])


@in_loop
async def test_where_there_is_no_dynasty_or_not_all_of_it_there_is_no_file(server: Server) -> None:
    single = await server.create("kingdomino", [MINE, MINE], confirm=False)
    assert await refusal(server, single.id, single.tokens[0]) == (400, "not_started")
    rematch = await played(single, single.id)
    assert await refusal(server, single.id) == (403, "not_allowed")
    assert await refusal(server, "nowhere") == (404, "unknown_table")
    assert await refusal(server, rematch) == (400, "not_started")
    invited = await server.create("kingdomino", [MINE, MINE], dynasty=True, confirm=False)
    second = await played(invited, invited.id)
    await played(invited, second)
    assert (await server.request("DELETE", f"/api/games/{invited.id}", tokens=list(invited.tokens.values()))).is_success
    assert await refusal(server, second) == (404, "unknown_table"), "a file without its first game would tell another"


# --- looking at one


def three_games(*, most: int = 10**6) -> Match:
    """The last of them ends after so many decisions."""
    return Match(lambda _: fair_game(), [play_on(fair_game()), play_on(fair_game(), 2), play_on(fair_game(), 3, most)])


@in_loop
async def test_every_game_of_a_dynasty_is_shown_like_its_record(server: Server) -> None:
    match = three_games()
    for number, record in enumerate(match.records(), 1):
        body = {"record": match.record(), "number": number}
        reply = (await server.request("POST", "/api/replay", json=body)).json()
        facts = reply.pop("dynasty")
        alone = (await server.request("POST", "/api/replay", json={"record": record})).json()
        assert alone.pop("dynasty") is None
        assert reply == alone
        assert reply["verified"] is True
        assert facts == {"number": number, "games": 3, "totals": match.totals(), "winners": match.winners}


def test_a_dynasty_that_goes_on_has_no_winner_yet() -> None:
    facts = replay_of(three_games(most=9).record(), None, number=3).dynasty
    assert facts is not None
    assert facts.totals == three_games(most=9).totals()
    assert facts.winners == []


@in_loop
async def test_what_is_wrong_in_a_dynasty_is_told_with_its_line_in_the_file(server: Server) -> None:
    records = three_games().records()
    file = format_dynasty(records)
    _, second, third = (part.before for part in parse_dynasty(file))
    move = next(number for number, line in enumerate(records[2].splitlines(), 1) if line.startswith("0 pick"))
    broken = file.splitlines()
    broken[third + move - 1] = "0 pick 99"
    cases = [
        ("\n".join(broken), "illegal", third + move),
        (format_dynasty([*records, records[0]]), "damaged", len(file.splitlines()) + 2),
        (format_dynasty([records[0], fair_game("queendomino").record()]), "damaged", second + 1),
        (format_dynasty([records[0], padded(1000)]), "too_long", second + 1),
        ("crownfield dynasty 1\n", "damaged", 1),
    ]
    for text, reason, line in cases:
        answer = (await server.request("POST", "/api/replay", json={"record": text})).json()
        assert (answer["code"], answer["reason"], answer["line"]) == ("bad_record", reason, line), answer["detail"]


@in_loop
async def test_a_game_that_a_file_does_not_tell_is_refused(server: Server) -> None:
    records = three_games().records()
    cases = [
        (format_dynasty(records[:2]), 3, "bad_record"),
        (records[0], 2, "bad_record"),
        (format_dynasty(records), 4, "unreadable"),
        (format_dynasty(records), 0, "unreadable"),
        (format_dynasty(records).ljust(65_537), 1, "unreadable"),
    ]
    for text, number, code in cases:
        answer = await server.request("POST", "/api/replay", json={"record": text, "number": number})
        assert (answer.status_code, answer.json()["code"]) == (400, code)

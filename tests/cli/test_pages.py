"""The examples on the pages about notation, traces and the engine are true."""

import json
import re
from pathlib import Path
from typing import Any

import crownfield
from tests.cli.terminal import Terminal

DOCS = Path(__file__).parents[2] / "docs"


def block_after(page: str, words: str) -> list[str]:
    """The lines of the code block whose first line begins so, without those that only say that there is more."""
    text = (DOCS / page).read_text("utf-8")
    found = re.search(rf"^```\n({re.escape(words)}.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert found, f"{page} has no example that begins with {words!r}"
    return [line for line in found[1].splitlines() if "…" not in line]


def test_the_record_on_the_page_is_a_game() -> None:
    lines = block_after("notation.md", "crownfield record 2")
    kept = [line for line in lines if not line.startswith(("id:", "scores:"))]
    game = crownfield.replay("\n".join(kept))
    assert [str(event) for event in game.events] == [line for line in kept if ":" not in line and line][1:]


def test_the_trace_on_the_page_is_what_the_command_prints(terminal: Terminal) -> None:
    command, *lines = block_after("trace.md", "$ crownfield trace")
    printed = terminal.run(*command.split()[2:]).out.splitlines()
    assert printed[: len(lines)] == lines


def shape(value: Any) -> Any:
    """What remains of a reply when another network judges: its fields and their kinds."""
    if isinstance(value, dict):
        return {name: shape(part) for name, part in value.items()}
    return [shape(part) for part in value[:1]] if isinstance(value, list) else type(value)


def test_the_engine_replies_as_on_its_page(terminal: Terminal) -> None:
    lines = block_after("engine.md", "→ ")
    asked = [line.removeprefix("→ ") for line in lines[::2]]
    told = [json.loads(line.removeprefix("← ")) for line in lines[1::2]]
    replies = [json.loads(line) for line in terminal.run("engine", typed="\n".join(asked)).out.splitlines()]
    for request, reply, expected in zip(asked, replies, told, strict=True):
        assert shape(reply) == shape(expected)
        if not expected["ok"] or json.loads(request)["do"] in ("hello", "levels"):
            assert reply == expected


def test_every_word_of_the_terminal_game_is_described(terminal: Terminal) -> None:
    page = (DOCS / "cli.md").read_text("utf-8")
    words = re.findall(r"^case (.*):|case \"([a-z]+)\"", _answers(), re.MULTILINE)
    named = {word for pair in words for word in re.findall(r"[a-z]+", " ".join(pair))} | {"auto"}
    assert {"undo", "hint", "save"} <= named
    assert {word for word in named if f"`{word}`" not in page} <= {"exit"}


def _answers() -> str:
    return (DOCS.parent / "src" / "crownfield" / "cli" / "game" / "session.py").read_text("utf-8")

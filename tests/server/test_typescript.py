"""The client's types are the server's messages."""

import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from crownfield.server import protocol
from crownfield.server.protocol.typescript import typescript

WEB = Path(__file__).parents[2] / "web"
COMMAND = "python -m crownfield.server.protocol.typescript > web/src/protocol.ts"


def module_of(tmp_path: Path, source: str) -> ModuleType:
    """A protocol of a few lines."""
    name = f"small_protocol_{tmp_path.name}"
    (tmp_path / f"{name}.py").write_text(f"from typing import *\nimport msgspec\n{source}")
    sys.path.insert(0, str(tmp_path))
    try:
        return __import__(name)
    finally:
        sys.path.remove(str(tmp_path))


def test_a_protocol_becomes_types_of_the_same_names_with_its_comments(tmp_path: Path) -> None:
    module = module_of(
        tmp_path,
        '''
Size = Literal["small", "large"]
"""How large."""

Edition = Literal[3]

Short = Annotated[str, msgspec.Meta(max_length=3)]

class _Base(msgspec.Struct): ...

class Hat(_Base, tag="hat"):
    """A hat; None has two."""
    size: Size
    """Its size."""
    owners: dict[Size, list[Short | None]]
    worn: bool | int = True

class Head(_Base, tag="head"):
    """A head.

    Usually one.
    """
    hats: list[Hat]
    extra: dict[str, Any]

Thing = Hat | Head

class Wave(_Base, tag="wave"): ...

class Foot(TypedDict):
    size: int

class Shoe(Foot):
    """A shoe."""
    lace: NotRequired[str]
    """If any."""
''',
    )
    assert typescript(module).split("\n\n", 1)[1] == (
        "/** How large. */\nexport type Size = 'small' | 'large';\n\n"
        "export type Edition = 3;\n\n"
        "/** A hat; null has two. */\nexport interface Hat {\n  type: 'hat';\n  /** Its size. */\n  size: Size;\n"
        "  owners: Partial<Record<Size, (string | null)[]>>;\n  worn?: boolean | number;\n}\n\n"
        "/**\n * A head.\n *\n * Usually one.\n */\nexport interface Head {\n  type: 'head';\n  hats: Hat[];\n"
        "  extra: Record<string, unknown>;\n}\n\n"
        "export type Thing = Hat | Head;\n\n"
        "export interface Wave {\n  type: 'wave';\n}\n\n"
        "export interface Foot {\n  size: number;\n}\n\n"
        "/** A shoe. */\nexport interface Shoe extends Foot {\n  /** If any. */\n  lace?: string;\n}\n"
    )


def test_what_json_does_not_know_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TypeError, match="no TypeScript"):
        typescript(module_of(tmp_path, "class Odd(msgspec.Struct):\n    when: complex\n"))


def test_every_message_of_the_protocol_is_there() -> None:
    written = typescript()
    for name in protocol.__all__:
        value = getattr(protocol, name)
        assert f"export {'interface' if isinstance(value, type) else 'type'} {name} " in written
    assert typescript() == written


def test_the_client_has_the_types_of_this_protocol() -> None:
    target = WEB / "src" / "protocol.ts"
    if not target.exists():
        pytest.skip("web/src/protocol.ts does not exist")
    assert target.read_text("utf-8") == typescript(), f"out of date; write it anew: {COMMAND}"


def test_the_types_compile(tmp_path: Path) -> None:
    compiler = WEB / "node_modules" / "typescript" / "bin" / "tsc"
    node = shutil.which("node")
    if node is None or not compiler.exists():
        pytest.skip("NOT CHECKED by the TypeScript compiler: there is no node, or no web/node_modules")
    (tmp_path / "protocol.ts").write_text(typescript())
    (tmp_path / "use.ts").write_text(
        "import type { ClientMessage, NewGame, ServerMessage } from './protocol';\n"
        "export const move: ClientMessage = { type: 'move', id: 'a-1', version: 'x.1.0', move: 'pick 7' };\n"
        "export const game: NewGame = { game: 'duel', seats: [{ kind: 'mine' }, { kind: 'computer' }] };\n"
        "export const code = (m: ServerMessage) => (m.type === 'refused' ? m.code : m.type);\n"
    )
    options = ["--noEmit", "--strict", "--target", "es2022"]
    command = [node, str(compiler), *options, "use.ts"]
    found = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout


def test_the_command_prints_it() -> None:
    command = [sys.executable, "-m", "crownfield.server.protocol.typescript"]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == typescript()

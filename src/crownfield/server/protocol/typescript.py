"""The protocol as TypeScript: `python -m crownfield.server.protocol.typescript` prints web/src/protocol.ts.

Whatever `protocol` and the shapes of the games' views hold becomes a type of the same name, in the order of the
modules, with its docstrings as comments. A field that has a default may be left out by whoever sends it, so it is
optional.
"""

import ast
import inspect
import re
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from itertools import pairwise
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

from crownfield.games import GAMES, shapes
from crownfield.mechanics import shapes as dominoes
from crownfield.server.protocol import heard, said, web, words

__all__ = ["typescript"]

_HEAD = "// Written by `python -m crownfield.server.protocol.typescript` from the server's protocol: do not edit.\n"
_PLAIN = {str: "string", bool: "boolean", int: "number", float: "number", NoneType: "null", Any: "unknown"}
_WIDTH = 120


def typescript(*modules: ModuleType) -> str:
    """All messages of these modules of a protocol (of ours unless told) as one TypeScript module."""
    chosen = modules or (words, dominoes, *_games(), shapes, said, heard, web)
    names = {value: name for module in chosen for name, _, value in _exported(module)}
    return "\n".join([_HEAD, *(part for module in chosen for part in _parts(module, names))])


def _games() -> Iterator[ModuleType]:
    return (import_module(f"crownfield.games.{game}.shape") for game in GAMES)


def _parts(module: ModuleType, names: dict[Any, str]) -> list[str]:
    """The types of one module; `names` may be called by their names instead of being spelled out."""
    docs = _docs(_source(module).body)
    return [
        _interface(value, names, node) if isinstance(node, ast.ClassDef) else _alias(name, value, names, docs)
        for name, node, value in _exported(module)
    ]


def _source(module: ModuleType) -> ast.Module:
    return ast.parse(inspect.getsource(module))


def _exported(module: ModuleType) -> Iterator[tuple[str, ast.stmt, Any]]:
    """The messages and shapes of the module and its aliases of choices, in its order."""
    for node in _source(module).body:
        name = _name_of(node)
        value = getattr(module, name, None)
        if _is_choice(value) or _is_message(value) or is_typeddict(value):
            yield name, node, value


def _name_of(node: ast.stmt) -> str:
    if isinstance(node, ast.ClassDef):
        return node.name
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
        return node.targets[0].id
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        return node.target.id
    return ""


def _is_message(value: object) -> bool:
    """Whether this is a struct that says something, be it only its name."""
    if not isinstance(value, type) or not issubclass(value, msgspec.Struct):
        return False
    return value.__struct_config__.tag is not None or bool(msgspec.structs.fields(value))


def _is_choice(value: object) -> bool:
    return get_origin(value) in (Literal, Union, UnionType)


def _docs(body: list[ast.stmt]) -> dict[str, str]:
    """The string that stands right behind an assignment or a field, by its name."""
    pairs = pairwise(body)
    return {_name_of(first): text for first, second in pairs if _name_of(first) and (text := _string(second))}


def _string(node: ast.stmt) -> str | None:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return inspect.cleandoc(node.value.value)
    return None


def _comment(text: str | None, indent: str = "") -> str:
    if not text:
        return ""
    lines = re.sub(r"\bNone\b", "null", text.replace("*/", "* /")).splitlines()
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return "".join([f"{indent}/**\n", *(f"{indent} * {line}".rstrip() + "\n" for line in lines), f"{indent} */\n"])


def _alias(name: str, value: Any, names: dict[Any, str], docs: dict[str, str]) -> str:
    others = {other: known for other, known in names.items() if known != name}  # of one word, it is its own member
    members = [_type(member, others) for member in _members(value)]
    line = f"export type {name} = {' | '.join(members)};"
    if len(line) > _WIDTH:
        line = f"export type {name} =" + "".join(f"\n  | {member}" for member in members) + ";"
    return f"{_comment(docs.get(name))}{line}\n"


def _interface(shape: type, names: dict[Any, str], node: ast.ClassDef) -> str:
    fields = _keys(shape, node) if is_typeddict(shape) else _fields(shape)
    docs, hints = _docs(node.body), get_type_hints(shape, include_extras=True)
    lines = [f"export interface {shape.__name__}{_extends(shape, names, node)} {{\n", _tag(shape)]
    for name, written in fields:
        lines.append(f"{_comment(docs.get(name), '  ')}  {written}: {_type(hints[name], names)};\n")
    return "".join([_comment(ast.get_docstring(node)), *lines, "}\n"])


def _extends(shape: type, names: dict[Any, str], node: ast.ClassDef) -> str:
    """The shape that a shape adds to; structs have all their fields themselves."""
    known = set(names.values()) if is_typeddict(shape) else set()
    bases = [base.id for base in node.bases if isinstance(base, ast.Name) and base.id in known]
    return f" extends {', '.join(bases)}" if bases else ""


def _tag(shape: type) -> str:
    """What tells a message from others."""
    config = getattr(shape, "__struct_config__", None)
    return "" if config is None or config.tag is None else f"  {config.tag_field}: {_word(config.tag)};\n"


def _fields(struct: type[msgspec.Struct]) -> Iterable[tuple[str, str]]:
    """Their names in Python and in TypeScript, with a mark where they may be left out."""
    for field in msgspec.structs.fields(struct):
        yield field.name, field.encode_name if field.required else f"{field.encode_name}?"


def _keys(shape: Any, node: ast.ClassDef) -> Iterable[tuple[str, str]]:
    """The same of a dict with known keys, without those of the shapes that it extends."""
    for name in filter(None, map(_name_of, node.body)):
        yield name, name if name in shape.__required_keys__ else f"{name}?"


def _members(value: Any) -> list[Any]:
    """The members of a choice; those of a Literal as Literals of one word."""
    if get_origin(value) is Literal:
        return [Literal[word] for word in get_args(value)]
    return list(get_args(value))


def _type(hint: Any, names: dict[Any, str]) -> str:
    """A Python type, or the shape it stands for, as TypeScript; raises TypeError for one that JSON does not know."""
    if get_origin(hint) is NotRequired:
        return _type(get_args(hint)[0], names)
    if get_origin(hint) is Annotated:
        shapes = [extra.of for extra in hint.__metadata__ if isinstance(extra, words.Shape)]
        return _type(shapes[0] if shapes else hint.__origin__, names)
    if hint in names:
        return names[hint]
    if hint in _PLAIN:
        return _PLAIN[hint]
    origin, inside = get_origin(hint), get_args(hint)
    if origin is Literal:
        return " | ".join(_word(word) for word in inside)
    if origin in (Union, UnionType):
        return " | ".join(_type(member, names) for member in inside)
    if origin is tuple:
        return f"[{', '.join(_type(member, names) for member in inside)}]"
    if origin is list:
        item = _type(inside[0], names)
        return f"({item})[]" if "|" in item else f"{item}[]"
    if origin is dict:
        return _record(inside[0], _type(inside[1], names), names)
    raise TypeError(f"no TypeScript for {hint!r}")


def _record(key: Any, value: str, names: dict[Any, str]) -> str:
    """A dict; one whose keys are a choice need not have all of them."""
    key_type = "number" if key is int else _type(key, names)
    return f"Partial<Record<{key_type}, {value}>>" if get_origin(key) is Literal else f"Record<{key_type}, {value}>"


def _word(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value).lower()


if __name__ == "__main__":
    sys.stdout.write(typescript())

"""The docs are true: examples run, links lead somewhere, rules are tested, commands are described."""

import ast
import doctest
import io
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
TESTS = ROOT / "tests"
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(DOCS.rglob("*.md"))]

EXAMPLE = re.compile(r"(?P<skip><!-- not run -->\s*)?^```python\n(?P<code>.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?://|#|mailto:)([^)#\s]+)")
RULE_DEFINED = re.compile(r"\*\*([KQWD][1-9]\d*)\*\*")
RULE_CITED = re.compile(r"\b[KQWD][1-9]\d*\b")
OPTION = re.compile(r"--[a-z][a-z-]+")


def page_name(path: Path) -> str:
    return str(path.relative_to(ROOT))


def examples(page: Path) -> list[str]:
    """The Python blocks of a page that are meant to run."""
    return [match["code"] for match in EXAMPLE.finditer(page.read_text("utf-8")) if not match["skip"]]


def run_example(code: str, names: dict[str, Any], *, page: str) -> None:
    """Run one block; one with prompts must also print what it says."""
    if ">>> " not in code:
        exec(compile(code, page, "exec"), names)
        return
    session = doctest.DocTestParser().get_doctest(code, names, page, page, 0)
    report = io.StringIO()
    failed = (
        doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(session, out=report.write, clear_globs=False).failed
    )
    names.update(session.globs)
    assert not failed, report.getvalue()


@pytest.mark.parametrize("page", [page for page in PAGES if examples(page)], ids=page_name)
def test_every_example_of_a_page_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "example"}
    for code in examples(page):
        run_example(code, names, page=page_name(page))


@pytest.mark.parametrize("page", PAGES, ids=page_name)
def test_every_link_of_a_page_leads_to_a_file(page: Path) -> None:
    targets = LINK.findall(page.read_text("utf-8"))
    assert [target for target in targets if not (page.parent / target).exists()] == []


@cache
def prose(path: Path) -> list[str]:
    """The docstrings and comments of a Python file: where a rule is cited. Most files cite none anywhere."""
    source = path.read_text("utf-8")
    return list(_prose(source)) if RULE_CITED.search(source) else []


def _prose(source: str) -> Iterator[str]:
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, documented):
            yield ast.get_docstring(node) or ""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string


def cited_rules(files: list[Path]) -> set[str]:
    return {rule for path in files for text in prose(path) for rule in RULE_CITED.findall(text)}


def defined_rules() -> list[str]:
    pages = sorted((DOCS / "rules").glob("*.md"))
    return [rule for page in pages for rule in RULE_DEFINED.findall(page.read_text("utf-8"))]


def test_a_rule_is_stated_once() -> None:
    rules = defined_rules()
    assert rules, "docs/rules/ states no rules"
    assert sorted(rules) == sorted(set(rules))


def test_every_rule_is_cited_by_a_test() -> None:
    tests = [path for path in TESTS.rglob("test_*.py") if TESTS / "docs" not in path.parents]
    assert sorted(set(defined_rules()) - cited_rules(tests)) == []


def test_every_cited_rule_is_stated() -> None:
    files = [*(ROOT / "src").rglob("*.py"), *TESTS.rglob("*.py")]
    assert sorted(cited_rules(files) - set(defined_rules())) == []


def help_of(*command: str) -> str:
    """What `crownfield ... --help` prints."""
    program = Path(sys.executable).with_name("crownfield")
    return subprocess.run([program, *command, "--help"], capture_output=True, text=True, check=True).stdout


def commands() -> list[str]:
    """The subcommands, from the braces of the usage line."""
    choices = re.search(r"\{([a-z,-]+)\}", help_of())
    assert choices, "`crownfield --help` lists no commands"
    return choices[1].split(",")


def described_commands() -> dict[str, str]:
    """Each command with its section of docs/cli.md, in the order of the page."""
    parts = re.split(r"^## `crownfield ([a-z-]+)", (DOCS / "cli.md").read_text("utf-8"), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def test_every_command_is_described_and_exists() -> None:
    assert sorted(described_commands()) == sorted(commands())


def test_every_option_of_a_command_is_described_and_exists() -> None:
    described = {command: set(OPTION.findall(section)) for command, section in described_commands().items()}
    accepted = {command: set(OPTION.findall(help_of(command))) - {"--help"} for command in described}
    assert described == accepted

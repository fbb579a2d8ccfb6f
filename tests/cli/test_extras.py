"""What is installed without the extra for hosting is enough for everything else."""

import subprocess
import sys
import tomllib
from pathlib import Path
from re import findall

import pytest

from crownfield.cli import HOSTING
from tests.cli.terminal import Outcome

WORKSHOP = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))
EXTRA = WORKSHOP["project"]["optional-dependencies"]["server"]
MISSING = [name for line in EXTRA for name in findall(r"^[\w-]+", line)]
WITHOUT = f"import sys; sys.modules.update(dict.fromkeys({MISSING!r}))"
"""Python takes a module that is None for one that is not installed."""

IMPORT_THE_REST = f"""
import pkgutil
import crownfield
for folder in ("base", "mechanics", "games", "ai", "draw", "play", "cli"):
    for module in pkgutil.walk_packages([f"{{crownfield.__path__[0]}}/{{folder}}"], f"crownfield.{{folder}}."):
        if not module.name.startswith({HOSTING!r}):
            __import__(module.name)
print(len(sys.modules) > 100)
"""


def run_without(program: str, *arguments: str) -> Outcome:
    command = [sys.executable, "-c", f"{WITHOUT}\n{program}", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return Outcome(done.returncode, done.stdout, done.stderr)


def test_everything_that_does_not_host_can_be_imported() -> None:
    assert run_without(IMPORT_THE_REST).out == "True\n"


@pytest.mark.parametrize("command", [["serve"], ["backup", "x"], ["restore", "x"], ["check"], ["prune"]])
def test_commands_for_hosts_say_what_to_install(command: list[str]) -> None:
    outcome = run_without("from crownfield.cli import main; sys.exit(main(sys.argv[1:]))", *command)
    assert "which hosting needs: pip install 'crownfield[server]'" in outcome.complaint
    assert outcome.out == ""


def test_the_import_contract_is_for_every_package_of_the_extra() -> None:
    contracts = WORKSHOP["tool"]["importlinter"]["contracts"]
    contract = next(one for one in contracts if one["name"].startswith("whoever does not host"))
    assert sorted(contract["forbidden_modules"]) == sorted(MISSING)

"""Settings come from the environment, are checked before anything starts, and are all described."""

import re
from pathlib import Path

import pytest

from crownfield.base.errors import BadOptions
from crownfield.server.settings import Settings, variables

PAGE = Path(__file__).parents[2] / "docs" / "server.md"


def test_without_any_variable_there_are_defaults() -> None:
    settings = Settings.from_environment({})
    assert (settings.host, settings.port) == ("127.0.0.1", 8400)
    assert settings.database == f"sqlite:///{Path.home()}/.local/share/crownfield/crownfield.db"
    assert settings.workers >= 1
    assert settings.components is None
    assert (settings.open_games_per_address, settings.messages_per_second, settings.message_bytes) == (200, 20, 8192)
    assert (settings.origins, settings.trust_proxy) == ((), False)


def test_the_data_folder_is_the_users_own() -> None:
    assert Settings.from_environment({"XDG_DATA_HOME": "/data"}).database == "sqlite:////data/crownfield/crownfield.db"


def test_every_variable_is_read(tmp_path: Path) -> None:
    chosen = Settings.from_environment(
        {
            "CROWNFIELD_HOST": "0.0.0.0",
            "CROWNFIELD_PORT": "80",
            "CROWNFIELD_DATABASE": "postgresql://host/games",
            "CROWNFIELD_WORKERS": "3",
            "CROWNFIELD_COMPONENTS": str(tmp_path),
            "CROWNFIELD_OPEN_GAMES_PER_ADDRESS": "5",
            "CROWNFIELD_MESSAGES_PER_SECOND": "6",
            "CROWNFIELD_REQUESTS_PER_SECOND": "7",
            "CROWNFIELD_MESSAGE_BYTES": "2048",
            "CROWNFIELD_ORIGINS": "https://A.example.org, http://localhost:5173",
            "CROWNFIELD_TRUST_PROXY": "Yes",
            "CROWNFIELD_OPEN_TABLES": "on",
            "CROWNFIELD_PAUSE": "0.25",
            "CROWNFIELD_ABSENCE": "45",
            "CROWNFIELD_NAMES": "Games.local, box",
        }
    )
    assert chosen == Settings(
        host="0.0.0.0",
        port=80,
        database="postgresql://host/games",
        workers=3,
        components=tmp_path,
        open_games_per_address=5,
        messages_per_second=6,
        requests_per_second=7,
        message_bytes=2048,
        origins=("https://a.example.org", "http://localhost:5173"),
        trust_proxy=True,
        open_tables=True,
        pause=0.25,
        absence=45,
        names=("games.local", "box"),
    )


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("HOST", "a host"),
        ("PORT", "eighty"),
        ("PORT", "65536"),
        ("PORT", "-1"),
        ("PORT", "٣"),
        ("DATABASE", "games.db"),
        ("WORKERS", "0"),
        ("COMPONENTS", "/no/such/folder"),
        ("OPEN_GAMES_PER_ADDRESS", "0"),
        ("MESSAGES_PER_SECOND", "1.5"),
        ("MESSAGE_BYTES", "10"),
        ("ORIGINS", "example.org"),
        ("ORIGINS", "https://example.org/path"),
        ("ORIGINS", "*"),
        ("TRUST_PROXY", "maybe"),
        ("PAUSE", "nan"),
        ("ABSENCE", "-1"),
        ("NAMES", "https://games.local"),
        ("NAMES", "games.local:8400"),
        ("PAUSE", "soon"),
    ],
)
def test_a_bad_value_is_refused_in_one_line_that_names_it(name: str, text: str) -> None:
    with pytest.raises(BadOptions, match=rf"^CROWNFIELD_{name} must be [^\n]+$"):
        Settings.from_environment({f"CROWNFIELD_{name}": text})


def test_an_empty_variable_counts_as_not_set() -> None:
    assert Settings.from_environment({"CROWNFIELD_PORT": " "}).port == 8400


def test_the_database_and_its_password_are_not_shown() -> None:
    assert "hush" not in repr(Settings(database="postgresql://me:hush@host/games"))
    with pytest.raises(BadOptions) as caught:
        Settings.from_environment({"CROWNFIELD_DATABASE": "me:hush@host"})
    assert "hush" not in str(caught.value)


def test_every_setting_is_described_and_exists() -> None:
    described = re.findall(r"^\| `(CROWNFIELD_[A-Z_]+)` \|", PAGE.read_text("utf-8"), flags=re.MULTILINE)
    assert described == variables()

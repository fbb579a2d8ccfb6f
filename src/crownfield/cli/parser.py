"""What can be typed after `crownfield`: every command with its arguments, and nothing heavy to import."""

import argparse
from typing import NoReturn

from crownfield import __version__
from crownfield.base.errors import BadOptions

__all__ = ["new_parser"]

_GAMES = "kingdomino, queendomino or duel"
_LEVELS = ("page", "squire", "steward", "marshal", "chancellor", "regent")


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """Bad arguments are refused like any other bad input: in one line."""
        raise BadOptions(message)


def new_parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="crownfield", description="The Kingdomino family: play, score, check and measure.", allow_abbrev=False
    )
    parser.add_argument("--version", action="version", version=f"crownfield {__version__}")
    commands = parser.add_subparsers(dest="command", title="commands")
    playing, files = (_serve, _play, _arena, _engine), (_score, _replay, _trace, _verify)
    for add in (*playing, *files, _bench, _warm, _components, _backup, _restore, _check, _prune):
        add(commands)
    return parser


def _command(commands: "argparse._SubParsersAction[_Parser]", place: str, text: str) -> _Parser:
    """A command is named as its module is, and remembers in which room that is."""
    name = place.rpartition(".")[2]
    parser = commands.add_parser(name, help=text, description=f"{text[0].upper()}{text[1:]}.", allow_abbrev=False)
    parser.set_defaults(module=f"crownfield.cli.{place}")
    return parser


def _folder(parser: _Parser) -> None:
    parser.add_argument("--components", metavar="FOLDER", help="your own component files, which replace ours")


def _settings(parser: _Parser) -> None:
    parser.add_argument("--players", type=int, metavar="N", help="how many play (2 unless told)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="k=v", help="a variant, such as harmony=true; may be repeated"
    )


def _play(commands: "argparse._SubParsersAction[_Parser]") -> None:
    parser = _command(commands, "game.play", "a game in the terminal")
    parser.add_argument("game", nargs="?", metavar="GAME", help=_GAMES)
    _settings(parser)
    parser.add_argument("--seed", metavar="S", help="deal and opponents are the same every time")
    parser.add_argument(
        "--opponent", choices=_LEVELS, default="steward", help="how strong the others are; the steward unless told"
    )
    parser.add_argument("--seat", type=int, default=0, metavar="N", help="your seat, from 0 (default)")
    parser.add_argument("--dynasty", action="store_true", help="a match of three games")
    parser.add_argument("--save", metavar="FILE", help="where the record goes")
    parser.add_argument("--load", metavar="FILE", help="go on with the game of a record, or with a Dynasty")
    _folder(parser)


def _arena(commands: "argparse._SubParsersAction[_Parser]") -> None:
    parser = _command(
        commands, "measure.arena", "computer players against each other, with figures that can be trusted"
    )
    parser.add_argument("specs", nargs="+", metavar="PLAYER", help="fg, mce-fg:playouts=500, … (docs/strength.md)")
    parser.add_argument("--game", default="kingdomino", metavar="GAME", help=f"{_GAMES} (kingdomino unless told)")
    _settings(parser)
    parser.add_argument("--games", type=int, default=400, metavar="N", help="at most so many games (400 unless told)")
    parser.add_argument("--bar", type=float, metavar="P", help="stop when the first player surely wins more, or less")
    parser.add_argument("--sides", action="store_true", help="two players have every other kingdom")
    parser.add_argument("--seed", default="0", metavar="S", help="which deals (0 unless told)")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes, -1 for every core (1 unless told)")
    parser.add_argument("--backend", default="loky", metavar="NAME", help="loky (processes here), dask or ray")
    parser.add_argument("--results", nargs="+", default=[], metavar="FILE", help="kept in the first, read from all")
    parser.add_argument("--plot", metavar="FILE", help="draw the figures as SVG")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    _folder(parser)


def _engine(commands: "argparse._SubParsersAction[_Parser]") -> None:
    parser = _command(commands, "engine.engine", "advice and moves for other programs, in JSON lines (docs/engine.md)")
    _folder(parser)


def _serve(commands: "argparse._SubParsersAction[_Parser]") -> None:
    parser = _command(commands, "host.serve", "the game server with its browser client")
    parser.add_argument("--host", metavar="ADDRESS", help="where to listen (127.0.0.1 unless told: this machine only)")
    parser.add_argument("--port", type=int, metavar="N", help="the port (8400 unless told)")
    _database(parser)
    parser.add_argument("--workers", type=int, metavar="N", help="processes for computer players")
    parser.add_argument(
        "--lan", action="store_true", help="for everybody in this network; prints the address and a QR code"
    )
    parser.add_argument("--public-url", metavar="URL", help="where people find it behind a proxy; invitations use it")
    parser.add_argument(
        "--open-tables", action="store_true", default=None, help="a list of tables that strangers may join"
    )
    parser.add_argument("--no-browser", dest="browser", action="store_false", help="do not open a browser")
    _folder(parser)


def _score(commands: "argparse._SubParsersAction[_Parser]") -> None:
    parser = _command(commands, "records.score", "the score pad for a kingdom on your table")
    parser.add_argument("file", metavar="FILE", help="the kingdom as text (docs/score-format.md)")
    _folder(parser)


def _replay(commands: "argparse._SubParsersAction[_Parser]") -> None:
    parser = _command(commands, "records.replay", "check a record, or a Dynasty, move by move")
    parser.add_argument("file", metavar="FILE", help="the record of a game or the file of a Dynasty (docs/notation.md)")
    _folder(parser)


def _trace(commands: "argparse._SubParsersAction[_Parser]") -> None:
    parser = _command(commands, "records.trace", "one whole game, or a Dynasty, as JSON lines")
    parser.add_argument("game", metavar="GAME", help=f"{_GAMES}; or the file of a record or a Dynasty")
    _settings(parser)
    parser.add_argument("--dynasty", action="store_true", help="a match of three games")
    parser.add_argument("--seed", default="0", metavar="S", help="which game (0 unless told)")
    parser.add_argument(
        "--player", choices=("random", "greedy"), default="random", help="who chooses the moves (default random)"
    )
    _folder(parser)


def _verify(commands: "argparse._SubParsersAction[_Parser]") -> None:
    parser = _command(commands, "records.verify", "check that a finished game was dealt fairly")
    parser.add_argument("file", metavar="RECORD", help="the record of a finished game, or of a Dynasty")
    _folder(parser)


def _bench(commands: "argparse._SubParsersAction[_Parser]") -> None:
    parser = _command(commands, "measure.bench", "games per second, start-up times and bytes per state")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument(
        "--seconds", type=float, default=1.0, metavar="T", help="how long each kind of game is measured (1.0)"
    )
    parser.add_argument("--game", metavar="NAME", help=f"only {_GAMES}")
    parser.add_argument("--quick", action="store_true", help="leave out the start-up times")


def _warm(commands: "argparse._SubParsersAction[_Parser]") -> None:
    parser = _command(commands, "prepare.warm", "compile ahead, so that the first game starts at once")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"{_GAMES}; all of them unless told")


def _components(commands: "argparse._SubParsersAction[_Parser]") -> None:
    parser = _command(commands, "prepare.components", "the component files: which are yours, and how sure ours are")
    _folder(parser)


def _database(parser: _Parser) -> None:
    parser.add_argument("--database", metavar="URL", help="where games are kept (a file in your data folder)")


def _backup(commands: "argparse._SubParsersAction[_Parser]") -> None:
    parser = _command(commands, "host.backup", "a copy of all games, server running or not")
    parser.add_argument("file", metavar="FILE", help="where the copy goes; must not exist")
    _database(parser)


def _restore(commands: "argparse._SubParsersAction[_Parser]") -> None:
    parser = _command(commands, "host.restore", "put a backup in the place of an empty database")
    parser.add_argument("file", metavar="FILE", help="the backup")
    _database(parser)


def _check(commands: "argparse._SubParsersAction[_Parser]") -> None:
    parser = _command(commands, "host.check", "which games on disk are whole, server running or not")
    _database(parser)


def _prune(commands: "argparse._SubParsersAction[_Parser]") -> None:
    parser = _command(commands, "host.prune", "delete games that nobody has touched for long")
    parser.add_argument(
        "--days", type=int, default=365, metavar="N", help="untouched for so many days (365 unless told)"
    )
    parser.add_argument("--dry-run", action="store_true", help="only say how many")
    _database(parser)

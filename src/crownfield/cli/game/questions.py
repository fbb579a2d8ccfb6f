"""What a player is asked, and the help that may be asked for."""

from collections.abc import Sequence

from crownfield.cli.game.offer import tail
from crownfield.cli.game.story import face_words
from crownfield.cli.game.story_duel import die_words
from crownfield.draw import Components
from crownfield.games.contract import View
from crownfield.games.position import Move

__all__ = ["HELP", "question"]

_QUESTIONS = {
    "pick": "Put your king on which domino?",
    "tax": "Collect taxes?",
    "build": "Build? (cost and square; Enter for none)",
    "dragon": "Send the dragon? (Enter for none)",
    "take": "Take which?",
    "turn": "Turn a die? (die and face; Enter for none)",
    "cross": "Add the castle's cross to a die? (Enter for none)",
    "coat": "Which coat shall the joker be?",
    "mode": "How do you place?",
    "domains": "Which coat's domains shall be worth 3 more?",
    "bless": "Where do you add a cross?",
}

HELP = """\
A move may be typed in full (place h7e), without its verb (h7e), or as far as it is unmistakable.
Short lists have numbers. A placement is the square of the left half and the direction of the right one: n, e, s or w.
  moves   what you may play          table   the whole table       score   the score pad as it stands
  hint    what a strong player does  auto    let that player do it undo    take your last decision back
  save    save now (save FILE)       quit    save and leave        help    this"""


def question(view: View, moves: Sequence[Move], pieces: Components) -> str:
    """The question that is due to the actor."""
    if view["phase"] != "place":
        return _QUESTIONS[view["phase"]]
    ways = f"{len(moves)} ways, such as {tail(moves[0])}"
    if view["game"] == "duel":
        mine = [number for number, die in enumerate(view["dice"], 1) if die["seat"] == view["actor"]]
        dice = " and ".join(f"die {number} ({die_words(pieces, view, number)})" for number in mine)
        return f"Draw {dice} where? {ways}"
    row = view["row"]
    number = row["dominoes"][view["turn"]]["number"]
    return f"Place domino {number} ({face_words(pieces, row['box'], number)}) where? {ways}"

"""Everything Crownfield refuses, as typed exceptions whose message is one clear line."""


class CrownfieldError(Exception):
    """Whatever was asked could not be done; nothing has changed."""


class BadOptions(CrownfieldError, ValueError):
    """An unknown game, a wrong number of players, or options that contradict each other."""


class Unreadable(CrownfieldError, ValueError):
    """A text that is no move, no reveal and no record in our notation."""


class NotAllowed(CrownfieldError, ValueError):
    """A readable move or reveal that the rules do not allow in this position."""


class BadRecord(CrownfieldError, ValueError):
    """A record that is damaged, cut short or does not keep to the rules.

    `line` is the number of the offending line, counted from 1, or None for the record as a whole; `reason` says in a
    word what is wrong; `table` shows the position there and `legal` what would have been allowed, where a replay got
    that far.
    """

    def __init__(
        self,
        message: str,
        *,
        line: int | None = None,
        reason: str = "damaged",
        table: str = "",
        legal: tuple[str, ...] = (),
    ) -> None:
        super().__init__(message if line is None else f"line {line}: {message}")
        self.line, self.reason, self.table, self.legal = line, reason, table, legal
        self._message = message

    def below(self, lines: int) -> "BadRecord":
        """The same in a file where so many lines come before the record."""
        line = lines + (self.line or 1)
        return BadRecord(self._message, line=line, reason=self.reason, table=self.table, legal=self.legal)


class BadComponents(CrownfieldError, ValueError):
    """A component file that is damaged or whose totals differ from those in the box."""


class BadNetwork(CrownfieldError, ValueError):
    """A file of weights that is damaged or made for something else."""

"""`python -m crownfield` is the command `crownfield`."""

import sys

from crownfield.cli import main

if __name__ == "__main__":
    sys.exit(main())

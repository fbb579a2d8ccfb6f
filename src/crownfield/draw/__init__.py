"""Positions as pictures (SVG) and as coloured text; the only input is the view and the printed components."""

from crownfield.draw.components import Components
from crownfield.draw.kingdom.map import kingdom_svg
from crownfield.draw.table import table_svg
from crownfield.draw.text.table import kingdom_text, table_text

__all__ = ["Components", "kingdom_svg", "kingdom_text", "table_svg", "table_text"]

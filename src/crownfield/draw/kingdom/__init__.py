"""A kingdom as a map, and its panel on the table."""

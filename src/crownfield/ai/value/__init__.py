"""A network judges what kingdoms will be worth; the chance to win follows."""

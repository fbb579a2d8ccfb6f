"""Whole games and every screen in a real Chromium, against a real server."""

"""Kingdomino Duel: two players, four dice, a map and a spellbook each."""

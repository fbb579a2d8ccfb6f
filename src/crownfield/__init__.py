"""The Kingdomino family: rules, play and research."""

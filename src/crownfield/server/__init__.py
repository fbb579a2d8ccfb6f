"""The game server: what browsers say and hear, who sits where, what is stored, and who computes."""

"""What commands share: the screen, files that people name, settings as typed, scores in words."""

"""Rules shared by two games or more: the board, a kingdom and its regions, the draft of dominoes by kings."""

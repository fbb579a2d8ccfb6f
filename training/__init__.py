"""Training networks by self-play; needs torch, which playing does not."""

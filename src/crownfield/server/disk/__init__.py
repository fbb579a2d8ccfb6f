"""What outlives the server: the games on disk, sealed, loaded whole or not at all, looked after."""

"""Commands of whoever runs a server: serve it, and look after its database."""

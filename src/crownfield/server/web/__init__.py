"""What the network meets: HTTP, WebSockets, by which names the server is called, who is connected and how fast."""

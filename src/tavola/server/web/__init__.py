"""HTTP and WebSocket: routes, messages, security."""

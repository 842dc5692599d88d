"""The server: tables at which people and bots sit down together, over HTTP and WebSocket.

Four layers, each knowing only those before it:

- `store`   SQLAlchemy Core on SQLite or PostgreSQL: people, tables, numbered entries, snapshots
- `tables`  what a table is: a match with seats, clocks, chat and numbers per seat. No HTTP
- `bots`    worker processes in which bots think
- `web`     Litestar: routes, the WebSocket, messages, security

Nothing in here knows any one game.
"""

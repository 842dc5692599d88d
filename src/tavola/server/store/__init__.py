"""What outlives the process: people, tables, numbered entries, snapshots."""

"""What a table is: a match with seats, numbers per seat, clocks and chat. No HTTP in here."""

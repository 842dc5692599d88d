"""What the Makefile runs. The modules it needs to set itself up use the standard library only."""

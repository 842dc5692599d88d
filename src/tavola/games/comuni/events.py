"""What comes with the events that boards read, by type. The page's types are made from these."""

from typing import TypedDict


class Outbid(TypedDict):
    """C3.2 Who was outbid where, by whom, and with how much."""

    seat: int
    column: int
    by_seat: int
    gold: int


class Events(TypedDict):
    outbid: Outbid

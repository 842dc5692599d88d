"""C1.8 Cubes to and from the supply, which is limited for each kind (C1.3)."""

from mypy_extensions import i64

from tavola.games.comuni.data import FOUR, RESOURCES
from tavola.games.comuni.state import State


def pay(state: State, seat: i64, resource: i64, cubes: i64) -> None:
    """C1.8 Resources paid go back to the supply at once."""
    state.seats[seat].resources[resource] -= cubes
    state.supply[resource] += cubes


def gain(state: State, seat: i64, resource: i64, cubes: i64) -> i64:
    """C3.6 What the supply does not hold is not paid out; how many were."""
    paid = min(cubes, state.supply[resource])
    state.supply[resource] -= paid
    state.seats[seat].resources[resource] += paid
    return paid


def supply_is_empty(state: State) -> bool:
    """C3.23 Whether there is nothing to choose from."""
    for resource in range(FOUR):
        if state.supply[resource] > 0:
            return False
    return True


def cube_list(resource: i64, cubes: i64) -> list[str]:
    """So many cubes, for people."""
    return [RESOURCES[resource]] * int(cubes)

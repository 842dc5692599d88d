"""C1.3 Everything that can neither appear nor vanish, counted where it lies."""

from mypy_extensions import i64

from tavola.games.comuni.data import CARD_COUNT, FOUR, GOLD, NO_CARD, RESOURCES
from tavola.games.comuni.state import AWAY, BUILT, DISCARDED, IN_WALL, State


def census(state: State) -> dict[str, int]:
    counts: dict[str, int] = {"cubes": 0}
    for resource in range(FOUR):
        cubes: i64 = state.supply[resource]
        for player in state.seats:
            cubes += player.resources[resource]
        if resource == GOLD:
            cubes += state.outbid_gold
            for gold in state.gold:
                cubes += gold
        counts[RESOURCES[resource]] = int(cubes)
        counts["cubes"] += int(cubes)
    counts["cards"] = count_cards(state)
    # A storey or a level of a wall is a card, the first level of a bonus section is none.
    storeys: i64 = 0
    bonus: i64 = state.bonus_left
    for player in state.seats:
        for height in player.building_height:
            storeys += height
        for section in range(len(player.wall_height)):
            storeys += player.wall_height[section] - player.wall_bonus[section]
            bonus += player.wall_bonus[section]
    for card in range(CARD_COUNT):
        if state.place[card] == BUILT or state.place[card] == IN_WALL:
            storeys -= 1
    counts["storeys without a card"] = int(storeys)
    counts["bonus walls"] = int(bonus)
    return counts


def count_cards(state: State) -> int:
    """In decks, on the display, in hands, laid, or not in this game."""
    cards = len(state.decks[state.deck]) - int(state.drawn)
    for deck in range(state.deck + 1, FOUR):
        cards += len(state.decks[deck])
    for card in state.display:
        if card != NO_CARD:
            cards += 1
    for player in state.seats:
        cards += len(player.hand)
    for card in range(CARD_COUNT):
        place = state.place[card]
        if place == AWAY or place == BUILT or place == IN_WALL or place == DISCARDED:
            cards += 1
    return cards

"""From advice to a choice. The game's `weigh` is in shares of a win: one temperature fits all."""

from math import exp

from mypy_extensions import i64

from tavola.core.chance import FastChance


def best_of(weights: list[float], chance: FastChance) -> i64:
    """The place of the highest weight; equal ones by lot."""
    best: i64 = 0
    top = weights[0]
    equal: i64 = 1
    for place in range(1, len(weights)):
        weight = weights[place]
        if weight > top:
            top = weight
            best = place
            equal = 1
        elif weight == top:
            equal += 1
            if chance.pick(equal) == 0:
                best = place
    return best


def shares(weights: list[float], temperature: float) -> list[float]:
    """The weights as probabilities: the higher, the likelier."""
    top = weights[0]
    for weight in weights:
        top = max(top, weight)
    total = 0.0
    parts: list[float] = []
    for weight in weights:
        part = exp((weight - top) / temperature)
        parts.append(part)
        total += part
    return [part / total for part in parts]


def sample(weights: list[float], temperature: float, chance: FastChance) -> i64:
    """A place drawn by those probabilities."""
    left = chance.fraction()
    parts = shares(weights, temperature)
    for place in range(len(parts)):
        left -= parts[place]
        if left < 0.0:
            return place
    return len(parts) - 1

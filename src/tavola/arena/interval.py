"""How sure a share of wins is."""

from math import sqrt

Z95 = 1.959963984540054  # 95 % of a normal distribution lie within so many standard deviations


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for the true share, given so many wins (shared ones as fractions)."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    scale = 1 + Z95**2 / games
    middle = (share + Z95**2 / (2 * games)) / scale
    reach = Z95 * sqrt(share * (1 - share) / games + Z95**2 / (4 * games**2)) / scale
    return max(0.0, middle - reach), min(1.0, middle + reach)

"""Clocks: a time bank a seat, and an increment for each decision that a seat has made."""

import msgspec


class ClockRule(msgspec.Struct):
    """Seconds."""

    bank: int
    increment: int = 0


class Clock(msgspec.Struct):
    """One seat's time: `left` at the time `since`, from which it runs; None: it stands still."""

    left: float
    since: float | None = None

    def stop(self, at: float) -> None:
        if self.since is not None:
            self.left = max(0.0, self.left - (at - self.since))
            self.since = None

    @property
    def runs_out(self) -> float | None:
        """When."""
        return None if self.since is None else self.since + self.left


def regulate(
    clocks: list[Clock], rule: ClockRule, running: set[int], at: float, mover: int | None
) -> None:
    """After an entry: these seats' clocks run now. The mover has made a decision if its stops."""
    for seat, clock in enumerate(clocks):
        if seat in running:
            if clock.since is None:
                clock.since = at
        elif clock.since is not None:
            clock.stop(at)
            if seat == mover:
                clock.left += rule.increment


def stand_still(clocks: list[Clock], since: float, until: float) -> None:
    """Between these times there was no server: clocks that run did not."""
    for clock in clocks:
        if clock.since is not None and clock.since < until:
            clock.since += until - max(clock.since, since)


def back_with(clock: Clock, rule: ClockRule) -> float:
    """Who comes back after a time-out gets a little time, or the bot would play on at once."""
    return max(clock.left, float(rule.increment), rule.bank / 10)

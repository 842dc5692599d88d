"""What must not happen."""


class Broken(AssertionError):
    """Something was lost, or is there twice."""

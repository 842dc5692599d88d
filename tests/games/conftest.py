"""Property tests of the rules: the same examples every time, however busy the machine is."""

from hypothesis import settings

settings.register_profile("rules", deadline=None, derandomize=True, max_examples=80)
settings.load_profile("rules")

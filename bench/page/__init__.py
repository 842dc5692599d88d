"""`make bench-page`: the page in Chromium, on a slowed-down processor and on this one as it is."""

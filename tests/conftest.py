"""What every test shares: hypothesis does not watch the clock, because the first call of a kernel compiles it."""

from hypothesis import settings

settings.register_profile("crownfield", deadline=None)
settings.load_profile("crownfield")

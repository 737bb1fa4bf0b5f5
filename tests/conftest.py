"""For all tests: none fails because the machine has something else to do."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile("courtyard", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("courtyard")

# SPDX-License-Identifier: MIT
"""The console itself: the only place that knows sight, rules, journal, voice and lamps. See console.py first."""

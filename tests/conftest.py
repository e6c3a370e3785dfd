# SPDX-License-Identifier: MIT
"""Settings of every test: how long an example takes says nothing on a busy machine, so Hypothesis does not judge it."""

from __future__ import annotations

from hypothesis import settings

from .chromium import chromium, playwright

__all__ = ["chromium", "playwright"]

settings.register_profile("aludel", deadline=None, print_blob=True)
settings.load_profile("aludel")

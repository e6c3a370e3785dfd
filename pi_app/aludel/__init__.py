# SPDX-License-Identifier: MIT
"""Aludel: a table console for alchemy games."""

__version__ = "0.1.0"

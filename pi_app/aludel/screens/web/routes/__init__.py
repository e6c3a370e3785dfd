# SPDX-License-Identifier: MIT
"""The addresses of the pages and of their interface."""

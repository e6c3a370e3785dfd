# SPDX-License-Identifier: MIT
"""The web pages: table, seats and host, served by the console itself."""

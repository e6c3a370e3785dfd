# SPDX-License-Identifier: MIT
"""The virtual table: the physical world drawn, with the console's own console, voice and recogniser behind it."""

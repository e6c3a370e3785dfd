# SPDX-License-Identifier: MIT
"""What stands in each page: one module for each kind of page, with one pure function `context`."""

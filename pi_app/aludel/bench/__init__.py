# SPDX-License-Identifier: MIT
"""`aludel bench`: the numbers that the project promises, each measured beside its peer in the same run."""

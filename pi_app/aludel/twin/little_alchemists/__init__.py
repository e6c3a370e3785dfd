# SPDX-License-Identifier: MIT
"""The people and pieces of Little Alchemists: what lies on the table, who plays, and how they slip."""

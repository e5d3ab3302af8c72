"""The phases of Tokyo Tsukiji Market, one file per part of a turn."""

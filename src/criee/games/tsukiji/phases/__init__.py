"""The phases of Tsukiji Market, one file per part of the round."""

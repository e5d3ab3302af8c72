"""The markets of Tokyo Tsukiji Market, one file each; hall.py builds them all."""

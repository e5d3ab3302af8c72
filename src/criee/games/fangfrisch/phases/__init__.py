"""The phases of Fangfrisch, one file per part of a turn."""

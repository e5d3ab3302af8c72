"""The phases of Wasabi!, one file per part of the turn."""

"""The games as other people's research tools know them. Nothing else of ours imports this."""

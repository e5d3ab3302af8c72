"""The engine: what every game is made of. It imports nothing else of ours."""

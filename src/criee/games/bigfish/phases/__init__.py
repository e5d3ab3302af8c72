"""The phases of Little Big Fish: setting up, moving, and what a cell asks for."""

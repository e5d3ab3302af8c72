"""The decisions of The Last Herring."""

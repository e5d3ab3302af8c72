"""The lab: many matches, measured. What is claimed here can be repeated: seed, command, version, interval."""

# Two commands do everything: `make play` runs the product, `make test` passes the tests.
# Each sets up what it needs (a virtual environment, Node from PyPI, compiled code, the web page) and says what it does.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
export PIP_DISABLE_PIP_VERSION_CHECK = 1

.PHONY: play terminal test quick lint web compile bench bench-server setup wheel clean help

help:            ## this list
	@grep -E '^[a-z-]+: .*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/'

play: setup compile web   ## open the hall in a browser
	PYTHONPATH=build/compiled $(BIN)/criee serve

terminal: setup compile   ## play Tsukiji Market in the terminal
	PYTHONPATH=build/compiled $(BIN)/criee play tsukiji

test: setup compile web browser   ## every check: style, types, tests
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m pytest -m "not browser" -n 2
	@echo "== the server once more, compiled as people run it"
	PYTHONPATH=build/compiled $(BIN)/python -m pytest -n 2 tests/server
	$(BIN)/python -m pytest -m browser -n 2

quick: setup     ## only the fast tests
	$(BIN)/python -m pytest -m "not slow and not browser" -n 2

lint: setup      ## style and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: setup compile      ## random play against OpenSpiel, as ratios
	$(BIN)/python -m pip install --quiet open_spiel
	PYTHONPATH=build/compiled $(BIN)/python benchmarks/peers.py

bench-server: setup compile web   ## the server under load, against boardgame.io
	PYTHONPATH=build/compiled $(BIN)/python benchmarks/server/run.py

wheel: setup web ## a wheel in dist/, compiled if there is a compiler
	$(BIN)/python -m build --wheel --no-isolation

clean:           ## forget everything that was built
	rm -rf build dist $(VENV) web/node_modules src/criee/server/static

# --- the steps ------------------------------------------------------------------------------------

setup: $(VENV)/.ready

$(VENV)/.ready: pyproject.toml
	@echo "== setting up Python in $(VENV)"
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet --editable ".[test]"
	@touch $@

compile: setup
	@echo "== compiling engine, games, bots and the hot path of the server (skipped when nothing changed)"
	@$(BIN)/python hatch_build.py build/compiled || echo "== going on interpreted"

web: setup
	@$(BIN)/python hatch_build.py --web

browser:
	@$(BIN)/python tests/browser/install.py

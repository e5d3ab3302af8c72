# Two commands do everything: `make play` runs the product, `make test` passes the tests.
# Each sets up what it needs (a virtual environment, Node from PyPI, compiled code, the web page) and says what it does.

PYTHON ?= python3
LOCK   ?= requirements.lock
# what it takes to play, in the same versions
PLAY_LOCK := $(if $(LOCK),requirements-play.lock)
VENV   := .venv
BIN    := $(VENV)/bin
# npm of the Node that builds the page; it installs first what web/ needs
NPM    := $(BIN)/python hatch_build.py --npm
export PIP_DISABLE_PIP_VERSION_CHECK = 1

.PHONY: play terminal test interpreted screens sluggish screenshots icons quick lint docs web compile bench bench-server bench-click setup ready-to-play browser wheel lock bounds ladder cluster-test clean help

help:            ## this list
	@grep -E '^[a-z-]+: .*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/'

play: web                 ## open the hall in a browser; the first time it is compiled beside that, for the next start
	@if $(BIN)/python hatch_build.py --if-fresh build/compiled; then PYTHONPATH=build/compiled exec $(BIN)/criee serve; fi; \
	echo "== the hall opens now, interpreted; beside it, with low priority, it is compiled for the next start"; \
	mkdir -p build; (nice -n 15 $(BIN)/python hatch_build.py build/compiled >build/compile.log 2>&1 \
		&& echo "== compiled: from the next 'make play' on it is faster" \
		|| echo "== not compiled, the hall stays interpreted; why: build/compile.log") & \
	beside=$$!; $(BIN)/criee serve; kill $$beside 2>/dev/null || true

terminal: compile         ## play Tsukiji Market in the terminal
	PYTHONPATH=build/compiled $(BIN)/criee play tsukiji

test:                     ## every check: style, types, tests
	@$(MAKE) --jobs 2 setup browser
	@$(MAKE) web
	@$(MAKE) --jobs 2 compile interpreted
	@echo "== compiled, as people run it: many matches and the browser; then the server once more"
	PYTHONPATH=build/compiled $(BIN)/python -m pytest -m "(browser or compiled) and not screens" -n 3 --dist worksteal
	PYTHONPATH=build/compiled $(BIN)/python -m pytest -n 3 --dist worksteal tests/server

# What needs nothing compiled: it goes on beside the compiler, which keeps one core busy for minutes.
interpreted: lint
	$(NPM) test
	$(BIN)/python -m pytest -m "not browser and not compiled" -n 2 --dist worksteal

screens: setup compile web browser   ## every kind of decision of every table at all sizes of window, dragging included: minutes
	PYTHONPATH=build/compiled $(BIN)/python -m pytest -m screens -n 2 --dist worksteal

sluggish: setup compile web browser   ## the browser's tests with a server that answers late: a test that looks too soon fails; minutes
	CRIEE_SLUGGISH=400 PYTHONPATH=build/compiled $(BIN)/python -m pytest -m "browser and not screens and not slow" -n 3 --dist worksteal

screenshots: setup compile web browser   ## a picture of every screen and contact sheets of them, in build/screens: minutes
	PYTHONPATH=build/compiled:tests $(BIN)/python tests/browser/screenshots.py

icons: setup web browser   ## the icons of the installed page, after a change of web/src/icon.svg
	PYTHONPATH=tests $(BIN)/python tests/browser/icons.py

quick: setup     ## only the fast tests
	$(NPM) test
	$(BIN)/python -m pytest -m "not slow and not browser and not compiled" -n 2

lint: setup      ## style and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(NPM) run check

docs: setup      ## the documents as a site in build/site, built strictly; needs no network
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict
	@echo "== to read them: $(BIN)/python -m http.server --bind 127.0.0.1 --directory build/site"

bench: setup compile      ## random play against OpenSpiel, as ratios
	$(BIN)/python -m pip install --quiet --no-build-isolation --editable ".[bench]"
	PYTHONPATH=build/compiled $(BIN)/python benchmarks/peers.py

bench-server: setup compile web   ## the server under load, against boardgame.io
	PYTHONPATH=build/compiled $(BIN)/python benchmarks/server/run.py

bench-click: setup compile web browser   ## how long a click waits for its answer on the screen, in every game
	PYTHONPATH=build/compiled:tests $(BIN)/python benchmarks/click.py

ladder: setup compile     ## every opponent against the one below: writes docs/ladder.md; hours, goes on where it stopped
	PYTHONPATH=build/compiled $(BIN)/criee ladder --out build/ladder --write docs/ladder.md

cluster-test: setup       ## the lab on a real Ray cluster of three nodes, one of which is killed
	$(BIN)/python -m pip install --quiet --no-build-isolation --editable ".[ray]"
	CRIEE_CLUSTER=1 $(BIN)/python -m pytest -m ray tests/lab

wheel: setup web ## a wheel in dist/, compiled if there is a compiler
	$(BIN)/python -m build --wheel --no-isolation

LOCKED := build/locker/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header
lock:            ## renew the two locks: the newest versions that pyproject.toml allows, with their hashes
	@echo "== looking for the newest versions that pyproject.toml allows"
	@$(PYTHON) -m venv build/locker
	@build/locker/bin/python -m pip install --quiet uv
	@$(LOCKED) --upgrade --extra test --extra docs --output-file requirements.lock pyproject.toml
	@$(LOCKED) --extra build --constraint requirements.lock --output-file requirements-play.lock pyproject.toml

bounds: setup compile   ## install every declared bound and try it: minutes
	$(BIN)/python tests/bounds.py

clean:           ## forget everything that was built
	rm -rf build dist $(VENV) web/node_modules src/criee/server/static

# --- the steps ------------------------------------------------------------------------------------

# A player needs a third of what the tests need, and waits for no more than that.
ready-to-play: $(VENV)/.playable
setup: $(VENV)/.ready

# Everything comes from a lock, build tools too, each with its hash; then the project itself, which needs nothing more.
$(VENV)/.playable: pyproject.toml $(PLAY_LOCK)
	@echo "== setting up Python in $(VENV), with $(or $(PLAY_LOCK),the newest versions that pyproject.toml allows)"
	$(PYTHON) -m venv $(VENV)
	$(call install,$(PLAY_LOCK),build)
	@touch $@

$(VENV)/.ready: $(VENV)/.playable $(LOCK)
	@echo "== adding what tests and documents need, with $(or $(LOCK),the newest versions that pyproject.toml allows)"
	$(call install,$(LOCK),test$(comma)docs)
	@touch $@

comma := ,
# $(1): the lock, or nothing; $(2): the extras that it holds
define install
	@if [ -n "$(1)" ]; then \
		$(BIN)/python -m pip install --quiet --require-hashes --requirement $(1) || { \
			echo "== $(1) could not be installed, see above."; \
			echo "   A hash that differs: stop, that is not the file that was tried."; \
			echo "   No such version for this Python or machine: the same command with LOCK= behind it takes the newest that fit."; exit 1; }; \
		$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .; \
	else $(BIN)/python -m pip install --quiet --editable ".[$(2)]"; fi
endef

compile: ready-to-play
	@echo "== compiling engine, games, bots and the hot path of the server (skipped when nothing changed)"
	@$(BIN)/python hatch_build.py build/compiled || echo "== going on interpreted"

web: ready-to-play
	@$(BIN)/python hatch_build.py --web

browser:
	@$(PYTHON) tests/browser/install.py

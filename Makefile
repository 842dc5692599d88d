# Everything starts here. A fresh clone needs python3 (3.11 or newer, with pip and venv) and
# make; with a C compiler the games are compiled. The tools print what takes long.
#
# TAVOLA_PURE=1 runs and tests interpreted only; PYTHON=python3.12 takes another Python;
# ARGS="..." is passed on.

PYTHON ?= python3
GAME ?= condottiere
ARGS ?=

# Tests start hundreds of processes: none should compile again what another has compiled.
export PYTHONDONTWRITEBYTECODE :=

# Only ever run from one of two folders, src or a compiled tree: see tools/compile.py.
VENV_PYTHON := .venv/bin/python
PURE := PYTHONPATH="$(CURDIR)/src" $(VENV_PYTHON)
BEST = PYTHONPATH="$$root" $(VENV_PYTHON)
PICK_BEST := root="$$($(PYTHON) -m tools.compile)" || exit
ALONE := $(PYTHON) -m tools.sharing
IMPORTS := $(ALONE) imports env $(PURE) -c "from importlinter.cli import lint_imports_command as lint; lint()" --no-logo
TYPED := --strict $(wildcard src laws tests tools bench setup.py)
PYTEST := -m pytest -n auto --dist worksteal
# Half of their time, tests of the server wait for processes, stores and sockets: more at once.
WAITING = -m pytest -n $$($(PYTHON) -c "import os; print(2 * (os.cpu_count() or 1))") --dist worksteal
# Rules and laws are tested interpreted and compiled; what only calls them is tested once, with the
# best build.
TWICE := tests/core tests/games tests/laws
ENGINE_TESTS := --ignore=tests/dist --ignore=tests/server --ignore=tests/web

.PHONY: help play terminal dev quick test engine-test coverage server-test page-test browser-test \
	lint format bench bench-engine bench-server bench-page bench-pace screens firefox fuzz puzzles chaos soak lock build clean
.NOTPARALLEL:
.DEFAULT_GOAL := help

help: ## list these targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1\t\2/p' Makefile

play: ## play in the browser: build the page, serve it, say where (ARGS="--port 0")
	@exec $(PYTHON) -m tools.play serve --open $(ARGS)

terminal: ## play in the terminal (GAME=condottiere, ARGS="--players 3")
	@exec $(PYTHON) -m tools.play play $(GAME) $(ARGS)

dev: ## while you write: the page with hot reload, the server anew after every change
	@exec $(PYTHON) -m tools.dev $(ARGS)

quick: environment ## while you write: style, types, one game's rules and laws (GAME=condottiere)
	@$(VENV_PYTHON) -m ruff check --fix-only --quiet
	@$(VENV_PYTHON) -m ruff format --quiet
	@$(PYTHON) -m tools.abreast style types rules

.PHONY: style types rules
style:
	@$(VENV_PYTHON) -m ruff check --quiet
	@$(IMPORTS)
	@$(VENV_PYTHON) -m tools.dead

# The daemon remembers what has not changed. It ends by itself after an hour without a question.
types:
	@$(ALONE) daemon $(VENV_PYTHON) -m mypy.dmypy --status-file build/dmypy.json \
		run --timeout 3600 -- --cache-dir build/dmypy_cache $(TYPED)

rules:
	@TAVOLA_BOTH=1 $(PURE) $(PYTEST) -q tests/games/$(GAME) tests/laws -k $(GAME) $(ARGS)

test: ready engine-test server-test browser-test ## everything: engine, server, page (the longest of all)

.PHONY: ready programs
ready:
	@$(PYTHON) -m tools.abreast environment programs
	@$(PYTHON) -m tools.abreast build lint page-check

programs:
	@$(PYTHON) -m tools.machine postgresql chromium

engine-test: environment ## test the engine, interpreted and compiled (ARGS="..." for pytest)
	@$(PICK_BEST); \
	case "$$root" in \
	*/src) \
		echo "Testing, interpreted ..."; \
		$(PURE) $(PYTEST) $(ENGINE_TESTS) $(ARGS) || exit; \
		echo "Tested the engine: interpreted." ;; \
	*) \
		echo "Testing, interpreted ..."; \
		TAVOLA_BOTH=1 $(PURE) $(PYTEST) $(TWICE) $(ARGS) || exit; \
		echo "Testing, compiled ..."; \
		TAVOLA_EXPECT_COMPILED=1 $(BEST) $(PYTEST) $(ENGINE_TESTS) $(ARGS) || exit; \
		echo "Tested the engine: compiled and interpreted." ;; \
	esac

coverage: environment ## which lines of the engine its tests run, interpreted (20 minutes)
	@TAVOLA_BOTH=1 $(PURE) $(PYTEST) $(ENGINE_TESTS) --cov --cov-report=term $(ARGS)

server-test: environment ## test the server on SQLite and PostgreSQL, and the installed package (ARGS="...")
	@$(PYTHON) -m tools.machine postgresql
	@$(PICK_BEST); $(BEST) $(WAITING) tests/server tests/dist $(ARGS)

page-test: page-check browser-test ## build the page, test its parts, and all of it in Chromium

.PHONY: page-check
page-check: environment
	@$(PYTHON) -m tools.page
	@$(PYTHON) -m tools.page check
	@$(PYTHON) -m tools.page test

browser-test: environment ## test the page in Chromium (ARGS="..." for pytest)
	@$(PYTHON) -m tools.machine chromium
	@$(PYTHON) -m tools.page
	@$(PICK_BEST); $(BEST) $(PYTEST) tests/web $(ARGS)

lint: environment ## check style, types and the direction of imports
	@$(VENV_PYTHON) -m ruff check --quiet
	@$(VENV_PYTHON) -m ruff format --check --quiet
	@$(ALONE) types $(VENV_PYTHON) -m mypy $(TYPED)
	@$(IMPORTS)
	@$(VENV_PYTHON) -m tools.dead
	@$(PYTHON) -m tools.page lint

format: environment ## format the code and repair what can be repaired
	@$(VENV_PYTHON) -m ruff check --fix-only --quiet
	@$(VENV_PYTHON) -m ruff format
	@$(PYTHON) -m tools.page format

bench: bench-engine bench-server bench-page bench-pace ## measure engine, server, page and pace, beside peers

bench-engine: environment ## measure the speed of the engine (ARGS="...")
	@$(PICK_BEST); $(BEST) -m bench $(ARGS)

bench-server: environment ## measure the server (ARGS="...")
	@$(PICK_BEST); $(BEST) -m bench.server $(ARGS)

bench-pace: environment ## measure how long one waits for bots (ARGS="...")
	@$(PICK_BEST); $(BEST) -m bench.pace $(ARGS)

bench-page: environment ## measure the page (ARGS="...")
	@$(PYTHON) -m tools.machine chromium
	@$(PYTHON) -m tools.page
	@$(PICK_BEST); $(BEST) -m bench.page $(ARGS)

firefox: environment ## open every page in Firefox ESR, and photograph it into build/firefox
	@$(PYTHON) -m tools.machine firefox
	@$(PYTHON) -m tools.page
	@$(PICK_BEST); $(BEST) -m tools.firefox $(ARGS)

screens: environment ## photograph the page into build/screens (ARGS=--docs: and docs/screens)
	@$(PYTHON) -m tools.machine chromium
	@$(PYTHON) -m tools.page
	@$(PICK_BEST); $(BEST) -m tools.screens $(ARGS)

fuzz: environment ## play random games and look for broken laws (ARGS="...")
	@$(PICK_BEST); $(BEST) -m tools.fuzz $(ARGS)

puzzles: environment ## confirm every puzzle's best move by long search, minutes (ARGS="comuni --only p3")
	@$(PICK_BEST); $(BEST) -m tools.puzzles $(ARGS)

chaos: environment ## kill the server 100 times while people play, on both stores (ARGS="...")
	@$(PYTHON) -m tools.machine postgresql
	@$(PICK_BEST); $(BEST) -m tools.chaos $(ARGS)

soak: environment ## many tables for a long time, or all clients coming back at once (ARGS="...")
	@$(PICK_BEST); $(BEST) -m tools.soak $(ARGS)

.PHONY: siege sbom
siege: environment ## besiege a server while people play: floods, silent connections (ARGS="--seconds 60")
	@$(PICK_BEST); $(BEST) -m tools.siege $(ARGS)

sbom: environment ## the bill of materials (CycloneDX), from the locks, into build/sbom.json
	@$(VENV_PYTHON) -m tools.sbom $(ARGS)

.PHONY: new-game
new-game: environment ## begin a game: folders that pass lint and the laws (NAME=scopa)
	@$(PURE) -m tools.new_game $(NAME)

lock: ## write the locks from pyproject.toml (ARGS=--upgrade for newer versions)
	@$(PYTHON) -m tools.lock $(ARGS)

.PHONY: dist dist-test
dist: ## make sdist and wheel, with the page, in dist/
	@$(PYTHON) -m tools.dist

dist-test: dist ## install them, and a clone, as people do (ARGS="python3.12 python3.13", 15 minutes each)
	@$(PYTHON) -m tools.dist_test $(ARGS)

build: ## compile the package into build/compiled
	@$(PYTHON) -m tools.compile

clean: ## remove all that was made or installed here
	rm -rf .venv build dist .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache \
		.import_linter_cache src/*.egg-info src/tavola/server/static web/node_modules web/src/generated web/src/testing/*.json
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.PHONY: environment
environment:
	@$(PYTHON) -m tools.environment --dev

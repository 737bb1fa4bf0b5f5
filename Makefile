# One target for each thing that people do here. Each sets up by itself what it needs: in .venv, in client/node_modules, and
# for the tests a Chromium of the system.
PYTHON ?= python3
GAME   ?= dominion
GAMES  ?= 20000
SEED   ?= 1
DEATHS ?= 300
FILES  ?= 100000
FRAMES ?= 700000
REQUESTS ?= 200000

BIN    := .venv/bin
PIP    := $(BIN)/python -m pip -qq --disable-pip-version-check
LOCK   := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate
ENGINE := src/courtyard/_compiled.json
PAGES  := src/courtyard/server/static/index.html
SUDO   := $(if $(filter-out 0,$(shell id -u)),sudo)
CODE   := $(wildcard src tests bench examples docs/pictures setup.py)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
# To compile takes long and keeps one processor busy; but nothing is to be made while all is swept out.
MAKEFLAGS += $(if $(filter clean,$(MAKECMDGOALS)),,--jobs=2)
.PHONY: help play host terminal browse chromium client vitest wire survive hostile border stranger load test check bench fuzz compile dist pictures lock clean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: compile client ## play in the browser: builds the pages, starts the server, says where to click
	@$(BIN)/courtyard serve --open

host: compile client ## the same for friends in your network as well: says where to click, and the lobby has the link for them
	@$(BIN)/courtyard serve --open --host 0.0.0.0

terminal: compile ## play a game in the terminal (GAME=dominion)
	@$(BIN)/courtyard play $(GAME)

test: check compile client chromium vitest ## all checks, then all tests
	@$(BIN)/python -m pytest -n auto --dist loadgroup

vitest: client ## only the tests of the pages' scripts, without a browser
	@npm --prefix client run --silent test

browse: compile client chromium .venv/.dev ## only the tests that play in a real Chromium
	@$(BIN)/python -m pytest tests/browser

check: .venv/.dev $(PAGES) ## style, types, layers and dependencies
	@$(BIN)/ruff check --quiet --output-format concise $(CODE)
	@$(BIN)/ruff format --quiet --check $(CODE) || { echo "Not formatted; this mends it: $(BIN)/ruff format $(CODE)"; exit 1; }
	@$(BIN)/mypy $(CODE)
	@$(BIN)/lint-imports --no-logo
	@$(BIN)/deptry --no-ansi src
	@npm --prefix client run --silent check

bench: compile .venv/.dev ## measure the speed of the engine
	@$(BIN)/courtyard bench

fuzz: compile ## play random games and check each (GAME=dominion GAMES=20000 SEED=1)
	@$(BIN)/courtyard fuzz $(GAME) --games $(GAMES) --seed $(SEED)

client: $(PAGES) ## build the pages for the browser, if their sources have changed

survive: compile .venv/.dev ## kill the server again and again, cut lines in between: is anything lost? (DEATHS=300 SEED=1)
	@$(BIN)/python -m tests.server.survive --deaths $(DEATHS) --seed $(SEED)

hostile: compile .venv/.dev ## read 100,000 hostile files of each kind (FILES=100000 SEED=1)
	@$(BIN)/python -m tests.border.files --files $(FILES) --seed $(SEED)

border: compile .venv/.dev ## send a million hostile frames, requests and files (FRAMES=700000 REQUESTS=200000 SEED=1)
	@$(BIN)/python -m tests.border.campaign --frames $(FRAMES) --requests $(REQUESTS) --seed $(SEED)
	@$(BIN)/python -m tests.border.files --files 11200 --seed $(SEED)

stranger: compile .venv/.dev ## measure what a stranger who keeps within all limits does to others
	@$(BIN)/python -m bench.stranger

load: compile .venv/.dev ## measure 100 tables of people and bots over real websockets, and what an answer costs in a long game
	@$(BIN)/python -m bench.load
	@$(BIN)/python -m tests.server.evening

wire: .venv/.run ## write the client's types of the wire and of the games' views from the server's
	@$(BIN)/python -m courtyard.server.shapes.client client/src

# Compares digests, not dates: courtyard.compiled knows whether the sources are those that were compiled.
# Without a compiler, or with COURTYARD_PURE=1, setup.py says so and builds nothing: the engine then runs interpreted.
compile: .venv/.run ## compile the engine in place, where there is a C compiler
	@$(BIN)/python -c 'import courtyard, sys; sys.exit(courtyard.compiled.status().mode != "compiled")' || \
	    { echo "Compiling the engine"; $(BIN)/python setup.py --quiet build_ext --inplace --parallel 2; }
	@$(BIN)/python -c 'import courtyard; print(courtyard.compiled.status().sentence)'

dist: client .venv/.dev ## build an sdist and a compiled wheel, in dist/, and try them in empty environments
	@rm -rf dist
	@$(BIN)/python -m build --outdir dist .
	@$(BIN)/python -m tests.install.trial dist/*.whl

pictures: compile client chromium .venv/.dev ## take the pictures of the docs from the running program
	@$(BIN)/python -m docs.pictures.take

lock: .venv/pyvenv.cfg ## pin the dependencies anew (UPGRADE=--upgrade for the newest of all)
	@$(PIP) install uv==0.13.7
	@$(LOCK) $(UPGRADE) pyproject.toml --all-extras --group dev -o requirements/dev.txt
	@$(LOCK) pyproject.toml --extra all -c requirements/dev.txt -o requirements/run.txt
	@$(LOCK) --group build -c requirements/dev.txt -o requirements/build.txt

clean: ## remove the environment, the compiled engine and every cache
	@rm -rf .venv build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis $(ENGINE)
	@find src \( -name '*.so' -o -name '*.pyd' \) -delete
	@find src tests bench docs -name __pycache__ -prune -exec rm -rf {} +
	@rm -rf client/node_modules $(dir $(PAGES))

# -- what the targets stand on ---------------------------------------------------------------------------------------------
# The browser tests use a Chromium of the system, if possible the one that has no windows, or the one that CHROMIUM names.
# Whoever has one already is not asked for a password to install another.
chromium:
	@test -n "$$CHROMIUM" || command -v chromium-headless-shell > /dev/null || \
	    { command -v chromium > /dev/null && test -n "$(SUDO)"; } || \
	    { echo "Installing Chromium for the tests in a browser" && $(SUDO) apt-get -qq update && \
	      $(SUDO) DEBIAN_FRONTEND=noninteractive apt-get -qq install -y chromium-headless-shell > /dev/null; } || \
	    command -v chromium > /dev/null || \
	    $(SUDO) DEBIAN_FRONTEND=noninteractive apt-get -qq install -y chromium > /dev/null || \
	    { echo "The tests want a Chromium: install one, or name one like this: CHROMIUM=/path/to/chrome make test"; exit 1; }

.venv/pyvenv.cfg:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	    { echo "Courtyard needs Python 3.11 or newer; name one like this: make PYTHON=python3.11 ..."; exit 1; }
	@echo "Setting up .venv"
	@$(PYTHON) -m venv .venv

.venv/.deps: requirements/run.txt requirements/build.txt | .venv/pyvenv.cfg
	@echo "Installing what Courtyard stands on"
	@$(PIP) install --require-hashes -r requirements/run.txt -r requirements/build.txt
	@rm -f $(ENGINE) # what was compiled may not fit what was just installed
	@touch $@

# The package is installed as it lies in src/, plain; `compile` is a step of its own.
.venv/.run: pyproject.toml setup.py .venv/.deps
	@echo "Installing Courtyard"
	@COURTYARD_PURE=1 $(PIP) install --no-build-isolation --check-build-dependencies --no-deps -e .
	@rm -f $(ENGINE) # how it is compiled may have changed
	@touch $@

.venv/.dev: requirements/dev.txt .venv/.run
	@echo "Installing the tools of the workshop"
	@$(PIP) install --require-hashes -r requirements/dev.txt
	@touch $@

client/node_modules/.package-lock.json: client/package.json client/package-lock.json
	@command -v npm > /dev/null || { echo "The pages are built with Node.js 20 or newer; please install it."; exit 1; }
	@echo "Installing what the pages are built with"
	@npm --prefix client ci --silent --no-fund --no-audit
	@touch $@

$(PAGES): client/node_modules/.package-lock.json $(shell find client/src client/build client/public client/*.* -type f 2>/dev/null)
	@echo "Building the pages"
	@npm --prefix client run --silent build
	@touch $@

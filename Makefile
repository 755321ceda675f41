# `make play` and `make test` set up everything they need; a second run finds it done.

# A Python that the tests ran on (3.11 to 3.13) if there is one, else a newer python3; PYTHON=...
# names another.
PYTHON ?= $(shell for newest in 13 99; do for p in python3 python3.13 python3.12 python3.11; do \
	"$$p" -c "import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, $$newest))" \
	2>/dev/null && { echo "$$p"; exit; }; done; done)
# More than two cores need: tests wait for servers and clocks most of the time.
JOBS ?= 3
ARGS ?=
BIN := .venv/bin
PYTEST = $(BIN)/python -m pytest -n $(JOBS) --dist loadgroup --no-loadscope-reorder
# Without the plugins that only tests of the page and the server use: they take seconds to load.
UNIT := -m 'not long' -p no:schemathesis -p no:playwright
RUNTIME := .venv/.runtime-ready
DEV := .venv/.dev-ready
TRAINING := .venv/.training-ready
# With pip, because it finds a wheel that lies on the machine where uv does not look.
TORCH := torch==2.13.0
# The tests of one marker. The browser's run apart: Playwright keeps an event loop running in its
# process, and tests of the server start loops of their own.
define RUN
$(PYTEST) -m '$(1)' --ignore tests/browser && $(PYTEST) -m '$(1)' tests/browser
endef
ENGINE = $(BIN)/python -m azulejos.builder --if-stale --out src/azulejos/native/lib --cache .cache/engine
TESTED := --entries azulejos.builder.entries --entries tests.entries
PAGE := $(if $(wildcard web/package.json),page)

# Without cached bytecode every process compiles hundreds of files again, and a test run starts
# thousands of processes.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help setup play test test-long unit prepare engine engines outside check python-types page-types format bench fuzz chaos hostile services page screenshots protocol rulebook pictures gallery pins clean

help: ## show this list
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | expand -t 12

setup: $(RUNTIME) ## prepare everything in .venv and run nothing
	@$(MAKE) --no-print-directory --jobs 3 $(DEV) $(PAGE) engine

play: $(RUNTIME) ## set up, start the server and open the game in the browser
	@$(MAKE) --no-print-directory --jobs 2 $(PAGE) engine
	@$(BIN)/azulejos serve $(ARGS)

test: prepare ## set up and run the tests for while you work; ARGS='-k marker' narrows it
	@$(if $(ARGS),$(PYTEST) $(ARGS),$(call RUN,not long))

test-long: prepare services $(TRAINING) ## the tests that take minutes: the wheel alone, every language, other browsers
	@$(ENGINE) --entries training.entries
	@$(call RUN,long)

# These tests never wait, so more processes than processors only take time to start.
unit: JOBS = logical
unit: $(DEV) ## the tests of the pure layers, in a minute; ARGS=tests/search runs others
	@$(ENGINE) $(TESTED)
	@$(if $(ARGS),$(BIN)/python -m pytest $(UNIT) $(ARGS),$(PYTEST) $(UNIT) \
	tests/rules tests/fast tests/table tests/net tests/test_architecture.py)

# Everything that the tests need, side by side.
prepare: $(DEV)
	@$(MAKE) --no-print-directory --jobs 3 $(PAGE) engines outside

engine: $(RUNTIME) ## build the engine for this machine, if its sources have changed
	@$(ENGINE)

# The engine, and what else the tests call.
engines: $(DEV)
	@$(ENGINE) $(TESTED)

outside: $(DEV)
	@$(BIN)/python -m tools.services --everyday

check: $(DEV) ## format, lint and types, changing nothing
	@$(BIN)/ruff format --check --quiet . || { echo "check: run 'make format'"; exit 1; }
	@$(BIN)/ruff check --quiet .
	@$(MAKE) --no-print-directory --jobs 2 python-types page-types

python-types: $(DEV)
	@$(BIN)/mypy

page-types: $(DEV)
	@$(BIN)/python -m tools.page_types

format: $(DEV) ## put the code into shape
	@$(BIN)/ruff check --fix-only --quiet .
	@$(BIN)/ruff format --quiet .

bench: $(RUNTIME) ## print the figures of this machine
	@$(BIN)/azulejos bench $(ARGS)

fuzz: $(DEV) ## compare both engines over many random games
	@$(BIN)/python -m tools.fuzz $(ARGS)

chaos: $(DEV) ## kill a playing server 1,000 times and look for anything lost
	@$(BIN)/python -m testing.chaos $(ARGS)

hostile: $(DEV) ## send 100,000 malformed or hostile messages to a server
	@$(BIN)/python -m testing.fuzzing $(ARGS)

services: $(DEV) ## find or install browsers, PostgreSQL and Redis for the tests
	@$(BIN)/python -m tools.services

page: $(RUNTIME) ## build the web page
	@$(PYTHON) -m tools.page

screenshots: $(DEV) $(PAGE) ## take pictures of the screens; ARGS=--docs those that the docs show
	@$(BIN)/python -m tools.services --everyday
	@$(BIN)/python -m tools.screenshots $(ARGS)

gallery: $(DEV) ## write every message in every form, a page per language, for native readers
	@$(BIN)/python -m tools.gallery $(ARGS)

protocol: $(DEV) ## write the files that the page and the docs take from Python
	@$(BIN)/python -m tools.protocol

rulebook: $(DEV) ## write docs/rules.md from the English catalogue of the rulebook
	@$(BIN)/python -m tools.rulebook

pictures: $(DEV) ## draw the positions that the docs show, and the icons of the page
	@$(BIN)/python -m tools.pictures
	@$(BIN)/python -m tools.icons

pins: $(DEV) ## pin dependencies again; ARGS=--upgrade takes the newest
	@tools/pins $(ARGS)

clean: ## remove what was built, keep what was downloaded
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis

$(RUNTIME): requirements-build.txt requirements-tools.txt pyproject.toml tools/bootstrap.py
	@test -n "$(PYTHON)" || { echo "make: Python 3.11 or newer is needed; PYTHON=/path/to/python names one" >&2; exit 2; }
	@echo "setting up .venv with $(PYTHON) ..."
	@$(PYTHON) tools/bootstrap.py runtime
	@touch $@

$(DEV): requirements-dev.txt $(RUNTIME)
	@echo "adding what checks and tests need ..."
	@$(PYTHON) tools/bootstrap.py dev
	@touch $@

$(TRAINING): $(DEV)
	@$(BIN)/python -c 'import torch' 2>/dev/null || { echo "adding PyTorch for training ..."; \
	.tools/python/bin/python -m pip --python $(BIN)/python install --quiet \
	--disable-pip-version-check $(TORCH); }
	@touch $@

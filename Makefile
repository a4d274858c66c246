# `make play` and `make test` need only git, make and python3 beforehand: tools/setup.sh does the rest.
SHELL := /bin/bash
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory
BIN := .venv/bin
GAME ?= leningrad41
MATCHES ?= 5000

.PHONY: help play terminal test lint format types contracts pytest bench laws map pins clean ready dev

help: ## this list
	@sed -n 's/^\([a-z]*\):[^#]*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 20

play: ready ## the board in the browser; Ctrl-C ends it
	@$(BIN)/grognard serve

terminal: ready ## a match against the computer in the terminal (GAME=leningrad41)
	@$(BIN)/grognard play $(GAME)

test: dev ## everything: lint, types, contracts, tests, laws, ledger; stops at the first failure
	@$(MAKE) -j1 lint types contracts pytest

lint: dev ## style and plain mistakes
	$(BIN)/ruff check .
	$(BIN)/ruff format --check --quiet . || { echo "These files need: make format"; exit 1; }

format: dev ## lay out the Python files as lint wants them
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format .

types: dev ## mypy --strict
	$(BIN)/mypy

contracts: dev ## who may import whom
	$(BIN)/lint-imports --no-logo

pytest: dev ## the tests alone, on as many cores as there are
	$(BIN)/pytest -n auto --maxprocesses 8 --hypothesis-profile ci

bench: ready ## the measures
	@$(BIN)/grognard bench

laws: ready ## the laws on many random matches (GAME=leningrad41 MATCHES=5000)
	@$(BIN)/grognard laws $(GAME) --matches $(MATCHES)

map: ## build the maps of the games anew from open geodata
	@tools/setup.sh cartography
	$(BIN)/python -m tools.cartography

pins: ## write constraints.txt anew with the newest versions
	@tools/setup.sh pins

clean: ## remove the environment and everything else that can be made again
	rm -rf .venv build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

ready:
	@tools/setup.sh play

dev:
	@tools/setup.sh dev

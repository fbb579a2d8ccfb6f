# Crownfield's workshop. A fresh clone needs python3 (3.11 or later), make and git; the rest installs itself into
# .tools/ (uv, unless you have it) and .venv/ (exactly what requirements.lock names).

UV   := $(or $(shell command -v uv 2>/dev/null),.tools/bin/uv)
BIN  := .venv/bin
JOBS ?= auto
NODE := web/node_modules/.package-lock.json

# The tests that judge the rules; run in all three modes of the kernels.
ENGINE := tests/base tests/mechanics tests/games tests/contract tests/golden tests/oracle \
    tests/ai/test_gains.py tests/ai/test_full_greedy.py tests/ai/test_same_everywhere.py \
    tests/ai/test_network.py tests/ai/test_features.py tests/ai/test_endgame.py tests/ai/test_outlook.py \
    tests/ai/test_duel_packing.py tests/ai/test_joining.py tests/ai/test_cache.py tests/training

# Start-up is three times slower without bytecode, so write it whatever the environment says.
export UV_COMPILE_BYTECODE := 1
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help run install test test-interpreted test-checked test-client check lint client browser bench coverage format lock \
    clean

help:                ## this list
	@sed -n 's/^\([a-z-]*\):[^#]*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 20

run: install         ## play in the browser: prints the address, and opens it when there is a browser
	@$(BIN)/crownfield serve

test: install        ## every test, kernels compiled; those in a real browser need Chromium (see `browser`)
	$(BIN)/crownfield warm
	$(BIN)/pytest -n $(JOBS)

test-interpreted: install  ## the engine tests with the kernels as plain Python
	NUMBA_DISABLE_JIT=1 CROWNFIELD_POSITIONS=$${CROWNFIELD_POSITIONS:-1000} $(BIN)/pytest -n $(JOBS) $(ENGINE)

test-checked: install      ## the engine tests with every array access checked
	NUMBA_BOUNDSCHECK=1 CROWNFIELD_POSITIONS=$${CROWNFIELD_POSITIONS:-1000} $(BIN)/pytest -n $(JOBS) $(ENGINE)

test-client: $(NODE) ## the client's own tests; needs Node.js
	cd web && npm test

check: lint          ## before every commit: lint, types, contracts and the quick tests (under 2 minutes)
	CROWNFIELD_POSITIONS=200 $(BIN)/pytest -q -n $(JOBS) -m "not slow and not e2e"

lint: install        ## ruff, mypy, import contracts
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache --no-logo

client: $(NODE)      ## build the browser client from web/ into src/crownfield/client; needs Node.js
	cd web && npm run check && npm run build

browser:             ## Chromium for the browser tests, unless it is here; Debian, as root
	@command -v chromium || { apt-get update -q && apt-get install -q -y --no-install-recommends chromium; }

bench: install       ## games per second, kept under bench/results/
	@mkdir -p bench/results
	$(BIN)/crownfield bench --json > bench/results/latest.json
	@cat bench/results/latest.json

coverage: install    ## which lines the engine tests reach, measured on the interpreted kernels
	NUMBA_DISABLE_JIT=1 CROWNFIELD_POSITIONS=200 $(BIN)/coverage run -m pytest -q -n $(JOBS) $(ENGINE)
	$(BIN)/coverage combine -q
	$(BIN)/coverage report

format: install      ## lay out the code and mend what can be mended
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .

lock: $(UV)          ## choose newer versions of everything and write them down
	$(UV) pip compile -q --upgrade --universal --generate-hashes --no-emit-index-url \
	    --group dev pyproject.toml -o requirements.lock

clean:               ## forget everything that was installed
	rm -rf .venv .tools web/node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis

install: .venv/installed

.venv/installed: requirements.lock pyproject.toml | $(UV)
	$(UV) venv -q --allow-existing .venv
	$(UV) pip sync -q -p .venv --require-hashes requirements.lock
	$(UV) pip install -q -p .venv --no-deps --no-build-isolation -e .
	@$(BIN)/python -m compileall -q src
	@touch $@

$(NODE): web/package.json web/package-lock.json
	cd web && npm ci

.tools/bin/uv:
	python3 -m venv .tools
	.tools/bin/pip install -q uv

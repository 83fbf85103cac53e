PYTHON ?= python3
GAME ?= number-chain
PYTEST_ARGS ?= -n auto --dist worksteal
BENCH_ARGS ?=
SERVE_ARGS ?=

VENV := .venv
BENCH := .venv-bench
PLAYED := build/play
CODE := $(wildcard src tests bench docs setup.py web/build.py)
TYPED := $(wildcard src tests bench docs)

# What compiling could change, and whether all of it is installed: that is tested in both builds.
DIFFERS := tests/compiled tests/kernel tests/games tests/samples tests/bots tests/lab \
	tests/adapters/test_copies.py tests/adapters/test_history.py tests/adapters/test_pettingzoo.py \
	tests/docs/test_examples.py tests/structure/test_files.py

# What plays very many plays shows the same in either build: it runs once, where plays are fast.
LONG := tests/laws/test_laws.py tests/laws/test_many_plays.py tests/adapters/test_solving.py \
	tests/lab/test_truth.py tests/games/braverse/test_many_cards.py tests/games/chomp/test_against_naive.py
INTERPRETED := ls $(VENV)/wheel/*-none-any.whl >/dev/null 2>&1

# Each run below decides for itself whether it sees the source or the installed package.
unexport PYTHONPATH
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play test test-web lint docs bench clean lock FORCE

help:
	@echo "make play    play in a browser; without Node.js in the terminal (GAME=$(GAME))"
	@echo "make test    lint, then all tests: interpreted and compiled"
	@echo "make lint    style and types only"
	@echo "make docs    build the documents as a site into build/site"
	@echo "make bench   measure speed against others"
	@echo "make setup   install everything into $(VENV), with tin compiled, and stop there"
	@echo "make lock    write requirements/*.txt anew from the .in files (needs uv)"
	@echo "make clean   remove all that make has made"
	@echo "Needs Python 3.11 or newer (PYTHON=$(PYTHON)); with a C compiler the rules run compiled."

setup: $(VENV)/.dev $(VENV)/.package

# In a browser; where its pages cannot be built, that is said, and the terminal plays. It begins with rules as
# they are written, compiles them meanwhile, and has them compiled from the start the next time.
play:
	@if $(PYTHON) web/build.py; then \
		$(MAKE) --no-print-directory $(VENV)/.server $(VENV)/.sources || exit 1; \
		if cmp -s $(VENV)/.sources $(PLAYED)/.sources; then \
			PYTHONPATH="$(CURDIR)/$(PLAYED)" $(VENV)/bin/python -m cookietin.cli serve --open $(SERVE_ARGS); \
		else \
			rm -rf $(PLAYED) && mkdir -p $(PLAYED); \
			(nice $(MAKE) --no-print-directory $(PLAYED)/.ready > $(PLAYED).log 2>&1 &); \
			PYTHONPATH="$(CURDIR)/src" $(VENV)/bin/python -m cookietin.cli serve --open \
				--compiled "$(CURDIR)/$(PLAYED)" $(SERVE_ARGS); \
		fi; \
	else \
		echo "So this is the terminal:"; \
		PYTHON="$(PYTHON)" ./tin play $(GAME); \
	fi

# What cannot be compiled is a sign too: then there is nothing to wait for, and it is tried again the next time.
$(PLAYED)/.ready: $(VENV)/.build
	@$(VENV)/bin/python setup.py --quiet build --build-lib $(PLAYED) && cp $(VENV)/.sources $(PLAYED)/.sources || :
	@mkdir -p $(PLAYED) && touch $@

lint: $(VENV)/.dev
	@echo "Checking style and types ..."
	@$(VENV)/bin/ruff check $(CODE)
	@$(VENV)/bin/ruff format --check $(CODE)
	@$(VENV)/bin/python -m mypy $(TYPED)

# The page for browsers: its types and its units. In a browser it is tested with all the rest.
NODE := $(shell command -v node >/dev/null && command -v npm >/dev/null && echo yes)
test-web: $(VENV)/.python
	@if [ -n "$(NODE)" ]; then \
		echo "Testing the page for browsers ..."; \
		$(VENV)/bin/python web/build.py && cd web && npm run --silent check && npm run --silent test; \
	else \
		echo "The page for browsers was NOT tested: Node.js and npm are not here."; \
		if [ "$$CI" = true ]; then echo "With CI=true that is an error."; exit 1; fi; \
	fi

# Style and types are looked at while the rules compile; neither keeps two cores busy alone.
test: $(VENV)/.build
	@$(MAKE) --no-print-directory -j2 lint $(VENV)/.wheel
	@$(MAKE) --no-print-directory $(VENV)/.package test-web
	@echo "Testing, interpreted ..."
	@$(INTERPRETED) && long= || long="$(LONG:%=--ignore=%)"; \
		PYTHONPATH="$(CURDIR)/src" COOKIETIN_EXPECT=interpreted \
		$(VENV)/bin/python -m pytest $(PYTEST_ARGS) --ignore=tests/compiled --ignore=tests/web $$long
	@# What drives the browser keeps an event loop of its own running: nothing else shares its processes.
	@if [ -n "$(NODE)" ]; then \
		echo "Testing in a browser ..."; \
		PYTHONPATH="$(CURDIR)/src" COOKIETIN_EXPECT=interpreted \
			$(VENV)/bin/python -m pytest $(PYTEST_ARGS) tests/web; \
	fi
	@if $(INTERPRETED); then \
		echo "The compiled half of the tests was NOT run: the rules could not be compiled here."; \
		grep '^ *cookietin: ' $(VENV)/build.log; \
		if [ "$$CI" = true ]; then echo "With CI=true that is an error."; exit 1; fi; \
	else \
		echo "Testing, compiled ..."; \
		COOKIETIN_EXPECT=compiled $(VENV)/bin/python -m pytest $(PYTEST_ARGS) $(DIFFERS) $(LONG); \
	fi

docs: $(VENV)/.docs
	@PYTHONPATH="$(CURDIR)/src" $(VENV)/bin/python -m docs.observations
	@PYTHONPATH="$(CURDIR)/src" $(VENV)/bin/python -m docs.facts
	@$(VENV)/bin/python -m docs.site build/site

bench: $(BENCH)/.package
	@mkdir -p bench/results
	@$(BENCH)/bin/python -m bench --json bench/results/latest.json $(BENCH_ARGS)
	@echo "All figures: bench/results/latest.json"

clean:
	rm -rf $(VENV) $(BENCH) build dist src/*.egg-info src/cookietin/pages web/node_modules tests/web/node_modules
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +

lock:
	cd requirements && for name in build docs server learn ray dev; do \
		uv --no-config pip compile --quiet --upgrade --universal --python-version 3.11 \
			--generate-hashes --no-header --no-annotate --no-emit-index-url --no-emit-find-links \
			--output-file $$name.txt $$name.in || exit 1; \
	done

# An environment belongs to one Python and one place: another of either makes it anew.
IDENTITY := import sys; \
	sys.version_info >= (3, 11) or sys.exit("$(PYTHON) is Python " + sys.version.split()[0] + "."); \
	print(sys.version.split()[0] + " " + sys.base_prefix + " $(CURDIR)")

$(VENV)/.python $(BENCH)/.python: FORCE
	@identity=`$(PYTHON) -c '$(IDENTITY)'` || { \
		echo "Cookie Tin needs Python 3.11 or newer. Name one: make PYTHON=python3.12 ..."; exit 1; }; \
	if [ "$$identity" != "`cat $@ 2>/dev/null`" ]; then \
		echo "Making $(@D) ..."; \
		rm -rf $(@D); \
		{ $(PYTHON) -m venv $(@D) >/dev/null && $(@D)/bin/python -m pip --version >/dev/null; } || { \
			rm -rf $(@D); \
			echo "$(PYTHON) cannot make an environment with pip in it. Its venv and ensurepip parts are"; \
			echo "needed (on Debian and Ubuntu: apt install python3-venv), or another Python: PYTHON=..."; \
			exit 1; }; \
		echo "$$identity" > $@; \
	fi

$(VENV)/.build: requirements/build.txt $(VENV)/.python
	@echo "Installing the build tools ..."
	@$(VENV)/bin/python -m pip install --quiet --require-hashes -r requirements/build.txt
	@touch $@

# One after the other: two installations at once would be in each other's way.
$(VENV)/.docs: requirements/docs.txt $(VENV)/.build
	@$(VENV)/bin/python -m pip install --quiet --require-hashes -r requirements/docs.txt
	@touch $@

$(VENV)/.server: requirements/server.txt $(VENV)/.python
	@echo "Installing what the server needs ..."
	@$(VENV)/bin/python -m pip install --quiet --require-hashes -r requirements/server.txt
	@touch $@

$(VENV)/.dev: requirements/dev.txt $(VENV)/.build
	@echo "Installing the development tools ..."
	@$(VENV)/bin/python -m pip install --quiet --require-hashes -r requirements/dev.txt
	@touch $(VENV)/.docs $(VENV)/.server $@

# Sums rather than dates: a deleted or restored file, another compiler or COOKIETIN_PURE must count.
$(VENV)/.sources: $(VENV)/.python FORCE
	@{ find src web pyproject.toml setup.py LICENSE README.md -type f ! -path '*/__pycache__/*' \
			! -path '*.egg-info/*' ! -path '*/node_modules/*' ! -path 'src/cookietin/pages/*' -exec cksum {} + | LC_ALL=C sort; \
		echo "pure=$$COOKIETIN_PURE CC=$$CC CFLAGS=$$CFLAGS LDFLAGS=$$LDFLAGS"; \
		command -v cc gcc clang; :; } > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

$(VENV)/.wheel: $(VENV)/.sources $(VENV)/.build
	@echo "Building Cookie Tin; compiling its rules takes a little while ..."
	@rm -rf $(VENV)/wheel
	@$(VENV)/bin/python -m pip wheel --verbose --no-build-isolation --check-build-dependencies \
		--no-deps --wheel-dir $(VENV)/wheel . > $(VENV)/build.log 2>&1 \
		|| { cat $(VENV)/build.log; exit 1; }
	@grep '^ *cookietin: ' $(VENV)/build.log || :
	@touch $@

$(VENV)/.package: $(VENV)/.wheel | $(VENV)/.dev
	@$(VENV)/bin/python -m pip install --quiet --no-deps --no-index --force-reinstall $(VENV)/wheel/*.whl
	@touch $@

$(BENCH)/.peers: $(wildcard bench/requirements.txt) $(BENCH)/.python
	@echo "Installing what the benchmarks compare with ..."
	@if [ -f bench/requirements.txt ]; then \
		$(BENCH)/bin/python -m pip install --quiet -r bench/requirements.txt; fi
	@touch $@

$(BENCH)/.package: $(VENV)/.wheel $(BENCH)/.peers
	@$(BENCH)/bin/python -m pip install --quiet --no-deps --no-index --force-reinstall $(VENV)/wheel/*.whl
	@touch $@

# The chores of the repository, one command each. `make help` lists them.
SHELL := /bin/bash
.DEFAULT_GOAL := help

# Vendors' guides are not part of the repository. Where a copy lies beside it, checks read it; elsewhere they work on the evidence.
ifeq ($(GUIDEWRIGHT_GUIDES),)
ifneq ($(wildcard ../shared/guides),)
export GUIDEWRIGHT_GUIDES := $(abspath ../shared/guides)
endif
endif
ifeq ($(GUIDEWRIGHT_SOURCES),)
ifneq ($(wildcard ../shared/sources),)
export GUIDEWRIGHT_SOURCES := $(abspath ../shared/sources)
endif
endif
ifeq ($(GUIDEWRIGHT_CORPUS),)
ifneq ($(wildcard ../shared/corpus),)
export GUIDEWRIGHT_CORPUS := $(abspath ../shared/corpus)
endif
endif

# What is built here is for the repository itself: Package.swift says what that changes. Whoever builds by hand beside it sets it, too, or builds twice.
export GUIDEWRIGHT_OWN := 1

BUILD := swift build --explicit-target-dependency-import-check error
# A few tests at a time, where the toolchain can: two thousand at once starve those that wait for a server or a clock.
WIDTH := --experimental-maximum-parallelization-width
TESTS_AT_ONCE = $(if $(shell swift test --help-hidden 2>/dev/null | grep -e $(WIDTH)),$(WIDTH) 8)
GUIDEWRIGHT = $(shell swift build --show-bin-path)/guidewright

.PHONY: help
help: ## List the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: setup
setup: ## Install the system libraries that are missing
	@Scripts/setup

.PHONY: run
run: setup ## Validate, cross-check and generate every system, and sum up
	@echo '== Building the tool; the first time that fetches packages and takes some minutes'
	@$(BUILD) --product guidewright
	@echo '== Validating, cross-checking and generating every system'
	@$(GUIDEWRIGHT) run
	@echo '== Done. The references begin at Generated/Reference/README.md; `swift run naver-login-mock` starts a mock'

.PHONY: test
test: setup ## Build everything and run all tests
	@echo '== Building everything; the first time that fetches packages and takes several minutes'
	@$(BUILD) --build-tests
	@echo '== Running all tests'
	@Scripts/test $(TESTS_AT_ONCE)

.PHONY: templates
templates: ## Put Templates/ and Scaffolds/ into the tool's sources, after an edit there
	Scripts/embed-templates

.PHONY: format
format: ## Format the Swift sources in place
	swift format --in-place --recursive --parallel Sources Plugins Tests Package.swift

.PHONY: lint
lint: ## Check formatting and layering
	swift format lint --strict --recursive --parallel Sources Plugins Tests Generated Package.swift
	Scripts/check-layers

.PHONY: bench
bench: setup ## Measure speed against libraries and servers run side by side
	Scripts/bench

.PHONY: faults
faults: setup ## Put mistakes into specs and guides, and count which the cross-check and the generated tests notice (ten minutes)
	@Scripts/faults

.PHONY: fuzz
fuzz: setup ## Look for inputs that break something: MINUTES=5 long, SEED=7 again
	@swift build -c release --product stress
	@$(shell swift build -c release --show-bin-path)/stress fuzz --seconds $$(( $(or $(MINUTES),5) * 60 )) $(if $(SEED),--seed $(SEED))

.PHONY: hostile
hostile: setup ## Put values that look like code into every place of specs, and see that they stay values
	@swift build -c release --product stress
	@$(shell swift build -c release --show-bin-path)/stress hostile

.PHONY: suites
suites: setup ## Put parsers' published test suites through the readers: SUITES="html5lib-tests yaml-test-suite/src"
	@swift build -c release --product stress
	@$(shell swift build -c release --show-bin-path)/stress suites $(or $(SUITES),$(error say where the suites are: make suites SUITES="html5lib-tests yaml-test-suite/src"))

.PHONY: growth
growth: setup ## Measure whether work grows in a straight line with the size of its input
	@swift build -c release --product stress
	@$(shell swift build -c release --show-bin-path)/stress growth

COUNT ?= 1000
COMPILE ?= 20
SEED ?= 1
.PHONY: promise
promise: setup ## Make up COUNT specs from SEED on, and compile COMPILE of those that validate
	@$(BUILD) --product guidewright
	@$(BUILD) --target MockServer
	@$(BUILD) --target MockTesting
	@$(GUIDEWRIGHT) promise --count $(COUNT) --compile $(COMPILE) --seed $(SEED)

.PHONY: figures
figures: ## Write Documentation/figures.md anew, from labelled guides in GUIDEWRIGHT_CORPUS
	@$(BUILD) --product guidewright
	@Scripts/figures

.PHONY: outside
outside: setup ## Test clients and mocks from a package outside, as an app would
	@Scripts/outside

.PHONY: projects
projects: setup ## Start projects in an empty folder, and build and test them with SwiftPM's plugins
	@$(BUILD) --product guidewright
	@Scripts/projects

.PHONY: tutorial
tutorial: setup ## Do what the tutorial says, and compare what is printed
	@$(BUILD) --product guidewright
	@$(BUILD) --product guidewright-mock
	@Scripts/follow Documentation/tutorial.md

.PHONY: dist
dist: setup ## Build a release into .build/dist, and test it in an empty root (some minutes)
	@nice Scripts/dist

.PHONY: interop
interop: ## Let OAuth clients from PyPI log in against the mocks that `make test` built
	@Scripts/interop

.PHONY: page
page: ## Use the page of a mock that `make test` built in headless Chromium
	@Scripts/page

.PHONY: tls
tls: ## Build a mock that speaks HTTPS, and call it with curl; compiles BoringSSL, which takes minutes
	@Scripts/tls

.PHONY: soak
soak: ## Open 20,000 connections to a mock that `make test` built, and leave it in every way
	@GUIDEWRIGHT_CONNECTIONS=20000 swift test --skip-build --filter ConnectionTests

.PHONY: clean
clean: ## Remove what was built
	rm -rf .build

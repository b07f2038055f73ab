"""Holds every mock against its description: schemathesis makes requests, right and wrong, from what `export openapi` writes, and checks the answers.

Usage: schemathesis_all.py DESCRIPTIONS MOCKS

DESCRIPTIONS holds SYSTEM.yaml of each system, MOCKS the built SYSTEM-mock. All checks are on, with a fixed seed; what a service does in place
of an error's status is said in schemathesis/SYSTEM.toml, and checked in schemathesis/hooks.py.
"""

import os
import pathlib
import subprocess
import sys

from mock import check, running

HERE = pathlib.Path(__file__).parent / "schemathesis"


def main(descriptions, mocks):
    tool = pathlib.Path(sys.executable).with_name("schemathesis")
    environment = {**os.environ, "PYTHONPATH": str(HERE), "SCHEMATHESIS_HOOKS": "hooks", "NO_COLOR": "1", "CI": "true"}
    for description in sorted(pathlib.Path(descriptions).glob("*.yaml")):
        system = description.stem
        with running(f"{mocks}/{system}-mock") as base:
            command = [tool, "--config-file", HERE / f"{system}.toml", "run", description, "--url", base]
            command += ["--checks", "all", "--seed", "1", "--max-examples", "20", "--generation-database", "none", "--continue-on-failure"]
            run = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=600)
            if run.returncode != 0:
                print(run.stdout + run.stderr)
            check(run.returncode == 0, f"{system}: schemathesis finds no disagreement", run.returncode)


if __name__ == "__main__":
    main(*sys.argv[1:])

"""Measures whole runs of the tool: CPU seconds of all threads, seconds on the clock, and the most memory that a run held.

Run by Scripts/bench with the folder of the built tool. A made-up system of 1,000 and one of 10,000 endpoints are generated with all outputs
(client, mock, tests, references); beside the first, openapi-generator makes its Swift client of the same API where it is installed
(pip install openapi-generator-cli, and Java).
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))


class Run:
    """What one run of a command cost."""

    def __init__(self, command, folder):
        began = time.monotonic()
        process = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        errors = process.stderr.read().decode(errors="replace")
        _, status, usage = os.wait4(process.pid, 0)
        if os.waitstatus_to_exitcode(status) not in (0, 1):
            sys.exit(f"bench: {' '.join(command)} failed: {errors[:500]}")
        self.wall = time.monotonic() - began
        self.cpu = usage.ru_utime + usage.ru_stime
        # Bytes on a Mac, KiB elsewhere.
        self.memory = usage.ru_maxrss / (2**20 if sys.platform == "darwin" else 2**10)

    def __str__(self):
        return f"{self.cpu:.2f} s CPU, {self.wall:.2f} s, {self.memory:.0f} MiB"


def best(command, folder, before=lambda: None, runs=3):
    results = []
    for _ in range(runs):
        before()
        results.append(Run(command, folder))
    return min(results, key=lambda run: run.cpu)


def synthetic(count, work):
    folder = f"{work}/{count}"
    os.makedirs(folder)
    subprocess.run([sys.executable, f"{HERE}/synthetic.py", str(count), f"{folder}/Specs", f"{folder}/openapi.yaml"], check=True)
    return folder


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tool", required=True, help="the built guidewright")
    options.add_argument("--root", required=True, help="the repository")
    options.add_argument("--guides", help="the folder of the vendors' guides")
    given = options.parse_args()
    work = tempfile.mkdtemp()
    try:
        measure(given, work)
    finally:
        shutil.rmtree(work)


def measure(given, work):
    tool, guides = os.path.abspath(given.tool), ["--guides", os.path.abspath(given.guides)] if given.guides else []
    root = ["--root", os.path.abspath(given.root)]
    fresh = lambda folder: lambda: shutil.rmtree(f"{folder}/Generated", ignore_errors=True)

    thousand = synthetic(1000, work)
    print(f"validate, 1,000 endpoints: {best([tool, 'validate'], thousand)}", flush=True)
    small = best([tool, "generate"], thousand, fresh(thousand))
    print(f"generate, 1,000 endpoints, all outputs: {small}", flush=True)
    peer = shutil.which("openapi-generator-cli")
    if peer:
        command = [peer, "generate", "-g", "swift6", "-i", "openapi.yaml", "-o", "client"]
        other = best(command, thousand, lambda: shutil.rmtree(f"{thousand}/client", ignore_errors=True), runs=2)
        print(f"openapi-generator (swift6), the client of the same API: {other}; CPU {other.cpu / small.cpu:.1f} times ours", flush=True)
    else:
        print("openapi-generator: not installed, so not measured")
    large = synthetic(10_000, work)
    ten = best([tool, "generate"], large, fresh(large), runs=1)
    print(f"generate, 10,000 endpoints: {ten}; CPU {ten.cpu / small.cpu:.1f} times that of 1,000", flush=True)

    print(f"generate, the repository's systems: {best([tool, 'generate', *root, '--output', work + '/five'], work, lambda: shutil.rmtree(work + '/five', ignore_errors=True))}")
    print(f"generate --check, the same: {best([tool, 'generate', '--check', *root], work)}")
    print(f"check, the same, {'with the guides' if guides else 'with the evidence'}: {best([tool, 'check', *root, *guides], work)}")


if __name__ == "__main__":
    main()

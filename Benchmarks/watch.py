"""Measures how long `--watch` takes from a saved spec to the findings on the screen, and to the end of the pass: 200 ms are the goal.

Run by Scripts/bench with the folder of the built tool. Each of the repository's systems is saved a few times, in a copy: once with a mistake, whose
finding is waited for, once mended, and once with another title, which is generated anew.
"""

import argparse
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time

GOAL = 200
PATIENCE = 60


class Watch:
    """A command that watches a folder, and when it printed which line."""

    def __init__(self, command, folder):
        self.process = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        self.lines = []
        self.came = threading.Condition()
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self):
        for line in self.process.stdout:
            with self.came:
                self.lines.append((time.monotonic(), line))
                self.came.notify_all()

    def wait(self, pattern, start):
        """When the first line behind the first `start` lines came that matches."""
        found = lambda: next((at for at, line in self.lines[start:] if re.search(pattern, line)), None)
        with self.came:
            if not self.came.wait_for(lambda: found() is not None, PATIENCE):
                sys.exit(f"bench: no line with `{pattern}` in {PATIENCE} s:\n" + "".join(line for _, line in self.lines[start:]))
            return found()

    def end(self):
        self.process.terminate()
        self.process.wait()


def save(file, text):
    """As editors do: beside it first, so that nobody reads half of it."""
    beside = file.with_suffix(".part")
    beside.write_text(text)
    os.replace(beside, file)
    return time.monotonic()


def measure(watch, file, text, finding=None):
    """Milliseconds from saving the text to the finding, and to the end of the pass."""
    start = len(watch.lines)
    saved = save(file, text)
    end = watch.wait("^Watching", start)
    found = watch.wait(finding, start) if finding else end
    return (found - saved) * 1000, (end - saved) * 1000


def figures(name, values):
    worst = max(values)
    return f"{name} {statistics.median(values):.0f} ms (worst {worst:.0f}{'' if worst <= GOAL else ', over the goal'})"


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tool", required=True, help="the built guidewright")
    options.add_argument("--root", required=True, help="the repository")
    options.add_argument("--rounds", type=int, default=3, help="how often each system is saved in each way")
    given = options.parse_args()
    tool = os.path.abspath(given.tool)
    work = pathlib.Path(tempfile.mkdtemp())
    try:
        shutil.copytree(f"{given.root}/Specs", work / "Specs")
        systems = sorted(work.glob("Specs/*/system.yaml"))
        for command in ["validate", "check", "generate"]:
            watch = Watch([tool, command, "--watch"], work)
            watch.wait("^Watching", 0)
            findings, mended, changed = [], [], []
            for file in systems * given.rounds:
                text = file.read_text()
                findings.append(measure(watch, file, text.replace("\n  title:", "\n  titel:", 1), "the key `titel` is not known")[0])
                mended.append(measure(watch, file, text)[1])
                changed.append(measure(watch, file, re.sub(r"(\n  title: \{en: )", r"\1New ", text, count=1))[1])
                measure(watch, file, text)
            watch.end()
            parts = [figures("finding", findings), figures("mended", mended), figures("another title", changed)]
            print(f"{command} --watch, {len(systems)} systems, saved to printed: {'; '.join(parts)}", flush=True)
    finally:
        shutil.rmtree(work)


if __name__ == "__main__":
    main()

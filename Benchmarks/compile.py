"""Measures how long the generated modules take to compile, debug, one after another, and what share of a whole build that is.

Run by Scripts/bench. By default only the generated modules are compiled anew, in the usual build folder; with --whole a build of everything
in a folder of its own goes before, which takes minutes.
"""

import argparse
import glob
import os
import shutil
import subprocess
import time


def build(scratch, *options):
    began = time.monotonic()
    subprocess.run(["swift", "build", "--scratch-path", scratch, *options], check=True, capture_output=True)
    return time.monotonic() - began


def forget(scratch, module):
    """Removes what a build made of a module, so that the next one compiles it anew."""
    for pattern in [f"{module}.build/*.o", f"{module}.build/*.swiftdeps", f"{module}.build/*.priors", f"Modules/{module}.*"]:
        for file in glob.glob(f"{scratch}/*/debug/{pattern}"):
            os.remove(file)


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--whole", action="store_true")
    options.add_argument("modules", nargs="+")
    given = options.parse_args()
    scratch = ".build/compile-bench" if given.whole else ".build"
    whole = None
    if given.whole:
        shutil.rmtree(scratch, ignore_errors=True)
        subprocess.run(["swift", "package", "--scratch-path", scratch, "resolve"], check=True, capture_output=True)
        whole = build(scratch)
    total = 0
    for module in given.modules:
        pair = [module, f"{module}Mock"]
        for each in pair:
            build(scratch, "--target", each)
        nothing = min(build(scratch, "--target", pair[1]) for _ in range(2))
        times = []
        for each in pair:
            forget(scratch, each)
            times.append(max(0, build(scratch, "--target", each) - nothing))
        total += sum(times)
        print(f"{module}: client {times[0]:.1f} s, mock {times[1]:.1f} s", flush=True)
    share = f", {total / whole:.0%} of the whole build's {whole:.0f} s" if whole else "; BENCH_WHOLE=1 measures the whole build beside it"
    print(f"all {len(given.modules)} clients and mocks: {total:.1f} s one after another{share}")
    if given.whole:
        shutil.rmtree(scratch, ignore_errors=True)


if __name__ == "__main__":
    main()

"""Starts a mock and stops it again; says what was checked."""

import contextlib
import subprocess
import sys

import requests


def check(condition, what, found=None):
    print(("ok    " if condition else "FAIL  ") + what + ("" if condition else f": {found!r}"))
    if not condition:
        sys.exit(1)


def act(base, name, values=None):
    """Has something happen at the vendor's."""
    answer = requests.post(f"{base}/__mock/actions/{name}", json=values or {})
    check(answer.ok, f"{name} is done", answer.text)


@contextlib.contextmanager
def running(*command):
    """The address of a mock, as its first line says it."""
    server = subprocess.Popen([*command, "--port", "0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        base = server.stdout.readline().strip()
        check(base.startswith("http://127.0.0.1:"), "the mock says where it is", base)
        yield base
    finally:
        server.terminate()
        code = server.wait(10)
    check(code == 0, "the mock stops cleanly on SIGTERM", code)

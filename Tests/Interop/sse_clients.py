"""Listens to a mock's server-sent events with httpx-sse and with sseclient.

Usage: sse_clients.py GUIDEWRIGHT ROOT

ROOT is a folder whose Specs/ holds the system `events` of Tests/Features. Exits with 1 at the first step that goes wrong.
"""

import json
import sys

import httpx
import requests
import sseclient
from httpx_sse import connect_sse
from mock import act, check, running


def with_httpx(base):
    with httpx.Client(timeout=10) as client, connect_sse(client, "GET", f"{base}/topics/sea/headlines") as source:
        check(source.response.headers["Content-Type"] == "text/event-stream", "httpx-sse: the answer is made of events")
        lines = []
        for event in source.iter_sse():
            lines.append((event.event, event.id, event.json()["line"]))
            if len(lines) == 2:
                act(base, "news", {"line": "Fire.", "urgent": True})
            if len(lines) == 3:
                act(base, "goodNight")
        expected = [("usual", "l-1", "The ebb is late."), ("usual", "l-2", "A whale."), ("urgent", "l-2", "Fire.")]
        check(lines == expected, "httpx-sse: names, ids and data arrive as they are sent, until the mock ends them", lines)


def with_sseclient(base):
    question = {"topic": "sea", "stream": True}
    answer = requests.post(f"{base}/summaries", json=question, stream=True, headers={"Accept": "text/event-stream"}, timeout=10)
    pieces = [event.data for event in sseclient.SSEClient(answer).events()]
    check(pieces.pop() == "[DONE]", "sseclient: a mark ends the events", pieces)
    check([json.loads(piece)["delta"] for piece in pieces] == ["Much", "water."], "sseclient: the pieces are there", pieces)
    answer = requests.get(f"{base}/topics/moon/headlines")
    check(answer.status_code == 404 and answer.json() == {"code": "topic"}, "a refusal is no event", answer.text)


def main(tool, root):
    with running(tool, "mock", "events", "--root", root) as base:
        with_httpx(base)
        with_sseclient(base)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        print(__doc__, file=sys.stderr)
        sys.exit(2)
    main(*sys.argv[1:])

"""Talks on a mock's WebSockets with websockets and with websocket-client.

Usage: websocket_clients.py GUIDEWRIGHT ROOT

ROOT is a folder whose Specs/ holds the systems `talking` and `dictating` of Tests/Features. Exits with 1 at the first step that goes wrong.
"""

import json
import sys

import requests
import websocket
from mock import act, check, running
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect


def with_websockets(base):
    room = base.replace("http", "ws") + "/rooms/hall"
    with connect(room, additional_headers={"token": "t-ada"}) as ada, connect(room, additional_headers={"token": "t-bob"}) as bob:
        check(json.loads(ada.recv(5)) == {"kind": "joined", "who": "ada"}, "websockets: the server speaks first")
        check(json.loads(bob.recv(5)) == {"kind": "joined", "who": "bob"}, "websockets: to each for himself")
        ada.send(json.dumps({"action": "typing"}))
        ada.send(json.dumps({"action": "say", "text": "Good morning"}))
        said = {"kind": "said", "who": "ada", "text": "Good morning"}
        check(json.loads(ada.recv(5)) == said and json.loads(bob.recv(5)) == said, "websockets: what one says all hear")
        # In pieces, as long messages may come.
        bob.send(iter(['{"action": "say", ', '"text": "In pieces"}']))
        heard = json.loads(ada.recv(5))
        check(heard["text"] == "In pieces", "websockets: a message in pieces is one message", heard)
        bob.send(json.dumps({"action": "say", "text": "This is more than anybody reads"}))
        bob.recv(5)
        check(json.loads(bob.recv(5)) == {"error": "length"}, "websockets: a documented error is a message")
        check(ada.ping().wait(5), "websockets: a ping is answered")
        act(base, "shout", {"text": "Fire!"})
        told = [json.loads(client.recv(5))["text"] for client in (ada, bob)]
        check(told == ["Fire!", "Fire!"], "websockets: what happens at the vendor's is told", told)
        bob.send("nonsense")
        refusal = bob.recv(5)
        check("error" in json.loads(refusal), "websockets: what is not documented is refused", refusal)
        ends(bob, 1008, "websockets: and ends the connection, as against what is agreed")
        act(base, "closingTime")
        ends(ada, 1000, "websockets: the mock closes it in the usual way")
    with connect(room, additional_headers={"token": "t-ada"}) as ada:
        ada.recv(5)
        act(base, "storm")
        ends(ada, None, "websockets: a cut is no end")


def ends(client, code, what):
    """With that code of its server's, or with none where it is cut."""
    try:
        while True:
            client.recv(5)
    except ConnectionClosed as thrown:
        check((thrown.rcvd.code if thrown.rcvd else None) == code, what, repr(thrown))


def refusals(base):
    room = base.replace("http", "ws") + "/rooms/hall"
    try:
        connect(room, additional_headers={"token": "t-eve"})
        check(False, "an unknown token opens nothing")
    except InvalidStatus as refusal:
        body = json.loads(refusal.response.body)
        check(refusal.response.status_code == 401 and body == {"error": "token"}, "websockets: an unknown token opens nothing", body)
    answer = requests.get(f"{base}/rooms/hall", headers={"token": "t-ada"})
    check(answer.status_code == 426 and answer.headers["Upgrade"] == "websocket", "who asks without a handshake is told", answer.text)
    journal = requests.get(f"{base}/__mock/journal").json()
    calls = {entry["method"] for entry in journal["entries"]}
    check(calls == {"GET", "MESSAGE"}, "the journal has the messages", calls)


def with_websocket_client(base):
    ticks = websocket.create_connection(base.replace("http", "ws") + "/ticks", timeout=5)
    check(ticks.recv() == "text", "websocket-client: texts travel as they are")
    ticks.send("again")
    check(ticks.recv() == "again", "websocket-client: both ways")
    ticks.send("ä" * 20000)
    check(ticks.recv() == "ä" * 20000, "websocket-client: long ones, too")
    ticks.close()
    # Those who leave without a word.
    for _ in range(300):
        websocket.create_connection(base.replace("http", "ws") + "/ticks", timeout=5).shutdown()
    left = websocket.create_connection(base.replace("http", "ws") + "/ticks", timeout=5)
    check(left.recv() == "text", "websocket-client: who left takes nothing along")
    left.close()


def dictation(base):
    """A subprotocol, messages of bytes, and codes with which the server closes."""
    url = base.replace("http", "ws") + "/v1?key="
    known = ["dictation.v1", "dictation.v2"]
    with connect(url + "k-ada", subprotocols=known) as ada:
        check(ada.subprotocol == "dictation.v2", "websockets: of what is offered the server takes what it likes best", ada.subprotocol)
        for sound, text in (b"\x00\xff", "AP8="), (b"", ""):
            ada.send(sound)
            heard = json.loads(ada.recv(5))
            check(heard == {"text": text}, f"websockets: {len(sound)} bytes are heard as bytes", heard)
        ada.send(json.dumps({"action": "finish"}))
        heard = [ada.recv(5), ada.recv(5)]
        check(heard == [b"\x00\xff", b""], "websockets: and come back as bytes", heard)
        ends(ada, 1000, "websockets: then it is over")
    with connect(url + "k-eve", subprotocols=known[:1]) as eve:
        check(eve.subprotocol == "dictation.v1", "websockets: the only one that is offered is taken", eve.subprotocol)
        ends(eve, 4003, "websockets: a stranger is told by a code")
        check(eve.close_reason == "Nobody has that key.", "websockets: and by a reason", eve.close_reason)
    with connect(url + "k-ada", subprotocols=known) as ada:
        ada.send(b"\xff\xff\xff")
        check(json.loads(ada.recv(5)) == {"error": "loud"}, "websockets: an error without a code is a message")
        act(base, "tire")
        ends(ada, 4008, "websockets: an action closes with its code")
    try:
        connect(url + "k-ada", subprotocols=["smoke.signals"])
        check(False, "websockets: what is not spoken opens nothing")
    except InvalidStatus as refusal:
        check(refusal.response.status_code == 400, "websockets: what is not spoken opens nothing", refusal.response.body)
    ada = websocket.create_connection(url + "k-ada", subprotocols=known, timeout=5)
    check(ada.getsubprotocol() == "dictation.v2", "websocket-client: a subprotocol is agreed on", ada.getsubprotocol())
    ada.send_binary(b"\x01")
    check(json.loads(ada.recv()) == {"text": "AQ=="}, "websocket-client: bytes are heard")
    ada.close()


def main(tool, root):
    with running(tool, "mock", "talking", "--root", root) as base:
        with_websockets(base)
        refusals(base)
        with_websocket_client(base)
    with running(tool, "mock", "dictating", "--root", root) as base:
        dictation(base)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        print(__doc__, file=sys.stderr)
        sys.exit(2)
    main(*sys.argv[1:])

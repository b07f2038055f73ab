"""Uses a mock's page as a person would, in headless Chromium: by its buttons and forms alone.

Speaks the DevTools protocol over two pipes, which takes nothing but Python.
"""

import json
import os
import subprocess
import sys
import tempfile
import time


class Browser:
    """One page of a browser."""

    def __init__(self, executable):
        to_browser, self.sending = os.pipe()
        self.receiving, from_browser = os.pipe()
        self.profile = tempfile.TemporaryDirectory()
        arguments = ["--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={self.profile.name}", "--remote-debugging-pipe"]

        def place():
            # The browser reads from descriptor 3 and writes to 4; neither may be one of the pipes' own before it is moved.
            reading, writing = os.dup(to_browser), os.dup(from_browser)
            os.dup2(reading, 3)
            os.dup2(writing, 4)

        self.process = subprocess.Popen(
            [executable, *arguments], preexec_fn=place, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        os.close(to_browser)
        os.close(from_browser)
        self.number = 0
        self.rest = b""
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = None
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.call("Page.enable")

    session = None

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.sending, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(answer["error"]["message"])
                return answer["result"]

    def receive(self):
        while b"\0" not in self.rest:
            part = os.read(self.receiving, 1 << 16)
            if not part:
                raise RuntimeError("the browser has ended")
            self.rest += part
        message, self.rest = self.rest.split(b"\0", 1)
        return json.loads(message)

    def open(self, url):
        self.call("Page.navigate", url=url)
        self.wait("document.readyState === 'complete' && document.getElementById('told') !== null")

    def evaluate(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"]["exception"].get("description", expression))
        return result["result"].get("value")

    def wait(self, condition, seconds=30):
        """Waits until an expression is true, and fails with what the page says if it does not come to be."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.evaluate(f"Boolean({condition})"):
                return
            time.sleep(0.02)
        raise AssertionError(f"never came true: {condition}\n{self.evaluate('document.body.innerText')[:3000]}")

    def close(self):
        self.process.kill()
        self.process.wait()
        self.profile.cleanup()


def told(browser, mark):
    browser.wait(f"document.getElementById('told').textContent.startsWith({json.dumps(mark)})")
    browser.evaluate("document.getElementById('told').textContent = ''")


def use(browser, base):
    """What a person does with the page of the toy system."""
    browser.open(base + "/s/people/")
    assert browser.evaluate("document.documentElement.lang") in ("en", "ko")

    # A call that is tried is in the journal, request and answer side by side.
    attempt = """document.querySelector('#endpoint-item form [name=id]').value = '7';
        document.querySelector('#endpoint-item form').requestSubmit(document.querySelector('#endpoint-item form button'));"""
    browser.evaluate(attempt)
    browser.wait("document.querySelector('#endpoint-item .answer').textContent.startsWith('200')")
    browser.wait("document.querySelector('#journal details#call-1 .pair pre')?.textContent.includes('GET /v1/items/7')")

    # A fault that is set is met by the next call, and by no other.
    browser.evaluate(
        """{ const form = document.querySelector('#faults form');
        const option = [...form.what.options].find(o => o.value.includes('"item"') && o.value.includes('503'));
        form.what.value = option.value;
        form.requestSubmit(); }"""
    )
    told(browser, "✓ 201")
    browser.wait("document.querySelector('#faults td')?.textContent.includes('503')")
    browser.evaluate(attempt)
    browser.wait("document.querySelector('#endpoint-item .answer').textContent.startsWith('503')")
    browser.evaluate(attempt)
    browser.wait("document.querySelector('#endpoint-item .answer').textContent.startsWith('200')")

    # Users are added, changed and deleted; what stands in them is no markup.
    browser.evaluate(
        """{ const form = document.querySelector('#records-users > form');
        form.elements.id.value = 'u9'; form.elements.name.value = '<i>Nine</i>'; form.elements.age.value = '9';
        form.requestSubmit(); }"""
    )
    told(browser, "✓ 201")
    nine = "document.querySelector('#records-users form[data-path$=\"/u9\"]')"
    browser.wait(nine)
    assert browser.evaluate(nine + ".elements.name.value") == "<i>Nine</i>"
    browser.evaluate(f"{nine}.elements.name.value = 'Nina'; {nine}.requestSubmit();")
    told(browser, "✓ 200")
    browser.wait(nine + ".elements.name.value === 'Nina'")

    # What is emptied is taken away where it may be missing, and what is no number is refused.
    browser.evaluate(f"{nine}.elements.age.value = 'old'; {nine}.requestSubmit();")
    told(browser, "✗ 400")
    browser.evaluate(f"{nine}.elements.age.value = '9007199254740993'; {nine}.requestSubmit();")
    told(browser, "✗ 400")
    browser.evaluate(f"{nine}.elements.age.value = ''; {nine}.elements.name.value = ''; {nine}.requestSubmit();")
    told(browser, "✗ 400")
    browser.open(base + "/s/people/")
    assert browser.evaluate(nine + ".elements.age.value") == "9" and browser.evaluate(nine + ".elements.name.value") == "Nina"
    browser.evaluate(f"{nine}.elements.age.value = ''; {nine}.requestSubmit();")
    told(browser, "✓ 200")
    browser.wait(nine + ".elements.age.value === ''")
    browser.evaluate("document.querySelector('#records-users button[data-path$=\"/u9\"]').click()")
    told(browser, "✓ 204")
    browser.wait("!" + nine)

    # The clock moves on, and what cannot be done is said.
    before = browser.evaluate("document.querySelector('#clock time').textContent")
    browser.evaluate("document.querySelector('#clock button').click()")
    told(browser, "✓ 200")
    browser.wait(f"document.querySelector('#clock time').textContent > {json.dumps(before)}")
    browser.evaluate("{ const form = document.querySelector('#faults form'); form.every.value = '-1'; form.requestSubmit(); }")
    told(browser, "✗ 400")

    # In the other language too, by a link that needs no script.
    browser.open(base + "/s/people/__mock/page?lang=ko")
    assert browser.evaluate("document.documentElement.lang") == "ko"
    assert "엔드포인트" in browser.evaluate("document.querySelector('h2').textContent")


def talk(browser, base):
    """What a person does with endpoints whose answers go on: a WebSocket, and events."""
    browser.open(base)
    heard = "document.querySelector('#endpoint-ticks .answer').textContent"
    browser.evaluate(
        """{ const form = document.querySelector('#endpoint-wind form'); form.elements.word.value = 'Hello <b>'; form.requestSubmit(); }"""
    )
    # It is connected for what is said, and hears of it.
    browser.wait(heard + r".includes('→ Hello <b>\n') && " + heard + r".includes('← Hello <b>\n')")
    assert browser.evaluate("document.querySelector('#endpoint-wind .answer').textContent").startswith("✓ 101")
    browser.wait("document.querySelector('#journal').textContent.includes('MESSAGE /ticks')")
    browser.evaluate("document.querySelector('#endpoint-ticks [data-leave]').click()")
    browser.wait(heard + ".includes('✗ 1') && document.querySelector('#endpoint-ticks [data-leave]').hidden")
    # What a browser cannot send it says, and the journal why the mock refuses.
    assert "headers" in browser.evaluate("document.querySelector('#endpoint-chat form').textContent")
    browser.evaluate(
        "{ const form = document.querySelector('#endpoint-chat form'); form.elements.room.value = 'hall'; form.requestSubmit(); }")
    browser.wait("document.querySelector('#endpoint-chat .answer').textContent.includes('✗ 1006')")
    browser.wait("document.querySelector('#journal').textContent.includes('GET /rooms/hall')")


def dictate(browser, base):
    """A subprotocol, bytes in both directions, and the code with which the server closes."""
    browser.open(base)
    heard = "document.querySelector('#endpoint-dictation .answer').textContent"
    open_as = "const form = document.querySelector('#endpoint-dictation form'); form.elements.key.value = "
    browser.evaluate("{ " + open_as + "'k-ada'; form.requestSubmit(); }")
    browser.wait(heard + ".includes('✓ 101')")
    say = "const form = document.querySelector('#endpoint-sound form'); form.elements.sound.value = "
    browser.evaluate("{ " + say + "'Hm'; form.requestSubmit(); }")
    browser.wait(heard + r""".includes('← {"text":"SG0="}\n')""")
    browser.evaluate("document.querySelector('#endpoint-finish form').requestSubmit()")
    # Two bytes, as newer browsers write them and as others do.
    browser.wait("/← (486d|\\(2 bytes\\))/.test(" + heard + ") && " + heard + ".includes('✗ 1000')")
    browser.evaluate("{ " + open_as + "'k-eve'; form.requestSubmit(); }")
    browser.wait(heard + ".includes('✗ 4003 Nobody has that key.')")


def follow(browser, base):
    """Events are shown as they come."""
    browser.open(base)
    browser.evaluate(
        "{ const form = document.querySelector('#endpoint-headlines form'); form.elements.topic.value = 'sea'; form.requestSubmit(); }")
    heard = "document.querySelector('#endpoint-headlines .answer').textContent"
    browser.wait(heard + ".startsWith('200') && " + heard + ".includes('data:')")
    before = browser.evaluate(heard + ".length")
    browser.evaluate(
        "{ const form = document.querySelector('form[data-path=\"actions/news\"]'); form.elements.line.value = 'Snow.'; form.requestSubmit(); }")
    browser.wait(heard + ".slice(" + str(before) + ").includes('Snow.')")
    browser.evaluate("document.querySelector('#endpoint-headlines [data-leave]').click()")
    browser.wait("document.querySelector('#endpoint-headlines [data-leave]').hidden")


def serving(command, visit):
    server = subprocess.Popen([*command, "--port", "0", "--quiet", "--exit-with-parent"], stdout=subprocess.PIPE, text=True)
    try:
        visit(server.stdout.readline().split()[0])
    finally:
        server.terminate()
        server.wait(10)


def main():
    chromium, toy, tool = sys.argv[1:]
    browser = Browser(chromium)
    try:
        serving([toy], lambda base: use(browser, base))
        print("page: a call, a fault, users, the clock and both languages")
        with tempfile.TemporaryDirectory() as root:
            os.symlink(os.path.abspath("Tests/Features"), os.path.join(root, "Specs"))
            serving([tool, "mock", "talking", "--root", root], lambda base: talk(browser, base))
            serving([tool, "mock", "dictating", "--root", root], lambda base: dictate(browser, base))
            serving([tool, "mock", "events", "--root", root], lambda base: follow(browser, base))
        print("page: WebSockets with texts and bytes, and events, as they come")
    finally:
        browser.close()


if __name__ == "__main__":
    main()

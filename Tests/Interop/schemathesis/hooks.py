"""What the services here do in place of an error's status, as a check of its own.

Some answer a wrong request with 200 and say in the body that it failed, or send it back with a redirect. The configuration beside this
file lets those statuses pass where a service is documented to use them; this check then wants to see the refusal itself.
"""

from urllib.parse import parse_qs, urlsplit

import schemathesis
from schemathesis.generation.meta import TestPhase


def refused(response):
    if 300 <= response.status_code < 400:
        query = parse_qs(urlsplit(response.headers.get("location", [""])[0]).query)
        return "error" in query or "wl_result" in query
    if "json" not in response.headers.get("content-type", [""])[0]:
        return False
    body = response.json()
    return isinstance(body, dict) and (
        body.get("header", {}).get("isSuccessful") is False or "error" in body or body.get("status") == "failure"
    )


@schemathesis.check
def refusal_in_the_answer(ctx, response, case):
    is_asked = case.method.upper() == case.operation.method.upper()
    if case.meta is None or not case.meta.generation.mode.is_negative or not is_asked:
        return
    # Elsewhere what is wrong may be something that no service looks at, such as one more item in a query.
    if case.meta.phase.name != TestPhase.COVERAGE:
        return
    # The type of a body that is not there says nothing.
    if not response.request.body and "Content-Type" in (case.headers or {}):
        return
    if response.status_code < 400 and not refused(response):
        raise AssertionError("a request that breaks the schema was answered as if it were right")

"""Signs in against the Microsoft mock, and has Authlib find out by discovery alone with which keys to check the ID token.

Usage: authlib_discovery.py MSAL_MOCK

Nothing of what the client asks for is sent elsewhere than it says: every URL of the discovery document has to lead back to the mock, in the
session that the document is of. Exits with 1 at the first step that goes wrong.
"""

import sys
import time
from urllib.parse import urlsplit

import django
import requests
from authlib.integrations.django_client import OAuth
from django.conf import settings
from joserfc.errors import BadSignatureError
from mock import check, running

CLIENT_ID = "00000000-0000-0000-0000-000000000001"


def tokens(endpoint):
    """Signs in with a password, and redeems what that gives where the discovery document says."""

    def post(url, **fields):
        return requests.post(url, data={"client_id": CLIENT_ID} | fields).json()

    service = endpoint.removesuffix("/token")
    started = post(f"{service}/initiate", username="ben@example.com", challenge_type="password redirect")
    asked = post(f"{service}/challenge", continuation_token=started["continuation_token"], challenge_type="password redirect")
    return post(
        endpoint,
        grant_type="password",
        continuation_token=asked["continuation_token"],
        password="correct-horse",
        scope="openid offline_access profile",
    )


def log_in(base, session):
    own = base + session
    # Claims of time are checked against this machine's clock.
    requests.post(f"{own}/__mock/clock", json={"now": time.time()}).raise_for_status()
    client = OAuth().register(
        "mock",
        client_id=CLIENT_ID,
        server_metadata_url=f"{own}/contoso.onmicrosoft.com/v2.0/.well-known/openid-configuration",
        client_kwargs={"scope": "openid"},
    )
    metadata = client.load_server_metadata()
    for name in "jwks_uri", "token_endpoint", "authorization_endpoint":
        check(metadata[name].startswith(f"{own}/"), f"{name} leads back to the mock", metadata[name])
    token = tokens(metadata["token_endpoint"])
    claims = client.parse_id_token(token, nonce=None)
    check(claims["preferred_username"] == "ben@example.com", "Authlib checks the ID token with the keys that it found", claims)
    head, body, signature = token["id_token"].split(".")
    forged = dict(token, id_token=".".join([head, body, signature[::-1]]))
    try:
        found = client.parse_id_token(forged, nonce=None)
        check(False, "a signature that is none is refused", found)
    except BadSignatureError:
        check(True, "a signature that is none is refused")


def main(executable):
    settings.configure()
    django.setup()
    with running(executable) as base:
        log_in(base, "")
        log_in(base, "/s/discovery")
        log_in(base.replace(urlsplit(base).hostname, "localhost"), "/s/by-name")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        sys.exit(2)
    main(sys.argv[1])

"""Logs in against a mock with a real OAuth client library: login, profile, refresh, delete.

Usage: oauth_login.py MOCK_EXECUTABLE

Nothing of the library is changed but the host that it talks to. Exits with 1 at the first step that goes wrong.
"""

import os
import sys
from urllib.parse import parse_qs, urlsplit

import requests
from mock import check, running
from oauthlib.oauth2.rfc6749.errors import OAuth2Error
from requests_oauthlib import OAuth2Session

os.environ["OAUTHLIB_INSECURE_TRANSPORT"] = "1"  # The mock speaks plain HTTP on the loopback interface.

CLIENT_ID = "jyvqXeaVOVmV"
CLIENT_SECRET = "527300A0_COq1_XV33cf"
REDIRECT = "http://localhost/callback"


def log_in(base, session="interop"):
    base = f"{base}/s/{session}"
    client = OAuth2Session(CLIENT_ID, redirect_uri=REDIRECT)
    url, state = client.authorization_url(f"{base}/oauth2.0/authorize")
    page = requests.get(url)
    check(page.status_code == 200 and "<form" in page.text or "<a " in page.text, "a person gets a login page", page.text[:200])
    answer = requests.get(url + "&mock_user=10001", allow_redirects=False)
    check(answer.status_code == 302, "the direct path redirects", answer.status_code)
    location = answer.headers["Location"]
    check(location.startswith(REDIRECT) and parse_qs(urlsplit(location).query)["state"] == [state], "state comes back", location)
    # oauthlib insists on https for the response it parses.
    token = client.fetch_token(
        f"{base}/oauth2.0/token",
        authorization_response=location.replace("http://", "https://", 1),
        client_secret=CLIENT_SECRET,
        include_client_id=True,
    )
    check(token["expires_in"] == 3600 or token["expires_in"] == "3600", "the token lives for an hour", token)
    return base, client, token, location


def main(executable):
    with running(executable) as base:
        base, client, token, location = log_in(base)

        profile = client.get(f"{base}/v1/nid/me").json()
        check(profile["resultcode"] == "00" and profile["response"]["id"] == "10001", "the profile opens", profile)

        try:
            client.fetch_token(
                f"{base}/oauth2.0/token",
                authorization_response=location.replace("http://", "https://", 1),
                client_secret=CLIENT_SECRET,
                include_client_id=True,
            )
            check(False, "a code is good once")
        except OAuth2Error as error:
            check(True, f"a code is good once ({error.error})")
        client.token = token

        old = token["access_token"]
        new = client.refresh_token(
            f"{base}/oauth2.0/token", refresh_token=token["refresh_token"], client_id=CLIENT_ID, client_secret=CLIENT_SECRET
        )
        check(new["access_token"] != old, "refresh gives a new access token", new)
        check(client.get(f"{base}/v1/nid/me").status_code == 200, "the new token opens the profile")

        deleted = requests.post(
            f"{base}/oauth2.0/token",
            data={
                "grant_type": "delete",
                "client_id": CLIENT_ID,
                "client_secret": CLIENT_SECRET,
                "access_token": new["access_token"],
                "service_provider": "NAVER",
            },
        ).json()
        check(deleted["result"] == "success", "delete succeeds", deleted)
        check(client.get(f"{base}/v1/nid/me").status_code == 401, "a deleted token opens nothing")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        sys.exit(2)
    main(sys.argv[1])

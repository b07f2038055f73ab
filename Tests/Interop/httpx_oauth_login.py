"""Logs in against mocks with the NAVER and Kakao clients of httpx-oauth: login, who it is, refresh, and the end of the connection.

Usage: httpx_oauth_login.py NAVER_MOCK KAKAO_MOCK

Exits with 1 at the first step that goes wrong.
"""

import asyncio
import sys
from urllib.parse import parse_qs, urlsplit

import httpx
from hosts import KAKAO, NAVER, Hosts
from httpx_oauth.clients.kakao import KakaoOAuth2
from httpx_oauth.clients.naver import NaverOAuth2
from httpx_oauth.exceptions import GetIdEmailError
from httpx_oauth.oauth2 import GetAccessTokenError
from mock import check, running

REDIRECT = "https://localhost/callback"


def moving(kind, hosts):
    """The client of a vendor, whose requests go to the mock."""

    async def move(request):
        request.url = httpx.URL(hosts.address(str(request.url)))
        request.headers["Host"] = urlsplit(hosts.base).netloc

    class Moved(kind):
        def get_httpx_client(self):
            return httpx.AsyncClient(event_hooks={"request": [move]})

    return Moved


async def log_in(kind, vendor, base):
    hosts = Hosts(f"{base}/s/httpx", vendor.hosts)
    client = moving(kind, hosts)(vendor.key, vendor.secret)
    url = await client.get_authorization_url(REDIRECT, state="a-state")
    async with httpx.AsyncClient() as person:
        answer = await person.get(f"{hosts.address(url)}&{vendor.answer}")
    back = parse_qs(urlsplit(answer.headers.get("Location", "")).query)
    check(back.get("state") == ["a-state"], f"{vendor.name}: the login leads back", answer.text)

    token = await client.get_access_token(back["code"][0], REDIRECT)
    check(not token.is_expired(), f"{vendor.name}: the token has a life", token)
    uid, email = await client.get_id_email(token["access_token"])
    check((uid, email) == (vendor.uid, vendor.email), f"{vendor.name}: the user is there", (uid, email))

    try:
        found = await client.get_access_token(back["code"][0], REDIRECT)
        # NAVER answers refusals with HTTP 200, so this client takes one for a token.
        check("error" in found, f"{vendor.name}: a code is good once", found)
    except GetAccessTokenError:
        check(True, f"{vendor.name}: a code is good once")

    new = await client.refresh_token(token["refresh_token"])
    check(new["access_token"] != token["access_token"], f"{vendor.name}: refresh gives a new access token", new)
    check((await client.get_id_email(new["access_token"]))[0] == uid, f"{vendor.name}: the new token opens the profile")

    if vendor is NAVER:  # Kakao's client sends the token as a parameter, which Kakao does not read.
        await client.revoke_token(new["access_token"])
        try:
            check(False, "naver: a deleted token opens nothing", await client.get_id_email(new["access_token"]))
        except GetIdEmailError:
            check(True, "naver: a deleted token opens nothing")


def main(naver, kakao):
    with running(naver) as base:
        asyncio.run(log_in(NaverOAuth2, NAVER, base))
    with running(kakao) as base:
        asyncio.run(log_in(KakaoOAuth2, KAKAO, base))


if __name__ == "__main__":
    if len(sys.argv) != 3:
        print(__doc__, file=sys.stderr)
        sys.exit(2)
    main(*sys.argv[1:])

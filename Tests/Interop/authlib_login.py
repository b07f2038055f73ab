"""Logs in against mocks with Authlib: login, profile, refresh.

Usage: authlib_login.py NAVER_MOCK KAKAO_MOCK

Exits with 1 at the first step that goes wrong.
"""

import sys

import requests
from authlib.integrations.base_client.errors import OAuthError
from authlib.integrations.requests_client import OAuth2Session
from hosts import KAKAO, NAVER, Hosts
from mock import check, running

REDIRECT = "https://localhost/callback"


def log_in(vendor, base, scope):
    with Hosts(f"{base}/s/authlib", vendor.hosts):
        client = OAuth2Session(
            vendor.key, vendor.secret, redirect_uri=REDIRECT, scope=scope, token_endpoint_auth_method="client_secret_post"
        )
        url, state = client.create_authorization_url(vendor.authorize)
        location = requests.get(f"{url}&{vendor.answer}", allow_redirects=False).headers["Location"]
        check(location.startswith(REDIRECT) and f"state={state}" in location, f"{vendor.name}: the login leads back", location)

        token = client.fetch_token(vendor.token, authorization_response=location)
        check(not token.is_expired(), f"{vendor.name}: the token has a life", token)
        profile = client.get(vendor.profile).json()
        profile = profile.get("response", profile)
        check(str(profile["id"]) == vendor.uid, f"{vendor.name}: the profile opens", profile)

        try:
            found = client.fetch_token(vendor.token, authorization_response=location)
            check(False, f"{vendor.name}: a code is good once", found)
        except OAuthError as error:
            check(bool(error.error), f"{vendor.name}: a code is good once ({error.error})")

        new = client.refresh_token(vendor.token, refresh_token=token["refresh_token"])
        check(new["access_token"] != token["access_token"], f"{vendor.name}: refresh gives a new access token", new)
        check(client.get(vendor.profile).ok, f"{vendor.name}: the new token opens the profile")


def main(naver, kakao):
    with running(naver) as base:
        log_in(NAVER, base, None)
    with running(kakao) as base:
        log_in(KAKAO, base, "account_email")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        print(__doc__, file=sys.stderr)
        sys.exit(2)
    main(*sys.argv[1:])

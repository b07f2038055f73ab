"""Logs in against mocks with requests-oauthlib: login, profile, refresh, and the end of the connection.

Usage: oauth_login.py NAVER_MOCK KAKAO_MOCK

Nothing of the library is changed but the hosts that it talks to. Exits with 1 at the first step that goes wrong.
"""

import sys
from urllib.parse import parse_qs, urlsplit

import requests
from hosts import KAKAO, NAVER, Hosts
from mock import check, running
from oauthlib.oauth2.rfc6749.errors import OAuth2Error
from requests_oauthlib import OAuth2Session

REDIRECT = "https://localhost/callback"


def fetch_token(client, vendor, location):
    return client.fetch_token(
        vendor.token, authorization_response=location, client_secret=vendor.secret, include_client_id=True
    )


def profile(client, vendor):
    found = client.get(vendor.profile).json()
    return found.get("response", found)


def log_in(vendor):
    client = OAuth2Session(vendor.key, redirect_uri=REDIRECT)
    url, state = client.authorization_url(vendor.authorize)
    page = requests.get(url)
    check(page.status_code == 200 and "<a " in page.text, f"{vendor.name}: a person gets a login page", page.text[:200])
    answer = requests.get(f"{url}&{vendor.answer}", allow_redirects=False)
    check(answer.status_code == 302, f"{vendor.name}: the direct path redirects", answer.status_code)
    location = answer.headers["Location"]
    came = parse_qs(urlsplit(location).query)["state"]
    check(location.startswith(REDIRECT) and came == [state], f"{vendor.name}: the state comes back", location)
    token = fetch_token(client, vendor, location)
    check(int(token["expires_in"]) > 0, f"{vendor.name}: the token has a life", token)
    check(str(profile(client, vendor)["id"]) == vendor.uid, f"{vendor.name}: the profile opens")

    try:
        fetch_token(client, vendor, location)
        check(False, f"{vendor.name}: a code is good once")
    except OAuth2Error as error:
        check(True, f"{vendor.name}: a code is good once ({error.error})")
    client.token = token

    new = client.refresh_token(
        vendor.token, refresh_token=token["refresh_token"], client_id=vendor.key, client_secret=vendor.secret
    )
    check(new["access_token"] != token["access_token"], f"{vendor.name}: refresh gives a new access token", new)
    check(client.get(vendor.profile).ok, f"{vendor.name}: the new token opens the profile")
    return client, new


def main(naver, kakao):
    with running(naver) as base, Hosts(f"{base}/s/interop", NAVER.hosts):
        client, token = log_in(NAVER)
        fields = {"client_id": NAVER.key, "client_secret": NAVER.secret, "access_token": token["access_token"]}
        deleted = requests.post(NAVER.token, data=fields | {"grant_type": "delete", "service_provider": "NAVER"}).json()
        check(deleted["result"] == "success", "naver: delete succeeds", deleted)
        check(client.get(NAVER.profile).status_code == 401, "naver: a deleted token opens nothing")
    with running(kakao) as base, Hosts(f"{base}/s/interop", KAKAO.hosts):
        client, _ = log_in(KAKAO)
        left = client.post("https://kapi.kakao.com/v1/user/unlink").json()
        check(str(left.get("id")) == KAKAO.uid, "kakao: the connection can be ended", left)
        check(client.get(KAKAO.profile).status_code == 401, "kakao: the token opens nothing afterwards")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        print(__doc__, file=sys.stderr)
        sys.exit(2)
    main(*sys.argv[1:])

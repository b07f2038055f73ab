"""Logs in against mocks with the NAVER and Kakao backends of social-auth-core.

Usage: social_auth.py NAVER_MOCK KAKAO_MOCK

Nothing of the backends is changed but the hosts: requests that they send to the vendors are sent to the mocks. What social-auth-core
leaves to a web framework (settings, a session, storage for nonces and users) is the smallest that works. Exits with 1 at the first step
that goes wrong.
"""

import sys
from urllib.parse import parse_qsl, urlsplit

import requests
from hosts import Hosts
from mock import check, running
from social_core.backends.kakao import KakaoOAuth2
from social_core.backends.naver import NaverOAuth2
from social_core.exceptions import SocialAuthBaseException
from social_core.strategy import BaseStrategy

REDIRECT = "http://localhost/complete/"


class Nonces:
    """What Django's table of nonces does."""

    def __init__(self):
        self.open = set()

    def use(self, *nonce):
        known = nonce in self.open
        self.open.add(nonce)
        return not known

    def consume(self, *nonce):
        known = nonce in self.open
        self.open.discard(nonce)
        return known


class Storage:
    def __init__(self):
        self.nonce = Nonces()


class Strategy(BaseStrategy):
    """A web framework with one visitor."""

    def __init__(self, settings):
        super().__init__(storage=Storage())
        self.settings, self.session, self.data = settings, {}, {}

    def get_setting(self, name):
        return self.settings[name]

    def request_data(self, merge=True):
        return self.data

    def build_absolute_uri(self, path=None):
        return path

    def redirect(self, url):
        return url

    def session_get(self, name, default=None):
        return self.session.get(name, default)

    def session_set(self, name, value):
        self.session[name] = value

    def session_pop(self, name):
        return self.session.pop(name, None)

    def authenticate(self, backend, *_, response=None, **__):
        """Instead of a pipeline that makes users: what it would make them from."""
        return {"uid": backend.get_user_id(backend.get_user_details(response), response), "response": response, **backend.get_user_details(response)}


def backend(kind, key, secret):
    name = kind.name.upper()
    strategy = Strategy(
        {f"SOCIAL_AUTH_{name}_KEY": key, f"SOCIAL_AUTH_{name}_SECRET": secret, "SOCIAL_AUTH_KAKAO_SCOPE": ["account_email"]}
    )
    return kind(strategy, redirect_uri=f"{REDIRECT}{kind.name}/")


def come_back(app, hosts, answer):
    """A person logs in on the vendor's page; the browser comes back with what the vendor adds."""
    page = hosts.address(app.start())
    check("state=" in page, f"{app.name}: the authorization has a state", page)
    check(requests.get(page).status_code == 200, f"{app.name}: a person gets a login page")
    reply = requests.get(f"{page}&{answer}", allow_redirects=False)
    location = reply.headers.get("Location", "")
    check(reply.status_code == 302 and location.startswith(REDIRECT), f"{app.name}: the login leads back", location)
    app.strategy.data = app.data = dict(parse_qsl(urlsplit(location).query))


def fails(what, wanted, action):
    try:
        found = action()
    except SocialAuthBaseException as error:
        found = f"{type(error).__name__} {getattr(error, 'code', '')}: {error}"
        check(wanted in found, f"{what} ({type(error).__name__})", found)
    else:
        check(False, what, found)


def log_in(kind, base, hosts, key, secret, answer, user):
    hosts = Hosts(base, hosts)
    with hosts:
        app = backend(kind, key, secret)
        come_back(app, hosts, answer)
        found = app.complete()
        check(found["uid"] == user["uid"] and found["email"] == user["email"], f"{app.name}: the user is there", found)
        tokens = found["response"]
        check(int(tokens["expires_in"]) > 0, f"{app.name}: the token has a life", tokens)
        fails(f"{app.name}: a callback is good once", "Session", app.complete)

        new = app.refresh_token(tokens["refresh_token"])
        check(new["access_token"] != tokens["access_token"], f"{app.name}: refresh gives a new access token", new)
        check(str(app.user_data(new["access_token"])["id"]) == str(user["uid"]), f"{app.name}: the new token opens the profile")

        app = backend(kind, key, secret)
        come_back(app, hosts, answer)
        app.data["state"] = app.strategy.data["state"] = "other"
        fails(f"{app.name}: another state is refused", "Session", app.complete)

        app = backend(kind, key, secret)
        come_back(app, hosts, "mock_deny=1")
        fails(f"{app.name}: a person may refuse", "Canceled", app.complete)

        app = backend(kind, key, "wrong")
        come_back(app, hosts, answer)
        fails(f"{app.name}: a wrong client secret is refused", "AuthConfigurationError", app.complete)
        raw = requests.post(app.access_token_url(), data=app.auth_complete_params() | {"code": "any"})
        refusal = (raw.status_code, raw.json().get("error"))
        check(refusal == user["wrong secret"], f"{app.name}: as documented, {refusal[0]} {refusal[1]}", raw.text)


def main(naver, kakao):
    with running(naver) as base:
        user = {"uid": "10001", "email": "gildong@example.com", "wrong secret": (200, "unauthorized_client")}
        hosts = ["nid.naver.com", "openapi.naver.com"]
        log_in(NaverOAuth2, f"{base}/s/social", hosts, "jyvqXeaVOVmV", "527300A0_COq1_XV33cf", "mock_user=10001", user)
    with running(kakao) as base:
        base += "/s/social"
        key, secret = "0123456789abcdef0123456789abcdef", "s3cr3ts3cr3ts3cr3ts3cr3ts3cr3ts3"
        active = requests.patch(f"{base}/__mock/records/apps/{key}", json={"secret_active": True})
        check(active.ok, "kakao: the client secret is activated", active.text)
        user = {"uid": 1001, "email": "vincent@example.com", "wrong secret": (400, "invalid_client")}
        log_in(KakaoOAuth2, base, ["kauth.kakao.com", "kapi.kakao.com"], key, secret, "mock_user=vincent", user)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        print(__doc__, file=sys.stderr)
        sys.exit(2)
    main(*sys.argv[1:])

"""Talks to mocks with clients that openapi-generator makes from their descriptions.

Usage: openapi_client.py DESCRIPTIONS NAVER_MOCK KAKAO_MOCK IAP_MOCK

DESCRIPTIONS is the folder of what `guidewright export openapi` wrote. Nothing of a client is changed but the hosts that it
talks to. Exits with 1 at the first step that goes wrong.
"""

import importlib
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import requests
from hosts import KAKAO, NAVER, Hosts
from mock import check, running

REDIRECT = "https://localhost/callback"


class Client:
    """A client for a system, made from its description, that sends everything to a mock."""

    def __init__(self, folder, description, name):
        tool = Path(sys.executable).parent / "openapi-generator-cli"
        made = subprocess.run(
            [tool, "generate", "-g", "python", "-i", description, "-o", folder / name, "-p", f"packageName={name}"],
            capture_output=True,
            text=True,
        )
        check(made.returncode == 0, f"{name}: openapi-generator makes a client", made.stderr[-500:])
        sys.path.insert(0, str(folder / name))
        self.name = name
        self.package = importlib.import_module(name)

    def api(self, group, hosts, token=None):
        """A group of operations, at the mock."""
        settings = self.package.Configuration(access_token=token)
        client = self.package.ApiClient(settings)
        send = client.rest_client.request
        client.rest_client.request = lambda method, url, **more: send(method, hosts.address(url), **more)
        return getattr(self.package, group)(client)

    def refused(self, what, call):
        """The exception that the client has for an answer of the mock."""
        try:
            call()
        except self.package.ApiException as error:
            check(error.status in (400, 401, 403), f"{self.name}: {what} ({error.status})", error)
            return error
        check(False, f"{self.name}: {what}")


def code(vendor):
    parameters = {"response_type": "code", "client_id": vendor.key, "redirect_uri": REDIRECT, "state": "s"}
    url = requests.Request("GET", vendor.authorize, params=parameters).prepare().url
    answer = requests.get(f"{url}&{vendor.answer}", allow_redirects=False)
    return parse_qs(urlsplit(answer.headers["Location"]).query)["code"][0]


def kakao(client, base):
    with Hosts(f"{base}/s/generated", KAKAO.hosts) as hosts:
        tokens = client.api("TokenApi", hosts).token_code_token_refresh(
            grant_type="authorization_code", client_id=KAKAO.key, client_secret=KAKAO.secret, redirect_uri=REDIRECT, code=code(KAKAO)
        )
        token = tokens.actual_instance if hasattr(tokens, "actual_instance") else tokens
        check(token.expires_in > 0, "kakao: the code becomes a token", token)
        user = client.api("UserApi", hosts, token.access_token)
        check(str(user.user_me().id) == KAKAO.uid, "kakao: the profile is a typed object")
        check(str(user.user_unlink().id) == KAKAO.uid, "kakao: the connection can be ended")
        client.refused("the token opens nothing afterwards", user.user_me)


def naver(client, base):
    with Hosts(f"{base}/s/generated", NAVER.hosts) as hosts:
        tokens = client.api("TokenApi", hosts).token_code_token_refresh_token_delete_get(
            grant_type="authorization_code", client_id=NAVER.key, client_secret=NAVER.secret, code=code(NAVER), state="s"
        )
        token = tokens.actual_instance
        check(int(token.expires_in) > 0, "naver: the code becomes a token", token)
        profile = client.api("DefaultApi", hosts, token.access_token).profile()
        check(profile.response.id == NAVER.uid, "naver: the profile is a typed object", profile)
        client.refused("without a token there is none", client.api("DefaultApi", hosts, "nothing").profile)


def iap(client, base):
    with Hosts(f"{base}/s/generated", []) as hosts:
        hosts.address = lambda url: hosts.base + "/" + url.split("://", 1)[1].split("/", 1)[1]
        api = client.api("DefaultApi", hosts)
        found = api.products("GG", "mock-app-key").actual_instance
        names = [product.product_id for product in found.result]
        check(found.header.is_successful and "coins" in names, "iap: products are listed, each a typed object", found)


def main(descriptions, naver_mock, kakao_mock, iap_mock):
    with tempfile.TemporaryDirectory() as folder:
        for name, system, mock, talk in [
            ("kakao_client", "kakao-user-management", kakao_mock, kakao),
            ("naver_client", "naver-login", naver_mock, naver),
            ("iap_client", "nhn-cloud-iap", iap_mock, iap),
        ]:
            client = Client(Path(folder), f"{descriptions}/{system}.yaml", name)
            with running(mock) as base:
                talk(client, base)


if __name__ == "__main__":
    if len(sys.argv) != 5:
        print(__doc__, file=sys.stderr)
        sys.exit(2)
    main(*sys.argv[1:])

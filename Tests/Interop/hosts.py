"""Sends what is meant for the vendors' hosts to a mock; nothing else of a client is changed."""

from urllib.parse import urlsplit

import requests


class Hosts:
    """While it is entered, `requests` sends what is meant for some hosts elsewhere."""

    def __init__(self, base, hosts):
        self.base, self.hosts = base, hosts

    def __enter__(self):
        self.send = requests.Session.send
        requests.Session.send = lambda session, request, **options: self.send(session, self.moved(request), **options)
        return self

    def __exit__(self, *_):
        requests.Session.send = self.send

    def moved(self, request):
        parts = urlsplit(request.url)
        if parts.netloc in self.hosts:
            # As whatever stands before a server says on what it was asked for.
            request.headers.update({"Host": parts.netloc, "X-Forwarded-Proto": parts.scheme})
            request.url = self.address(request.url)
        return request

    def address(self, url):
        parts = urlsplit(url)
        return self.base + url.split(parts.netloc, 1)[1] if parts.netloc in self.hosts else url


class Vendor:
    """What a client has to know of a vendor, and what a person does on its login page."""

    def __init__(self, name, hosts, key, secret, authorize, token, profile, answer, uid, email):
        self.name, self.hosts, self.key, self.secret = name, hosts, key, secret
        self.authorize, self.token, self.profile = authorize, token, profile
        self.answer, self.uid, self.email = answer, uid, email


NAVER = Vendor(
    "naver",
    ["nid.naver.com", "openapi.naver.com"],
    "jyvqXeaVOVmV",
    "527300A0_COq1_XV33cf",
    "https://nid.naver.com/oauth2.0/authorize",
    "https://nid.naver.com/oauth2.0/token",
    "https://openapi.naver.com/v1/nid/me",
    "mock_user=10001",
    "10001",
    "gildong@example.com",
)
KAKAO = Vendor(
    "kakao",
    ["kauth.kakao.com", "kapi.kakao.com"],
    "0123456789abcdef0123456789abcdef",
    "s3cr3ts3cr3ts3cr3ts3cr3ts3cr3ts3",
    "https://kauth.kakao.com/oauth/authorize",
    "https://kauth.kakao.com/oauth/token",
    "https://kapi.kakao.com/v2/user/me",
    "mock_user=vincent",
    "1001",
    "vincent@example.com",
)

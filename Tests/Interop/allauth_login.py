"""Logs in against mocks through a Django site with django-allauth.

Usage: allauth_login.py NAVER_MOCK KAKAO_MOCK

The site is the smallest that works: its database is in memory, and Django's test client is the browser. Exits with 1 at the first step
that goes wrong.
"""

import sys
from types import ModuleType

import django
import requests
from django.conf import settings
from hosts import KAKAO, NAVER, Hosts
from mock import check, running


def site():
    """Sets the site up; what uses Django's models can be imported afterwards."""
    urls = ModuleType("site_urls")
    sys.modules["site_urls"] = urls
    app = lambda vendor: {"APPS": [{"client_id": vendor.key, "secret": vendor.secret}]}
    settings.configure(
        SECRET_KEY="a-key-for-a-test",
        ROOT_URLCONF="site_urls",
        ALLOWED_HOSTS=["testserver"],
        DATABASES={"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": ":memory:"}},
        DEFAULT_AUTO_FIELD="django.db.models.BigAutoField",
        INSTALLED_APPS=[
            "django.contrib.auth",
            "django.contrib.contenttypes",
            "django.contrib.sessions",
            "django.contrib.messages",
            "allauth",
            "allauth.account",
            "allauth.socialaccount",
            "allauth.socialaccount.providers.naver",
            "allauth.socialaccount.providers.kakao",
        ],
        MIDDLEWARE=[
            "django.contrib.sessions.middleware.SessionMiddleware",
            "django.contrib.auth.middleware.AuthenticationMiddleware",
            "django.contrib.messages.middleware.MessageMiddleware",
            "allauth.account.middleware.AccountMiddleware",
        ],
        TEMPLATES=[
            {
                "BACKEND": "django.template.backends.django.DjangoTemplates",
                "APP_DIRS": True,
                "OPTIONS": {"context_processors": ["django.template.context_processors.request"]},
            }
        ],
        AUTHENTICATION_BACKENDS=["allauth.account.auth_backends.AuthenticationBackend"],
        ACCOUNT_EMAIL_VERIFICATION="none",
        LOGIN_REDIRECT_URL="/welcome/",
        SOCIALACCOUNT_PROVIDERS={"naver": app(NAVER), "kakao": app(KAKAO)},
        USE_TZ=True,
        LOGGING_CONFIG=None,
    )
    django.setup()
    from django.core.management import call_command
    from django.urls import include, path

    urls.urlpatterns = [path("accounts/", include("allauth.urls"))]
    call_command("migrate", verbosity=0)


def log_in(vendor, base):
    from allauth.socialaccount.models import SocialAccount
    from django.test import Client

    with Hosts(f"{base}/s/allauth", vendor.hosts):
        browser = Client()
        start = browser.post(f"/accounts/{vendor.name}/login/")
        check(start.status_code == 302 and start["Location"].startswith(vendor.authorize), f"{vendor.name}: the site leads to the login")
        answer = requests.get(f"{start['Location']}&{vendor.answer}", allow_redirects=False)
        back = answer.headers.get("Location", "")
        check(back.startswith(f"http://testserver/accounts/{vendor.name}/login/callback/"), f"{vendor.name}: it leads back", back)
        done = browser.get(back.removeprefix("http://testserver"))
        check(done.status_code == 302 and done["Location"] == "/welcome/", f"{vendor.name}: the person is let in", done.content[:400])
        account = SocialAccount.objects.get(provider=vendor.name)
        check(account.uid == vendor.uid, f"{vendor.name}: the site knows who it is", account.uid)
        check("_auth_user_id" in browser.session, f"{vendor.name}: the person is logged in")

        refused = Client()
        start = refused.post(f"/accounts/{vendor.name}/login/")
        denied = requests.get(f"{start['Location']}&mock_deny=1", allow_redirects=False).headers["Location"]
        done = refused.get(denied.removeprefix("http://testserver"))
        check("_auth_user_id" not in refused.session, f"{vendor.name}: a person may refuse", done.status_code)


def main(naver, kakao):
    site()
    with running(naver) as base:
        log_in(NAVER, base)
    with running(kakao) as base:
        log_in(KAKAO, base)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        print(__doc__, file=sys.stderr)
        sys.exit(2)
    main(*sys.argv[1:])

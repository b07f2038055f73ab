"""Signs in against the Microsoft mock, with MSAL for Python for all that it knows how to do.

Usage: msal_login.py MSAL_MOCK

MSAL for Python has no native authentication: the steps up to the tokens are posted here, and MSAL discovers the authority, redeems the
refresh token, reads the ID token and keeps the account. Exits with 1 at the first step that goes wrong.
"""

import sys

import jwt
import msal
import requests
from hosts import Hosts
from mock import check, running

CLIENT_ID = "00000000-0000-0000-0000-000000000001"
HOST = "contoso.ciamlogin.com"
SERVICE = f"https://{HOST}/contoso.onmicrosoft.com/oauth2/v2.0"


def post(step, **fields):
    return requests.post(f"{SERVICE}/{step}", data={"client_id": CLIENT_ID} | fields).json()


def native_tokens(scope):
    started = post("initiate", username="ben@example.com", challenge_type="password redirect")
    asked = post("challenge", continuation_token=started["continuation_token"], challenge_type="password redirect")
    check(asked["challenge_type"] == "password", "the server asks for the password", asked)
    return post(
        "token", grant_type="password", continuation_token=asked["continuation_token"], password="correct-horse", scope=scope
    )


def passcode():
    started = post("initiate", username="ada@example.com", challenge_type="oob redirect")
    return post("challenge", continuation_token=started["continuation_token"], challenge_type="oob redirect")["continuation_token"]


def mailed(base):
    return requests.get(f"{base}/__mock/records/mailbox/ada@example.com").json()["code"]


def two_sign_ins(base):
    def submit(token, code):
        return post("token", grant_type="oob", continuation_token=token, oob=code, scope="openid")

    first = passcode(), mailed(base)
    second = passcode(), mailed(base)
    crossed = submit(second[0], first[1])
    check(crossed.get("suberror") == "invalid_oob_value", "a passcode is good in its own sign-in only", crossed)
    for each in first, second:
        tokens = submit(*each)
        check("id_token" in tokens, "a passcode is good though another sign-in has begun", tokens)


def browser_wanted():
    for types, answer in ("redirect", {"challenge_type": "redirect"}), ("oob redirect", {"challenge_type": "redirect"}):
        started = post("initiate", username="ben@example.com", challenge_type="oob password redirect")
        asked = post("challenge", continuation_token=started["continuation_token"], challenge_type=types)
        check(asked == answer, f"an app that can only do '{types}' now is sent to the browser", asked)
    started = post("initiate", username="ben@example.com", challenge_type="oob password redirect")
    asked = post("challenge", continuation_token=started["continuation_token"])
    check(asked["challenge_type"] == "password", "without a list the first one holds", asked)


def second_factor(base, app, account):
    user = f"{base}/__mock/records/users/ben@example.com"
    requests.patch(user, json={"secondFactor": True}).raise_for_status()
    refused = app.acquire_token_silent_with_error(["api://orders/read"], account=account, force_refresh=True)
    told = bool(refused) and refused.get("suberror") == "mfa_required" and refused.get("error_codes") == [50076]
    check(told, "MSAL is told that a second factor is wanted", refused)
    started = post("challenge", continuation_token=refused["continuation_token"], challenge_type="oob password redirect")
    check("challenge_type" in started, "the refusal's continuation token goes on", started)


def main(executable):
    with running(executable) as base, Hosts(base, [HOST]):
        only = native_tokens("openid")
        check("id_token" in only and "refresh_token" not in only, "without offline_access there is no refresh token", list(only))
        tokens = native_tokens("openid offline_access profile")

        app = msal.PublicClientApplication(CLIENT_ID, authority=f"https://{HOST}/")
        found = app.acquire_token_by_refresh_token(tokens["refresh_token"], scopes=["api://orders/read"])
        check("access_token" in found, "MSAL redeems the refresh token", found)
        claims = found["id_token_claims"]
        check(claims["preferred_username"] == "ben@example.com" and claims["aud"] == CLIENT_ID, "MSAL reads the ID token", claims)

        accounts = app.get_accounts()
        check([each["username"] for each in accounts] == ["ben@example.com"], "MSAL keeps the account", accounts)
        silent = app.acquire_token_silent(["api://orders/read"], account=accounts[0])
        check(bool(silent) and silent["access_token"] == found["access_token"], "MSAL answers from its cache", silent)
        fresh = app.acquire_token_silent(["api://orders/read"], account=accounts[0], force_refresh=True)
        check(bool(fresh) and fresh["access_token"] != found["access_token"], "MSAL refreshes when it is told to", fresh)

        configuration = requests.get(f"https://{HOST}/contoso.onmicrosoft.com/v2.0/.well-known/openid-configuration").json()
        keys = jwt.PyJWKSet.from_dict(requests.get(configuration["jwks_uri"]).json())
        head = jwt.get_unverified_header(fresh["id_token"])
        known = jwt.decode(
            fresh["id_token"],
            keys[head["kid"]],
            algorithms=[head["alg"]],
            audience=CLIENT_ID,
            issuer=configuration["issuer"],
            # The mock's clock stands still at a date of its own.
            options={"verify_exp": False, "verify_iat": False, "verify_nbf": False, "require": ["exp", "iat", "sub"]},
        )
        check(known["sub"] == claims["sub"], "the signature, the audience and the issuer of the ID token are right", known)

        two_sign_ins(base)
        browser_wanted()
        second_factor(base, app, accounts[0])

        refused = app.acquire_token_by_refresh_token("another", scopes=["api://orders/read"])
        parts = {"error", "error_description", "timestamp", "trace_id", "correlation_id"}
        check(refused.get("error") == "invalid_grant" and parts <= refused.keys(), "a refusal has all its parts", refused)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        sys.exit(2)
    main(sys.argv[1])

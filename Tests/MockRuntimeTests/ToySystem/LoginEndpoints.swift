import MockRuntime

extension ToySystem {
    static let authorize = MockEndpoint(
        "authorize",
        methods: [.get],
        path: "/oauth/authorize",
        parameters: [
            MockParameter(.query, ValueField("response_type"), constant: "code"),
            MockParameter(.query, ValueField("client_id")),
            MockParameter(.query, ValueField("redirect_uri")),
            MockParameter(.query, ValueField("state", isRequired: false)),
        ],
        response: MockResponse(status: 302, .redirect([ValueField("code", isSecret: true), ValueField("state", isRequired: false)])),
        failure: FailureShape(
            .redirect(parameter: "redirect_uri"),
            fields: [FailureField("error", .code), FailureField("error_description", .message), FailureField("state", .request("state"))]
        ),
        errors: loginErrors
    ) { call throws(MockStop) in
        guard call.equal(call.request["client_id"], call.app("client_id")) else { return call.refuse("not a known client") }
        guard call.sameRedirect(call.request["redirect_uri"], call.app("redirect_uri")) else { return call.refuse("not the app's URI") }
        if call.has(call.extra("deny")) { return call.fail("denied") }
        guard call.has(call.extra("user")) else { return loginPage(&call) }
        let user = try call.require("users", ["id": call.extra("user")], otherwise: "denied")
        let code = try call.put("codes", ["user": user["id"]])
        return call.redirect(to: call.request["redirect_uri"], ["code": code["code"], "state": call.request["state"]])
    }

    static func loginPage(_ call: inout MockCall) -> MockAnswer {
        let users = call.list("users").map { user in
            MockChoice(
                MockText(stringLiteral: user["name"].wireText),
                detail: user["email"].wireText,
                extras: ["user": user["id"]]
            )
        }
        let deny = MockChoice(MockText(en: "Deny", ko: "거부"), extras: ["deny": 1], isSecondary: true)
        return call.page(MockText(en: "Log in", ko: "로그인"), choices: users + [deny])
    }

    static let tokenCode = MockEndpoint(
        "token.code",
        methods: [.get, .post],
        path: "/oauth/token",
        parameters: [MockParameter(.form, ValueField("grant_type"), constant: "authorization_code")] + client
            + [MockParameter(.form, ValueField("code", isSecret: true))],
        response: MockResponse(.json(.object(tokenFields))),
        failure: FailureShape(status: 200),
        errors: loginErrors,
        onInvalid: "invalidRequest"
    ) { call throws(MockStop) in
        guard call.equal(call.request["client_secret"], call.app("client_secret")) else { return call.fail("invalidClient") }
        guard let code = call.take("codes", ["code": call.request["code"]]) else { return call.fail("invalidGrant") }
        let token = try call.put("tokens", ["user": code["user"]])
        return call.respond([
            "access_token": token["access"], "refresh_token": token["refresh"], "token_type": "bearer",
            "expires_in": token.remaining(at: call.now),
        ])
    }

    static let tokenRefresh = MockEndpoint(
        "token.refresh",
        methods: [.get, .post],
        path: "/oauth/token",
        parameters: [MockParameter(.form, ValueField("grant_type"), constant: "refresh_token")] + client
            + [MockParameter(.form, ValueField("refresh_token", isSecret: true))],
        response: MockResponse(.json(.object(tokenFields))),
        failure: FailureShape(status: 200),
        errors: loginErrors,
        onInvalid: "invalidRequest"
    ) { call throws(MockStop) in
        guard let old = call.find("tokens", ["refresh": call.request["refresh_token"]], includingEnded: true) else {
            return call.fail("invalidGrant")
        }
        call.drop(old)
        let token = try call.put("tokens", ["user": old["user"], "refresh": old["refresh"]])
        return call.respond(["access_token": token["access"], "refresh_token": nil, "token_type": "bearer", "expires_in": 3600])
    }
}

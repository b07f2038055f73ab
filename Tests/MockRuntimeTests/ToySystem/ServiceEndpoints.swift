import MockRuntime

extension ToySystem {
    static let me = MockEndpoint(
        "me",
        methods: [.get, .post],
        path: "/v1/me",
        parameters: [MockParameter(.header, ValueField("Authorization"), scheme: "Bearer", key: "token", onMissing: "noHeader")],
        response: MockResponse(
            .json(
                .object([
                    ValueField("code"), ValueField("message"),
                    ValueField(
                        "response",
                        .object([
                            ValueField("id"), ValueField("name"), ValueField("email", isRequired: false),
                            ValueField("age", .integer, isRequired: false),
                        ])
                    ),
                ])
            )
        ),
        failure: FailureShape(status: 401, fields: [FailureField("errorMessage", .message), FailureField("errorCode", .code)]),
        errors: [
            MockError("noHeader", code: "028", message: "the header is missing"),
            MockError("badToken", code: "024", message: "not a living token"),
            MockError("down", code: "500", message: "under repair", status: 503, headers: [.retryAfter: "60"]),
        ]
    ) { call throws(MockStop) in
        let token = try call.require("tokens", ["access": call.request["token"]], otherwise: "badToken")
        let user = try call.require("users", ["id": token["user"]], otherwise: "badToken")
        return call.respond([
            "code": "00", "message": "success",
            "response": ["id": user["id"], "name": user["name"], "email": user["email"], "age": user["age"]],
        ])
    }

    static let item = MockEndpoint(
        "item",
        methods: [.get],
        path: "/v1/items/{id}",
        parameters: [
            MockParameter(.path, ValueField("id", .integer)),
            MockParameter(.query, ValueField("size", isRequired: false, values: ["small", "large"])),
        ],
        response: MockResponse(.json(.object([ValueField("id", .integer), ValueField("size", isNullable: true)])))
    ) { call throws(MockStop) in
        call.respond(["id": call.request["id"], "size": call.request["size"]])
    }

    static let note = MockEndpoint(
        "note",
        methods: [.post],
        path: "/v1/notes",
        parameters: [
            MockParameter(.json, ValueField("text")),
            MockParameter(.json, ValueField("tags", .array(.string), isRequired: false)),
            MockParameter(.json, ValueField("due", .integer, isRequired: false, wire: .milliseconds)),
        ],
        response: MockResponse(
            status: 201,
            .json(
                .object([ValueField("number", .integer), ValueField("due", .integer, isRequired: false, wire: .milliseconds)]),
                prefix: "/*", suffix: "*/")
        ),
        failure: FailureShape(
            .json(prefix: "/*", suffix: "*/"),
            fields: [
                FailureField(path: ["header", "isSuccessful"], .constant(false)), FailureField(path: ["header", "code"], .code),
                FailureField(path: ["header", "fields"], .value("fields")), FailureField("at", .time(.iso8601)),
            ]
        ),
        errors: [MockError("badNote", code: 7, message: "no")],
        onInvalid: "badNote"
    ) { call throws(MockStop) in
        let number = call.next("note")
        try call.put("notes", ["number": number, "text": call.request["text"], "tags": call.request["tags"]])
        if call.equal(call.request["text"], "bad") { return call.fail("badNote", ["fields": ["text"]]) }
        return call.respond(["number": number, "due": call.request["due"]])
    }

    static let openApp = MockEndpoint(
        "app.open",
        methods: [.get],
        path: "login",
        scheme: "toyapp",
        parameters: [MockParameter(.query, ValueField("callback"))],
        response: MockResponse(status: 302, .redirect([ValueField("code"), ValueField("result", .integer)]))
    ) { call throws(MockStop) in
        guard call.has(call.extra("user")) else { return loginPage(&call) }
        let code = try call.put("codes", ["user": call.extra("user")])
        return call.redirect(to: .string(call.request["callback"].wireText + "://done"), ["code": code["code"], "result": 0])
    }

    static let broken = MockEndpoint(
        "broken",
        methods: [.get],
        path: "/v1/broken",
        response: MockResponse(.json(.object([ValueField("number", .integer), ValueField("there")])))
    ) { call throws(MockStop) in
        call.respond(["number": "one", "extra": true])
    }
}

public import MockRuntime

/// A login service that exists in tests alone, with one endpoint of every kind that mocks know.
public enum ToySystem {
    /// The service.
    public static let system = MockSystem(
        id: "toy-login",
        title: MockText(en: "Toy login", ko: "장난감 로그인"),
        endpoints: [authorize, tokenCode, tokenRefresh, me, item, note, openApp, broken],
        records: [users, codes, tokens, notes],
        app: [
            AppValue("client_id", "toy-client"), AppValue("client_secret", "toy-secret", isSecret: true),
            AppValue("redirect_uri", "toyclient://done"),
        ],
        callbacks: [left, paid, refunded, mistaken]
    )

    static let users = RecordType(
        "users",
        key: "id",
        fields: [
            ValueField("id"), ValueField("name"), ValueField("email", isRequired: false), ValueField("age", .integer, isRequired: false),
        ],
        isEditable: true,
        limit: 10,
        seeds: [["id": "u1", "name": "Ada", "email": "ada@example.com", "age": 36], ["id": "u2", "name": "<Bob>"]]
    )

    static let codes = RecordType(
        "codes",
        key: "code",
        fields: [ValueField("code", isSecret: true), ValueField("user")],
        lives: 600,
        generated: ["code": .token(16)]
    )

    static let tokens = RecordType(
        "tokens",
        key: "access",
        fields: [ValueField("access", isSecret: true), ValueField("refresh", isSecret: true), ValueField("user")],
        lives: 3600,
        generated: ["access": .token(32), "refresh": .token(32)]
    )

    static let notes = RecordType(
        "notes",
        key: "number",
        fields: [ValueField("number", .integer), ValueField("text"), ValueField("tags", .array(.string), isRequired: false)]
    )

    static let loginErrors = [
        MockError("invalidRequest", code: "invalid_request", message: "something is missing"),
        MockError("invalidClient", code: "invalid_client", message: "not a known client"),
        MockError("invalidGrant", code: "invalid_grant", message: "not a living code"),
        MockError("denied", code: "access_denied", message: "the user said no"),
    ]

    static let client = [
        MockParameter(.form, ValueField("client_id")), MockParameter(.form, ValueField("client_secret", isSecret: true)),
    ]

    static let tokenFields = [
        ValueField("access_token", isSecret: true), ValueField("refresh_token", isRequired: false, isSecret: true),
        ValueField("token_type", values: ["bearer"]), ValueField("expires_in", .integer, wire: .string),
    ]
}

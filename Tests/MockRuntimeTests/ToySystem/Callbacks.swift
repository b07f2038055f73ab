import MockRuntime

extension ToySystem {
    /// A person has left; the service says so in a query.
    static let left = MockCallback(
        "left",
        method: .get,
        url: "https://app.example.com/left",
        parameters: [
            MockParameter(.header, ValueField("Authorization", isSecret: true), scheme: "ToyAK"),
            MockParameter(.query, ValueField("user")),
            MockParameter(.query, ValueField("reason", isRequired: false, values: ["person", "admin"])),
            MockParameter(.query, ValueField("kind"), constant: "left"),
        ],
        given: ["Authorization"],
        within: 2
    ) { call throws(MockStop) in
        call.drop("users", ["id": call.request["user"]])
        return ["Authorization": call.app("client_secret")]
    }

    /// Something was paid for; the service says so in JSON, and nobody knows how fast an answer has to be.
    static let paid = MockCallback(
        "paid",
        method: .post,
        url: "https://app.example.com/paid",
        parameters: [
            MockParameter(.json, ValueField("id", .integer)), MockParameter(.json, ValueField("items", .array(.string), wire: .commas)),
            MockParameter(.json, ValueField("payers", .array(.object([name, extra])), isRequired: false)),
        ]
    ) { _ throws(MockStop) in [:] }

    private static let name = ValueField("name", isRequired: false)
    private static let extra = ValueField("extra", .any, isRequired: false)

    /// As `paid`, in a form.
    static let refunded = MockCallback(
        "refunded",
        method: .post,
        url: "https://app.example.com/refunded",
        parameters: [MockParameter(.form, ValueField("id", .integer)), MockParameter(.form, ValueField("why"))]
    ) { _ throws(MockStop) in [:] }

    /// Its steps are wrong: there are no such records.
    static let mistaken = MockCallback("mistaken", method: .get, url: "https://app.example.com/mistaken") { call throws(MockStop) in
        call.drop("nothing", ["id": 1])
        return [:]
    }
}

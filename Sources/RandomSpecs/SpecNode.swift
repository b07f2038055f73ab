/// YAML as it is made up: printed as JSON, which is YAML, too, and needs no rules for quotes.
package indirect enum SpecNode: Sendable {
    case text(String), integer(Int), number(Double), boolean(Bool), null
    case list([SpecNode])
    case map([(key: String, value: SpecNode)])

    /// A text in both languages.
    static let words: SpecNode = ["en": "Some words.", "ko": "설명입니다."]

    package var printed: String {
        switch self {
        case .text(let text): Self.quoted(text)
        case .integer(let number): String(number)
        case .number(let number): String(number)
        case .boolean(let flag): flag ? "true" : "false"
        case .null: "null"
        case .list(let items): "[" + items.map(\.printed).joined(separator: ", ") + "]"
        case .map(let entries): "{" + entries.map { "\(Self.quoted($0.key)): \($0.value.printed)" }.joined(separator: ", ") + "}"
        }
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
    }

    /// The same mapping without a key.
    func without(_ key: String) -> SpecNode { if case .map(let own) = self { .map(own.filter { $0.key != key }) } else { self } }

    /// Whether the mapping has the key.
    func has(_ key: String) -> Bool { if case .map(let own) = self { own.contains { $0.key == key } } else { false } }

    /// What stands under a key of the mapping.
    subscript(key: String) -> SpecNode? { if case .map(let own) = self { own.first { $0.key == key }?.value } else { nil } }

    /// What a list holds; nothing of anything else.
    var items: [SpecNode] { if case .list(let items) = self { items } else { [] } }

    /// The same mapping with something else under a key that it has.
    func changing(_ key: String, _ change: (SpecNode) -> SpecNode) -> SpecNode {
        guard case .map(let own) = self else { return self }
        return .map(own.map { $0.key == key ? (key, change($0.value)) : $0 })
    }

    /// A flow that callers share: it waits for something, so that they can join.
    func shared(_ isOne: Bool) -> SpecNode {
        guard case .map(let own) = self else { return self }
        let wait: SpecNode = ["ask": "clock.sleep", "with": ["seconds": 1]]
        let entries = own.map { key, value in
            if key == "steps", case .list(let steps) = value { (key, SpecNode.list([wait] + steps)) } else { (key, value) }
        }
        return SpecNode.map(entries).with(["together": isOne ? true : "a {$clock.now}"])
    }

    /// The same mapping with the entries of another.
    func joined(by other: SpecNode) -> SpecNode {
        if case .map(let own) = self, case .map(let others) = other { .map(own + others) } else { self }
    }

    /// The same mapping with more entries; what is null is left out.
    func with(_ entries: KeyValuePairs<String, SpecNode?>) -> SpecNode {
        guard case .map(let own) = self else { return self }
        return .map(own + entries.compactMap { key, value in value.map { (key, $0) } })
    }
}

extension SpecNode: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
    package init(stringLiteral value: String) { self = .text(value) }
    package init(integerLiteral value: Int) { self = .integer(value) }
    package init(booleanLiteral value: Bool) { self = .boolean(value) }
}

extension SpecNode: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    package init(arrayLiteral elements: SpecNode...) { self = .list(elements) }
    package init(dictionaryLiteral elements: (String, SpecNode)...) { self = .map(elements.map { ($0.0, $0.1) }) }
}

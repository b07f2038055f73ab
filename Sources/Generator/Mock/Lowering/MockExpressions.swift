internal import Spec
internal import SwiftCode

/// Values and conditions of a mock's answer as Swift over `MockCall`.
///
/// Every value is a `JSONValue`; the lowering knows which names stand for records and which for values.
struct MockExpressions {
    let lookup: MockLookup
    /// The endpoint whose answer this is; nil for seeds and other values that stand for themselves.
    var endpoint: Endpoint?
    var locals: [String: AnswerName] = [:]
    /// What a name is called in Swift that is given once more.
    var renamed: [String: String] = [:]
    private var declared: Set<String> = []

    init(lookup: MockLookup, endpoint: Endpoint? = nil) {
        self.lookup = lookup
        self.endpoint = endpoint
    }

    /// What the value is called in Swift that a name stands for.
    func variable(_ name: String) -> String { renamed[name] ?? MockNames.local(name) }

    /// The same for a name that is given here. A function has each name once; answers, and the lists that they include, may give it again.
    mutating func declare(_ name: String) -> String {
        let own = declared.insertFree(MockNames.local(name))
        renamed[name] = own
        return own
    }

    func value(_ expression: Expression) -> SwiftExpression {
        switch expression.kind {
        case .string(let text): .string(text)
        case .integer(let number): .integer(number)
        case .number(let number): .number(number)
        case .boolean(let flag): .boolean(flag)
        case .null: .jsonNull
        case .reference(let reference): self.reference(reference)
        case .interpolation(let parts): interpolation(parts)
        case .later(let seconds): .mockCall("later", value(seconds))
        case .random(let kind): .mockCall("random", RandomWords.kind(kind))
        case .url(let endpoint, let arguments):
            lookup.endpoint(endpoint.value).map { .mockCall("link", LinkArguments.make($0, arguments, value)) } ?? .jsonNull
        case .enumCase(let enumeration, let name): enumCase(enumeration, name)
        case .enumFrom(_, let source): value(source)
        case .error(let enumeration, let name, _): .string(lookup.tables.code(ofError: name, in: enumeration))
        case .list(let items): .array(items.map(value))
        case .object(let members): object(members)
        case .duration(let name): .implicit("int", [MockNames.duration(name)])
        case .condition(let condition): .implicit("bool", [test(condition)])
        case .choice(let condition, let first, let second):
            .name("JSONValue").calling("choice", [test(condition), value(first), value(second)].map(\.unlabelled))
        case .map(let list, let item, let value): map(list, item, value)
        case .filter(let list, let item, let condition): filter(list, item, condition)
        case .function(let function, let arguments) where function.isDigest: digest(function, arguments)
        case .function(let function, let arguments): .mockCall(function.rawValue, arguments.map { value($0).unlabelled })
        case .ask, .make, .kept, .filledCase, .named: .jsonNull
        }
    }

    /// A value as Swift's own `String`.
    func text(_ expression: Expression) -> SwiftExpression {
        switch expression.kind {
        case .string, .interpolation: value(expression)
        default: wireText(expression)
        }
    }

    private func wireText(_ expression: Expression) -> SwiftExpression {
        let found = value(expression)
        return (found.isImplicit ? found.cast(.certain, "JSONValue") : found).dot("wireText")
    }

    private func digest(_ function: Expression.Function, _ arguments: [Expression]) -> SwiftExpression {
        let digest = SwiftExpression.name("TextDigest").calling(function.rawValue, arguments.map { text($0).unlabelled })
        return .name("JSONValue").calling("string", [digest.unlabelled])
    }

    func object(_ members: [Argument]) -> SwiftExpression { .members(members.map { ($0.name.value, value($0.value)) }) }

    private func enumCase(_ enumeration: String, _ name: String) -> SwiftExpression {
        lookup.tables.value(ofCase: name, of: enumeration).map(MockFields(lookup: lookup).literal) ?? .jsonNull
    }

    private func interpolation(_ parts: [Expression]) -> SwiftExpression {
        .string(
            parts.map { part in
                if case .string(let text) = part.kind { .text(text) } else { .value(wireText(part)) }
            })
    }
}

internal import Spec
internal import SwiftCode

/// Answers of a failure shape: one with a code that no document has, and one that is documented and carries details.
extension ClientCallBuilder {
    func refusals(_ endpoint: Endpoint) -> [SwiftArgument] {
        guard let shape = endpoint.failure.flatMap({ model.failures[$0.value] }), shape.redirect == nil else { return [] }
        return unheardOf(shape) + detailed(shape)
    }

    private func unheardOf(_ shape: FailureShape) -> [SwiftArgument] {
        let placeholders = shape.placeholders.map(\.placeholder)
        guard !shape.errors.isEmpty, placeholders.contains(.message), placeholders.contains(where: \.isWire) else { return [] }
        let body = body(shape, wire: { Self.isNumeric($1) ? "987654" : "unheard-of" })
        let other = shape.transport[.code].flatMap { model.errorValue($0.value) }
        return [Self.answer(shape.status.value, body).labelled("unheardOf")] + (other.map { [$0.labelled("becomes")] } ?? [])
    }

    private func detailed(_ shape: FailureShape) -> [SwiftArgument] {
        guard model.hasFailureDetails else { return [] }
        let details = shape.placeholders.compactMap { if case .detail(let name) = $0.placeholder { name } else { nil } }
        guard !details.isEmpty,
            let error = shape.errors.compactMap({ model.errors[$0.value] }).flatMap(\.cases).first(where: { !$0.wire.isEmpty })
        else { return [] }
        let body = body(shape, wire: { key, _ in error.wire[key]?.value })
        let answer = Self.answer(error.status?.value ?? shape.status.value, body)
        return [answer.labelled("detailed"), SwiftExpression.strings(details).labelled("details")]
    }

    private static func answer(_ status: Int, _ body: SwiftExpression) -> SwiftExpression {
        .tuple([SwiftExpression.integer(status).unlabelled, body.unlabelled])
    }

    // MARK: - Bodies

    private typealias Member = (path: ArraySlice<String>, value: SwiftExpression)

    /// - Parameter wire: what stands for a placeholder of the error, by its name and type; nil leaves it out.
    private func body(_ shape: FailureShape, wire: (String, ValueType) -> String?) -> SwiftExpression {
        let members = shape.placeholders.compactMap { path, placeholder -> Member? in
            let type = shape.fields.first { $0.name.value == path }?.type ?? .string
            let parts = FailureShape.steps(of: path)[...]
            switch placeholder {
            case .message: return (parts, .string("what the server says"))
            case .time, .identifier, .status: return nil
            case .constant(let text): return (parts, value(text, type))
            case .detail(let name): return (parts, value("detail \(name)", type))
            case .wire(let key): return wire(key, type).map { (parts, value($0, type)) }
            }
        }
        return shape.isText ? members.first?.value ?? .string("") : Self.object(members)
    }

    private static func object(_ members: [Member]) -> SwiftExpression {
        var names: [String] = []
        for member in members {
            if let name = member.path.first, !names.contains(name) { names.append(name) }
        }
        let values = names.map { name in
            let inner = members.filter { $0.path.first == name }
            return inner.first { $0.path.count == 1 }?.value ?? object(inner.map { ($0.path.dropFirst(), $0.value) })
        }
        let isList = !names.isEmpty && names.allSatisfy { Property.itemPlace($0) != nil }
        return isList ? .array(values) : .members(Array(zip(names, values)))
    }

    /// The only element, where a list is wanted.
    private func value(_ text: String, _ type: ValueType) -> SwiftExpression {
        if case .list(let item) = type.unwrapped { return .array([value(text, item)]) }
        return MockFields(lookup: lookup).literal(text, type)
    }

    private static func isNumeric(_ type: ValueType) -> Bool {
        switch type.unwrapped {
        case .list(let item): isNumeric(item)
        case .integer, .number: true
        default: false
        }
    }
}

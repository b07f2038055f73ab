internal import Spec

/// Conditions of scenarios as expectations.
extension ScenarioValues {
    /// One expectation each: the failing one names what is wrong.
    func expectations(_ condition: Condition) -> [String] {
        switch condition {
        case .all(let list): list.flatMap(expectations)
        case .not(.any(let list)): list.flatMap { expectations(.not($0)) }
        default: [self.condition(condition)]
        }
    }

    func condition(_ condition: Condition, negated: Bool = false) -> String {
        switch condition {
        case .holds(let expression): return holds(expression, negated)
        case .not(let inner): return self.condition(inner, negated: !negated)
        case .all(let list): return joined(list, negated ? "||" : "&&", negated)
        case .any(let list): return joined(list, negated ? "&&" : "||", negated)
        case .equal(let left, let right): return equal(left, right, negated)
        case .before(let left, let right): return before(left, right, negated)
        case .contains(let list, let item): return contains(list, item, negated)
        case .isError: return negated ? "false" : "true"
        }
    }

    private func joined(_ list: [Condition], _ operation: String, _ negated: Bool) -> String {
        list.map { "(\(condition($0, negated: negated)))" }.joined(separator: " \(operation) ")
    }

    private func holds(_ expression: Expression, _ negated: Bool) -> String {
        if case .condition(let inner) = expression.kind { return condition(inner, negated: negated) }
        let value = value(expression)
        if value.type == .boolean { return value.isOptional ? "\(value.text) == \(!negated)" : (negated ? "!" : "") + value.text }
        if hasLength(value) {
            guard value.isOptional else { return (negated ? "" : "!") + "\(value.text).isEmpty" }
            return "\(value.text)\(value.endsOptional ? "?" : "").isEmpty \(negated ? "!= false" : "== false")"
        }
        return "\(value.text) \(negated ? "==" : "!=") nil"
    }

    /// Whether there may be nothing in a value that is there.
    private func hasLength(_ value: ScenarioValue) -> Bool {
        if value.isAny { return false }
        if case .list = value.type { return true }
        return value.type == .string
    }

    private func equal(_ left: Expression, _ right: Expression, _ negated: Bool) -> String {
        let operation = negated ? "!=" : "=="
        var (first, second) = (value(left), value(right))
        if first.type == .error, case .named(let name) = second.type { first.text = "\(first.text) as? \(name)" }
        if second.type == .error, case .named(let name) = first.type { second.text = "\(second.text) as? \(name)" }
        if first.isAny, let type = Self.swiftType(second.type) { first.text = "\(first.text) as? \(type)" }
        if isObject(first.type), second.text != "nil" { return "\(first.text) \(negated ? "!==" : "===") \(second.text)" }
        if first.type == .url, second.type == .string { second.text = "URL(string: \(second.text))" }
        return "\(first.text) \(operation) \(second.text)"
    }

    private static func swiftType(_ type: ValueType) -> String? {
        switch type {
        case .string: "String"
        case .integer: "Int"
        case .number: "Double"
        case .boolean: "Bool"
        default: nil
        }
    }

    private func isObject(_ type: ValueType) -> Bool {
        guard case .named(let name) = type else { return false }
        return context.model.classes[name].map { $0.form == .class } ?? false
    }

    private func before(_ left: Expression, _ right: Expression, _ negated: Bool) -> String {
        let (first, second) = (required(value(left)), required(value(right)))
        return "\(first) \(negated ? ">=" : "<") \(second)"
    }

    private func contains(_ list: Expression, _ item: Expression, _ negated: Bool) -> String {
        var (list, item) = (value(list), value(item))
        if list.type == .list(.url), item.type == .string { item.text = "link(\(item.text))" }
        list.text = item.text.hasPrefix("link(") ? "try \(list.text)" : list.text
        return list.isOptional
            ? "\(list.text)\(list.endsOptional ? "?" : "").contains(\(item.text)) \(negated ? "!=" : "==") true"
            : "\(negated ? "!" : "")\(list.text).contains(\(item.text))"
    }

    /// A value inside a literal of JSON.
    func json(_ expression: Expression) -> String {
        let value = value(expression)
        guard !Self.isLiteral(expression), value.text != "nil" else { return value.text }
        switch value.type {
        case .url: return "\(required(value)).absoluteString.jsonValue"
        case .date: return "\(required(value)).timeIntervalSince1970.jsonValue"
        case .json: return value.isOptional ? "(\(value.text) ?? .null)" : value.text
        case .string, .integer, .number, .boolean: return "\(required(value)).jsonValue"
        case .named(let name) where context.model.enums[name] != nil: return "\(required(value)).wireText.jsonValue"
        default: return value.text
        }
    }

    private static func isLiteral(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .string, .integer, .number, .boolean, .null, .list, .object, .duration, .interpolation: true
        default: false
        }
    }

    /// The value itself, or the test fails there.
    func required(_ value: ScenarioValue) -> String { value.isOptional ? "(try #require(\(value.text)))" : value.text }
}

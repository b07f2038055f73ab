internal import Spec

extension FlowLowering {
    mutating func coerced(_ expression: Expression, to type: FlowType, _ scope: FlowScope) -> LoweredValue {
        if case .null = expression.kind, !type.isOptional, type.type == .json { return LoweredValue(".null", type) }
        return coerced(value(expression, scope), to: type)
    }

    /// The value as another type, as far as flows convert: numbers, texts, JSON, wire texts of enums; a missing value fails.
    func coerced(_ value: LoweredValue, to type: FlowType) -> LoweredValue {
        if value.text == "nil" { return type.isOptional ? LoweredValue("nil", type) : missing(type) }
        let converted = convert(value, to: type)
        guard converted.type.isOptional, !type.isOptional else { return converted }
        let what = Escaping.swiftLiteral(converted.what.isEmpty ? "value" : converted.what)
        return LoweredValue("required(\(converted.text), \(what))", converted.type.required, throwing: true, what: converted.what)
    }

    private func missing(_ type: FlowType) -> LoweredValue { LoweredValue(defaultValue(type), type) }

    private func convert(_ value: LoweredValue, to type: FlowType) -> LoweredValue {
        if value.type.type == type.type { return value }
        switch (value.type.type, type.type) {
        case (.json, _): return fromJSON(value, type)
        case (_, .json): return toJSON(value)
        case (.string, .url): return rewritten(value, .url, optional: true) { "URL(string: \($0))" }
        case (.url, .string): return rewritten(value, .string) { "\($0).absoluteString" }
        case (.integer, .number): return isLiteral(value) ? LoweredValue(value.text, type) : rewritten(value, .number) { "Double(\($0))" }
        case (.number, .integer): return rewritten(value, .integer) { "Int(\($0))" }
        case (.integer, .string), (.number, .string), (.boolean, .string): return rewritten(value, .string) { "String(\($0))" }
        case (.string, .integer): return rewritten(value, .integer, optional: true) { "Int(\($0))" }
        case (.string, .named(let name)) where model.enums[name] != nil:
            return rewritten(value, type.type, optional: true) { "\(name)(wire: \($0))" }
        case (.named(let name), .string) where model.enums[name] != nil: return rewritten(value, .string) { "\($0).wireText" }
        case (.named(let name), .integer) where model.enums[name] != nil: return rewritten(value, .integer) { "Int(\($0).rawValue)" }
        default: return value
        }
    }

    private func isLiteral(_ value: LoweredValue) -> Bool { value.text.allSatisfy { $0.isNumber } }

    private func fromJSON(_ value: LoweredValue, _ type: FlowType) -> LoweredValue {
        let dot = value.dot
        let members: [ValueType: String] = [.string: "stringValue", .integer: "intValue", .number: "doubleValue", .boolean: "boolValue"]
        if let member = members[type.type] {
            return LoweredValue("\(value.text)\(dot)\(member)", type.optional, throwing: value.isThrowing, what: value.what)
        }
        if isSpelledAsText(type.type) { return convert(fromJSON(value, FlowType(.string)), to: type.optional) }
        if type.type == .date {
            let seconds = fromJSON(value, FlowType(.number))
            return rewritten(seconds, .date) { "Date(timeIntervalSince1970: \($0))" }
        }
        guard case .list(let element) = type.type, let member = members[element] else { return value }
        let text = "\(value.text)\(dot)arrayValue?.compactMap { $0.\(member) }"
        return LoweredValue(text, type.optional, throwing: value.isThrowing, what: value.what)
    }

    /// URLs and enums come as texts.
    private func isSpelledAsText(_ type: ValueType) -> Bool {
        if case .named(let name) = type { return model.enums[name] != nil }
        return type == .url
    }

    private func toJSON(_ value: LoweredValue) -> LoweredValue {
        if isText(value) { return LoweredValue(value.text, FlowType(.json)) }
        let source = value.type.type
        let text: String
        switch source {
        case .date: text = "\(value.text)\(value.mark).timeIntervalSince1970"
        case .url: text = "\(value.text)\(value.mark).absoluteString"
        case .named(let name) where model.enums[name] != nil: text = "\(value.text)\(value.mark).wireText"
        default: text = value.text
        }
        let chained = text == value.text ? "\(text)\(value.mark)" : text
        let result = value.type.isOptional ? "(\(chained).jsonValue ?? .null)" : "\(chained).jsonValue"
        return LoweredValue(result, FlowType(.json), throwing: value.isThrowing, what: value.what)
    }

    /// Literals become JSON by themselves.
    private func isText(_ value: LoweredValue) -> Bool {
        let isString = value.text.hasPrefix("\"") && !value.text.contains("\\(")
        return isString || value.text == "true" || value.text == "false" || isLiteral(value)
    }

    /// Applies a conversion to a value that may be optional.
    private func rewritten(
        _ value: LoweredValue,
        _ type: ValueType,
        optional: Bool = false,
        _ body: (String) -> String
    ) -> LoweredValue {
        let text: String
        if value.type.isOptional {
            let simple = body("$0")
            let whole = value.isChained ? "(\(value.text))" : value.text
            let isMember = simple.hasPrefix("$0.")
            text = isMember ? "\(value.text)\(value.mark)\(simple.dropFirst(2))" : "\(whole).\(optional ? "flatMap" : "map") { \(simple) }"
        } else {
            text = body(value.text)
        }
        let result = FlowType(type, optional: optional || value.type.isOptional)
        return LoweredValue(text, result, throwing: value.isThrowing, what: value.what)
    }
}

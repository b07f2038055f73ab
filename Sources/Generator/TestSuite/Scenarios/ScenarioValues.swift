internal import Spec
internal import SwiftCode

extension LoweredValue {
    /// The value itself, or the test fails there.
    var demanded: SwiftExpression {
        guard type.isOptional else { return code }
        // The macro takes a truth value for a condition, too.
        return .required(type.type == .boolean ? code.cast(.certain, .optional("Bool")) : code)
    }

    /// An app's own dictionary, list, text or number as JSON.
    var readAsJSON: SwiftExpression {
        .call("JSONValue", [(type.isOptional || isAny ? code.cast(.certain, "Any") : code).labelled("foundation")])
    }
}

/// Values of scenarios as Swift over `MockDevice`.
struct ScenarioValues: TypedValues {
    let context: ScenarioContext
    var locals: [String: ScenarioLocal] = ["device": .device]

    var model: SystemModel { context.model }
    var now: SwiftExpression { .device.dot("clock").dot("now") }
    /// A test fails where something is missing.
    var givesWay: Bool { false }

    func converted(_ value: LoweredValue, from expression: Expression, to type: FlowType) -> LoweredValue {
        if type.type == .json { return LoweredValue(json(value, from: expression), .json) }
        if case .list(let items) = expression.kind, case .list(let element) = type.type, value.type.type == .list(.json), element != .json {
            return LoweredValue(.array(items.map { self.value($0, as: FlowType(element)).code }), type.required)
        }
        if case .list(let element) = type.type, value.type.type == .list(.json), element != .json,
            let item = LoweredValue(.name("$0"), .json).read(as: element)
        {
            let items = value.linked.mapped(by: "compactMap") { _ in item.code }
            return converted(LoweredValue(items, type.type, isOptional: value.type.isOptional), to: type)
        }
        let found = value.type.type == .json ? read(value, as: type.type) ?? value : value
        return converted(type.type == .number ? found.measure : found, to: type)
    }

    private func converted(_ value: LoweredValue, to type: FlowType) -> LoweredValue {
        type.isOptional || !value.type.isOptional ? value : LoweredValue(value.demanded, value.type.required)
    }

    /// What JSON holds, or what an app's own dictionary does.
    private func read(_ value: LoweredValue, as type: ValueType) -> LoweredValue? {
        guard value.isAny else { return value.read(as: type) }
        guard let swiftType = Self.swiftType(type) else { return LoweredValue(value.readAsJSON, .json).read(as: type) }
        return LoweredValue(value.code.cast(.conditional, swiftType), type, isOptional: true)
    }

    func text(_ expression: Expression) -> SwiftExpression {
        let value = value(expression)
        let blank = SwiftExpression.string("")
        if value.type.type == .json {
            let json = value.isAny ? value.readAsJSON : value.linked
            let text = json.dot("wireText")
            return value.type.isOptional && !value.isAny ? text.infix(.coalescing, blank) : text
        }
        guard value.type.isOptional else { return value.type.type == .number ? .spelled(value.code) : value.code }
        switch value.type.type {
        case .number: return value.whole.mapped(SwiftExpression.spelled).infix(.coalescing, blank)
        case .url: return value.linked.dot("absoluteString").infix(.coalescing, blank)
        case .string: return value.code.infix(.coalescing, blank)
        default: return value.whole.mapped { .call("String", [$0.labelled("describing")]) }.infix(.coalescing, blank)
        }
    }

    func count(_ list: LoweredValue) -> LoweredValue {
        guard list.type.type == .json else {
            return LoweredValue(list.linked.dot("count"), .integer, isOptional: list.type.isOptional)
        }
        let items = (list.isAny ? list.readAsJSON : list.linked).dot("arrayValue")
        return LoweredValue(items.chained.dot("count"), .integer, isOptional: true)
    }

    func item(of list: LoweredValue, at place: SwiftExpression) -> LoweredValue {
        guard case .list(let type) = list.type.type else {
            let json = list.isAny ? list.readAsJSON : list.code.chained(list.type.isOptional)
            let item = json.dot("arrayValue").chained.calling("item", [place.unlabelled])
            return LoweredValue(item, .json, isOptional: true, isChained: true)
        }
        let item = LoweredValue(list.linked.calling("item", [place.unlabelled]), type, isOptional: true, isChained: list.type.isOptional)
        // What an app has in such a list is of any type.
        return type == .json ? LoweredValue(item.readAsJSON, .json) : item
    }

    /// A scenario holds what comes of a call against values that are known beforehand: of these verbs it has texts of enums that hold any.
    func particular(_ expression: Expression) -> LoweredValue {
        guard case .enumFrom(let enumeration, let text) = expression.kind else { return .nothing }
        return .openText(enumeration, value(text))
    }

    func held(_ expression: Expression, as type: SwiftType) -> SwiftExpression { declared(expression, as: type) }

    /// A value as a declaration wants it.
    func declared(_ expression: Expression, as type: SwiftType) -> SwiftExpression {
        let value = value(expression)
        let isText = value.type.type == .string && !value.type.isOptional
        if type.base == "URL", isText { return .link(value.code) }
        if type.base == "Data", isText { return .bytes(value.code) }
        // Of a list each, where texts stand for what apps have.
        if case .list(let items) = expression.kind, let element = Self.element(type.base), ["URL", "Data", "UUID"].contains(element) {
            return .array(items.map { declared($0, as: SwiftType(element)) })
        }
        if case .object(let members) = expression.kind, case .dictionary("String", let member) = type.base,
            ["URL", "Data"].contains(member)
        {
            return .dictionary(members.map { (key: .string($0.name.value), value: declared($0.value, as: SwiftType(member))) })
        }
        let code = type.isOptional || value.code.isNull ? value.code : value.demanded
        if case .reference(let reference) = expression.kind {
            if isDeclared(reference), let plain = value.declared {
                return type.isOptional || !value.type.isOptional ? plain : .required(plain)
            }
            // Steps read a UUID by its text, and dictionaries as JSON.
            let isOtherwise = (type.element?.base ?? type.base) == "UUID" || model.isCountedOtherwise(type)
            return isDeclared(reference) && !isOtherwise ? code : made(expression, as: type)
        }
        let isLiteral = (value.code.isLiteral || value.code.isCollectionLiteral) && fits(expression, type)
        guard !isLiteral || type.base == "UUID" || model.texts(code, type) != code else { return code }
        return model.toDeclared(code, type, isOptional: type.isOptional && value.type.isOptional)
    }

    /// The type of what a list or a set holds.
    private static func element(_ type: SwiftTypeName) -> SwiftTypeName? {
        switch type {
        case .array(let element): element
        case .named("Set", let arguments): arguments.first
        default: nil
        }
    }

    /// Whether what stands there has the type that is declared for apps, and not one that flows and mocks know.
    private func isDeclared(_ reference: Reference) -> Bool {
        switch reference.local.flatMap({ locals[$0] }) {
        case .worked, .json, .record: false
        default: true
        }
    }

    private func made(_ expression: Expression, as type: SwiftType) -> SwiftExpression {
        let wanted = model.flowType(type)
        let value = converted(value(expression), from: expression, to: type.isOptional ? wanted.optional : wanted.required)
        if wanted.type == .url, value.type.type == .string { return .link(value.demanded) }
        if wanted.type == .data, value.type.type == .string { return .bytes(value.demanded) }
        return model.toDeclared(value.code, type, isOptional: type.isOptional && value.type.isOptional)
    }

    /// Whether a number that is written out is one of the type: Swift refuses `let age: UInt8 = 300`. Clients clamp what flows hand over.
    private func fits(_ expression: Expression, _ type: SwiftType) -> Bool {
        let number: Int?
        switch expression.kind {
        case .integer(let written): number = written
        case .duration(let name): number = model.durations[name]?.seconds.value
        default: number = nil
        }
        guard let number, let range = type.name.flatMap({ FoundationTypes.integerRanges[$0] }) else { return true }
        return range.contains(number)
    }

    /// The URL of an endpoint with these values; constants included.
    func url(_ endpoint: Endpoint, _ arguments: [Argument]) -> LoweredValue {
        LoweredValue(.call("link", LinkArguments.make(endpoint, arguments, wireText), .throwing), .url)
    }

    /// A value as the text that travels.
    private func wireText(_ expression: Expression) -> SwiftExpression {
        switch expression.kind {
        case .enumCase(let enumeration, let name): .string(context.caseRawValue(enumeration, name))
        case .integer(let number): .string("\(number)")
        case .boolean(let flag): .string("\(flag)")
        default: value(expression).code
        }
    }

    /// A value inside a literal of JSON.
    func json(_ value: LoweredValue, from expression: Expression) -> SwiftExpression {
        // Each item by itself: one that is worked out is of a type of its own.
        if case .named(let name) = expression.type.unwrapped, value.code.isCollectionLiteral {
            let bits = value.code.cast(.certain, .named(name)).dot("rawValue")
            return .call("Int", [bits.unlabelled]).dot("jsonValue")
        }
        if case .list(let items) = expression.kind { return .array(items.map { json(self.value($0), from: $0) }) }
        guard !Self.isLiteral(expression), !value.code.isNull else { return value.code }
        return json(value)
    }

    private func json(_ value: LoweredValue) -> SwiftExpression {
        switch value.type.type {
        case .data: return value.demanded.calling("base64EncodedString").dot("jsonValue")
        case .url: return value.demanded.dot("absoluteString").dot("jsonValue")
        case .date: return value.demanded.dot("timeIntervalSince1970").dot("jsonValue")
        case .json where value.isAny: return value.readAsJSON
        case .json: return value.type.isOptional ? value.code.infix(.coalescing, .jsonNull) : value.code
        case .string, .integer, .number, .boolean, .list(.string), .list(.integer), .list(.number), .list(.boolean):
            return value.demanded.dot("jsonValue")
        case .named(let name) where context.model.enums[name] != nil: return value.demanded.dot("wireText").dot("jsonValue")
        case .list(.json): return .name("JSONValue").dot("array").called([value.demanded.unlabelled])
        case .list(let item):
            let each = json(LoweredValue(.name("$0"), item))
            let items = value.demanded.mapped { _ in each }
            return each == .name("$0") ? value.code : .name("JSONValue").dot("array").called([items.unlabelled])
        default: return value.code
        }
    }

    private static func isLiteral(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .string, .integer, .number, .boolean, .null, .object, .duration, .interpolation: true
        default: false
        }
    }
}

internal import Spec
internal import SwiftCode

extension FlowLowering {
    func coerced(_ expression: Expression, to type: FlowType, _ scope: FlowScope) -> LoweredValue {
        madeIfThere(expression, as: type, scope) ?? coerced(value(expression, scope), from: expression, to: type)
    }

    func coerced(_ value: LoweredValue, from expression: Expression, to type: FlowType) -> LoweredValue {
        if case .null = expression.kind, !type.isOptional, type.type == .json { return LoweredValue(.implicit("null"), type) }
        return coerced(value, to: type)
    }

    /// The value as another type, as far as flows convert: numbers, texts, JSON, wire texts of enums; a missing value fails.
    func coerced(_ value: LoweredValue, to type: FlowType) -> LoweredValue {
        if value.code.isNull { return LoweredValue(type.isOptional ? .null : defaultValue(type), type) }
        let converted = convert(value, to: type)
        guard converted.type.isOptional, !type.isOptional else { return converted }
        let what = converted.what.isEmpty ? "value" : converted.what
        return LoweredValue(.required(converted.code, what), converted.type.required, what: converted.what)
    }

    private func convert(_ given: LoweredValue, to type: FlowType) -> LoweredValue {
        if given.type.type == type.type { return given }
        let value = told(given)
        if let cases = formed(value, type) { return cases }
        if let boxed = boxed(value, type) ?? mutable(value, type) { return boxed }
        // A list of nothing is a list of anything.
        if case .list = type.type, value.code.isEmptyCollection { return LoweredValue(value.code, type.required) }
        switch (value.type.type, type.type) {
        case (.json, _): return fromJSON(value, type)
        case (_, .json), (.named, .object), (.table, .object): return toJSON(value, keepsMissing: type.isOptional)
        // In a rescue for its errors alone, which has asked already.
        case (.error, .named(let name)) where model.errors[name] != nil:
            let typed = value.code.cast(.conditional, .named(name))
            if type.isOptional { return LoweredValue(typed, type, what: value.what) }
            return LoweredValue(typed.infix(.coalescing, model.initialCase(name)), type, what: value.what)
        case (.string, .url): return made("URL", of: value, .url, label: "string", isFailable: true)
        case (.string, .data): return made("Data", of: value, .data, label: "base64", isFailable: true)
        case (.url, .string): return member("absoluteString", of: value, .string)
        case (.integer, .number): return value.code.isLiteral ? LoweredValue(value.code, type.required) : made("Double", of: value, .number)
        case (.number, .integer): return made("Int", of: value, .integer)
        case (.integer, .string), (.boolean, .string): return made("String", of: value, .string)
        case (.number, .string): return rewritten(value, .string, SwiftExpression.spelled)
        // Objective-C's `NSNumber` holds truth values, too.
        case (.boolean, .number): return rewritten(value, .number) { .ternary($0, .integer(1), .integer(0)) }
        case (.number, .boolean): return rewritten(value, .boolean) { $0.infix(.notEqual, .integer(0)) }
        case (.string, .integer): return made("Int", of: value, .integer, isFailable: true)
        case (.string, .named(let name)) where model.enums[name] != nil:
            return made(name, of: value, type.type, label: "wire", isFailable: true)
        // Where cases travel as numbers, their texts are these.
        case (.integer, .named(let name)) where model.enums[name] != nil: return convert(convert(value, to: FlowType(.string)), to: type)
        case (.named(let name), .string) where model.enums[name] != nil: return member("wireText", of: value, .string)
        // Raw values that are texts, or are none, count nothing: what the text on the wire spells does.
        case (.named(let name), _) where model.enums[name]?.counts == false && [.integer, .number].contains(type.type):
            return convert(member("wireText", of: value, .string), to: type)
        case (.named(let name), .integer) where model.enums[name] != nil:
            return rewritten(value, .integer) { .call("Int", [$0.dot("rawValue").labelled(nil)]) }
        case (.named(let name), .number) where model.enums[name] != nil:
            return rewritten(value, .number) { .call("Double", [$0.dot("rawValue").labelled(nil)]) }
        case (.list(let item), .list(let wanted)) where item != wanted:
            let element = FlowType(wanted)
            let made = convert(LoweredValue(.name("$0"), FlowType(item)), to: element)
            let items = value.linked.mapped(by: made.type.isOptional && !element.isOptional ? "compactMap" : "map") { _ in made.code }
            return all(of: value, items, made, type)
        case (.table(let item), .table(let wanted)) where item != wanted:
            let made = convert(LoweredValue(.name("$0"), FlowType(item)), to: FlowType(wanted))
            return all(of: value, value.linked.mapped(by: "mapValues") { _ in made.code }, made, type)
        default: return value
        }
    }

    /// A set of options that is written as a list says what it is before anything is asked of it.
    private func told(_ value: LoweredValue) -> LoweredValue {
        guard case .named = value.type.type, value.code.isCollectionLiteral else { return value }
        var told = value
        told.code = value.code.cast(.certain, model.typeName(value.type))
        return told
    }

    /// What is made of each that a list or a dictionary holds.
    private func all(of value: LoweredValue, _ code: SwiftExpression, _ each: LoweredValue, _ type: FlowType) -> LoweredValue {
        var made = LoweredValue(code, FlowType(type.type, optional: value.type.isOptional), what: value.what)
        if each.unboxed != nil { made.unboxed = value.code }
        return made
    }

    /// An object as what flows only hand on, such as one of a protocol: in the box of that type, out of its own where it is in one.
    private func boxed(_ value: LoweredValue, _ type: FlowType) -> LoweredValue? {
        guard case (.named(let name), .named(let wanted)) = (value.type.type, type.type), model.isHanded(wanted) else { return nil }
        let box = SwiftExpression.type(model.typeName(type.required))
        let isBoxed = model.isHanded(name)
        var made = rewritten(value, type.type) { box.called([(isBoxed ? $0.dot("value") : $0).labelled(nil)]) }
        if !isBoxed { made.unboxed = value.code }
        return made
    }

    // MARK: JSON

    /// JSON as cases that hold values, of which it has a form; nil where something else is wanted.
    private func formed(_ value: LoweredValue, _ type: FlowType) -> LoweredValue? {
        guard let name = type.type.innerName, model.associated[name] != nil else { return nil }
        let isTotal = model.associated[name]?.unknown != nil
        func made(_ json: SwiftExpression) -> SwiftExpression { .call(name, [json.labelled("json")]) }
        switch (value.type.type, type.type) {
        case (.json, .named): return rewritten(value, type.type, isFailable: !isTotal, made)
        case (.json, .list(.named)):
            let items = value.linked.dot("arrayValue").chained.mapped(by: "compactMap", made)
            return .chained(items, FlowType(type.type, optional: true), what: value.what)
        case (.list(.json), .list(.named)):
            let items = value.linked.mapped(by: isTotal ? "map" : "compactMap", made)
            return LoweredValue(items, FlowType(type.type, optional: value.type.isOptional), what: value.what)
        case (.json, .table(.named)):
            let members = value.linked.calling("dictionary", trailing: SwiftClosure([], made(.name("$0"))))
            return LoweredValue(members, FlowType(type.type, optional: value.type.isOptional), what: value.what)
        default: return nil
        }
    }

    private func fromJSON(_ value: LoweredValue, _ type: FlowType) -> LoweredValue {
        // Who reads a member of any JSON does not know in which form a server sends it.
        if let read = value.spelled(as: type.type) ?? value.read(as: type.type) { return read }
        if isSpelledAsText(type.type) { return convert(fromJSON(value, FlowType(.string)), to: type.optional) }
        if type.type == .data {
            return made("Data", of: fromJSON(value, FlowType(.string)), .data, label: "base64", isFailable: true)
        }
        if type.type == .date { return LoweredValue(value.linked.dot("dateValue"), FlowType(.date, optional: true), what: value.what) }
        switch type.type {
        case .list(.json): return LoweredValue(value.linked.dot("arrayValue"), type.optional, what: value.what)
        case .list(let item): return items(of: value.linked.dot("arrayValue").chained, as: item, type, value.what)
        case .table(let item):
            let (made, _) = fromItem(item)
            let table = value.linked.dot("ifThere").chained.calling("dictionary", trailing: SwiftClosure([], made))
            return LoweredValue(table, type.optional, what: value.what)
        // JSON has nothing of what a framework brings.
        case .named(let name) where model.isHanded(name):
            return LoweredValue(.null.cast(.certain, model.typeName(type.optional)), type.optional, what: value.what)
        default: return value
        }
    }

    /// What a list of JSON holds; an item that is of another type is left out.
    private func items(of list: SwiftExpression, as item: ValueType, _ type: FlowType, _ what: String) -> LoweredValue {
        let (made, mayFail) = fromItem(item)
        return .chained(list.mapped(by: mayFail ? "compactMap" : "map") { _ in made }, type.optional, what: what)
    }

    private func fromItem(_ type: ValueType) -> (item: SwiftExpression, mayFail: Bool) {
        let wanted = FlowType(type)
        let made = convert(LoweredValue(.name("$0"), FlowType(.json)), to: wanted)
        return (made.code, made.type.isOptional && !wanted.isOptional)
    }

    /// URLs and enums come as texts.
    private func isSpelledAsText(_ type: ValueType) -> Bool {
        if case .named(let name) = type { return model.enums[name] != nil }
        return type == .url
    }

    /// Literals become JSON by themselves. What is missing is null, unless it may be missing there, too.
    private func toJSON(_ value: LoweredValue, keepsMissing: Bool) -> LoweredValue {
        if value.code.isLiteral { return LoweredValue(value.code, FlowType(.json)) }
        if let written = value.writtenList { return written }
        let json = self.json(of: value)
        let isMissing = value.type.isOptional && keepsMissing
        let code = value.type.isOptional && !keepsMissing ? json.infix(.coalescing, .implicit("null")) : json
        var lowered = LoweredValue(code, FlowType(.json, optional: isMissing), what: value.what)
        lowered.isChained = isMissing
        return lowered
    }

    /// A value inside of an object of JSON, where what is missing is null.
    func member(of value: LoweredValue) -> SwiftExpression {
        guard value.type.type == .json, value.type.isOptional else { return coerced(value, to: FlowType(.json)).code }
        return value.whole.infix(.coalescing, .implicit("null"))
    }

    private func json(of value: LoweredValue) -> SwiftExpression {
        func each(_ item: ValueType, by method: String) -> SwiftExpression {
            value.linked.mapped(by: method) { toJSON(LoweredValue($0, FlowType(item)), keepsMissing: false).code }.dot("jsonValue")
        }
        return switch value.type.type {
        case .named(let name) where model.classes[name] != nil: value.linked.dot(model.inner.json)
        case .list(let item) where !item.isPlainJSON: each(item, by: "map")
        case .table(let item): each(item, by: "mapValues")
        // As in a request's own fields: a number, unless a case says how it is spelled.
        case .named(let name) where model.enums[name].map { $0.counts && !$0.travelsAsText } ?? false:
            model.enums[name]?.rawTypeName == "Int"
                ? value.linked.dot("rawValue").dot("jsonValue") : convert(value, to: FlowType(.integer)).linked.dot("jsonValue")
        default: spelled(value).dot("jsonValue")
        }
    }

    /// As JSON knows such values.
    private func spelled(_ value: LoweredValue) -> SwiftExpression {
        switch value.type.type {
        case .date: value.linked.dot("timeIntervalSince1970")
        case .url: value.linked.dot("absoluteString")
        case .data: value.linked.calling("base64EncodedString")
        case .named(let name) where model.enums[name] != nil: value.linked.dot("wireText")
        default: value.linked
        }
    }

    // MARK: conversions

    private func member(_ name: String, of value: LoweredValue, _ type: ValueType) -> LoweredValue {
        LoweredValue(value.linked.dot(name), FlowType(type, optional: value.type.isOptional), what: value.what)
    }

    private func made(
        _ name: String, of value: LoweredValue, _ type: ValueType, label: String? = nil, isFailable: Bool = false
    ) -> LoweredValue {
        rewritten(value, type, isFailable: isFailable) { .call(name, [$0.labelled(label)]) }
    }

    /// Applies a conversion to a value that may be optional.
    private func rewritten(
        _ value: LoweredValue, _ type: ValueType, isFailable: Bool = false, _ convert: (SwiftExpression) -> SwiftExpression
    ) -> LoweredValue {
        let code = value.type.isOptional ? value.whole.mapped(by: isFailable ? "flatMap" : "map", convert) : convert(value.code)
        return LoweredValue(code, FlowType(type, optional: isFailable || value.type.isOptional), what: value.what)
    }
}

extension ValueType {
    /// Whether Swift's values of the type say themselves what they are as JSON, also in lists.
    fileprivate var isPlainJSON: Bool {
        switch self {
        case .string, .integer, .number, .boolean, .json, .object: true
        case .list(let item): item.isPlainJSON
        default: false
        }
    }
}

extension SwiftExpression {
    /// A number as texts have it, `7` and not `7.0`.
    static func spelled(_ number: SwiftExpression) -> SwiftExpression { .name("TextForm").calling("number", [number.unlabelled]) }

    /// The value; throws where it is missing, by the name that the spec has for it.
    static func required(_ value: SwiftExpression, _ what: String) -> SwiftExpression {
        .call("required", [value.labelled(nil), SwiftExpression.string(what).labelled(nil)], .throwing)
    }
}

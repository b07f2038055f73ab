import Diagnostics
import SourceText
import YAMLTree

/// Second half of loading: expressions, steps and answers, with every name resolved and every value typed.
struct Resolver {
    var index: SpecIndex
    var diagnostics: [Diagnostic] = []
    /// Steps that several answers of the mock have in common.
    var shared = SharedSteps()
    /// What each scenario leaves to those that come after it.
    var scenarioEnds: [String: Scope] = [:]
    /// How many scenarios still come after each.
    var scenariosToCome: [String: Int] = [:]
    private(set) lazy var scenarioScope = ScenarioScope(index)
    private let lists = MessageLists()
    /// How many values were unknown so far.
    var unknowns = 0
    /// The conditions inside the one that is being resolved.
    var innerConditions: [YAMLNode: Condition] = [:]
    var conditionDepth = 0
    /// How many repetitions around this place are only tried, for the types of their values.
    var rehearsals = 0
    /// Names of lists that a repetition begins empty, while its first round shows of what they are lists.
    var openLists: Set<String> = []
    /// What holds structs of the spec and becomes JSON.
    var sentTypes: Set<ValueType> = []

    init(_ index: SpecIndex) { self.index = index }

    /// An expression with what only the resolver needs to know of its value: the fields of an object.
    struct Value {
        var expression: Expression
        var fields: FieldTable = []
        /// Something that it is made of is unknown, and that was reported: its type says nothing.
        var isUnknown = false

        init(_ kind: Expression.Kind, _ type: ValueType, at place: Place, fields: FieldTable = []) {
            expression = Expression(kind, type: type, place: place)
            self.fields = fields
        }

        var type: ValueType { expression.type }
        var isSeconds: Bool { if case .integer = expression.kind { true } else { false } }
        /// An object of an answer, or a list of them: in Swift a type of its own, and no JSON.
        var isOfAnswer: Bool { !fields.isEmpty && expression.isOfAnswer }
        var binding: Scope.Binding {
            var binding = Scope.Binding(type: expression.type, fields: fields)
            binding.isUnknown = isUnknown
            return binding
        }
    }

    mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

    /// What a name stands for; that it stands for nothing is reported.
    mutating func declared<Found>(_ found: Found?, _ name: Located<String>, _ kind: String, _ known: KnownNames) -> Found? {
        if found == nil { report(DanglingReference.diagnostic(name, kind: kind, known: known)) }
        return found
    }

    /// Names that are listed for one message alone.
    func listed(_ names: @autoclosure () -> [String]) -> KnownNames { lists.names(names) }

    /// What a step calls its answer, in `as:`.
    mutating func resultName(_ node: YAMLNode) -> String? {
        guard let name = node.string("as") else { return nil }
        checkLocalName(name)
        return name.value
    }

    /// A value may not be called like something that `$` already means; the answer's usual name is free to be given again.
    mutating func checkLocalName(_ name: Located<String>) {
        if name.value != "response", ReservedName.names.contains(name.value) { report(ReservedName.diagnostic(name)) }
    }

    /// A value where a type is expected; `role` names the place in a message: "the parameter `code`".
    mutating func expression(_ node: YAMLNode, as wanted: ValueType?, _ role: String, _ scope: Scope) -> Expression {
        value(node, as: wanted, role, scope).expression
    }

    mutating func value(_ node: YAMLNode, as wanted: ValueType?, _ role: String, _ scope: Scope) -> Value {
        let before = unknowns
        var value = untyped(node, expecting: wanted, scope)
        // One mistake, one message: the type of what is made of something unknown is none.
        value.isUnknown = unknowns > before
        noteSent(value, as: wanted, scope)
        if let wanted { check(value, as: wanted, role, scope) }
        // A text that is no address becomes none.
        if wanted?.unwrapped == .url, case .interpolation = value.expression.kind { value.expression.type = .url }
        return value
    }

    mutating func check(_ value: Value, as wanted: ValueType, _ role: String, _ scope: Scope) {
        if value.isUnknown { return }
        if accepts(value, wanted, scope) {
            if wanted.unwrapped.isJSON, value.isOfAnswer, scope.dialect.roots.contains(.argument) {
                report(HandedObject.diagnostic(json: role, value.expression.place))
            }
            if wanted.isOfJSON { checkWritten(value.expression, role, scope) }
            return
        }
        if value.isSeconds, wanted.unwrapped == .date {
            // Seeds have no functions: there a date is its seconds.
            if scope.dialect.roots.isEmpty { return }
            let help = "a date of seconds since 1970 is written `{at: …}`"
            report(TypeMismatch.diagnostic("\(role) takes `date`, this is `integer`", at: value.expression.place, help: help))
        } else {
            let help = wanted.isOfJSON ? index.helpSending(value.type) : helpRescuing(value, as: wanted)
            report(TypeMismatch.diagnostic(value.type, expected: wanted, at: value.expression.place, role: role, help: help))
        }
    }

    /// Where `$error` is one of an enum of errors.
    private func helpRescuing(_ value: Value, as wanted: ValueType) -> String? {
        guard case .reference(let reference) = value.expression.kind, reference.isError, case .named(let name) = wanted.unwrapped,
            index.errors[name] != nil
        else { return nil }
        return "`$error` is one where it is rescued: `try: […]` with `rescue: [{errors: [\(name)], steps: […]}]`"
    }

    /// What JSON makes of a case, and a struct of JSON, is the client's alone.
    func knows(_ type: ValueType, as wanted: ValueType, _ scope: Scope) -> Bool {
        scope.dialect.steps == .step || !index.changesForm(type, wanted)
    }

    /// A literal text may be a URL, or bytes in Base64; an empty list may be any list.
    private func accepts(_ value: Value, _ wanted: ValueType, _ scope: Scope) -> Bool {
        let isTruth = wanted.unwrapped == .boolean && value.type.unwrapped == .number && scope.dialect.steps == .step
        if isTruth, isNumberObject(value.expression, scope) { return true }
        if knows(value.type, as: wanted, scope), index.fits(value.type, wanted) { return true }
        switch (value.expression.kind, wanted.unwrapped) {
        case (.reference(let reference), .named(let name)) where reference.isError: return scope.rescued == name
        case (.string, .url), (.interpolation, .url): return true
        case (.string(let text), .data): return Base64Text.isRead(text)
        case (.null, let type): return wanted.isOptional || type.hasNothing
        default: return false
        }
    }

    private mutating func untyped(_ node: YAMLNode, expecting wanted: ValueType?, _ scope: Scope) -> Value {
        switch node.content {
        case .scalar(let scalar): scalarValue(scalar, expecting: wanted, scope)
        case .sequence(let items): listValue(items, node, expecting: wanted, scope)
        case .mapping: function(node, expecting: wanted, scope)
        }
    }

    private mutating func scalarValue(_ scalar: YAMLScalar, expecting wanted: ValueType?, _ scope: Scope) -> Value {
        let place = Place(scalar.place.file, scalar.verbatimSpan ?? scalar.span)
        switch scalar.value {
        case .null: return Value(.null, .optional(.json), at: place)
        case .bool(let value): return Value(.boolean(value), .boolean, at: place)
        case .int(let value): return Value(.integer(value), .integer, at: place)
        case .float(let value): return Value(.number(value), .number, at: place)
        case .integerTooLarge:
            report(TypeMismatch.diagnostic("`\(scalar.text)` does not fit into 64 bits", at: place))
            return Value(.integer(0), .integer, at: place)
        case .string: return textValue(scalar.text, expecting: wanted, at: place, isVerbatim: scalar.verbatimSpan != nil, scope)
        }
    }

    mutating func textValue(_ text: String, expecting wanted: ValueType?, at place: Place, isVerbatim: Bool, _ scope: Scope) -> Value {
        if text.hasPrefix("$$") { return Value(.string(String(text.dropFirst())), .string, at: place) }
        if text.hasPrefix("$") { return reference(text, at: place, scope) }
        if let found = enumCase(text, expecting: wanted, at: place, scope) { return found }
        checkForms(text, at: place, isVerbatim: isVerbatim, scope)
        if text.holdsReference { return interpolation(text, at: place, isVerbatim: isVerbatim, scope) }
        return openText(text, expecting: wanted, at: place) ?? Value(.string(text), .string, at: place)
    }

    /// A text of an enum that holds any: the case that travels as it, or a value that no case has.
    private func openText(_ text: String, expecting wanted: ValueType?, at place: Place) -> Value? {
        guard case .named(let name) = wanted?.unwrapped, let enumeration = index.enums[name], enumeration.holdsAnyText else { return nil }
        if let meant = enumeration.cases.first(where: { enumeration.wireText(of: $0) == text }) {
            return Value(.enumCase(enumeration: name, name: meant.name.value), .named(name), at: place)
        }
        let raw = Expression(.string(text), type: .string, place: place)
        return Value(.enumFrom(enumeration: name, raw), .named(name), at: place)
    }

    /// The plain name of a case, where its enum is expected.
    private mutating func enumCase(_ text: String, expecting wanted: ValueType?, at place: Place, _ scope: Scope) -> Value? {
        guard case .named(let name) = wanted?.unwrapped else { return nil }
        if let type = index.associated[name] { return plainCase(text, of: type, at: place, scope) }
        guard index.isCase(text, of: name) else { return nil }
        return Value(.enumCase(enumeration: name, name: text), .named(name), at: place)
    }

    private mutating func listValue(_ items: [YAMLNode], _ node: YAMLNode, expecting wanted: ValueType?, _ scope: Scope) -> Value {
        if scope.dialect.hasOptionLists, case .named(let name) = wanted?.unwrapped, index.isOptionSet(name) {
            let options = items.map { expression($0, as: .named(name), "the set of options", scope) }
            return Value(.list(options), .named(name), at: node.place)
        }
        var wantedItem: ValueType?
        if case .list(let item) = wanted?.unwrapped { wantedItem = item }
        let values = items.map { value($0, as: wantedItem, "the list", scope) }
        let types = Set(values.map(\.type.unwrapped))
        let item = wantedItem ?? (types.count == 1 ? types.first ?? .json : .json)
        return Value(.list(values.map(\.expression)), .list(item), at: node.place, fields: values.first?.fields ?? [])
    }
}

extension String {
    /// Whether `{$` stands in it.
    fileprivate var holdsReference: Bool { zip(utf8, utf8.dropFirst()).contains { $0 == UInt8(ascii: "{") && $1 == UInt8(ascii: "$") } }
}

extension Expression {
    package var isNull: Bool { if case .null = kind { true } else { false } }

    /// What is written out as an object is JSON.
    fileprivate var isOfAnswer: Bool {
        guard type.isOfObjects else { return false }
        switch kind {
        case .reference, .kept, .ask: return true
        case .choice(_, let first, let second): return first.isOfAnswer || second.isOfAnswer
        case .function(_, let arguments), .list(let arguments): return arguments.contains(where: \.isOfAnswer)
        case .filter(let list, _, _): return list.isOfAnswer
        case .map(_, _, let item): return item.isOfAnswer
        default: return false
        }
    }
}

extension ValueType {
    fileprivate var isJSON: Bool { self == .json || self == .list(.json) }

    fileprivate var isOfObjects: Bool {
        switch self {
        case .object: true
        case .list(let item), .optional(let item): item.isOfObjects
        default: false
        }
    }

    /// Whether null may stand for a value that has to be there: as an empty text, zero, an empty list.
    var hasNothing: Bool {
        switch self {
        case .string, .integer, .number, .boolean, .date, .data, .json, .object, .list: true
        default: false
        }
    }
}

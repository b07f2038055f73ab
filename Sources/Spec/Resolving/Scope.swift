import Declarations
import SourceText

/// What names mean at one place of a flow or answer.
struct Scope {
    /// A named value: its type, and the fields of an `object` (or of each in a list of them).
    struct Binding {
        var type: ValueType
        var fields: [Field] = []
    }

    /// Where in a spec a value stands.
    enum Site {
        /// A client's flow, or a property of a class.
        case flow
        /// An answer of the mock, or what it does before it calls.
        case answer
        /// A seed, or another value of the mock that is the same in every session.
        case constant
        /// A scenario.
        case story
    }

    var site = Site.flow
    /// `$arg`; empty outside flows.
    var arguments: [Field] = []
    /// `$self`; empty where there is none.
    var classes: [String] = []
    /// The classes that the flow belongs to, `$self` or not: static delegates and static properties are theirs.
    var owners: [String] = []
    /// Whether `$self` may be written although no class is known: flows that nothing uses yet.
    var isObjectUnknown = false
    /// `$error`: its type, where one is at hand.
    var error: ValueType?
    /// `$request` and `$app` of the mock; nil in clients.
    var request: [Field]?
    var locals: [String: Binding] = [:]
    /// The calls of a scenario that are under way, by name.
    var started: [String: StartedCall] = [:]
    /// The endpoints whose answers a scenario holds back.
    var held: Set<String> = []

    /// Only the mock's requests may carry parameters of the mock's own, such as the user who logs in.
    static let mockParameterPrefix = "mock_"
}

extension SpecIndex {
    /// The type of a path behind a value, or nil where it does not exist.
    func follow(_ path: ArraySlice<String>, from binding: Scope.Binding) -> Scope.Binding? {
        guard let name = path.first else { return binding }
        guard let (step, length) = member(name, path, of: binding) else { return nil }
        let rest = path.dropFirst(length)
        var result = follow(rest, from: step)
        if binding.type.isOptional, let type = result?.type { result?.type = type.asOptional }
        return result
    }

    /// The names that may stand behind a value.
    func members(of binding: Scope.Binding) -> [String] {
        switch binding.type.unwrapped {
        case .object: binding.fields.map(\.name.value)
        case .url: ["scheme", "host", "path", "query"]
        case .error: ["message", "code", "domain"] + errorDetails.map(\.name.value)
        case .named(let name): classes[name].map(memberNames) ?? (enums[name] == nil ? [] : ["rawValue"])
        default: []
        }
    }

    private func member(_ name: String, _ path: ArraySlice<String>, of binding: Scope.Binding) -> (Scope.Binding, Int)? {
        switch binding.type.unwrapped {
        case .object:
            return binding.fields.first { $0.name.value == name }.map { (value(of: $0), 1) }
        case .url: return urlPart(name, path)
        case .error: return errorPart(name).map { ($0, 1) }
        case .json: return (Scope.Binding(type: .optional(.json)), 1)
        case .named(let type):
            if let found = classes[type] { return property(name, of: found).map { ($0, 1) } }
            if enums[type] != nil, name == "rawValue" { return (Scope.Binding(type: .integer), 1) }
            return isType(type) ? nil : (Scope.Binding(type: .json), 1)
        default: return nil
        }
    }

    private func urlPart(_ name: String, _ path: ArraySlice<String>) -> (Scope.Binding, Int)? {
        switch name {
        case "scheme", "host", "path": (Scope.Binding(type: .optional(.string)), 1)
        case "query" where path.count >= 2: (Scope.Binding(type: .optional(.string)), 2)
        default: nil
        }
    }

    private func errorPart(_ name: String) -> Scope.Binding? {
        switch name {
        case "message", "domain": Scope.Binding(type: .optional(.string))
        case "code": Scope.Binding(type: .optional(.integer))
        default: errorDetails.first { $0.name.value == name }.map { Scope.Binding(type: $0.type.asOptional, fields: $0.fields) }
        }
    }

    /// The details that failure shapes carry beside code and message.
    var errorDetails: [Field] { Self.details(of: failures.values.sorted { $0.name.value < $1.name.value }) }

    static func details(of shapes: [FailureShape]) -> [Field] {
        shapes.flatMap { shape in
            zip(shape.placeholders, shape.fields).compactMap { entry, field in
                guard case .detail(let name) = entry.placeholder else { return nil }
                return Field(name: name, field.type, isRequired: false, fields: field.fields, at: field.place)
            }
        }
    }

    /// A field as a value: optional unless it is always there.
    func value(of field: Field) -> Scope.Binding {
        Scope.Binding(type: field.isRequired ? field.type : field.type.asOptional, fields: field.fields)
    }

    /// A property of a class, of what its objects carry, its delegate, or what it inherits.
    func property(_ name: String, of type: ClassType, depth: Int = 0) -> Scope.Binding? {
        if let property = type.properties.first(where: { $0.name == name || $0.declaration.getter == name }) {
            let value = property.declaration.type.map { TypeMapping.valueType($0, property.language, owner: type.name.value) }
            return Scope.Binding(type: value ?? .json)
        }
        if let field = type.carries.first(where: { $0.name.value == name }) { return Scope.Binding(type: field.type, fields: field.fields) }
        if let delegate = type.delegate, delegate.property.value == name {
            return Scope.Binding(type: .optional(.named(delegate.protocolName.value)))
        }
        guard depth < 16, let parent = type.superclass.flatMap({ classes[$0.value] }) else { return nil }
        return property(name, of: parent, depth: depth + 1)
    }

    private func memberNames(_ type: ClassType) -> [String] {
        type.properties.map(\.name) + type.carries.map(\.name.value) + (type.delegate.map { [$0.property.value] } ?? [])
    }

    /// Whether a value may stand where a type is expected.
    func fits(_ value: ValueType, _ wanted: ValueType) -> Bool {
        switch (value.unwrapped, wanted.unwrapped) {
        case (.json, _), (_, .json): true
        case (.integer, .number): true
        case (.object, .object): true
        case (.list(let item), .list(let wantedItem)): fits(item, wantedItem)
        case (.named(let name), .error): errors[name] != nil || isError(name)
        case (.named(let name), .named(let wantedName)): isKind(name, of: wantedName) || !isType(wantedName)
        case (let value, let wanted): value == wanted
        }
    }

    private func isError(_ name: String) -> Bool {
        guard let type = classes[name] else { return !isType(name) }
        return !type.wraps.isEmpty || type.superclass.map { isError($0.value) } ?? false
    }
}

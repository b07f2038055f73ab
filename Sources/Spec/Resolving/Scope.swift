import Declarations
import SourceText

/// What names mean at one place of a flow or answer.
struct Scope {
    /// A named value: its type, and the fields of an `object` (or of each in a list of them).
    struct Binding {
        var type: ValueType
        var fields: FieldTable = []
        /// A constant that is written out: nothing changes it.
        var isFixed = false
        /// A name that ends with the scenario that gave it.
        var endsWithScenario = false
        /// What it stands for is unknown, and that was reported: nothing that follows from it is another mistake.
        var isUnknown = false
        /// A member that may come as `null`: `isNull` behind it says whether it did.
        var isNullable = false

        init(type: ValueType, fields: FieldTable = []) {
            self.type = type
            self.fields = fields
        }

        init(type: ValueType, fields: [Field]) { self.init(type: type, fields: FieldTable(fields)) }
    }

    var dialect = Dialect.flow
    /// `$arg`; empty outside flows.
    var arguments: FieldTable = []
    /// The methods that name the flow.
    var methods: [Method] = []
    /// `$self`; empty where there is none.
    var classes: [String] = []
    /// The classes that the flow belongs to, `$self` or not: static delegates and static properties are theirs.
    var owners: [String] = []
    /// Whether `$self` may be written although no class is known: flows that nothing uses yet.
    var isObjectUnknown = false
    /// `$error`: its type, where one is at hand.
    var error: ValueType?
    /// The enum that `$error` is of, in a rescue that is for its errors alone.
    var rescued: String?
    /// `$request` of the mock.
    var request: FieldTable = []
    var locals: [String: Binding] = [:]
    /// The calls of a scenario that are under way, by name.
    var started: [String: StartedCall] = [:]
    /// The names that the scenario at hand has given to values: they end with it.
    var named: Set<String> = []
    /// The endpoints whose answers a scenario holds back.
    var held: Set<String> = []

    /// Only the mock's requests may carry parameters of the mock's own, such as the user who logs in.
    static let mockParameterPrefix = "mock_"
}

extension SpecIndex {
    /// The type of a path behind a value, or nil where it does not exist.
    func follow(_ path: ArraySlice<String>, from binding: Scope.Binding, in dialect: Dialect) -> Scope.Binding? {
        let (found, end) = walk(path, from: binding, hasEnums: !dialect.roots.contains(.request))
        if end == path.endIndex { return found }
        guard dialect.readsMembersOfLists, case .list(.object) = found.type.unwrapped, let field = found.fields[path[end]] else {
            return nil
        }
        // Those that lack it are left out.
        let values = Scope.Binding(type: .list(field.type.unwrapped), fields: field.fields)
        return path.index(after: end) == path.endIndex ? values : nil
    }

    /// As far as a path exists behind a value: what is there, and where in the path the rest begins.
    ///
    /// - Parameters:
    ///   - hasEnums: whether a case is more than what travels: whether it has its properties.
    ///   - hasItems: whether the items of lists stand behind their places.
    func walk(
        _ path: ArraySlice<String>, from binding: Scope.Binding, hasEnums: Bool = true, hasItems: Bool = false
    ) -> (found: Scope.Binding, end: Int) {
        var rest = path
        var found = binding
        var mayBeMissing = false
        while let name = rest.first,
            let (step, length) = (hasItems ? item(name, of: found) : nil) ?? member(name, rest, of: found, hasEnums: hasEnums)
        {
            // Whether a member came as `null` can be told of one that is missing, too.
            mayBeMissing = mayBeMissing || found.type.isOptional && !(found.isNullable && name == Field.isNull)
            found = step
            rest = rest.dropFirst(length)
        }
        if mayBeMissing { found.type = found.type.asOptional }
        return (found, rest.startIndex)
    }

    private func item(_ name: String, of list: Scope.Binding) -> (Scope.Binding, Int)? {
        guard Property.itemPlace(name) != nil, case .list(let item) = list.type.unwrapped else { return nil }
        return (Scope.Binding(type: item.asOptional, fields: list.fields), 1)
    }

    /// The names that may stand behind a value.
    func members(of binding: Scope.Binding) -> [String] {
        if binding.isNullable { return [Field.isNull] + members(of: Scope.Binding(type: binding.type, fields: binding.fields)) }
        return switch binding.type.unwrapped {
        case .object: binding.fields.names.list
        case .url: ["scheme", "host", "path", "query"]
        case .error: ["message", "code", "domain"] + errorDetails.names.list
        case .named(let name):
            classes[name].map { members(of: $0).names.list } ?? protocols[name].map(readable) ?? platform[name]?.names.list ?? associated[
                name]?.members.names.list
                ?? TupleType(name)?.elements.map(\.name) ?? enums[name]?.readable ?? []
        default: []
        }
    }

    private func member(
        _ name: String, _ path: ArraySlice<String>, of binding: Scope.Binding, hasEnums: Bool
    ) -> (Scope.Binding, Int)? {
        if binding.isNullable, name == Field.isNull { return (Scope.Binding(type: .boolean), 1) }
        switch binding.type.unwrapped {
        case .object:
            return binding.fields[name].map { (value(of: $0), 1) }
        case .url: return urlPart(name, path)
        case .error: return errorPart(name).map { ($0, 1) }
        case .json: return (Scope.Binding(type: .optional(.json)), 1)
        case .table(let item): return (Scope.Binding(type: item.asOptional), 1)
        case .named(let type):
            if let found = classes[type] { return property(name, of: found).map { ($0, 1) } }
            if let found = implementation(of: type, for: name) { return property(name, of: found).map { ($0, 1) } }
            if hasEnums, let found = enums[type]?.members.member(name) {
                return (Scope.Binding(type: found.type), 1)
            }
            if let found = enums[type], name == "rawValue" {
                return found.isBare ? nil : (Scope.Binding(type: found.isText ? .string : .integer), 1)
            }
            if let found = associated[type] { return found.members[name].map { (value(of: $0), 1) } }
            if let found = TupleType(type) { return found.fields(at: place)[name].map { (value(of: $0), 1) } }
            return platform[type]?[name].map { (value(of: $0), 1) }
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
        default: errorDetails[name].map { Scope.Binding(type: $0.type.asOptional, fields: $0.fields) }
        }
    }

    static func details(of shapes: [FailureShape]) -> [Field] {
        shapes.flatMap { shape -> [Field] in
            let inBody = zip(shape.placeholders, shape.fields).map { (field: $1, placeholder: $0.placeholder) }
            return (inBody + shape.headers).compactMap { field, placeholder -> Field? in
                guard case .detail(let name) = placeholder else { return nil }
                return Field(name: name, field.type, isRequired: false, fields: field.fields, at: field.place)
            }
        }
    }

    /// A field as a value: optional unless it is always there.
    func value(of field: Field) -> Scope.Binding {
        var binding = Scope.Binding(type: field.isRequired ? field.type : field.type.asOptional, fields: field.fields)
        binding.isNullable = field.isNullable
        return binding
    }
}

extension Enumeration {
    /// What may stand behind a case.
    fileprivate var readable: [String] { (isBare ? [] : ["rawValue"]) + properties.map(\.name) }
}

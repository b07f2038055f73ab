internal import Declarations

/// Which types of the spec become JSON, with all that is inside of them: enums whose cases hold values and say by `wire:` how JSON tells them
/// apart, and structs, each an object of its fields by the names of `field:`.
package struct SentForms: Sendable {
    /// What keeps a type from becoming JSON.
    package enum Obstacle: Sendable {
        /// A struct of which no property names a field.
        case fieldless(String)
        /// A field that is found inside of other objects.
        case path(property: String, of: String)
        /// Something of which JSON has no form.
        case formless(ValueType, inside: String?)
        /// An enum whose cases hold values, without `wire:`.
        case untold(String)
    }

    private let classes: [String: ClassType]
    private let enums: [String: Enumeration]

    package init(_ classes: [String: ClassType], _ enums: [String: Enumeration]) {
        self.classes = classes
        self.enums = enums
    }

    /// Whether a value of the type becomes JSON.
    package func isSent(_ type: ValueType) -> Bool { reach(from: [type]).obstacle == nil }

    /// What keeps it from that.
    package func obstacle(in type: ValueType) -> Obstacle? { reach(from: [type]).obstacle }

    /// The structs among these types, and inside of them, as far as they become JSON.
    package func structs(in types: [ValueType]) -> Set<String> { reach(from: types.filter(isSent)).structs }

    /// The structs inside of the enums that become JSON: what writes a case writes them.
    package var structsOfEnums: Set<String> {
        structs(in: enums.values.filter(\.holdsValues).map { .named($0.name.value) })
    }

    private struct Reach {
        var structs: Set<String> = []
        var obstacle: Obstacle?
    }

    private func reach(from types: [ValueType]) -> Reach {
        var found = Reach()
        var waiting = types.map { (type: $0, owner: String?.none) }
        var seen: Set<String> = []
        while let (type, owner) = waiting.popLast(), found.obstacle == nil {
            switch type {
            case .string, .integer, .number, .boolean, .date, .url, .data, .json: continue
            case .list(let item), .table(let item), .optional(let item): waiting.append((item, owner))
            case .named(let name):
                guard seen.insert(name).inserted else { continue }
                if let enumeration = enums[name] {
                    guard enumeration.holdsValues else { continue }
                    if enumeration.wire == nil { found.obstacle = .untold(name) }
                    waiting += enumeration.cases.flatMap(\.holds).map { ($0.type, name) }
                } else if let type = classes[name], type.isObjectOfFields {
                    found.structs.insert(name)
                    found.obstacle = type.obstacle
                    waiting += type.filledTypes.map { ($0.type ?? .void, name) }
                } else {
                    found.obstacle = .formless(type, inside: owner)
                }
            case .object, .error, .void: found.obstacle = .formless(type, inside: owner)
            }
        }
        return found
    }
}

extension SentForms.Obstacle {
    /// What to do about it.
    package var help: String {
        switch self {
        case .fieldless(let type): "a struct travels as an object of its fields: name the `field:` of each property of `\(type)`"
        case .path(let property, let type):
            "`\(property)` of `\(type)` is found inside of other objects, and only read: write out what is sent, `{object: {…}}`"
        case .formless(let type, .some(let owner)):
            "`\(owner)` holds `\(type.spelling)`, of which JSON has no form: write out what is sent, `{object: {…}}`"
        case .formless: "write out what is sent, `{object: {…}}`"
        case .untold(let name): "say at `\(name)` how JSON tells its cases apart, `wire: shape` or `wire: {by: type}`"
        }
    }
}

extension ClassType {
    /// A struct that is no other with something besides. One of a generic type is as many as it is used with.
    fileprivate var isObjectOfFields: Bool {
        form == .structure && superclass == nil && typeParameters.isEmpty && GenericUse(name.value) == nil
    }

    /// Without what is inside of it.
    fileprivate var obstacle: SentForms.Obstacle? {
        let fields = properties.filter { $0.field != nil }
        if fields.isEmpty { return .fieldless(name.value) }
        let path = fields.first { $0.field?.value.utf8.contains(UInt8(ascii: ".")) ?? false }
        return path.map { .path(property: $0.name, of: name.value) }
    }
}

import Declarations
import SourceText

/// What stands behind an object of a class: its properties, what it carries, its delegate. Not what it inherits.
final class ClassMembers {
    /// In the order of the spec.
    let names: KnownNames
    private let members: [String: Scope.Binding]
    /// As what `new` may give to an object.
    private(set) lazy var fields = FieldTable(
        names.list.compactMap { name in
            members[name].map { Field(name: name, $0.type, isRequired: false, fields: $0.fields.fields, at: place) }
        }
    )
    private let place: Place

    init(_ type: ClassType) {
        let carried = type.carries.map(\.name.value) + (type.delegate.map { [$0.property.value] } ?? [])
        names = KnownNames(type.properties.filter { !$0.holdsBlock }.map(\.name) + carried)
        members = Self.members(of: type)
        place = type.place
    }

    subscript(name: String) -> Scope.Binding? { members[name] }

    /// Of two with one name the first counts.
    private static func members(of type: ClassType) -> [String: Scope.Binding] {
        var members: [String: Scope.Binding] = [:]
        func add(_ name: String, _ binding: Scope.Binding) {
            if members[name] == nil { members[name] = binding }
        }
        // A block is called by `report:`, and is no value.
        for property in type.properties where !property.holdsBlock {
            let value = property.declaration.type.map { TypeMapping.valueType($0, property.language, owner: type.name.value) }
            // What is weak may be gone, whatever a header says.
            let isWeak = property.declaration.attributes.contains("weak")
            let binding = Scope.Binding(type: isWeak ? (value ?? .json).asOptional : value ?? .json)
            add(property.name, binding)
            if let getter = property.declaration.getter { add(getter, binding) }
        }
        for field in type.carries { add(field.name.value, Scope.Binding(type: field.type, fields: field.fields)) }
        if let delegate = type.delegate {
            add(delegate.property.value, Scope.Binding(type: .optional(.named(delegate.protocolName.value))))
        }
        return members
    }
}

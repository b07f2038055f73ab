internal import Declarations
package import SourceText

/// How JSON tells the cases of an enum apart that hold values.
package enum CaseForm: Sendable {
    /// `wire: shape`: a text is the case that holds a text, a list the one that holds a list, `null` the one that holds nothing.
    case shape(Place)
    /// `wire: {by: type}`: a member names the case, and the others are what it holds. They may stand `in` a member of their own.
    case member(Located<String>, in: Located<String>?)

    /// Whether a word tells the case.
    package var hasWords: Bool { if case .member = self { true } else { false } }

    var place: Place {
        switch self {
        case .shape(let place): place
        case .member(let member, _): member.place
        }
    }
}

/// What a value of JSON is to those who tell cases by their shape.
package enum JSONShape: String, Sendable, CaseIterable {
    case null, string, integer, number, boolean, array, object

    /// In words, for a message.
    var words: String {
        switch self {
        case .null: "`null`"
        case .string: "a text"
        case .integer: "a whole number"
        case .number: "a number"
        case .boolean: "a truth value"
        case .array: "a list"
        case .object: "an object"
        }
    }
}

extension Enumeration {
    /// The shape of what a case holds; nil where it is none of JSON's, and of the case for whatever is unknown.
    package func shape(of each: EnumCase, _ classes: [String: ClassType]) -> JSONShape? {
        guard let held = each.holds.first else { return unknown?.value == each.name.value ? nil : .null }
        guard each.holds.count == 1 else { return nil }
        if held.isStruct(classes) { return .object }
        return switch held.type {
        case .string: .string
        case .integer: .integer
        case .number: .number
        case .boolean: .boolean
        case .list(let item): isOfJSON(item) || held.structure(classes) != nil ? .array : nil
        case .table(let item): isOfJSON(item) ? .object : nil
        case .json: held.declaration.type.isDictionary ? .object : nil
        default: nil
        }
    }

    /// Whether JSON has a form of it, and all that its cases hold can be written as JSON again: of a struct its plain fields, of enums
    /// inside of it, or of what it holds, likewise.
    package func isSent(_ classes: [String: ClassType], _ enums: (String) -> Enumeration?) -> Bool {
        var waiting = [self]
        var seen: Set<String> = []
        while let next = waiting.popLast() {
            guard seen.insert(next.name.value).inserted else { continue }
            let structures = next.structures(classes)
            guard next.wire != nil, structures.allSatisfy(\.isWritten) else { return false }
            let inside = next.cases.flatMap(\.holds).map(\.type) + structures.flatMap(\.filledTypes).compactMap(\.type)
            waiting += inside.compactMap(\.innermostName).compactMap(enums).filter(\.holdsValues)
        }
        return true
    }

    /// Those that its cases hold, with what is inside of them.
    private func structures(_ classes: [String: ClassType]) -> [ClassType] {
        cases.flatMap(\.holds).compactMap { $0.structure(classes) }.flatMap { $0.withStructures(classes) }
    }

    /// What the member that names a case says.
    package func word(of each: EnumCase) -> String { each.wire?.value ?? each.name.value }

    /// What each item of a list or member of a dictionary may be.
    private func isOfJSON(_ item: ValueType) -> Bool {
        switch item {
        case .string, .integer, .number, .boolean, .json: true
        case .named(let inner): inner == name.value
        default: false
        }
    }
}

extension HeldValue {
    /// The struct that it is, or that the items of the list are.
    package func structure(_ classes: [String: ClassType]) -> ClassType? { type.structure(classes) }

    /// Whether it is a struct itself, which is always there.
    package func isStruct(_ classes: [String: ClassType]) -> Bool {
        if case .named = type { structure(classes) != nil } else { false }
    }
}

extension ValueType {
    /// The struct that it is, or that the items of the list are.
    package func structure(_ classes: [String: ClassType]) -> ClassType? {
        switch unwrapped {
        case .named(let name), .list(.named(let name)): classes[name].flatMap { $0.form == .structure ? $0 : nil }
        default: nil
        }
    }

    /// What it is called, or what the items of lists and dictionaries are, to any depth.
    package var innermostName: String? {
        switch self {
        case .named(let name): name
        case .list(let item), .table(let item), .optional(let item): item.innermostName
        default: nil
        }
    }
}

extension ClassType {
    /// Whether what its fields were read from is told by their names.
    fileprivate var isWritten: Bool {
        superclass == nil && !properties.compactMap(\.field).contains { $0.value.utf8.contains(UInt8(ascii: ".")) }
    }

    /// It, and the structs inside of it that are filled with it.
    fileprivate func withStructures(_ classes: [String: ClassType]) -> [ClassType] {
        var found: [ClassType] = []
        var waiting = [self]
        var seen: Set<String> = []
        while let next = waiting.popLast() {
            guard seen.insert(next.name.value).inserted else { continue }
            found.append(next)
            waiting += next.filledTypes.compactMap { $0.type?.structure(classes) }
        }
        return found
    }

    /// What is filled from fields; without a type where the declaration has none that is known.
    package var filledTypes: [(name: String, type: ValueType?)] {
        properties.filter { $0.field != nil }.map { property in
            (property.name, property.declaration.type.map { TypeMapping.valueType($0, property.language, owner: name.value) })
        }
    }
}

extension TypeName {
    fileprivate var isDictionary: Bool { if case .named(let named) = self { named.name == "Dictionary" } else { false } }
}

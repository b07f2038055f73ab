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
    /// The struct that it is, or that the items of the list or dictionary are.
    package func structure(_ classes: [String: ClassType]) -> ClassType? {
        switch unwrapped {
        case .named(let name), .list(.named(let name)), .table(.named(let name)): classes[name].flatMap { $0.form == .structure ? $0 : nil }
        default: nil
        }
    }

    /// The same, and of a dictionary's lists: what JSON makes of itself.
    package func structureOfJSON(_ classes: [String: ClassType]) -> ClassType? {
        if case .table(let items) = unwrapped, case .list(.named) = items { return items.structure(classes) }
        return structure(classes)
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

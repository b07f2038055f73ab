import Declarations

/// Which of the conformances of values that structs state the client's types have: those that all they hold has, too. Enums whose cases hold
/// values say nothing of it, and have what they can. Rules and the generator ask here.
package struct Conformances: Sendable {
    /// What is in the way of one.
    package struct Obstacle: Sendable {
        package var reason: String
        /// What to do about it, beside leaving the conformance out.
        package var help: String?
    }

    /// Those that the compiler makes of what a type holds.
    package static let ofValues: Set<String> = ["Equatable", "Hashable", "Codable", "Encodable", "Decodable"]
    private static let ofCoding: Set<String> = ["Codable", "Encodable", "Decodable"]
    private static let stronger = ["Equatable": "Hashable", "Encodable": "Codable", "Decodable": "Codable"]

    private let classes: [String: ClassType]
    private let enums: [String: Enumeration]
    private let errors: Set<String>
    private let sent: SentForms
    /// What generic types leave open: it has what it is used with has.
    private let parameters: Set<String>
    /// By the conformance: the structs that state it and have it, and the enums whose cases hold values that have it.
    private var kept: [String: Set<String>] = [:]
    /// The enums whose cases hold values that a struct holds which is coded.
    package private(set) var codedEnums: Set<String> = []

    /// - Parameter changes: a struct of which copies change together has none of them.
    package init(_ spec: Spec, _ changes: StructChanges) {
        classes = Dictionary(spec.classes.map { ($0.name.value, $0) }) { first, _ in first }
        enums = Dictionary(spec.enums.map { ($0.name.value, $0) }) { first, _ in first }
        errors = Set(spec.errors.map(\.name.value))
        sent = SentForms(classes, enums)
        parameters = spec.openNames
        let structs = spec.classes.filter {
            $0.form == .structure && !$0.conformances.isEmpty && changes.obstacles(of: $0.name.value).isEmpty
        }
        let holding = spec.enums.filter(\.holdsValues)
        for wanted in Self.ofValues where !structs.isEmpty || !holding.isEmpty {
            kept[wanted] = settled(wanted, structs.filter { Self.states(wanted, $0) }, holding)
        }
        let coded = structs.filter { type in Self.ofCoding.contains { keeps($0, type) } }
        let inside = coded.flatMap { type in stored(type).compactMap { value(of: $0, in: type).innerName } }
        codedEnums = Set(inside).intersection(holding.map(\.name.value))
    }

    /// Whether a struct has a conformance that it states.
    package func keeps(_ wanted: String, _ type: ClassType) -> Bool {
        let known = kept[wanted] ?? []
        return known.contains(type.name.value) || GenericUse(type.name.value) != nil && has(wanted, type.name.value, knowing: known)
    }

    /// What values of an enum are whose cases hold values: `Hashable`, `Equatable`, or neither.
    package func comparison(of enumeration: Enumeration) -> String? {
        ["Hashable", "Equatable"].first { has($0, enumeration.name.value, knowing: kept[$0] ?? []) }
    }

    /// What keeps a struct from a conformance of values; nil where nothing does.
    package func obstacle(to wanted: String, of type: ClassType) -> Obstacle? {
        obstacle(to: wanted, of: type, knowing: kept[wanted] ?? [])
    }

    // MARK: - All at once

    private static func states(_ wanted: String, _ type: ClassType) -> Bool {
        type.conformances.contains { $0.value == wanted || $0.value == stronger[wanted] }
    }

    /// Types that hold each other have it where nothing else is in their way: all count as having it until something is.
    private func settled(_ wanted: String, _ structs: [ClassType], _ holding: [Enumeration]) -> Set<String> {
        var found = Set(structs.map(\.name.value) + holding.map(\.name.value))
        while true {
            let lost =
                structs.filter { found.contains($0.name.value) && obstacle(to: wanted, of: $0, knowing: found) != nil }.map(\.name.value)
                + holding.filter { found.contains($0.name.value) && !has(wanted, $0, knowing: found) }.map(\.name.value)
            guard !lost.isEmpty else { return found }
            found.subtract(lost)
        }
    }

    private func obstacle(to wanted: String, of type: ClassType, knowing known: Set<String>) -> Obstacle? {
        if !type.wraps.isEmpty { return Obstacle(reason: "it wraps an error") }
        if !type.events.isEmpty { return Obstacle(reason: "it has events") }
        if type.delegate != nil { return Obstacle(reason: "it has a delegate") }
        if let carried = type.carries.first(where: { isCoding(wanted) || !has(wanted, $0.type, knowing: known) }) {
            return Obstacle(reason: "it carries `\(carried.name.value)`")
        }
        for property in stored(type) {
            let value = value(of: property, in: type)
            guard !has(wanted, value, isCoding(wanted) ? .some(property.declaration.type) : nil, knowing: known) else { continue }
            let spelled = property.declaration.type?.spelling(in: property.language) ?? value.spelling
            return Obstacle(reason: "`\(property.name)` is `\(spelled)`, which is not", help: help(wanted, value))
        }
        return nil
    }

    private func has(_ wanted: String, _ enumeration: Enumeration, knowing known: Set<String>) -> Bool {
        if isCoding(wanted) { return sent.isSent(.named(enumeration.name.value)) }
        return enumeration.cases.flatMap(\.holds).allSatisfy { has(wanted, $0.type, .some($0.declaration.type), knowing: known) }
    }

    private func help(_ wanted: String, _ value: ValueType) -> String? {
        guard isCoding(wanted), let name = value.innerName, enums[name]?.wire == nil, enums[name]?.holdsValues == true else { return nil }
        return "say with `wire:` at `\(name)` how JSON tells its cases apart"
    }

    // MARK: - What a struct holds

    private func stored(_ type: ClassType) -> [Property] {
        type.properties.filter { property in
            property.get == nil && property.trueFor.isEmpty && !property.holdsBlock && !type.isConstant(property)
                && !(property.declaration.isStatic && type.shared?.value == property.name)
        }
    }

    private func value(of property: Property, in type: ClassType) -> ValueType {
        property.declaration.type.map { TypeMapping.valueType($0, property.language, owner: type.name.value) } ?? .json
    }

    private func isCoding(_ wanted: String) -> Bool { Self.ofCoding.contains(wanted) }

    /// - Parameter declared: the type in which it is stored; nil where it is stored as flows know it.
    private func has(_ wanted: String, _ value: ValueType, _ declared: TypeName?? = nil, knowing known: Set<String>) -> Bool {
        if let declared, !isPlain(declared) { return false }
        return switch value {
        case .string, .integer, .number, .boolean, .date, .url, .data, .json: true
        case .list(let item), .table(let item): has(wanted, item, declared.map { $0?.lastArgument }, knowing: known)
        case .optional(let item): has(wanted, item, declared, knowing: known)
        case .named(let name): has(wanted, name, knowing: known)
        case .object, .error, .void: false
        }
    }

    private func has(_ wanted: String, _ name: String, knowing known: Set<String>) -> Bool {
        if let found = enums[name] { return !found.holdsValues || known.contains(name) }
        if parameters.contains(name) { return true }
        if let use = GenericUse(name) {
            let types = use.arguments.map { TypeMapping.valueType($0, .swift) }
            return known.contains(use.name) && types.allSatisfy { has(wanted, $0, knowing: known) }
        }
        return errors.contains(name) ? !isCoding(wanted) : known.contains(name)
    }

    /// Whether the client stores values of the type as they are declared, and Swift compares and codes them: no number in an object, no
    /// `Any`, and no dictionary but one of plain values by texts, or of types that flows know by texts.
    private func isPlain(_ type: TypeName?) -> Bool {
        guard case .named(let type)? = type else { return false }
        switch type.name {
        case "NSNumber", "NSDecimalNumber", "Any", "AnyHashable", "id", "NSDictionary": return false
        case "Dictionary":
            guard type.arguments.count == 2, type.arguments[0].name == "String" else { return false }
            let held = TypeMapping.valueType(type.arguments[1], .swift, owner: nil)
            return held.isHeldByName || type.arguments[1].nullability == .unspecified && Self.plain.contains(type.arguments[1].name ?? "")
        case "Set", "NSSet", "Optional": return type.arguments.first.map { isPlain($0) } ?? false
        default: return true
        }
    }

    private static let plain: Set<String> = ["String", "Bool", "Int", "Double"]
}

extension TypeName {
    /// What a collection holds.
    fileprivate var lastArgument: TypeName? {
        guard case .named(let type) = self else { return nil }
        return type.arguments.last
    }
}

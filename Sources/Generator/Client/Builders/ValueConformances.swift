internal import Spec
internal import SwiftCode

/// What a struct says it conforms to, as far as the compiler makes it of what the struct holds.
struct ValueConformances {
    private let facts: ClassFacts
    private var model: SystemModel { facts.model }

    init(_ facts: ClassFacts) { self.facts = facts }

    var names: [String] {
        facts.type.conformances.map(\.value).filter { name in
            switch name {
            case "Equatable", "Hashable": isPlain && facts.members.allSatisfy { isComparable($0.flowType.type, name, [facts.name]) }
            case "Codable", "Encodable", "Decodable": isPlain && facts.members.allSatisfy { isCoded($0, name, [facts.name]) }
            case "Identifiable": facts.properties.contains { $0.name == "id" && isKey($0.type) }
            default: false
            }
        }
    }

    /// Whether Swift finds a thing by it again: values, and objects of Foundation's.
    private func isKey(_ type: SwiftType) -> Bool {
        switch model.flowType(type).type {
        case .json: false
        case .named(let name) where model.foundationObjects.contains(name): true
        case let type: isComparable(type, "Hashable", [])
        }
    }

    /// It holds values, and no environment, delegate or error.
    private var isPlain: Bool {
        !facts.needsEnvironment && facts.mutable.isEmpty && facts.type.wraps.isEmpty && facts.type.events.isEmpty
            && facts.type.delegate == nil && model.companions(of: facts.type).isEmpty
    }

    private func isComparable(_ type: ValueType, _ wanted: String, _ seen: Set<String>) -> Bool {
        switch type {
        case .string, .integer, .number, .boolean, .date, .url, .data, .json: true
        case .list(let item), .table(let item), .optional(let item): isComparable(item, wanted, seen)
        case .named(let name): holds(name, wanted, seen) { isComparable($0.flowType.type, wanted, $1) }
        case .object, .error, .void: false
        }
    }

    /// Under the name and in the type that an app reads it in.
    private func isCoded(_ member: StoredMember, _ wanted: String, _ seen: Set<String>) -> Bool {
        guard let property = member.property else { return false }
        let isAsDeclared = model.toDeclared(.this, property.type, isOptional: true) == .this || facts.storedType(member) != nil
        guard isAsDeclared else { return false }
        return isCoded(member.flowType.type, wanted, seen)
    }

    private func isCoded(_ type: ValueType, _ wanted: String, _ seen: Set<String>) -> Bool {
        switch type {
        case .string, .integer, .number, .boolean, .date, .url, .data, .json: true
        case .list(let item), .table(let item), .optional(let item): isCoded(item, wanted, seen)
        case .named(let name): holds(name, wanted, seen) { isCoded($0, wanted, $1) }
        case .object, .error, .void: false
        }
    }

    /// An enum has all of them; another struct where it says so and holds such values itself.
    private func holds(_ name: String, _ wanted: String, _ seen: Set<String>, _ test: (StoredMember, Set<String>) -> Bool) -> Bool {
        if model.enums[name] != nil { return true }
        if model.errors[name] != nil { return wanted != "Codable" && wanted != "Encodable" && wanted != "Decodable" }
        guard !seen.contains(name), let type = model.classes[name], type.form == .structure else { return false }
        let stronger = ["Equatable": "Hashable", "Encodable": "Codable", "Decodable": "Codable"]
        guard type.conformances.contains(where: { $0.value == wanted || $0.value == stronger[wanted] }) else { return false }
        let inner = ValueConformances(ClassFacts(type, model))
        return inner.isPlain && inner.facts.members.allSatisfy { test($0, seen.union([name])) }
    }
}

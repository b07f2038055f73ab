internal import Spec
internal import SwiftCode

/// What a struct says it conforms to, as far as the compiler makes it of what the struct holds.
struct ValueConformances {
    private let facts: ClassFacts
    private var model: SystemModel { facts.model }

    init(_ facts: ClassFacts) { self.facts = facts }

    var names: [String] {
        facts.type.conformances.map(\.value).filter { name in
            if Conformances.ofValues.contains(name) { return isPlain && model.conformances.keeps(name, facts.type) }
            return name == "Identifiable" && facts.properties.contains { $0.name == "id" && isKey($0.type) }
        }
    }

    /// Whether Swift finds a thing by it again: values, and objects of Foundation's.
    private func isKey(_ type: SwiftType) -> Bool {
        switch model.flowType(type).type {
        case .json: false
        case .named(let name) where model.foundationObjects.contains(name): true
        case let type: isComparable(type)
        }
    }

    /// It holds values, and no environment.
    private var isPlain: Bool { !facts.needsEnvironment && facts.mutable.isEmpty && model.companions(of: facts.type).isEmpty }

    private func isComparable(_ type: ValueType) -> Bool {
        switch type {
        case .string, .integer, .number, .boolean, .date, .url, .data, .json: true
        case .list(let item), .table(let item), .optional(let item): isComparable(item)
        case .named(let name):
            if let found = model.associated[name] {
                model.conformances.comparison(of: found) == "Hashable"
            } else {
                model.enums[name] != nil || model.errors[name] != nil
                    || model.classes[name].map { model.conformances.keeps("Hashable", $0) } ?? false
            }
        case .object, .error, .void: false
        }
    }
}

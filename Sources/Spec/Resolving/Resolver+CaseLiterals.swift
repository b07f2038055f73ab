import Declarations
import SourceText
import YAMLTree

/// `{make: Options, from: {object: {color: blue}}}`: what is written out fills properties, so that a literal means the case of their enum
/// that is called so, travels so, or has the number.
extension Resolver {
    /// An object that is written out, for a class; nil for all else.
    mutating func filled(_ name: String, by node: YAMLNode, _ scope: Scope) -> Value? {
        guard let type = index.classes[name], let table = node["object"] else { return nil }
        let before = unknowns
        var value = object(table, node, expecting: nil, members: enums(filling: type), scope)
        value.isUnknown = unknowns > before
        return value
    }

    /// The properties that are cases of enums, or lists of them, by the fields that fill them.
    private func enums(filling type: ClassType) -> [String: ValueType] {
        let all = index.ancestry(of: type).flatMap { owner in
            owner.properties.compactMap { property -> (String, ValueType)? in
                guard let field = property.field?.value, property.declaration.type != nil else { return nil }
                return (field, property.valueType(in: owner).unwrapped)
            }
        }
        return Dictionary(all) { first, _ in first }
    }

    /// A literal as the case of an enum that it means; nil for what is no literal, or fills something else.
    mutating func caseLiteral(_ node: YAMLNode, filling wanted: ValueType) -> Value? {
        switch (wanted.unwrapped, node.content) {
        case (.named(let name), .scalar(let scalar)):
            guard let enumeration = index.enums[name] else { return nil }
            return literal(scalar, of: enumeration, at: node.place)
        case (.list(.named(let name)), .sequence(let items)):
            let cases = items.compactMap { caseLiteral($0, filling: .named(name)) }
            guard cases.count == items.count, let first = cases.first, cases.allSatisfy({ $0.type == first.type }) else { return nil }
            return Value(.list(cases.map(\.expression)), .list(first.type), at: node.place)
        default: return nil
        }
    }

    private mutating func literal(_ scalar: YAMLScalar, of enumeration: Enumeration, at place: Place) -> Value? {
        let meant: EnumCase?
        switch scalar.value {
        case .int(let number) where enumeration.counts: meant = enumeration.cases.first { enumeration.number(of: $0) == number }
        case .string where !scalar.text.hasPrefix("$"):
            let text = scalar.text
            meant = enumeration.cases.first { $0.name.value == text } ?? enumeration.cases.first { enumeration.wireText(of: $0) == text }
        default: return nil
        }
        if let meant {
            let name = enumeration.name.value
            return Value(.enumCase(enumeration: name, name: meant.name.value), .named(name), at: place)
        }
        guard !enumeration.admitsOthers, enumeration.form != .nsOptions, !scalar.text.contains("{$") else { return nil }
        let known = listed(enumeration.cases.flatMap { [$0.name.value] + [enumeration.wireText(of: $0)].compactMap(\.self) })
        report(DanglingReference.diagnostic(Located(scalar.text, at: place), kind: "case of `\(enumeration.name.value)`", known: known))
        unknowns += 1
        var value = Value(.null, .json, at: place)
        value.isUnknown = true
        return value
    }
}

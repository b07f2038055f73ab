/// A value that a spec spells out, as it travels.
package indirect enum SpelledValue: Hashable, Sendable {
    case string(String)
    case integer(Int)
    case number(Double)
    case boolean(Bool)
    case list([SpelledValue])
}

/// The type of a value as it travels.
package indirect enum WireType: Sendable {
    case string, bytes, integer, number, boolean
    case object([Field])
    case list(WireType)
    case any
}

extension MockTables {
    /// - Parameter fields: of an object, or of the objects of a list.
    package func wireType(_ type: ValueType, _ fields: [Field]) -> WireType {
        switch type {
        case .string, .url: .string
        case .data: .bytes
        case .integer: .integer
        case .number, .date: .number
        case .boolean: .boolean
        case .object: .object(fields)
        case .list(let item): .list(wireType(item, fields))
        case .optional(let inner): wireType(inner, fields)
        case .named(let name): wireType(ofEnum: name).map { wireType($0, []) } ?? .any
        case .json, .error, .void, .table: .any
        }
    }

    /// The type of an enum's values on the wire.
    package func wireType(ofEnum name: String) -> ValueType? {
        guard let found = enumeration(name) else { return nil }
        return found.travelsAsText ? .string : .integer
    }

    /// A value that the spec spells, as its type has it.
    package func literal(_ text: String, _ type: ValueType) -> SpelledValue {
        switch type.unwrapped {
        case .integer: Int(text).map { .integer($0) } ?? .string(text)
        case .number: Double(text).map { .number($0) } ?? .string(text)
        case .boolean where text == "true" || text == "false": .boolean(text == "true")
        case .named(let name): value(ofCase: text, of: name) ?? Int(text).map { .integer($0) } ?? .string(text)
        case .list(let item): .list(Self.words(text).map { literal($0, item) })
        default: .string(text)
        }
    }

    /// The elements of a list that a text spells, with blanks or commas between them.
    private static func words(_ text: String) -> [String] { text.split { $0 == " " || $0 == "," }.map(String.init) }

    /// A case of an enum as it travels: the name of a case stands for its value.
    package func value(ofCase name: String, of enumeration: String) -> SpelledValue? {
        guard let type = self.enumeration(enumeration), let found = enumCase(enumeration, name) else { return nil }
        return type.wireText(of: found).map { .string($0) } ?? .integer(type.number(of: found))
    }

    /// An error's code as it travels.
    package func code(ofError name: String, in enumeration: String) -> String {
        errors.find(name, in: enumeration)?.wire["code"]?.value ?? name
    }

    /// What an error says on the wire: its code, and what the shapes of failures ask for beside it, by name.
    package func wire(of error: ErrorCase, in enumeration: ErrorEnumeration) -> (
        code: SpelledValue, values: [(name: String, value: SpelledValue)]
    ) {
        let wire = spelling(of: error, in: enumeration)
        let code = wire["code"].map { spelled($0, "code", enumeration) } ?? .integer(error.code.value)
        let others = wire.filter { $0.key != "code" }.sorted { $0.key < $1.key }
        return (code, others.map { ($0.key, spelled($0.value, $0.key, enumeration)) })
    }

    /// The further ways in which servers spell an error: values by name, the code among them.
    package func otherWires(of error: ErrorCase, in enumeration: ErrorEnumeration) -> [[(name: String, value: SpelledValue)]] {
        error.otherWires.map { wire in
            wire.sorted { $0.key < $1.key }.map { ($0.key, spelled($0.value.value, $0.key, enumeration)) }
        }
    }

    /// The texts that the mock spells an error by, by the placeholders of the failure shape.
    package func spelling(of error: ErrorCase, in enumeration: ErrorEnumeration) -> [String: String] {
        let name = enumeration.name.value
        guard let shape = shapes(carrying: name).first(where: { $0.isForOtherCodes(error, of: name) }) else {
            return error.wire.mapValues(\.value)
        }
        return shape.spelling(of: error, in: name, among: spec.errors.byName { $0.name.value })
    }

    /// A number where the shape that carries the enum says so.
    private func spelled(_ text: String, _ placeholder: String, _ enumeration: ErrorEnumeration) -> SpelledValue {
        for shape in shapes(carrying: enumeration.name.value) {
            for (entry, field) in zip(shape.placeholders, shape.fields) where entry.placeholder == .wire(placeholder) {
                return literal(text, field.type)
            }
        }
        return .string(text)
    }
}

extension Field {
    /// The only values that it may have, or that each item of a list may; none where any will do.
    package var permitted: [Located<String>] {
        if let constant { return [constant] }
        let separator: Character? = wire == .spaces ? " " : wire == .commas ? "," : nil
        guard let separator else { return values }
        var seen: Set<String> = []
        let items = values.flatMap { value in value.value.split(separator: separator).map { Located(String($0), at: value.place) } }
        return items.filter { seen.insert($0.value).inserted }
    }

    /// What `permitted` are values of.
    package var permittedType: ValueType {
        if case .list(let item) = type.unwrapped { item } else { type }
    }
}

/// How servers spell errors in answers of a shape.
extension FailureShape {
    /// The names of the placeholders that an error's codes stand in, each with the type that it has there.
    package var codes: [(name: String, field: Field)] {
        zip(placeholders, fields).compactMap { entry, field in
            if case .wire(let name) = entry.placeholder { (name, field) } else { nil }
        }
    }

    /// Whether it is the error for a code that no other has. Its own `wire:`, where it has one, counts first.
    package func isForOtherCodes(_ error: ErrorCase, of enumeration: String) -> Bool {
        transport[.code]?.value == "\(enumeration).\(error.name.value)"
    }

    /// How a mock has a server spell an error: the first of its spellings, or, of the one for all other codes, as nobody else is spelled.
    package func spelling(of error: ErrorCase, in enumeration: String, among all: [String: ErrorEnumeration]) -> [String: String] {
        guard error.wire.isEmpty, isForOtherCodes(error, of: enumeration) else { return error.wire.mapValues(\.value) }
        let known = errors.compactMap { all[$0.value] }.flatMap(\.cases).flatMap(\.spellings)
        return Dictionary(
            codes.map { name, field in
                let taken = Set(known.compactMap { $0[name]?.value })
                let free = Self.candidates(error, field.type).first { !taken.contains($0) }
                return (name, free ?? error.name.value)
            }
        ) { first, _ in first }
    }

    /// What a code may be that nobody has, the likeliest first.
    private static func candidates(_ error: ErrorCase, _ type: ValueType) -> some Sequence<String> {
        let word = error.name.value
        return (0...).lazy.map { place in type.holdsNumbers ? String(987_654 + place) : place == 0 ? word : "\(word)\(place)" }
    }

    /// What `with:` of an error may say besides details: its message, and which of several codes a server says.
    package func said(of error: ErrorCase, in enumeration: String) -> [Field] {
        let isOther = isForOtherCodes(error, of: enumeration)
        let spelled = isOther || !error.otherWires.isEmpty ? codes : []
        let codes = spelled.map { name, field in
            var code = Field(name: name, field.type, isRequired: false, at: field.place)
            code.values = isOther ? [] : error.spellings.compactMap { $0[name] }
            return code
        }
        let message = zip(placeholders, fields).first { $0.0.placeholder == .message }
        return codes + (message.map { [Field(name: "message", $0.1.type, isRequired: false, at: $0.1.place)] } ?? [])
    }
}

extension ValueType {
    /// Whether it is a number, or a list of them.
    fileprivate var holdsNumbers: Bool {
        switch unwrapped {
        case .integer, .number: true
        case .list(let item): item.holdsNumbers
        default: false
        }
    }
}

/// `{random: digits6}`: a kind of random text, and how long it is.
package enum RandomWord: Hashable, Sendable {
    case uuid
    /// From 1 on.
    case number(upTo: Int)
    case digits(Int)
    case hex(Int)
    case token(Int)

    /// Any word that is none of its own is a token under another name: `code`, `state`.
    package init(_ word: String) {
        let length = Int(word.drop { !$0.isNumber })
        self =
            switch word.prefix(while: { !$0.isNumber }) {
            case "uuid": .uuid
            case "number": .number(upTo: length ?? 999_999_999)
            case "digits": .digits(length ?? 8)
            case "hex": .hex(length ?? 32)
            default: .token(length ?? 20)
            }
    }
}

extension RecordType {
    /// What a key is that nobody gives: a record that a person adds without one gets one.
    package var madeKey: RandomWord? {
        switch fields.first(where: { $0.name.value == key.value })?.type {
        case .string: RandomWord("token")
        case .integer: RandomWord("number")
        default: nil
        }
    }

    /// Its fields as a mock keeps them: only the key is always there, unless the spec says otherwise.
    package var keptFields: [Field] {
        fields.map { field in
            var field = field
            field.isRequired = field.isRequired || field.name.value == key.value
            return field
        }
    }
}

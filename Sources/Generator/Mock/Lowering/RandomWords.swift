/// `{random: digits6}`: a kind of random text, and how long it is.
enum RandomWords {
    /// As `RandomKind` of the mock's runtime. Any word that is none of its own is a token under another name: `code`, `state`.
    static func kind(_ word: String) -> String {
        let stem = String(word.prefix { !$0.isNumber })
        let length = Int(word.drop { !$0.isNumber })
        switch stem {
        case "uuid": return ".uuid"
        case "number": return ".number(1, \(length ?? 999_999_999))"
        case "digits": return ".digits(\(length ?? 8))"
        case "hex": return ".hex(\(length ?? 32))"
        default: return ".token(\(length ?? 20))"
        }
    }
}

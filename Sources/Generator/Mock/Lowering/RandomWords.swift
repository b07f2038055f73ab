internal import SwiftCode

/// `{random: digits6}`: a kind of random text, and how long it is.
enum RandomWords {
    /// As `RandomKind` of the mock's runtime. Any word that is none of its own is a token under another name: `code`, `state`.
    static func kind(_ word: String) -> SwiftExpression {
        let stem = String(word.prefix { !$0.isNumber })
        let length = Int(word.drop { !$0.isNumber })
        switch stem {
        case "uuid": return .implicit("uuid")
        case "number": return .implicit("number", [.integer(1), .integer(length ?? 999_999_999)])
        case "digits": return .implicit("digits", [.integer(length ?? 8)])
        case "hex": return .implicit("hex", [.integer(length ?? 32)])
        default: return .implicit("token", [.integer(length ?? 20)])
        }
    }
}

internal import Spec
internal import SwiftCode

/// `{random: digits6}` as `RandomKind` of the mock's runtime.
enum RandomWords {
    static func kind(_ word: String) -> SwiftExpression { kind(RandomWord(word)) }

    static func kind(_ word: RandomWord) -> SwiftExpression {
        switch word {
        case .uuid: .implicit("uuid")
        case .number(let limit): .implicit("number", [.integer(1), .integer(limit)])
        case .digits(let length): .implicit("digits", [.integer(length)])
        case .hex(let length): .implicit("hex", [.integer(length)])
        case .token(let length): .implicit("token", [.integer(length)])
        }
    }
}

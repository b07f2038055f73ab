private import Foundation

/// Literal bytes: a text in Base64 stands for them, as it does in JSON.
enum Base64Text {
    static func isRead(_ text: String) -> Bool { Data(base64Encoded: text) != nil }
}

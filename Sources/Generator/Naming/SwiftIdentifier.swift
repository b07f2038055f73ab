internal import Declarations
internal import SwiftCode

/// Identifiers of generated Swift. Where one is a keyword, the printer knows.
package enum SwiftIdentifier {
    /// Whether the importer accepts a shortened name for a member.
    static func canBeMember(_ name: String) -> Bool {
        isIdentifier(name) && !["init", "self", "Type", "Protocol"].contains(name)
    }

    package static func isIdentifier(_ name: String) -> Bool {
        guard let first = name.first, first.isLetter || first == "_" else { return false }
        return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    /// Any text as an identifier in lower camel case: `token.code` → `tokenCode`, `X-App-Key` → `xAppKey`.
    package static func camelCase(_ text: String) -> String {
        if isPlainCamelCase(text) { return text }
        let parts = text.split { !($0.isLetter || $0.isNumber) }.map(String.init)
        guard let first = parts.first else { return "_" }
        let isShouted = first.count > 1 && first.allSatisfy { !$0.isLowercase }
        let head = isShouted && parts.count > 1 ? first.lowercased() : CamelCase.lowercasingInitialism(first)
        let name = head + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        // `self_` avoids a word on purpose.
        if isOfObjects(name) { return "\(name)Value" }
        return name.first?.isNumber == true ? "_" + name : name
    }

    /// The same for a constant or a parameter of code. Other keywords are names in backticks.
    static func local(_ text: String) -> String {
        let name = camelCase(text)
        return isOfObjects(name) ? "\(name)Value" : name
    }

    /// A parameter's name inside of its method.
    static func parameter(_ name: String) -> String { isOfObjects(name) ? "\(name)Value" : name }

    /// Words that code reads as the object itself, wherever they stand.
    private static func isOfObjects(_ name: String) -> Bool { name == "self" || name == "super" }

    /// The function that calls an endpoint. It stands in an extension of `ClientEnvironment`, whose own members keep their names.
    static func ofCall(_ endpoint: String) -> String {
        let name = camelCase(endpoint)
        return environmentMembers.contains(name) ? name + "Call" : name
    }

    /// Its properties, and its functions that take nothing.
    private static let environmentMembers: Set<String> = [
        "transport", "clock", "storage", "opener", "browser", "dialog", "random", "baseURL", "hosts", "settings", "notifications",
        "capabilities", "talksToMock", "end", "finish", "idle",
    ]

    /// Most names: letters and digits of ASCII that begin in lower case.
    private static func isPlainCamelCase(_ text: String) -> Bool {
        guard let first = text.utf8.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first else { return false }
        return text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
            default: false
            }
        }
    }

    /// The same for types: `token.code` → `TokenCode`.
    package static func typeName(_ text: String) -> String {
        let name = camelCase(text)
        return name.prefix(1).uppercased() + name.dropFirst()
    }
}

/// Identifiers of generated Swift: escaped where they are keywords, refused where they are none.
package enum SwiftIdentifier {
    /// The name as it may stand where it is declared or used: a reserved word in backticks.
    package static func escaped(_ name: String) -> String {
        reserved.contains(name) ? "`\(name)`" : name
    }

    /// As a member behind a dot, or an argument label: fewer words need backticks there.
    package static func escapedMember(_ name: String) -> String {
        ["init", "self", "Type", "Protocol"].contains(name) ? "`\(name)`" : name
    }

    /// Labels of parameters: only `inout`, `var` and `let` need backticks.
    package static func escapedLabel(_ name: String) -> String {
        ["inout", "var", "let"].contains(name) ? "`\(name)`" : name
    }

    /// Whether the importer accepts a shortened name for a member.
    static func canBeMember(_ name: String) -> Bool {
        !name.isEmpty && isIdentifier(name) && !reserved.contains(name) && name != "Type" && name != "Protocol"
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
        return name.first?.isNumber == true ? "_" + name : name
    }

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

    static let reserved: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout", "internal", "let",
        "operator", "precedencegroup", "private", "protocol", "public", "rethrows", "static", "struct", "subscript", "typealias",
        "var", "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if", "in",
        "repeat", "return", "switch", "throw", "where", "while", "Any", "as", "await", "false", "is", "nil", "self", "Self", "super",
        "throws", "true", "try",
    ]
}

import SourceText

/// `ABDoor` and `ABKey`: names that begin with the same capitals, as Objective-C tells one vendor's types from another's. Two of them make a family.
struct TypeFamilies {
    private var names: [String: Set<String>] = [:]

    mutating func note(_ name: String) {
        guard let prefix = Self.prefix(of: name) else { return }
        names[prefix, default: []].insert(name)
    }

    /// What a sentence has in code.
    mutating func note(codeIn text: Text) {
        for mark in text.marks where mark.kind == .code && mark.range.length < 60 {
            note(String(decoding: text.characters.utf8.dropFirst(mark.range.start).prefix(mark.range.length), as: UTF8.self))
        }
    }

    /// Whether another name begins as this one does.
    func has(_ name: String) -> Bool { Self.prefix(of: name).map { (names[$0]?.count ?? 0) > 1 } ?? false }

    /// `AB` of `ABDoor`.
    private static func prefix(of name: String) -> String? {
        guard NameShape.isPrefixed(name), name.utf8.allSatisfy(NameShape.isIdentifierPart) else { return nil }
        return String(name.prefix { $0.isASCII && $0.isUppercase }.dropLast())
    }
}

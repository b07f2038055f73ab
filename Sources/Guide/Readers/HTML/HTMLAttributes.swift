import CLibXML2

/// The attributes of a start tag, looked at only while its event is handled.
struct HTMLAttributes {
    typealias Pointer = UnsafeMutablePointer<UnsafePointer<UInt8>?>

    private let pointer: Pointer?

    init(_ pointer: Pointer?) {
        self.pointer = pointer
    }

    /// The value of an attribute; empty where it has none, nil where it is absent.
    subscript(_ name: String) -> String? {
        find(name).map { value in value.map { String(cString: $0) } ?? "" }
    }

    /// The bytes of a value: nil inside where it has none, nil outside where the attribute is absent.
    private func find(_ name: String) -> UnsafePointer<UInt8>?? {
        guard var cursor = pointer else { return nil }
        while let key = cursor.pointee {
            if isEqual(key, name) { return .some(cursor[1]) }
            cursor += 2
        }
        return nil
    }

    private func isEqual(_ key: UnsafePointer<UInt8>, _ name: String) -> Bool {
        var key = key
        for byte in name.utf8 {
            if key.pointee.lowercasedASCII != byte { return false }
            key += 1
        }
        return key.pointee == 0
    }

    /// The language that the classes of a code block name: `language-swift`, `lang-js`, `highlight-source-objc`, `brush: xml`.
    var codeLanguage: String? {
        guard pointer != nil else { return nil }
        if let named = self["data-lang"] ?? self["data-language"], !named.isEmpty { return named }
        // Nearly every element has classes and next to none names a language: look before making strings.
        guard let value = find("class") ?? nil else { return nil }
        if let declared = GeneratedPages.language(ofClass: value) { return declared }
        guard Self.marks.contains(where: { xmlStrstr(value, $0) != nil }) else { return nil }
        let classes = String(cString: value)
        let words = classes.split { $0 == " " || $0 == ";" || $0 == "\t" || $0 == "\n" }
        for (index, word) in words.enumerated() {
            for prefix in ["language-", "lang-", "highlight-source-", "brush:"] where word.hasPrefix(prefix) {
                let name = word.dropFirst(prefix.count)
                if !name.isEmpty { return String(name) }
                return index + 1 < words.count ? String(words[index + 1]) : nil
            }
        }
        return words.first { Self.bare.contains(String($0)) }.map(String.init)
    }

    /// Whether the element has one class, and that is it.
    func hasClass(_ name: StaticString) -> Bool {
        guard pointer != nil, let value = find("class") ?? nil else { return false }
        return xmlStrEqual(value, name.utf8Start) == 1
    }

    private static let marks = ["lang", "highlight", "brush", "hljs", "sourceCode"]
    /// Languages that highlighters give as a class of their own: `highlight swift`, `hljs objectivec`.
    private static let bare: Set<String> = [
        "swift", "objective_c", "objective-c", "objectivec", "objc", "json", "xml", "bash", "shell", "java", "kotlin", "javascript", "ruby",
        "http",
    ]

    /// A count such as `rowspan`, at least 1 and never more than the limit.
    func count(_ name: String, atMost limit: Int) -> Int {
        guard let value = self[name], let count = Int(value.filter { !$0.isWhitespace }) else { return 1 }
        return min(max(count, 1), limit)
    }
}

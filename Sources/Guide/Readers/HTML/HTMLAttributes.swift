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
        guard var cursor = pointer else { return nil }
        while let key = cursor.pointee {
            if isEqual(key, name) { return cursor[1].map { String(cString: $0) } ?? "" }
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
        guard let classes = self["class"] else { return nil }
        let words = classes.split { $0 == " " || $0 == ";" || $0 == "\t" || $0 == "\n" }
        for (index, word) in words.enumerated() {
            for prefix in ["language-", "lang-", "highlight-source-", "brush:"] where word.hasPrefix(prefix) {
                let name = word.dropFirst(prefix.count)
                if !name.isEmpty { return String(name) }
                return index + 1 < words.count ? String(words[index + 1]) : nil
            }
        }
        return nil
    }

    /// A count such as `rowspan`, at least 1 and never more than the limit.
    func count(_ name: String, atMost limit: Int) -> Int {
        guard let value = self[name], let count = Int(value.filter { !$0.isWhitespace }) else { return 1 }
        return min(max(count, 1), limit)
    }
}

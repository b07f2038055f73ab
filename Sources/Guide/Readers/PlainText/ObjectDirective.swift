import SourceText

/// `.. class:: Door`, `.. py:method:: open(key, force=False)`: the head of an object's description in Sphinx's domains, as "`Door` class".
struct ObjectDirective {
    let name: [UInt8]
    /// What the page shows behind the name: what it is.
    let kind: [UInt8]
    let span: Span
    /// It stands inside of another one.
    let isNested: Bool

    private static let kinds = [
        "class": "class", "autoclass": "class", "interface": "class", "struct": "class", "protocol": "class", "exception": "class",
        "type": "class", "enum": "enum",
        "method": "method", "function": "method", "staticmethod": "method", "classmethod": "method", "func": "method",
        "attribute": "property", "data": "property", "property": "property", "member": "property", "var": "property", "let": "property",
    ]
    private static let domains: Set<Substring> = ["py", "js", "cpp", "c", "java", "swift", "objc", "php", "rb", "dart", "ts"]
    /// They stand before the name of what is described.
    private static let modifiers: Set<Substring> = [
        "public", "static", "final", "abstract", "async", "open", "class", "func", "const", "var",
    ]

    init?(_ line: TextLine, _ source: UnsafeBufferPointer<UInt8>, _ dialect: TextDialect) {
        let content = line.content
        guard dialect == .reStructuredText, content.length > 8, source[content.start..<content.end].starts(with: ".. ".utf8) else {
            return nil
        }
        let text = String(decoding: source[(content.start + 3)..<content.end], as: UTF8.self)
        guard let colons = text.firstRange(of: ":: "), let kind = Self.kind(text[..<colons.lowerBound]) else { return nil }
        guard let name = Self.name(text[colons.upperBound...].trimmingPrefix { $0 == " " }, isMethod: kind == "method") else { return nil }
        (self.name, self.kind, span) = (Array(name.utf8), Array(" \(kind)".utf8), content)
        isNested = line.indentation > 0
    }

    /// `class` and `py:class`; nil of every other directive.
    private static func kind(_ directive: Substring) -> String? {
        let parts = directive.split(separator: ":", omittingEmptySubsequences: false)
        guard let word = parts.last, parts.count == 1 || parts.count == 2 && domains.contains(parts[0]) else { return nil }
        return kinds[String(word)]
    }

    /// `open(key:force:)` of `Door.open(key, force=False)`, and `side` of `Door.side: Side = left`.
    private static func name(_ text: Substring, isMethod: Bool) -> String? {
        let path = text.prefix { $0 != "(" && $0 != ":" && $0 != "=" }
        let words = path.split(separator: " ")
        // `Door door`: what Java and C declare has its type before its name.
        guard let last = (text.dropFirst(path.count).hasPrefix("(") ? words.last : words.first { !modifiers.contains($0) }) else {
            return nil
        }
        let name = last.split(separator: ".").last ?? last
        guard name.utf8.first.map(NameShape.opensIdentifier) == true, name.utf8.allSatisfy(NameShape.isIdentifierPart) else { return nil }
        guard isMethod else { return String(name) }
        return name + "(" + labels(text.dropFirst(path.count)).joined() + ")"
    }

    /// `key:` and `force:` of `(String key, force = false)`.
    private static func labels(_ signature: Substring) -> [String] {
        let bytes = Array(signature.replacing("::", with: "__").utf8)
        guard bytes.first == UInt8(ascii: "("), let parts = ForeignSignature.parts(of: bytes, from: 1) else { return [] }
        let names = parts.map { part in
            let declared = bytes[part.start..<part.end].prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "=") }
            let words = declared.split { !NameShape.isIdentifierPart($0) }
            return words.last.map { String(decoding: $0, as: UTF8.self) + ":" } ?? ""
        }
        return names.contains("") ? [] : names
    }
}

extension TextReader {
    /// As deep as headings go: what follows is about the object, and the next one or a heading ends it.
    mutating func append(_ directive: ObjectDirective) {
        var builder = TextBuilder()
        builder.openMark(.code)
        builder.append(directive.name, for: directive.span)
        builder.closeMark()
        builder.append(directive.kind, for: directive.span)
        blocks.append(Block(.heading(level: directive.isNested ? 6 : 5, builder.take()), span: directive.span))
    }
}

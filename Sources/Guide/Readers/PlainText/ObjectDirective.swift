import SourceText

/// `.. class:: Door`, `.. py:method:: open(key, force=False)`: the head of an object's description in Sphinx's domains, as "`Door` class".
struct ObjectDirective {
    let name: String
    /// What it is: `class`, `enum`, `method`, `property`.
    let kind: String
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
        "public", "static", "final", "abstract", "async", "open", "class", "func", "const", "var", "property", "exception", "enum",
        "interface", "struct", "protocol", "type",
    ]

    init?(_ line: TextLine, _ source: UnsafeBufferPointer<UInt8>, _ dialect: TextDialect) {
        let content = line.content
        guard dialect == .reStructuredText, content.length > 8, source[content.start..<content.end].starts(with: ".. ".utf8) else {
            return nil
        }
        let text = String(decoding: source[(content.start + 3)..<content.end], as: UTF8.self)
        guard let colons = text.firstRange(of: ":: "), let kind = Self.kind(text[..<colons.lowerBound]) else { return nil }
        guard let name = Self.name(text[colons.upperBound...].trimmingPrefix { $0 == " " }) else { return nil }
        (self.name, self.kind, span) = (name, kind, content)
        isNested = line.indentation > 0
    }

    /// `class` and `py:class`; nil of every other directive.
    static func kind(_ directive: Substring) -> String? {
        let parts = directive.split(separator: ":", omittingEmptySubsequences: false)
        guard let word = parts.last, parts.count == 1 || parts.count == 2 && domains.contains(parts[0]) else { return nil }
        return kinds[String(word)]
    }

    /// `open` of `Door.open(key, force=False)`, and `side` of `Door.side: Side = left`.
    static func name(_ text: Substring) -> String? {
        let path = text.prefix { $0 != "(" && $0 != ":" && $0 != "=" }
        let words = path.split(separator: " ")
        // `Door door`: what Java and C declare has its type before its name.
        guard let last = (text.dropFirst(path.count).hasPrefix("(") ? words.last : words.first { !modifiers.contains($0) }) else {
            return nil
        }
        let name = last.split(separator: ".").last ?? last
        guard name.utf8.first.map(NameShape.opensIdentifier) == true, name.utf8.allSatisfy(NameShape.isIdentifierPart) else { return nil }
        return String(name)
    }
}

extension TextReader {
    /// As deep as headings go: what follows is about the object, and the next one or a heading ends it.
    mutating func append(_ directive: ObjectDirective) {
        let title = TextBuilder.title(of: directive.name, directive.kind, for: directive.span)
        blocks.append(Block(.heading(level: directive.isNested ? 6 : 5, title), span: directive.span))
    }

    /// The title that a page has above the first field of a method.
    mutating func appendTitleOfFields(before start: Int, _ mark: Int) {
        if case .item? = blocks.last?.kind { return }
        guard case .heading(5..., _)? = blocks.last(where: { if case .heading = $0.kind { true } else { false } })?.kind else { return }
        var builder = TextBuilder()
        let span = Span(start, start + mark)
        builder.append(Array("Parameters".utf8), for: span)
        blocks.append(Block(.paragraph(builder.take()), span: span))
    }
}

extension TextBuilder {
    /// "`open` method": the heading of an object, whatever its page says between the two words.
    static func title(of name: String, _ kind: String, for span: Span) -> Text {
        var builder = TextBuilder()
        builder.openMark(.code)
        builder.append(Array(name.utf8), for: span)
        builder.closeMark()
        builder.append(Array(" \(kind)".utf8), for: span)
        return builder.take()
    }
}

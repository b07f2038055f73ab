import SourceText

/// `.. http:get:: /doors/(int:id)` of reStructuredText: the head of an endpoint's description, as `GET /doors/{id}`.
struct EndpointDirective {
    /// What the page shows for it.
    let characters: [UInt8]
    let span: Span

    private static let opening = Array(".. http:".utf8)

    init?(_ line: TextLine, _ source: UnsafeBufferPointer<UInt8>, _ dialect: TextDialect) {
        let content = line.content
        guard dialect == .reStructuredText, content.length > Self.opening.count,
            source[content.start..<content.end].starts(with: Self.opening)
        else { return nil }
        let text = String(decoding: source[(content.start + Self.opening.count)..<content.end], as: UTF8.self)
        let word = text.prefix { $0.isLetter }
        let rest = text.dropFirst(word.count)
        guard rest.hasPrefix("::"), HTTPMethod.all.contains(word.uppercased()) else { return nil }
        let path = rest.dropFirst(2).trimmingPrefix { $0 == " " }.prefix { !$0.isWhitespace }
        guard path.hasPrefix("/"), path.utf8.count > 1 else { return nil }
        characters = Array("\(word.uppercased()) \(Self.template(path))".utf8)
        span = content
    }

    /// `{id}` of `(int:id)`.
    private static func template(_ path: Substring) -> String {
        var result = ""
        var rest = path
        while let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")") {
            let name = rest[rest.index(after: open)..<close].split(separator: ":").last ?? ""
            result += rest[..<open] + "{\(name)}"
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }
}

extension TextReader {
    /// One level below the headings so far: what is indented is about the endpoint, and headings end it.
    mutating func append(_ directive: EndpointDirective) {
        var builder = TextBuilder()
        builder.append(directive.characters, for: directive.span)
        blocks.append(Block(.heading(level: 6, builder.take()), span: directive.span))
    }
}

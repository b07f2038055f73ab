internal import SourceText

/// One `{{…}}` of a template, with its place.
struct TemplateTag: Sendable {
    enum Kind: Sendable { case variable, section, end, partial, comment, unsupported }

    var kind: Kind
    var name: String
    /// The whole tag, braces included.
    var span: Span
    /// Blanks before a partial that stands alone on its line; nil where something else stands there.
    var indentation: String?
}

/// Finds the tags of a template's text.
enum TagScanner {
    /// - Returns: the tags in order, and the offset of a `{{` that is never closed.
    static func scan(_ file: SourceFile) -> (tags: [TemplateTag], unclosed: Int?) {
        let bytes = file.bytes
        var tags: [TemplateTag] = []
        var index = 0
        while let start = find([0x7B, 0x7B], in: bytes, from: index) {
            guard let end = find([0x7D, 0x7D], in: bytes, from: start + 2) else { return (tags, start) }
            let triple = bytes[start + 2 < bytes.count ? start + 2 : start] == 0x7B
            let stop = min(end + (triple ? 3 : 2), bytes.count)
            tags.append(tag(in: file, Span(start, stop)))
            index = stop
        }
        return (tags, nil)
    }

    private static func tag(in file: SourceFile, _ span: Span) -> TemplateTag {
        let inner = file.text(Span(span.start + 2, max(span.start + 2, span.end - 2)))
        let name = trimmed(inner.dropFirst())
        switch inner.first {
        case "#": return TemplateTag(kind: .section, name: name, span: span)
        case "/": return TemplateTag(kind: .end, name: name, span: span)
        case "!": return TemplateTag(kind: .comment, name: "", span: span)
        case ">":
            return TemplateTag(kind: .partial, name: name, span: span, indentation: indentation(of: span, in: file))
        case "{", "&", "^", "=", "%", "<", "$": return TemplateTag(kind: .unsupported, name: String(inner.prefix(1)), span: span)
        default: return TemplateTag(kind: .variable, name: trimmed(inner[...]), span: span)
        }
    }

    /// The blanks before a tag that is alone on its line.
    private static func indentation(of span: Span, in file: SourceFile) -> String? {
        let bytes = file.bytes
        var start = span.start
        while start > 0, bytes[start - 1] == 0x20 { start -= 1 }
        let startsLine = start == 0 || bytes[start - 1] == 0x0A
        var end = span.end
        while end < bytes.count, bytes[end] == 0x20 { end += 1 }
        let endsLine = end == bytes.count || bytes[end] == 0x0A
        return startsLine && endsLine ? file.text(Span(start, span.start)) : nil
    }

    private static func find(_ pattern: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
        guard bytes.count >= pattern.count, start <= bytes.count - pattern.count else { return nil }
        return (start...(bytes.count - pattern.count)).first { bytes[$0] == pattern[0] && bytes[$0 + 1] == pattern[1] }
    }

    private static func trimmed(_ text: Substring) -> String {
        var text = text
        while text.first == " " { text = text.dropFirst() }
        while text.last == " " { text = text.dropLast() }
        return String(text)
    }
}

import Declarations
import SourceText

extension Extraction {
    mutating func readHeading(_ passage: Passage, level: Int, block: Block) {
        let line = document.file.position(of: block.span.start).line
        let title = passage.lines.first.map(passage.string) ?? ""
        let body = Self.withoutNumber(passage)
        let name = Self.headingName(passage, body)
        let owner = name.flatMap { isTypeName($0) ? $0.name : nil }
        context.enter(level: level, line: line, title: title, owner: owner)
        if readListedMethod(passage, body, source: .heading) { return }
        if readEndpointLine(passage, body, source: .heading) { return }
        if let name { addHeading(name, in: passage) } else { addMentions(passage, source: .heading) }
    }

    private func isTypeName(_ name: Mention) -> Bool {
        guard let first = name.name.utf8.first, first >= 0x41, first <= 0x5A, isOwner(name.name) else { return false }
        guard NameShape.looksLikeType(name.name) else { return name.isCode }
        return name.isCode || survey.typeNames.contains(name.name) || !name.name.utf8.dropFirst().prefix(1).contains { $0 >= 0x61 }
    }

    private func isOwner(_ name: String) -> Bool { survey.isOfAPI(name) && !name.has("(") && !name.has(":") }

    /// What stands behind `12.1.1.`.
    static func withoutNumber(_ passage: Passage) -> Span {
        var span = passage.trimmed(passage.lines.first ?? passage.wholeSpan)
        let start = span.start
        while span.start < span.end,
            passage.bytes[span.start] == 0x2E || (passage.bytes[span.start] >= 0x30 && passage.bytes[span.start] <= 0x39)
        {
            span.start += 1
        }
        let isNumber = span.start > start && span.start < span.end && passage.bytes[span.start] == 0x20
        if !isNumber { span.start = start }
        return passage.trimmed(span)
    }

    /// The name that a heading consists of, perhaps with words of another script or a kind behind it.
    private static func headingName(_ passage: Passage, _ body: Span) -> Mention? {
        let bytes = passage.bytes
        var end = body.start
        if end < body.end, bytes[end] == 0x60 { end += 1 }
        let start = end
        while end < body.end, NameShape.isIdentifierPart(bytes[end]) { end += 1 }
        if end < body.end, bytes[end] == 0x28, let close = bytes[end..<body.end].firstIndex(of: 0x29) { end = close + 1 }
        while end < body.end, bytes[end] == 0x3A || NameShape.isIdentifierPart(bytes[end]) { end += 1 }
        guard end > start else { return nil }
        let span = Span(start, end)
        let rest = passage.string(Span(end, body.end)).filter { $0 != "`" && !$0.isWhitespace }.lowercased()
        guard kinds.contains(rest) else { return nil }
        let name = passage.string(span)
        let isCode = passage.isCode(span)
        guard isCode || NameShape.looksLikeCode(String(name.prefix { $0 != "(" && $0 != ":" })) else { return nil }
        return Mention(name: name, span: span, isCode: isCode)
    }

    private static let kinds: Set<String> = [
        "", "class", "protocol", "delegate", "enum", "struct", "클래스", "프로토콜", "위임자", "델리게이트", "객체", "구조체", "열거형",
    ]

    private mutating func addHeading(_ name: Mention, in passage: Passage) {
        guard isOwner(name.name) || name.name.has("(") || name.name.has(":") else { return }
        let kind = kind(ofHeading: name.name)
        let owner = kind == .type || kind == .enum ? nil : context.owner
        let text = kind == .case ? String(name.name.prefix { $0 != "(" }) : name.name
        var fact = Fact(kind, text, owner: owner, source: .heading, span: passage.file(name.span))
        if kind == .use { fact.detail.form = "mention" }
        if kind == .method { context.setMethod(name.name) }
        add(fact)
    }

    private func kind(ofHeading name: String) -> Fact.Kind {
        let base = String(name.prefix { $0 != "(" })
        if let owner = context.owner, owner != name, survey.enums.contains(owner), !survey.types.contains(name) { return .case }
        if let known = survey.names[name] ?? survey.names[base] { return known }
        if survey.types.contains(name) { return survey.enums.contains(name) ? .enum : .type }
        if name.has("(") || name.has(":") { return .method }
        return !name.has("_") && context.owner == name ? .type : .use
    }

    /// `12.1.1. (NSString *)accessToken`, also as an item: a method without its sign.
    mutating func readListedMethod(_ passage: Passage, _ body: Span, source: Fact.Source) -> Bool {
        guard body.start < body.end, [0x28, 0x2B, 0x2D].contains(passage.bytes[body.start]) else { return false }
        let bytes = Array(passage.bytes[body.start..<body.end])
        guard let first = ObjectiveCParser.declarations(in: bytes, baseOffset: body.start, allowsMissingSign: true).first,
            case .method = first.kind, first.span.start == body.start
        else { return false }
        add(first, at: DeclarationPlace(source: source), in: passage)
        return true
    }

    /// `GET /v1/users`, `[POST] https://…` as a line of its own.
    mutating func readEndpointLine(_ passage: Passage, _ body: Span, source: Fact.Source) -> Bool {
        guard Self.mayBeginWithMethod(passage.bytes[body.start..<body.end]) else { return false }
        let words = passage.string(body).split(whereSeparator: { $0.isWhitespace || $0 == "[" || $0 == "]" || $0 == "`" })
        guard words.count >= 2, let method = HTTPMethod.of(String(words[0])), words[0].allSatisfy(\.isUppercase) else { return false }
        let isAddress = words[1].hasPrefix("/") || (words.count == 2 && words[1].has("/"))
        guard isAddress, words[1].utf8.count > 1 else { return false }
        addEndpoint(method: method, address: String(words[1]), span: passage.file(body), source: source)
        return true
    }

    /// A capital comes first, or a blank outside ASCII, which a letter of Hangul is not.
    private static func mayBeginWithMethod(_ line: ArraySlice<UInt8>) -> Bool {
        guard let first = line.first(where: { $0 > 0x20 && ![0x5B, 0x5D, 0x60].contains($0) }) else { return false }
        return first >= 0x41 && first <= 0x5A || first >= 0xC2 && first <= 0xE3
    }
}

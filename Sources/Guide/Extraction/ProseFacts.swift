import Declarations
import SourceText

extension Extraction {
    mutating func readParagraph(_ passage: Passage) {
        let body = Self.withoutNumber(passage)
        if readListedMethod(passage, body, source: .heading) || readEndpointLine(passage, body, source: .prose) {
            introduce(passage)
            return
        }
        if !readRows(passage) { readProse(passage) }
        introduce(passage)
    }

    /// An item: a method of a list, a name with its meaning, or a sentence.
    mutating func readItem(_ passage: Passage) {
        if readListedMethod(passage, passage.trimmed(passage.wholeSpan), source: .list) { return }
        // The next item goes on explaining what the line before the list introduced.
        if readDefinition(passage) { return }
        readProse(passage)
        introduce(passage)
    }

    private mutating func introduce(_ passage: Passage) {
        guard let line = passage.lines.last else { return }
        let names = passage.mentions.filter { $0.span.start >= line.start || passage.lines.count == 1 }.map(\.name)
        let types = names.filter { NameShape.looksLikeType($0) && survey.isOfAPI($0) && !$0.has(":") && !$0.has("(") }
        context.introduce(passage.string(line), names: types.filter { !$0.hasPrefix("OAuth") })
    }

    /// Everything that a sentence can state: declarations, URLs, headers, durations, keys, names.
    mutating func readProse(_ passage: Passage, except known: [Span] = []) {
        var taken = known
        taken += readParameterLines(passage)
        let declared = readDeclarations(passage)
        reportUnreadLines(passage, declared: declared)
        taken += declared
        taken += readURLs(passage, inCode: false)
        taken += readHeaders(passage, inCode: false)
        taken += readKeys(passage)
        if passage.holds(0x23) || passage.holds(0x40) { taken += readImports(passage, language: nil) }
        readDurations(passage)
        if passage.text.characters.has("];") { _ = readUses(passage, language: .objectiveC) }
        addMentions(passage, source: .prose, except: taken)
    }

    /// Lines of a sentence that open like a declaration and were read as none.
    private mutating func reportUnreadLines(_ passage: Passage, declared: [Span]) {
        for line in passage.lines where Self.looksLikeDeclaration(passage.bytes[line.start..<line.end]) {
            let isRead = declared.contains { $0.start < line.end && line.start < $0.end }
            if !isRead { unread.append(.init(.line, span: passage.file(line), reason: nil)) }
        }
    }

    /// `파라미터 1: user_id (String) : …`: a parameter given in a line of its own.
    private mutating func readParameterLines(_ passage: Passage) -> [Span] {
        var spans: [Span] = []
        for line in passage.lines {
            let text = passage.string(line)
            guard text.hasPrefix("파라미터") || text.hasPrefix("Parameter"),
                let colon = passage.bytes[line.start..<line.end].firstIndex(of: 0x3A)
            else {
                continue
            }
            let start = passage.trimmed(Span(colon + 1, line.end)).start
            var end = start
            while end < line.end, NameShape.isIdentifierPart(passage.bytes[end]) { end += 1 }
            guard end > start + 1 else { continue }
            let owner = context.subjectIsEndpoint ? context.subject : nil
            var fact = Fact(.parameter, passage.string(Span(start, end)), owner: owner, source: .list, span: passage.file(Span(start, end)))
            let rest = passage.string(Span(end, line.end)).drop { $0 == " " }
            if rest.hasPrefix("("), let close = rest.firstIndex(of: ")") { fact.type = Self.typeName(String(rest[..<close].dropFirst())) }
            add(fact)
            spans.append(Span(start, end))
        }
        return spans
    }

    private mutating func readDeclarations(_ passage: Passage) -> [Span] {
        var spans: [Span] = []
        let bytes = passage.bytes
        if passage.holds(0x28) || passage.holds(0x40) || passage.holds(0x23) {
            for declaration in ObjectiveCParser.declarations(in: bytes) {
                if case .constant = declaration.kind, !bytes.starts(with: "#define".utf8) { continue }
                add(declaration, at: DeclarationPlace(source: .prose), in: passage)
                spans.append(declaration.span)
            }
        }
        guard spans.isEmpty, passage.text.characters.has("func ") || passage.text.characters.has("var ") else { return spans }
        for declaration in SwiftParser.declarations(in: bytes, context: .prose) {
            spans.append(declaration.span)
            add(declaration, at: DeclarationPlace(source: .prose), in: passage)
        }
        return spans
    }

    /// `name: meaning`, `**name** - meaning`, `YES: meaning`.
    private mutating func readDefinition(_ passage: Passage) -> Bool {
        guard let line = passage.lines.first else { return false }
        var end = line.start
        while end < line.end, NameShape.isIdentifierPart(passage.bytes[end]) || passage.bytes[end] == 0x2E { end += 1 }
        guard end > line.start, passage.bytes[end - 1] != 0x2E else { return false }
        let name = Span(line.start, end)
        while end < line.end, passage.bytes[end] == 0x20 { end += 1 }
        let note = Self.note(at: end, in: line, passage)
        if let note { end = note.end }
        guard end < line.end, passage.bytes[end] == 0x3A || (passage.bytes[end] == 0x2D && end > name.end) else { return false }
        let isSentence = end + 1 < line.end && passage.bytes[end + 1] != 0x20 && passage.bytes[end + 1] < 0x80
        guard !isSentence, let kind = kind(ofDefinition: passage.string(name), in: passage, name) else { return false }
        var fact = Fact(kind, passage.string(name), source: .list, span: passage.file(name))
        if kind == .parameter || kind == .property { note?.describe(&fact) }
        switch kind {
        case .parameter, .header, .case: fact.owner = context.subject
        case .property: fact.owner = context.leadNames.first ?? context.owner
        default: break
        }
        add(fact)
        readRest(passage, from: end)
        return true
    }

    /// `(String, required)` behind a name.
    private static func note(at start: Int, in line: Span, _ passage: Passage) -> DefinitionNote? {
        guard start < line.end, passage.bytes[start] == 0x28 else { return nil }
        guard let close = passage.bytes[start..<min(line.end, start + 80)].firstIndex(of: 0x29) else { return nil }
        var end = close + 1
        while end < line.end, passage.bytes[end] == 0x20 { end += 1 }
        let words = passage.string(Span(start + 1, close)).split(separator: ",").map { String($0).filter { $0 != " " } }
        return DefinitionNote(words: words, end: end)
    }

    private func kind(ofDefinition name: String, in passage: Passage, _ span: Span) -> Fact.Kind? {
        if ["YES", "NO", "true", "false"].contains(name) { return context.subject == nil ? nil : .case }
        if let known = survey.names[name] { return known }
        guard let first = name.utf8.first, passage.isCode(span) || NameShape.looksLikeCode(name) || first >= 0x61 else { return nil }
        guard !Vocabulary.isProduct(name), !Vocabulary.isPlatform(name) else { return nil }
        let words = context.words
        if words.has("파라미터") || words.has("parameter") || words.has("매개") || words.has("인수") { return .parameter }
        if NameShape.looksLikeType(name) { return nil }
        if words.has("속성") || words.has("propert") { return .property }
        return first >= 0x61 && name.utf8.count > 2 ? .key : nil
    }

    /// The meaning behind a name may hold more: durations, URLs, other names.
    mutating func readRest(_ passage: Passage, from start: Int) {
        let taken = Span(0, start)
        readURLs(passage, inCode: false)
        readDurations(passage)
        addMentions(passage, source: .prose, except: [taken])
    }
}

/// What stands in brackets behind a name that a list explains.
private struct DefinitionNote {
    var words: [String]
    var end: Int

    func describe(_ fact: inout Fact) {
        for word in words {
            if let required = Requiredness.of(word), word.utf8.count > 1 {
                fact.detail.isRequired = required
            } else if fact.type == nil {
                fact.type = Extraction.typeName(word)
            }
        }
    }
}

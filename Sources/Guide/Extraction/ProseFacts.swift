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
        if !readDefinition(passage) { readProse(passage) }
        introduce(passage)
    }

    private mutating func introduce(_ passage: Passage) {
        guard let line = passage.lines.last else { return }
        let names = passage.mentions().filter { $0.span.start >= line.start || passage.lines.count == 1 }.map(\.name)
        let types = names.filter { NameShape.looksLikeType($0) && survey.isOfAPI($0) && !$0.contains(":") && !$0.contains("(") }
        context.introduce(passage.string(line), names: types.filter { !$0.hasPrefix("OAuth") })
    }

    /// Everything that a sentence can state: declarations, URLs, headers, durations, keys, names.
    mutating func readProse(_ passage: Passage, isCell: Bool = false) {
        var taken: [Span] = []
        taken += readDeclarations(passage)
        taken += readURLs(passage, inCode: false)
        taken += readHeaders(passage, inCode: false)
        taken += readKeys(passage)
        readDurations(passage)
        addMentions(passage, source: .prose, except: taken)
    }

    private mutating func readDeclarations(_ passage: Passage) -> [Span] {
        var spans: [Span] = []
        let bytes = passage.bytes
        if bytes.contains(0x28) || bytes.contains(0x40) || bytes.contains(0x23) {
            for declaration in ObjectiveCParser.declarations(in: bytes) {
                if case .constant = declaration.kind, !bytes.starts(with: "#define".utf8) { continue }
                add(declaration, at: DeclarationPlace(source: .prose), in: passage)
                spans.append(declaration.span)
            }
        }
        guard spans.isEmpty, passage.text.characters.contains("func ") || passage.text.characters.contains("var ") else { return spans }
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
        guard end < line.end, passage.bytes[end] == 0x3A || (passage.bytes[end] == 0x2D && end > name.end) else { return false }
        let isSentence = end + 1 < line.end && passage.bytes[end + 1] != 0x20 && passage.bytes[end + 1] < 0x80
        guard !isSentence, let kind = kind(ofDefinition: passage.string(name), in: passage, name) else { return false }
        var fact = Fact(kind, passage.string(name), source: .list, span: passage.file(name))
        switch kind {
        case .parameter, .header, .case: fact.owner = context.subject
        case .property: fact.owner = context.leadNames.first ?? context.owner
        default: break
        }
        add(fact)
        readRest(passage, from: end)
        return true
    }

    private func kind(ofDefinition name: String, in passage: Passage, _ span: Span) -> Fact.Kind? {
        if name == "YES" || name == "NO" { return context.subject == nil ? nil : .case }
        if let known = survey.names[name] { return known }
        guard let first = name.utf8.first, passage.isCode(span) || NameShape.looksLikeCode(name) || first >= 0x61 else { return nil }
        guard !Vocabulary.isProduct(name), !Vocabulary.isPlatform(name) else { return nil }
        let words = context.words
        if words.contains("파라미터") || words.contains("parameter") || words.contains("매개") || words.contains("인수") { return .parameter }
        if NameShape.looksLikeType(name) { return nil }
        if words.contains("속성") || words.contains("propert") { return .property }
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

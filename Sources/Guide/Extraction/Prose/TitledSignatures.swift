import Declarations
import SourceText

/// `open(key: String)` in code, right below a heading that says what it does; the title of its parameters may follow on the next line.
extension Extraction {
    mutating func readTitledSignature(_ passage: Passage) -> Bool {
        guard heading(rightAbove: block) != nil, let line = passage.lines.first,
            let code = passage.codeMark(at: line.start)
        else { return false }
        let rest = passage.withoutLink(behind: code.end).filter { $0 != "`" && $0 != "*" }.trimmingBlanks()
        guard rest.isEmpty || SectionTitle(rest).isPart else { return false }
        if passage.bytes[code.start..<code.end].contains(0x28) {
            guard let signature = BareSignature(passage.bytes, at: code.start, limit: code.end, isHead: true),
                add(signature, source: .prose, in: passage) != nil
            else { return false }
        } else {
            guard let property = TypedMember(passage, code) else { return false }
            var fact = Fact(
                .property, passage.string(property.name), owner: context.owner, source: .prose, span: passage.file(property.name))
            fact.type = property.type
            add(fact)
        }
        if !rest.isEmpty { context.introduce(rest, names: []) }
        return true
    }
}

extension Passage {
    /// What stands behind a place, but for a link to where more is said.
    fileprivate func withoutLink(behind start: Int) -> String {
        let isLink: (Text.Mark) -> Bool = { if case .link = $0.kind { $0.range.start >= start } else { false } }
        let link = text.marks.first(where: isLink)?.range ?? Span(bytes.count, bytes.count)
        return string(Span(start, link.start)) + string(Span(link.end, bytes.count))
    }
}

/// `isOpen: StateFlow<Boolean>`: a name that no word is, and its type as languages write it that have the name first.
struct TypedMember {
    let name: Span
    let type: String

    /// - Parameter isName: whether the name may be one; by default it has to look like code.
    init?(
        _ passage: Passage, _ code: Span,
        isName: (String) -> Bool = { NameShape.isPlainName($0) && NameShape.looksLikeCode($0) }
    ) {
        guard let colon = passage.bytes[code.start..<code.end].firstIndex(of: UInt8(ascii: ":")), colon + 1 < code.end,
            passage.bytes[colon + 1] == 0x20
        else { return nil }
        name = Span(code.start, colon)
        type = passage.string(passage.trimmed(Span(colon + 1, code.end)))
        let isType = TypeWords.isType(type) || NameShape.looksLikeType(String(type.prefix { $0 != "<" && $0 != "?" })) || type == "Boolean"
        guard isName(passage.string(name)), isType,
            Extraction.typeName(type) != nil, !type.has(" ")
        else { return nil }
    }
}

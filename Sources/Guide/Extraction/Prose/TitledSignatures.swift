import Declarations
import SourceText

/// `open(key: String)` in code, right below a heading that says what it does; the title of its parameters may follow on the next line.
extension Extraction {
    mutating func readTitledSignature(_ passage: Passage) -> Bool {
        guard heading(rightAbove: block) != nil, let line = passage.lines.first,
            let code = passage.codeMark(at: line.start)
        else { return false }
        let rest = passage.string(Span(code.end, passage.bytes.count)).filter { $0 != "`" && $0 != "*" }.trimmingBlanks()
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

/// `isOpen: StateFlow<Boolean>`: a name that no word is, and its type as languages write it that have the name first.
struct TypedMember {
    let name: Span
    let type: String

    init?(_ passage: Passage, _ code: Span) {
        guard let colon = passage.bytes[code.start..<code.end].firstIndex(of: UInt8(ascii: ":")), colon + 1 < code.end,
            passage.bytes[colon + 1] == 0x20
        else { return nil }
        name = Span(code.start, colon)
        type = passage.string(passage.trimmed(Span(colon + 1, code.end)))
        let isType = TypeWords.isType(type) || NameShape.looksLikeType(String(type.prefix { $0 != "<" && $0 != "?" })) || type == "Boolean"
        guard NameShape.isPlainName(passage.string(name)), NameShape.looksLikeCode(passage.string(name)), isType,
            Extraction.typeName(type) != nil, !type.has(" ")
        else { return nil }
    }
}

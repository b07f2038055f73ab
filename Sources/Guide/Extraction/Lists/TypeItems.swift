import Declarations
import SourceText

extension Extraction {
    /// `- ***ABDoor***`: an item that is a type's name in bold and nothing else opens a section about it; so does one in code, right above what
    /// is declared.
    mutating func readEmphasisedType(_ passage: Passage) -> Bool {
        guard passage.isEmphasised || isRightAboveMembers, let body = passage.lines.first, let heading = HeadingName(passage, body),
            heading.isAlone
        else {
            return false
        }
        let name = heading.mention.name
        guard NameShape.looksLikeType(name), !NameShape.isConstantName(name), survey.isOfAPI(name), !name.has("("), !name.has(":") else {
            return false
        }
        enterPseudoSection(passage, body)
        var fact = Fact(.use, name, source: .heading, span: passage.file(heading.mention.span))
        fact.detail.form = "mention"
        namedHeadings.append(NamedHeading(fact: facts.count, call: sampleCalls.count, level: context.level))
        add(fact)
        return true
    }

    /// The next block is a listing that begins with a method or a property.
    private var isRightAboveMembers: Bool {
        switch survey.code[block + 1]?.declarations.first?.kind {
        case .method(let method)?: !method.hasBody && !method.isFunction
        case .property?: true
        default: false
        }
    }

    /// `1. ABDoor class, which …`: an item that begins with a type and the word for one states it.
    mutating func readTypeItem(_ passage: Passage) -> Bool {
        guard let line = passage.lines.first else { return false }
        guard let end = Self.mark(in: passage.bytes[line.start..<min(line.end, line.start + 90)]),
            let heading = HeadingName(passage, passage.trimmed(Span(line.start, end))),
            heading.isType, !heading.isAlone, NameShape.looksLikeType(heading.mention.name), survey.isOfAPI(heading.mention.name)
        else { return false }
        add(Fact(.type, heading.mention.name, source: .list, span: passage.file(heading.mention.span)))
        readRest(passage, from: end)
        introduce(passage)
        return true
    }

    /// "class **ABDoorSettings**" as a paragraph: the word for a type, its name, and nothing else. What follows is about it.
    mutating func readTypeLine(_ passage: Passage, _ body: Span) -> Bool {
        guard passage.lines.count == 1, body.length < 90, let heading = MarkedHeading(passage, body), !heading.needsProof(passage),
            heading.kind == .type || heading.kind == .enumeration, heading.name.end == body.end,
            survey.isOfAPI(passage.string(heading.name))
        else { return false }
        let name = passage.string(heading.name)
        let line = document.file.position(of: passage.file(body).start).line
        context.enter(level: Context.pseudoLevel, line: line, title: passage.string(body), owner: name)
        add(Fact(heading.kind == .type ? .type : .enum, name, source: .heading, span: passage.file(heading.name)))
        return true
    }

    /// A word alone, right above a table: the table's title, and no name of anything.
    func isTitleOfTable(_ passage: Passage) -> Bool {
        guard passage.lines.count == 1, block + 1 < document.blocks.count, case .table = document.blocks[block + 1].kind else {
            return false
        }
        return passage.text.marks.allSatisfy { $0.kind != .code }
    }

    /// The first comma or colon of any script.
    private static func mark(in bytes: ArraySlice<UInt8>) -> Int? {
        bytes.indices.first { index in
            switch bytes[index] {
            case UInt8(ascii: ","), UInt8(ascii: ":"): true
            case 0xE3, 0xEF: ["，", "、", "："].contains { bytes[index...].starts(with: $0.utf8) }
            default: false
            }
        }
    }
}

extension NameShape {
    /// `IE123456789`, `ERC20`: capitals and a number, as orders, models and standards are called.
    static func isNumbered(_ name: String) -> Bool {
        let letters = name.utf8.prefix { $0 >= 0x41 && $0 <= 0x5A }.count
        return letters > 0 && letters < name.utf8.count && name.utf8.dropFirst(letters).allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
    }

    /// `DOOR_OPEN`: capitals and underscores.
    static func isConstantName(_ name: String) -> Bool {
        name.utf8.allSatisfy { $0 == 0x5F || $0 >= 0x41 && $0 <= 0x5A || $0 >= 0x30 && $0 <= 0x39 }
    }
}

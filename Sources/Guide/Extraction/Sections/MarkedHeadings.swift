import SourceText

/// A heading that says what it names: "open(_:) method", "Class method make()", "DoorState enum", "locked case", "Class Door.Lock".
struct MarkedHeading {
    var name: Span
    var kind: KindWords.Kind
    /// The packages of the name stand before it.
    private var isQualified = false

    /// The words of a kind stand before or behind one name, and there is nothing else.
    init?(_ passage: Passage, _ body: Span) {
        if let found = Self.splitQualified(passage, body) {
            (name, kind) = found
            isQualified = true
            return
        }
        let words = Self.withoutAncestors(Self.words(passage, Self.withoutTypeParameters(passage, body)), passage)
        guard words.count > 1,
            let found = Self.split(words, passage, isBehind: true) ?? Self.split(words, passage, isBehind: false)
                ?? Self.splitLast(words, passage)
        else { return nil }
        (name, kind) = found
    }

    /// The last two words or one behind the name say what it is, or the first two or one before it.
    private static func split(_ words: [Span], _ passage: Passage, isBehind: Bool) -> (Span, KindWords.Kind)? {
        for count in [2, 1] where words.count > count {
            let marks = isBehind ? words.suffix(count) : words.prefix(count)
            let rest = isBehind ? words.dropLast(count) : words.dropFirst(count)
            guard let first = marks.first, let last = marks.last, let start = rest.first, let end = rest.last,
                let kind = KindWords.kind(of: mark(passage.string(Span(first.start, last.end)), isBehind: isBehind))
            else { continue }
            let name = Span(start.start, end.end)
            let isMarked = isBehind && passage.isCode(name)
            if isName(passage.string(name), rest.count, kind, isBehind: isBehind, isMarked: isMarked) { return (name, kind) }
        }
        return nil
    }

    /// "Class Door : NSObject", "class Door: Thing, Lockable": what the type inherits stands behind a colon.
    private static func withoutAncestors(_ words: [Span], _ passage: Passage) -> [Span] {
        guard words.count > 2, KindWords.type(of: passage.string(words[0]).lowercased()) == .type else { return words }
        var name = words[1]
        let isGlued = passage.bytes[name.end - 1] == 0x3A
        let colon = isGlued ? 1 : 2
        let ancestors = words.dropFirst(colon + 1)
        guard isGlued || passage.string(words[2]) == ":", !ancestors.isEmpty,
            ancestors.allSatisfy({ NameShape.looksLikeType(passage.string($0).filter { $0 != "," && $0 != "<" && $0 != ">" }) })
        else { return words }
        if isGlued { name.end -= 1 }
        return [words[0], name]
    }

    /// "Interface Callback" of "Interface Callback<T extends Door>".
    private static func withoutTypeParameters(_ passage: Passage, _ body: Span) -> Span {
        guard passage.holds(0x3C), let open = passage.bytes[body.start..<body.end].firstIndex(of: 0x3C), open > body.start,
            NameShape.isIdentifierPart(passage.bytes[open - 1]), passage.bytes[body.end - 1] == 0x3E
        else { return body }
        return Span(body.start, open)
    }

    /// "class" of "Class: Door": a colon may part the words from the name that follows.
    private static func mark(_ words: String, isBehind: Bool) -> String {
        let text = words.lowercased()
        guard !isBehind, let last = text.last, last == ":" || last == "：" else { return text }
        return String(text.dropLast())
    }

    /// "Описание класса DoorLock", "Présentation de la classe DoorLock": of languages that say first what a name is, and have more words before that.
    private static func splitLast(_ words: [Span], _ passage: Passage) -> (Span, KindWords.Kind)? {
        guard words.count > 2, let name = words.last, let mark = words.dropLast().last,
            let kind = KindWords.foreignKind(of: passage.string(mark).lowercased()), isName(passage.string(name), 1, kind, isBehind: false)
        else { return nil }
        return (name, kind)
    }

    /// "Payment method" and "Base class" are words; only what could be nothing but a name is one there.
    private static func isName(_ text: String, _ words: Int, _ kind: KindWords.Kind, isBehind: Bool, isMarked: Bool = false) -> Bool {
        switch kind {
        case .method, .staticMethod:
            return LabelledSignature(text) != nil || isTyped(text) || isMarked && words == 1 && NameShape.isMemberName(text)
        case .enumCase: return words == 1 && text.utf8.allSatisfy(NameShape.isIdentifierPart) && text.utf8.first.map { $0 >= 0x61 } == true
        case .property:
            return words == 1 && (NameShape.looksLikeCode(text) || isMarked) && text.utf8.first.map { $0 >= 0x61 } == true
        case .enumeration, .type:
            // `kDoorState`: the sign of constants, before what is spelled as types are.
            let text = text.hasPrefix("k") ? text.dropFirst() : text[...]
            guard words == 1, text.utf8.first.map({ $0 >= 0x41 && $0 <= 0x5A }) == true else { return false }
            let parts = text.split(separator: ".", omittingEmptySubsequences: false)
            let isPath = parts.allSatisfy { part in
                part.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } == true && part.utf8.allSatisfy(NameShape.isIdentifierPart)
            }
            guard isPath else { return false }
            if !isBehind, parts.count == 1, !NameShape.looksLikeCode(String(text)) { return isWordForType(text) }
            return parts.count > 1 || !isBehind || text.utf8.count > 2
        }
    }

    /// "Interface Transaction": a word behind its kind, which announces nothing itself.
    private static func isWordForType(_ text: Substring) -> Bool { text.utf8.count > 2 && Topics.table.meanings(in: text).isEmpty }

    /// `open(key: String, force: Bool?) throws`
    private static func isTyped(_ text: String) -> Bool {
        guard let open = text.firstIndex(of: "("), text.has(": "), text.has(")") else { return false }
        return text[..<open].utf8.allSatisfy(NameShape.isIdentifierPart) && open > text.startIndex
    }

    /// `Door` of "Door class" is a word that only what follows shows to be a type.
    func needsProof(_ passage: Passage) -> Bool {
        (kind == .type || kind == .enumeration) && !NameShape.looksLikeCode(passage.string(name)) && !passage.string(name).has(".")
            && !passage.isCode(name) && !isQualified
    }

    /// "Class Door", and not "Door class".
    func isWordBehindKind(_ passage: Passage) -> Bool { name.end == passage.trimmed(passage.lines.first ?? passage.wholeSpan).end }

    private static func words(_ passage: Passage, _ body: Span) -> [Span] {
        var words: [Span] = []
        var start: Int?
        for index in body.start...body.end {
            let isBlank = index == body.end || passage.bytes[index] <= 0x20 || passage.bytes[index] == 0x60
            if isBlank, let from = start { words.append(Span(from, index)) }
            if isBlank { start = nil } else if start == nil { start = index }
            if words.count > 12 { return [] }
        }
        return words
    }
}

extension Extraction {
    /// Takes a heading that says what it names. A type's name governs what follows; its members belong to it.
    mutating func readMarkedHeading(_ passage: Passage, _ heading: MarkedHeading) -> Bool {
        let text = passage.string(heading.name)
        guard survey.isOfAPI(text), !Vocabulary.isPlistKey(text) else { return false }
        if LabelledSignature(text) == nil, !NameShape.isMemberName(text), heading.kind == .method || heading.kind == .staticMethod {
            return readSignatureHeading(passage, heading.name)
        }
        var fact = Fact(.use, text, source: .heading, span: passage.file(heading.name))
        switch heading.kind {
        case .type: fact.kind = .type
        case .enumeration: fact.kind = .enum
        case .enumCase:
            guard context.isInEnum, let owner = context.owner else { return false }
            (fact.kind, fact.owner) = (.case, owner)
        case .property:
            guard let owner = context.owner else { return false }
            (fact.kind, fact.owner) = (.property, owner)
        case .method, .staticMethod:
            let signature = LabelledSignature(text)
            (fact.kind, fact.name, fact.owner) = (.method, signature?.name ?? text, context.owner)
            if heading.kind == .staticMethod { fact.isStatic = true }
            signature?.describe(&fact)
            context.setMethod(fact.name, parameters: [])
        }
        add(fact)
        return true
    }

    /// Whether one of the next headings says that it names a member.
    ///
    /// So do the titles that generators of Java's and Dart's references give the lists of members: "Method Summary", "Constructors".
    func isFollowedByMember(orSummary: Bool = false) -> Bool {
        if orSummary, isFollowedByListing { return true }
        for next in document.blocks[(block + 1)...].prefix(24) {
            guard case .heading(_, let text) = next.kind else { continue }
            let passage = Passage(text)
            if Self.summaries.contains(text.characters.trimmingBlanks().lowercased()) { return true }
            if orSummary { return false }
            guard let heading = MarkedHeading(passage, Self.withoutNumber(passage)) else { return false }
            return heading.kind != .type && heading.kind != .enumeration
        }
        return false
    }

    private static let summaries: Set<String> = [
        "constructors", "constructor summary", "field summary", "method summary", "nested class summary", "enum constant summary",
        "required element summary", "optional element summary",
    ]

    /// "Properties", "Methods", as a title or a line of its own, and right behind it a table.
    private var isFollowedByListing: Bool {
        guard block + 2 < document.blocks.count, case .table = document.blocks[block + 2].kind else { return false }
        switch document.blocks[block + 1].kind {
        case .heading(_, let text), .paragraph(let text):
            let title = SectionTitle(text.characters)
            return title.listsMembers && title.topics.isSubset(of: [.properties, .methods])
        case .item, .code, .table: return false
        }
    }

    /// `notes(id:) async throws -> [Note]` as a heading: the labels of a method, and what it does.
    mutating func readLabelledHeading(_ passage: Passage, _ body: Span) -> Bool {
        guard let signature = LabelledSignature(passage.string(body)), signature.isMore else { return false }
        let length = signature.name.utf8.count
        let start = passage.bytes[body.start] == 0x60 ? body.start + 1 : body.start
        var fact = Fact(
            .method, signature.name, owner: context.owner, source: .heading, span: passage.file(Span(start, min(body.end, start + length))))
        signature.describe(&fact)
        // The heading above may yet turn out to be its type.
        namedHeadings.append(NamedHeading(fact: facts.count, call: sampleCalls.count, level: context.level))
        add(fact)
        context.setMethod(signature.name, parameters: [])
        return true
    }
}

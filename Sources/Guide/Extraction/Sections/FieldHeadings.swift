import SourceText

/// A heading with a capital below one that says "Class Door": a member of it, if the guide shows that it has such.
struct CapitalHeading {
    var name: String
    var span: Span
    var owner: String
    var level: Int
    var line: Int?
}

extension Extraction {
    /// "These fields are answered:" right above a heading: those of its rank are the fields' names.
    mutating func noteFieldHeadings(above level: Int) {
        if let fields = fieldLevel, level < fields { fieldLevel = nil }
        let lead = context.lead.trimmingBlanks()
        guard fieldLevel == nil, context.lead != context.title, lead.hasSuffix(":") || lead.hasSuffix("："), lead.utf8.count < 400 else {
            return
        }
        let said = lead.split(separator: ".").last.map(String.init) ?? lead
        let topics = Topics.table.meanings(in: said)
        if topics.contains(.properties) || MemberWords.speaks(of: .members, said) { fieldLevel = level }
    }

    /// `isOpen`, `keyLeft / keyRight`, "Property isShut": what a heading among those of fields names.
    mutating func readFieldHeading(_ passage: Passage, _ body: Span, level: Int) -> Bool {
        guard fieldLevel == level, context.subject?.kind != .method else { return false }
        var names: [Span] = []
        for part in Self.parts(of: body, in: passage) {
            let words = Self.words(of: part, in: passage)
            guard let name = words.last, let text = Optional(passage.string(name)), NameShape.isPlainName(text), text.utf8.count > 1,
                survey.names[text] != .method
            else { return false }
            // "Open the door" is a sentence.
            let marks = words.dropLast().map { passage.string($0).lowercased() }
            guard marks.allSatisfy({ KindWords.kind(of: $0) == .property }), marks.isEmpty || names.isEmpty else { return false }
            names.append(name)
        }
        guard names.count > 1 || names.first.map({ NameShape.looksLikeCode(passage.string($0)) }) == true else { return false }
        for name in names {
            add(Fact(.property, passage.string(name), owner: context.owner(above: level), source: .heading, span: passage.file(name)))
        }
        return true
    }

    private static func parts(of body: Span, in passage: Passage) -> [Span] {
        let end = passage.bytes[body.end - 1] == 0x3A ? body.end - 1 : body.end
        return passage.bytes[body.start..<max(body.start, end)].split { $0 == 0x2F || $0 == 0x2C }
            .map { passage.trimmed(Span($0.startIndex, $0.endIndex)) }
    }

    private static func words(of part: Span, in passage: Passage) -> [Span] {
        passage.bytes[part.start..<part.end].split { $0 <= 0x20 || $0 == 0x60 }.map { Span($0.startIndex, $0.endIndex) }
    }

    /// Keeps a heading of one word with a capital, below one that says what type it is about.
    mutating func noteCapitalHeading(_ passage: Passage, _ body: Span, level: Int) {
        let name = passage.string(body).filter { $0 != "`" }
        guard let type = context.sections.last(where: { $0.saysType && !$0.isEnum && $0.level < level }), let owner = type.owner,
            name != owner,
            name.utf8.count > 2, name.utf8.first.map({ $0 >= 0x41 && $0 <= 0x7A }) == true,
            name.utf8.allSatisfy(NameShape.isIdentifierPart),
            !survey.types.contains(name), !survey.enums.contains(name), NameShape.looksLikeCode(name) || SectionTitle(name).topics.isEmpty
        else { return }
        capitalHeadings.append(CapitalHeading(name: name, span: passage.file(body), owner: owner, level: level, line: context.headingLine))
    }

    /// "ScanSide", "ScanSpeed" and so on below "Class Scanner", whose samples set `scanSide`: what the class has.
    mutating func nameCapitalHeadings() {
        let groups = Dictionary(grouping: capitalHeadings, by: \.owner)
        for group in groups.values {
            // "Relationships" is a word, unless most of the others are names.
            let named = group.count { NameShape.looksLikeType($0.name) }
            guard named > 2, named * 2 > group.count, group.contains(where: { isSet(Self.small($0.name)) }) else { continue }
            let levels = Set(group.lazy.filter { NameShape.looksLikeType($0.name) }.map(\.level))
            for heading in group where levels.contains(heading.level) { state(heading) }
        }
    }

    /// `config.scanSide = …` in any listing.
    private func isSet(_ name: String) -> Bool {
        document.listings.contains { $0.has(".\(name) = ") || $0.has(".\(name)=") }
    }

    private mutating func state(_ heading: CapitalHeading) {
        var fact = Fact(.property, Self.small(heading.name), owner: heading.owner, source: .heading, span: heading.span)
        fact.detail.headingLine = heading.line
        let read = facts.firstIndex { fact in
            [.type, .enum, .use].contains(fact.kind) && heading.span.start <= fact.span.start && fact.span.end <= heading.span.end
        }
        if let read {
            facts[read] = fact
        } else {
            addBehind(fact)
        }
    }

    /// `scanSide` of "ScanSide"; `URLScheme` begins with an acronym and stays.
    private static func small(_ name: String) -> String {
        guard let second = name.utf8.dropFirst().first, second >= 0x61 else { return name }
        return name.prefix(1).lowercased() + name.dropFirst()
    }
}

import SourceText

/// A listing that is no code: names, one a line, each perhaps with a value and what it means.
struct CodeList {
    struct Entry {
        var name: Span
        var value: String?
        /// A comma stands behind the value, as in an enum.
        var isInEnum = false
    }

    private(set) var entries: [Entry] = []

    /// Nil where a line is anything else.
    init?(_ passage: Passage) {
        var isComment = false
        for line in passage.lines {
            let text = passage.string(line)
            if isComment || text.hasPrefix("/*") {
                isComment = !text.hasSuffix("*/")
                continue
            }
            if text.hasPrefix("//") || text.hasPrefix("#") && !text.hasPrefix("#define") { continue }
            guard let entry = Self.entry(line, passage) else { return nil }
            entries.append(entry)
        }
        guard entries.count > 1 else { return nil }
    }

    /// `NAME`, `NAME // meaning`, `NAME = 3,`, `NAME - meaning`, `NAME : meaning`.
    static func entry(_ line: Span, _ passage: Passage) -> Entry? {
        var end = line.start
        while end < line.end, NameShape.isIdentifierPart(passage.bytes[end]) { end += 1 }
        guard end > line.start + 1, let first = passage.bytes[line.start..<end].first, first >= 0x41 else { return nil }
        let rest = passage.string(Span(end, line.end)).drop { $0 == " " || $0 == "\t" || $0 == "," || $0 == ";" }
        let name = Span(line.start, end)
        if rest.isEmpty || rest.hasPrefix("//") || rest.hasPrefix("/*") { return Entry(name: name) }
        if rest.hasPrefix("=") {
            let value = rest.dropFirst().prefix { $0 != "," && $0 != "/" && $0 != ";" }.filter { !$0.isWhitespace }
            let isInEnum = rest.dropFirst().drop { $0 != "," && $0 != "/" && $0 != ";" }.first == ","
            return Int(value) == nil ? nil : Entry(name: name, value: value, isInEnum: isInEnum)
        }
        let isExplained = ["- ", "– ", ": ", "： "].contains { rest.hasPrefix($0) } && passage.bytes[end] <= 0x20
        return isExplained && !rest.has(";") && !rest.has("{") ? Entry(name: name) : nil
    }
}

extension CodeList {
    /// `DoorErrorLocked = -1` alone, as a page about an enum shows each of its values.
    static func lone(_ passage: Passage) -> Entry? {
        guard passage.lines.count == 1, let entry = entry(passage.lines[0], passage), entry.value != nil else { return nil }
        return entry
    }
}

extension Extraction {
    /// A value of the enum that the section is about.
    mutating func readLoneCase(_ passage: Passage) -> Bool {
        guard let owner = context.owner, survey.enums.contains(owner), let entry = CodeList.lone(passage) ?? bareCase(passage, of: owner)
        else { return false }
        var fact = Fact(.case, passage.string(entry.name), owner: owner, source: .declaration, span: passage.file(entry.name))
        fact.value = entry.value
        add(fact)
        return true
    }

    /// `ABDoorStateOpen` alone: a reference shows so the declaration of a case that has no value.
    private func bareCase(_ passage: Passage, of owner: String) -> CodeList.Entry? {
        guard passage.lines.count == 1, let line = passage.lines.first else { return nil }
        let name = passage.string(line)
        let isName = name.utf8.allSatisfy(NameShape.isIdentifierPart) && NameShape.isSymbol(name) && name != owner
        return isName && !survey.isKnownType(name) && survey.isOfAPI(name) ? CodeList.Entry(name: line) : nil
    }

    /// A list of members, cases or constants that stands as a code block under a heading that says what they are.
    mutating func readCodeList(_ passage: Passage) -> Bool {
        guard let list = CodeList(passage) else { return false }
        let names = list.entries.map { passage.string($0.name) }
        if names.allSatisfy(Vocabulary.isPlistKey) { return false }
        let type = context.sections.last?.owner
        var evidence = kindEvidence(names, of: type)
        // The last one may lack it.
        if list.entries.dropLast().allSatisfy(\.isInEnum) { evidence.add(1.5, for: .case, "numbered as the cases of an enum") }
        guard let kind = evidence.best(atLeast: 1) else { return false }
        trace.note(.list, passage.file(passage.wholeSpan), evidence, "the names of the listing are facts of kind \(kind.rawValue)")
        if let type, kind == .case || kind == .error { addHeadingEnum(type) }
        for (entry, name) in zip(list.entries, names) {
            let owner = kind == .constant ? nil : kind == .property ? context.owner : kind == .parameter ? context.subject?.name : type
            var fact = Fact(kind, name, owner: owner, source: .list, span: passage.file(entry.name))
            fact.value = entry.value
            add(fact)
        }
        return true
    }

    private func kindEvidence(_ names: [String], of type: String?) -> Evidence<Fact.Kind> {
        var evidence = Evidence<Fact.Kind>()
        let symbols = names.count(where: NameShape.isSymbol)
        if symbols * 2 > names.count {
            evidence.add(1.2, for: .constant, "names of constants")
            if let type { evidence.add(2, for: .case, "under the heading of \(type)") }
            let isErrors = context.speaks(of: .errors) || type.map { Topics.table.meanings(in: $0).contains(.errors) } == true
            if isErrors { evidence.add(2.5, for: .error, "errors announced") }
            evidence.add(context.weight(of: .cases) * 0.5, for: .case, "values announced")
            evidence.add(context.weight(of: .constants) * 0.75, for: .constant, "constants announced")
        } else {
            evidence.add(context.weight(of: .properties) * 1.2, for: .property, "properties announced")
            evidence.add(context.weight(of: .parameters) * 1.2, for: .parameter, "parameters announced")
        }
        return evidence
    }

    /// The heading's name turns out to be an enum's: it was a mere mention until its cases came.
    private mutating func addHeadingEnum(_ name: String) {
        guard let line = context.headingLine else { return }
        let mention = facts.lastIndex { $0.name == name && $0.source == .heading && $0.detail.headingLine == line }
        guard let mention, facts[mention].kind == .use else { return }
        facts[mention].kind = .enum
        facts[mention].detail.form = nil
    }
}

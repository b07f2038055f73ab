import SourceText

extension Extraction {
    /// "`DoorState` values: `open`, `locked`": what an enum may be, in one line.
    mutating func readValueLine(_ passage: Passage) -> Bool {
        guard passage.lines.count == 1, let line = passage.lines.first else { return false }
        if readStatesOfType(passage, line) { return true }
        guard let first = passage.codeMark(at: line.start), first.end <= line.end else { return false }
        let type = passage.string(first)
        if readPrefixedValues(passage, line, of: type, at: first) { return true }
        guard Self.isTypePath(type), let start = Self.values(behind: first.end, line, in: passage) else {
            return readValueGroup(passage, line)
        }
        if passage.trimmed(Span(start, line.end)).isEmpty {
            stateEnum(type, at: passage.file(first))
            introduce(passage)
            return true
        }
        let values = passage.text.marks.filter { $0.kind == .code && $0.range.start >= start && $0.range.end <= line.end }.map(\.range)
        guard !values.isEmpty, Self.partsOnly(values, from: start, to: line.end, in: passage) else { return false }
        let cells = values.map { NamedCell(Self.withoutHeld(passage.string($0)), passage.file($0)) }
        // `Door.Key` and `Door.Card` are types that stand inside.
        guard cells.allSatisfy({ $0.name.utf8.allSatisfy(NameShape.isIdentifierPart) && !$0.name.isEmpty }) else { return false }
        stateEnum(type, at: passage.file(first))
        addValues(cells, of: type)
        introduce(passage)
        return true
    }

    /// "`DoorState`: `DoorStateOpen`, `DoorStateShut`": all of them are called after the first, and nothing else is said.
    private mutating func readPrefixedValues(_ passage: Passage, _ line: Span, of type: String, at first: Span) -> Bool {
        let codes = passage.text.marks.filter { $0.kind == .code && $0.range.start > first.end && $0.range.end <= line.end }.map(\.range)
        guard codes.count > 1, type.utf8.count > 3, codes.allSatisfy({ passage.string($0).hasPrefix(type) && $0.length > type.utf8.count }),
            let colon = passage.bytes[first.end..<codes[0].start].firstIndex(of: 0x3A),
            Self.partsOnly([], from: first.end, to: colon, in: passage),
            Self.partsOnly(codes, from: colon + 1, to: line.end, in: passage), survey.isOfAPI(type)
        else { return false }
        stateEnum(type, at: passage.file(first))
        addValues(codes.map { NamedCell(passage.string($0), passage.file($0)) }, of: type)
        introduce(passage)
        return true
    }

    /// `jammed` of `jammed(DoorFault)`: a case, and the type of what it holds.
    private static func withoutHeld(_ name: String) -> String {
        guard name.hasSuffix(")"), let open = name.firstIndex(of: "(") else { return name }
        let held = name[name.index(after: open)...].dropLast()
        return held.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } == true && held.utf8.allSatisfy(NameShape.isIdentifierPart)
            ? String(name[..<open]) : name
    }

    /// What has values to choose from is an enum, unless something else of the guide says what it is.
    private mutating func stateEnum(_ type: String, at span: Span) {
        guard !survey.types.contains(type), !facts.contains(where: { $0.name == type && ($0.kind == .enum || $0.kind == .type) }) else {
            return
        }
        add(Fact(.enum, type, source: .list, span: span))
    }

    private mutating func addValues(_ cells: [NamedCell], of type: String) {
        for cell in cells {
            var fact = Fact(.case, cell.name, owner: cell.owner ?? type, source: .list, span: cell.span)
            fact.value = cell.value
            add(fact)
        }
    }

    /// "`front`, `back`: `manual`, `barcode`" inside an item "`DoorMode` values:": which of them go with what.
    private mutating func readValueGroup(_ passage: Passage, _ line: Span) -> Bool {
        guard let type = Self.typeOfValues(context.lead), let colon = passage.bytes[line.start..<line.end].firstIndex(of: 0x3A) else {
            return false
        }
        let codes = passage.text.marks.filter { $0.kind == .code && $0.range.start >= line.start && $0.range.end <= line.end }.map(\.range)
        let values = codes.filter { $0.start > colon }
        let keys = codes.filter { $0.end <= colon }
        guard !values.isEmpty, !keys.isEmpty, Self.partsOnly(keys, from: line.start, to: colon, in: passage),
            Self.partsOnly(values, from: colon + 1, to: line.end, in: passage)
        else { return false }
        addValues(values.map { NamedCell(passage.string($0), passage.file($0)) }, of: type)
        return true
    }

    /// "By night it is one of these: `shut`, `locked`" inside an item "`DoorState`:", which says no more than the enum.
    private mutating func readStatesOfType(_ passage: Passage, _ line: Span) -> Bool {
        let type = String(context.lead.filter { $0 != "`" && !$0.isWhitespace }.dropLast())
        guard context.lead.hasSuffix(":"), context.isInsideItem, Self.isTypePath(type), TypeEnding.isChoice(type),
            let colon = passage.bytes[line.start..<line.end].lastIndex(of: 0x3A)
        else { return false }
        let values = passage.text.marks.filter { $0.kind == .code && $0.range.start > colon && $0.range.end <= line.end }.map(\.range)
        guard values.count > 1, Self.partsOnly(values, from: colon + 1, to: line.end, in: passage),
            values.allSatisfy({ passage.bytes[$0.start] >= 0x61 && passage.bytes[$0.start..<$0.end].allSatisfy(NameShape.isIdentifierPart) }
            )
        else { return false }
        addValues(values.map { NamedCell(passage.string($0), passage.file($0)) }, of: type)
        return true
    }

    /// `DoorMode` of "DoorMode values:".
    private static func typeOfValues(_ lead: String) -> String? {
        guard let colon = lead.lastIndex(of: ":"), lead[colon...].dropFirst().allSatisfy(\.isWhitespace) else { return nil }
        let type = lead.prefix { $0 != " " && $0 != ":" && !$0.isNewline && $0.isASCII }
        let word = lead[type.endIndex..<colon].lowercased().filter { $0 != "`" }.trimmingBlanks()
        return isTypePath(String(type)) && words.contains(word) ? String(type) : nil
    }

    /// `DoorState`, `Door.State`.
    private static func isTypePath(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count > 1 || NameShape.looksLikeType(text), !Vocabulary.isPlatform(text) else { return false }
        return parts.allSatisfy { $0.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } == true && $0.utf8.allSatisfy(NameShape.isIdentifierPart) }
    }

    private static let words = ["values", "cases", "options", "possible values", "값", "の値", "取值", "枚举值"]

    /// Where the values begin: behind "values:".
    private static func values(behind end: Int, _ line: Span, in passage: Passage) -> Int? {
        var start = end
        while start < line.end, [0x20, 0x60, 0x5D].contains(passage.bytes[start]) { start += 1 }
        guard let colon = passage.bytes[start..<min(line.end, start + 40)].firstIndex(of: 0x3A) else { return nil }
        let word = passage.string(Span(start, colon)).lowercased()
        let plain = word.hasPrefix("with ") ? String(word.dropFirst(5)) : word
        return words.contains(plain) || plain.hasSuffix("s") && TypeEnding.isChoice(String(plain.dropLast())) ? colon + 1 : nil
    }

    /// Between the values there are only commas, blanks and such words as "and".
    private static func partsOnly(_ values: [Span], from start: Int, to end: Int, in passage: Passage) -> Bool {
        var place = start
        for value in values + [Span(end, end)] {
            let between = passage.string(Span(place, max(place, value.start))).filter { !" `,.、/|".contains($0) }
            guard ["", "and", "or", "및", "또는", "と", "和"].contains(between) else { return false }
            place = value.end
        }
        return true
    }
}

import SourceText

/// A method as generators of JavaScript and Dart print it, an arrow before what it answers: `open(key) → {Door}`,
/// `open(Key key, {bool force = false}) → Future<Door>`.
struct ArrowSignature {
    let name: Span
    let parameters: [String]
    let isStatic: Bool

    private static let arrow = Array("→".utf8)

    /// Nil unless brackets that close right before an arrow follow the name that a line begins with.
    init?(_ passage: Passage, _ line: Span) {
        let bytes = passage.bytes
        guard bytes.count < 4000, bytes.contains(Self.arrow[0]) else { return nil }
        var start = line.start
        // `(static) open(key) → …`
        let mark = bytes[start..<line.end].starts(with: "(static)".utf8)
        if mark { start += 8 }
        while start < line.end, bytes[start] == 0x20 { start += 1 }
        let word = bytes[start..<line.end].prefix(while: NameShape.isIdentifierPart)
        guard let first = word.first, first >= 0x61, first <= 0x7A, word.endIndex < line.end, bytes[word.endIndex] == 0x28,
            let close = Self.close(bytes, from: word.endIndex, to: line.end),
            bytes[(close + 1)..<line.end].drop(while: { $0 == 0x20 }).starts(with: Self.arrow)
        else { return nil }
        (name, isStatic) = (Span(start, word.endIndex), mark)
        parameters = Self.names(passage.string(Span(word.endIndex + 1, close)))
    }

    private static func close(_ bytes: [UInt8], from open: Int, to end: Int) -> Int? {
        var depth = 0
        for index in open..<end {
            if bytes[index] == 0x28 { depth += 1 }
            if bytes[index] == 0x29 { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    /// `key` and `force` of `Key key, {required bool force = false}`.
    private static func names(_ text: String) -> [String] {
        text.split(separator: ",").compactMap { part in
            let declared = part.prefix { $0 != "=" }.filter { !"{}[]".contains($0) }
            let name = declared.split(separator: " ").last.map(String.init) ?? ""
            return !name.isEmpty && name.utf8.allSatisfy(NameShape.isIdentifierPart) ? name : nil
        }
    }
}

extension Extraction {
    /// Such a method as a heading or a term. What follows explains what it is handed.
    mutating func readArrowSignature(_ passage: Passage, _ line: Span, source: Fact.Source) -> Bool {
        guard let signature = ArrowSignature(passage, line) else { return false }
        let name = passage.string(signature.name)
        if source == .heading {
            // The heading above may yet turn out to be its type.
            namedHeadings.append(NamedHeading(fact: facts.count, call: sampleCalls.count, level: context.level))
        }
        add(
            Fact(
                .method, name, owner: context.owner, isStatic: signature.isStatic ? true : nil, source: source,
                span: passage.file(signature.name)))
        context.setMethod(name, parameters: signature.parameters)
        return true
    }
}

extension Extraction {
    /// `isOpen → bool`, `shared ↔ Door` as a term among properties; `open → const DoorState` wherever it stands.
    mutating func readArrowProperty(_ passage: Passage) -> Bool {
        guard let line = passage.lines.first, passage.bytes.count < 400 else { return false }
        let word = passage.bytes[line.start..<line.end].prefix(while: NameShape.isIdentifierPart)
        guard let first = word.first, first >= 0x61, first <= 0x7A else { return false }
        let rest = passage.string(Span(word.endIndex, passage.bytes.count)).trimmingBlanks()
        guard let arrow = ["→", "↔", "←"].first(where: rest.hasPrefix) else { return false }
        let said = rest.dropFirst(arrow.count).split(whereSeparator: \.isNewline).first.map { String($0).trimmingBlanks() } ?? ""
        let isConstant = said.hasPrefix("const ")
        guard isConstant || context.speaks(of: .properties) else { return false }
        let span = Span(line.start, word.endIndex)
        let kind: Fact.Kind = !isConstant ? .property : context.isInEnum ? .case : .constant
        var fact = Fact(kind, passage.string(span), owner: context.owner, source: .list, span: passage.file(span))
        if kind != .case { fact.type = Self.typeName(isConstant ? String(said.dropFirst(6)) : said) }
        if kind == .property, arrow == "→" { fact.detail.attributes.append("readonly") }
        add(fact)
        return true
    }
}

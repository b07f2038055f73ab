import SourceText

/// A listing of members as structures of C have them: `NSString *name`, `int index`, one a line.
struct FieldList {
    struct Field {
        var name: Span
        var type: String
    }

    private(set) var fields: [Field] = []

    /// Nil where a line is anything else; comments may stand behind a field and between two.
    init?(_ passage: Passage) {
        for line in passage.lines {
            let text = passage.string(line)
            if text.hasPrefix("//") { continue }
            guard let field = Self.field(line, passage) else { return nil }
            fields.append(field)
        }
        guard fields.count > 1 else { return nil }
    }

    private static func field(_ line: Span, _ passage: Passage) -> Field? {
        let bytes = passage.bytes
        var end = line.start
        while end < line.end, bytes[end] != 0x3B, bytes[end] != 0x3D, !bytes[end..<line.end].starts(with: "//".utf8) { end += 1 }
        guard end == line.end || bytes[end] != 0x3D else { return nil }
        let code = passage.trimmed(Span(line.start, end))
        var start = code.end
        while start > code.start, NameShape.isIdentifierPart(bytes[start - 1]) { start -= 1 }
        guard start > code.start, start < code.end, NameShape.opensIdentifier(bytes[start]) else { return nil }
        let type = passage.string(passage.trimmed(Span(code.start, start)))
        let word = type.filter { $0 != "*" && $0 != " " }
        let isParted = bytes[start - 1] == 0x20 || bytes[start - 1] == 0x2A
        guard isParted, TypeWords.isType(word) || NameShape.looksLikeType(word), word.utf8.allSatisfy(NameShape.isIdentifierPart) else {
            return nil
        }
        return Field(name: Span(start, code.end), type: type)
    }
}

extension Extraction {
    /// Members of the type that the line or the heading above the listing names, or that the samples so far show to have some of them.
    mutating func readFieldList(_ passage: Passage) -> Bool {
        guard let list = FieldList(passage) else { return false }
        let names = Set(list.fields.map { passage.string($0.name) })
        guard let owner = context.listedType ?? context.model ?? context.ownerOfSection ?? ownerInSamples(of: names) else { return false }
        for field in list.fields {
            var fact = Fact(.property, passage.string(field.name), owner: owner, source: .list, span: passage.file(field.name))
            fact.type = field.type
            add(fact)
        }
        return true
    }

    /// The type of which samples set or read more than one of these, as long as no other type has any of them there.
    func ownerInSamples(of names: Set<String>) -> String? {
        let shown = names.compactMap { usedMembers[$0] }
        let owners = shown.reduce(into: Set<String>()) { $0.formUnion($1) }
        return owners.count == 1 && shown.count > 1 ? owners.first : nil
    }

    /// The type that samples set or read most of these names on, where nothing else says whose they are.
    func membersInSamples(_ names: [String], _ roles: [ColumnRole?]) -> String? {
        guard context.subject == nil, context.model == nil, context.ownerOfSection == nil, roles.contains(.type) else { return nil }
        let all = Set(names)
        guard all.count > 2, all.count(where: { usedMembers[$0] != nil }) * 2 > all.count else { return nil }
        return ownerInSamples(of: all)
    }
}

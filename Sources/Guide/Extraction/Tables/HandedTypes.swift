import SourceText

/// A table of what something has that a method is handed, and the header that tables which go on with it have.
struct ListedMembers {
    let type: String
    let block: Int
    private let columns: [String]

    init(of type: String, header: [Table.Cell], block: Int) {
        (self.type, self.block) = (type, block)
        columns = Self.columns(of: header)
    }

    /// Whether the columns behind the names are called the same: what the names are sorted by may stand over them.
    func goesOn(with header: [Table.Cell]) -> Bool { columns.count > 1 && columns == Self.columns(of: header) }

    private static func columns(of header: [Table.Cell]) -> [String] { header.dropFirst().map { $0.text.characters.trimmingBlanks() } }
}

extension Extraction {
    /// `DoorOptions` of "DoorOptions parameters:" below `open(with: DoorOptions)`: what the table lists is no parameter of the method, but what it
    /// is handed has it. Tables of the same columns right behind it go on with that.
    func handedType(listedBy names: [String], header: [Table.Cell]) -> String? {
        guard let subject = context.subject, subject.kind == .method, !names.contains(where: subject.takes) else { return nil }
        if let listed = listedMembers, listed.goesOn(with: header), isPartedByLines(from: listed.block) {
            return typeOfListedRow(in: listed) ?? listed.type
        }
        guard let type = typeBeforeRows, !isEnum(type) else { return nil }
        let method = facts.last { $0.kind == .method && $0.name == subject.name }
        let isHanded = method?.detail.parameterTypes?.contains { Self.words(of: $0 ?? "").contains(type) } == true
        return isHanded ? type : nil
    }

    /// What such a line names is a type, as long as nothing else in the guide states it.
    mutating func stateHandedType(_ type: String) {
        guard !survey.types.contains(type), !facts.contains(where: { $0.kind == .type && $0.name == type }) else { return }
        let mention = facts.indices.suffix(40).last {
            facts[$0].name == type && facts[$0].kind == .use && facts[$0].source == .prose
                && facts[$0].detail.headingLine == context.headingLine
        }
        if let mention {
            (facts[mention].kind, facts[mention].detail.form) = (.type, nil)
        } else if block > 0, case .paragraph(let text) = document.blocks[block - 1].kind, text.characters.hasPrefix(type) {
            add(Fact(.type, type, source: .prose, span: Passage(text).file(Span(0, type.utf8.count))))
        }
    }

    /// The type that the line before names; "- DoorOptions, how a door opens" where that line only says "Parameters:".
    private var typeBeforeRows: String? {
        guard context.lead != context.title, context.lead.utf8.count < 80, context.announces([.parameters, .properties]) else { return nil }
        if !context.leadNames.isEmpty { return context.leadNames.count == 1 ? context.leadNames[0] : nil }
        guard SectionTitle(context.lead).isPart, block > 1, case .item(_, let item) = document.blocks[block - 2].kind else { return nil }
        let name = Self.firstName(of: item.characters)
        return survey.isOfAPI(name) ? name : nil
    }

    /// "DoorKey parameters:" of a type that a row of the table before has: the lines of the next table are about that one.
    private func typeOfListedRow(in listed: ListedMembers) -> String? {
        let name = Self.firstName(of: context.lead)
        guard name != listed.type, NameShape.isTypePart(name) else { return nil }
        let isOfRow = facts.indices.suffix(60).contains { index in
            blockOfFact[index] >= listed.block && facts[index].source == .table
                && facts[index].type.map { Self.words(of: $0).contains(name) } == true
        }
        return isOfRow ? name : nil
    }

    private static func firstName(of words: String) -> String {
        String(words.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
    }

    private static func words(of type: String) -> [String] {
        type.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }.map(String.init)
    }

    /// Whether only lines of text stand between a block and this one.
    private func isPartedByLines(from start: Int) -> Bool {
        document.blocks[start..<block].dropFirst().allSatisfy { if case .paragraph = $0.kind { true } else { false } }
    }
}

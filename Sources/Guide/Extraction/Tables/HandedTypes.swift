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
        if let listed = listedMembers, listed.goesOn(with: header), isPartedByLines(from: listed.block) { return listed.type }
        guard context.leadNames.count == 1, let type = context.leadNames.first, context.lead != context.title, context.lead.utf8.count < 80,
            context.announces([.parameters, .properties]), !isEnum(type)
        else { return nil }
        let method = facts.last { $0.kind == .method && $0.name == subject.name }
        let isHanded = method?.detail.parameterTypes?.contains { Self.words(of: $0 ?? "").contains(type) } == true
        return isHanded ? type : nil
    }

    private static func words(of type: String) -> [String] {
        type.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }.map(String.init)
    }

    /// Whether only lines of text stand between a block and this one.
    private func isPartedByLines(from start: Int) -> Bool {
        document.blocks[start..<block].dropFirst().allSatisfy { if case .paragraph = $0.kind { true } else { false } }
    }
}

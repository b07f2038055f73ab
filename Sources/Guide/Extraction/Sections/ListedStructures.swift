import SourceText

/// "**2、DoorKey**" in a chapter on data structures, above a table of names and types, or of names and values: a structure, or an enum.
struct ListedStructure {
    let name: Span
    let isEnum: Bool
}

extension Extraction {
    func listedStructure(_ passage: Passage, _ body: Span) -> ListedStructure? {
        let span = passage.withoutQuotes(body)
        let name = passage.string(span)
        guard NameShape.isTypePart(name), NameShape.looksLikeType(name), survey.isOfAPI(name), context.isInChapterOnTypes else {
            return nil
        }
        var said = ""
        for next in document.blocks[(block + 1)...].prefix(3) {
            switch next.kind {
            case .paragraph(let text) where !Passage(text).isEmphasised: said += text.characters
            // "* An enum": a remark.
            case .item(_, let text) where text.characters.utf8.count < 60: said += text.characters
            case .table(let table):
                let roles = table.header.map { ColumnRole.of($0.text.characters) }
                let isEnum = roles.contains(.value) && !roles.contains(.type)
                let isNamed = roles.first??.isName == true
                guard isNamed,
                    isEnum ? Topics.table.meanings(in: said).contains(.cases) || TypeEnding.isChoice(name) : roles.contains(.type)
                else { return nil }
                return ListedStructure(name: span, isEnum: isEnum)
            case .paragraph, .heading, .item, .code: return nil
            }
        }
        return nil
    }
}

extension Context {
    /// Whether the nearest heading proper announces types, and names none itself.
    fileprivate var isInChapterOnTypes: Bool {
        sections.last { $0.level < Self.pseudoLevel }.map { $0.topics.contains(.types) && $0.owner == nil } ?? false
    }
}

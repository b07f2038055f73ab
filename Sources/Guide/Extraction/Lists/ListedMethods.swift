import SourceText

extension Extraction {
    /// `open`: opens it, below "The door has these methods:": a small name that is marked out, as code, in bold or as a link to its own section.
    func introducesMethods(_ definition: DefinitionLine, _ cell: NamedCell, isCode: Bool) -> Bool {
        guard definition.separator.isPlain, definition.type == nil, cell.owner == nil, context.lead != context.title,
            NameShape.isPlainName(cell.name) || NameShape.isTypePart(cell.name) && definition.isLinkWithinPage,
            isCode || definition.isMarkedOut || protocolOfLead != nil && NameShape.looksLikeCode(cell.name),
            isInItemOfMethods || MethodLeads.introduce(context.lead), survey.names[cell.name] == nil,
            !context.calledLabels.contains(cell.name)
        else { return false }
        if isInItemOfMethods { return isRightBehindLead }
        return context.subject == nil && !context.announces(Self.others)
            && context.weight(of: .errors) + context.weight(of: .parameters) == 0 && isRightBehindLead
    }

    /// "a listener with two methods:": what an item says last, for those inside of it, whatever they all stand under.
    var isInItemOfMethods: Bool { context.outerDefinition.map { MethodLeads.introduce($0.ending) } ?? false }

    /// What such a line may speak of as well, and then of the items: "each method answers one of these states:".
    private static let others: Set<Topic> = [.cases, .properties, .constants, .request, .response, .result, .headers, .settings]

    /// `reset()` of nobody that is said, where no parameters, errors or values are listed.
    func isEmptyCall(_ cell: NamedCell) -> Bool {
        cell.owner == nil && cell.name.hasSuffix("()") && NameShape.isPlainName(String(cell.name.dropLast(2)))
            && context.weight(of: .parameters) == 0 && context.weight(of: .cases) + context.weight(of: .errors) == 0
            && !Vocabulary.isPlatformMethod(String(cell.name.dropLast(2)))
    }

    /// The protocol that the line before names: "The methods of DoorDelegate are:".
    var protocolOfLead: String? { context.leadNames.first { isProtocolName($0) } }

    /// A paragraph, or the item around it, stands before the list, no listing.
    private var isRightBehindLead: Bool {
        guard case .item(let own, _) = document.blocks[block].kind else { return false }
        for before in document.blocks[..<block].suffix(60).reversed() {
            switch before.kind {
            case .item(let depth, _) where depth < own: return true
            case .item: continue
            case .paragraph: return true
            case .heading, .code, .table: return false
            }
        }
        return false
    }
}

extension DefinitionLine {
    /// Its name is bold, or a link within the page.
    var isMarkedOut: Bool { isLinkWithinPage || isName { $0 == .strong } }

    /// Its name leads to a section of the page, which says more of it.
    var isLinkWithinPage: Bool { isName { if case .link(let target) = $0 { target.hasPrefix("#") } else { false } } }

    /// Whether its one name is marked so.
    private func isName(_ marked: (Text.Mark.Kind) -> Bool) -> Bool {
        guard names.count == 1, let name = names.first else { return false }
        return passage.text.marks.contains { $0.range.start <= name.start && $0.range.end >= name.end && marked($0.kind) }
    }
}

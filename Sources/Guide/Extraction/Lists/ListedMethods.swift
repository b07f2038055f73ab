import SourceText

extension Extraction {
    /// `open`: opens it, below "The door has these methods:": a small name that is marked out, as code, in bold or as a link to its own section.
    func introducesMethods(_ definition: DefinitionLine, _ cell: NamedCell, isCode: Bool) -> Bool {
        guard context.subject == nil, definition.separator.isPlain, definition.type == nil, cell.owner == nil,
            context.lead != context.title,
            NameShape.isPlainName(cell.name),
            isCode || definition.isMarkedOut || protocolOfLead != nil && NameShape.looksLikeCode(cell.name),
            MethodLeads.introduce(context.lead), survey.names[cell.name] == nil,
            !context.calledLabels.contains(cell.name), !context.announces(Self.others)
        else { return false }
        return context.weight(of: .errors) + context.weight(of: .parameters) == 0 && isRightBehindLead
    }

    /// What such a line may speak of as well, and then of the items: "each method answers one of these states:".
    private static let others: Set<Topic> = [.cases, .properties, .constants, .request, .response, .result, .headers, .settings]

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
    var isMarkedOut: Bool {
        guard names.count == 1, let name = names.first else { return false }
        return passage.text.marks.contains { mark in
            guard mark.range.start <= name.start, mark.range.end >= name.end else { return false }
            if case .link(let target) = mark.kind { return target.hasPrefix("#") }
            return mark.kind == .strong
        }
    }
}

import SourceText

/// Items that explain what an endpoint is handed, where no word says so.
extension Extraction {
    /// `msg_ids` of an item below "Request parameters" of an endpoint.
    func isParameterOfEndpoint(_ name: String) -> Bool {
        context.endpoint != nil && context.speaks(of: .parameters) && name.has("_") && name.utf8.allSatisfy(NameShape.isIdentifierPart)
    }

    /// `email (required): …` under an endpoint, or `email: …` right below the line that gives it.
    func isItemOfEndpoint(_ definition: DefinitionLine) -> Bool {
        guard let endpoint = context.endpoint, context.subject?.name == endpoint, definition.separator.isPlain,
            !context.speaks(of: .headers), !context.speaks(of: .errors)
        else { return false }
        let isBelowTitle = context.lead == context.title && definition.separator == .colon && context.isPart(of: [.request, .parameters])
        let isTyped = definition.type != nil && context.speaks(of: .request)
        return isBelowTitle || isTyped || definition.isRequired != nil || context.lead.filter { $0 != "`" } == endpoint
    }
}

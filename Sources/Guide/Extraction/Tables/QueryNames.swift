/// `GET /keys?door=1&lock=2` above a table that explains `door` and `lock`: what the table lists is asked for, whatever its header calls it.
extension Extraction {
    /// The names in the query of the endpoint that the section is about.
    var queryOfEndpoint: Set<String> {
        guard let endpoint = context.endpoint,
            let place = facts.lastIndex(where: { $0.kind == .endpoint && $0.name == endpoint })
        else { return [] }
        let items = facts[(place + 1)...].prefix { $0.kind == .parameter && $0.owner == endpoint && $0.span == facts[place].span }
        return Set(items.map(\.name))
    }
}

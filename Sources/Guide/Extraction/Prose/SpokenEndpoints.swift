import SourceText

extension Passage {
    /// "The API endpoint is https://…", "エンドポイントは https://…": the word for it right before an address, perhaps with a verb between.
    func callsEndpoint(_ span: Span) -> Bool {
        let text = string(Span(max(0, span.start - 60), span.start)).lowercased().filter { $0 != "`" }
        let words = text.split(whereSeparator: \.isWhitespace).suffix(3)
        if words.contains(where: { $0 == "endpoint" || $0 == "endpoint:" }) { return true }
        return ["엔드포인트", "エンドポイント", "接口地址", "端点"].contains { word in words.contains { $0.has(word) } }
    }
}

extension Extraction {
    /// Whether an address begins the text right below a title such as "Endpoint".
    func isBelowTitleOfAddress(_ address: Address, _ passage: Passage) -> Bool {
        context.lead == context.title && context.announcedRole == .address && passage.lines.first?.start == address.span.start
    }

    /// An address that a sentence calls an endpoint is one where samples call it with one method of HTTP.
    mutating func nameSpokenEndpoints() {
        guard !spokenAddresses.isEmpty else { return }
        var called: [String: Set<String>] = [:]
        for fact in facts where fact.kind == .endpoint {
            let parts = fact.name.split(separator: " ", maxSplits: 1)
            if parts.count == 2 { called[String(parts[1]), default: []].insert(fact.name) }
        }
        for index in spokenAddresses where facts[index].kind == .key {
            let address = facts[index].name.prefix { $0 != "?" }
            guard let names = called[String(address)], names.count == 1, let name = names.first else { continue }
            (facts[index].kind, facts[index].name) = (.endpoint, name)
        }
    }
}

/// The facts of a property list: which settings an app makes that uses the SDK.
enum PropertyListFacts {
    static func sheet(of document: Document) -> FactSheet {
        var extraction = Extraction(document: document, survey: Survey(of: document), isTraced: false)
        extraction.run()
        let keys = extraction.facts.filter { $0.kind == .key }.map(withoutOwnValue)
        return FactSheet(file: document.file, format: document.format, facts: keys, unread: [])
    }

    /// Names, keys and addresses are that app's own, and nobody else's concern.
    private static func withoutOwnValue(_ fact: Fact) -> Fact {
        var fact = fact
        if fact.value != "true", fact.value != "false" { fact.value = nil }
        return fact
    }
}

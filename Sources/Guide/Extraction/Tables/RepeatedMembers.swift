extension Extraction {
    /// The property whose own section a table stands in, where a row repeats its name: the sentences above name other types.
    func repeatedProperty(_ name: String) -> Fact? {
        // Below the property's own heading others may stand, "Description".
        let titles = context.sections.suffix(3).map { $0.title.prefix { $0.isLetter || $0.isNumber || $0 == "_" } }
        guard titles.contains(where: { $0 == name }) else { return nil }
        return facts.suffix(12).last { $0.kind == .property && $0.name == name && $0.owner != nil && $0.source == .declaration }
    }
}

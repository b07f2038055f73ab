/// `public typealias Server = Core.Server` beside a `struct Server` of that module: the name means the struct, and declares no type besides it.
enum OwnAliases {
    /// The sheets without such names, where another declaration is the type.
    static func without(_ sheets: [FactSheet]) -> [FactSheet] {
        let aliases = Set(sheets.flatMap(\.facts).filter(isOwn).map(\.name))
        guard !aliases.isEmpty else { return sheets }
        let declared = Set(sheets.flatMap(\.facts).filter { isDeclaration($0) && aliases.contains($0.name) }.map(\.name))
        return sheets.map { sheet in
            var sheet = sheet
            sheet.facts.removeAll { isOwn($0) && declared.contains($0.name) }
            return sheet
        }
    }

    /// The module in front of the name is gone when facts are made.
    private static func isOwn(_ fact: Fact) -> Bool {
        fact.kind == .type && fact.detail.form == "alias" && fact.type == fact.name && fact.detail.outer == nil
    }

    private static func isDeclaration(_ fact: Fact) -> Bool {
        let isType = fact.kind == .type && !["alias", "extension", "category", Fact.namedForm].contains(fact.detail.form)
        return (isType || fact.kind == .enum) && fact.source == .declaration && fact.detail.outer == nil
    }
}

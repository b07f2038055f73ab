import Declarations

/// Names that stand for as many types as they are used with, `public typealias Done<T> = (Result<T, DoorError>) -> Void`. A spec has none: what
/// takes a `Done<Key>` takes a `(Result<Key, DoorError>) -> Void`.
package struct GenericAliases {
    private let meanings: [String: GenericAlias]

    private init(_ sheets: [FactSheet]) {
        let stated = sheets.flatMap(\.facts).filter(Self.isOne).compactMap { fact -> (String, GenericAlias)? in
            guard let meaning = fact.type.flatMap(SwiftParser.type) else { return nil }
            return (fact.name, GenericAlias(parameters: fact.detail.marks.typeParameters, meaning: meaning))
        }
        meanings = Dictionary(stated) { first, _ in first }
    }

    /// Whether a fact declares a name of the kind.
    package static func isOne(_ fact: Fact) -> Bool {
        fact.kind == .type && fact.detail.form == "alias" && fact.detail.isGeneric && fact.detail.language == .swift
            && fact.source == .declaration
    }

    /// The sheets without names that only stand for something else: these, and those that a module gives again.
    package static func settled(_ sheets: [FactSheet]) -> [FactSheet] { Self(sheets).expanded(OwnAliases.without(sheets)) }

    /// The sheets with what the names mean in their places, and without the names.
    private func expanded(_ sheets: [FactSheet]) -> [FactSheet] {
        guard !meanings.isEmpty else { return sheets }
        return sheets.map { sheet in
            var sheet = sheet
            sheet.facts.removeAll { Self.isOne($0) && meanings[$0.name] != nil }
            for index in sheet.facts.indices where sheet.facts[index].detail.language == .swift {
                sheet.facts[index].type = sheet.facts[index].type.map(expanded)
                let types = sheet.facts[index].detail.parameterTypes
                sheet.facts[index].detail.parameterTypes = types?.map { $0.map(expanded) }
            }
            return sheet
        }
    }

    private func expanded(_ type: String) -> String {
        guard meanings.keys.contains(where: { type.has($0) }), let parsed = SwiftParser.type(type) else { return type }
        let meant = parsed.expanding(meanings)
        return meant == parsed ? type : meant.spelling(in: .swift)
    }
}

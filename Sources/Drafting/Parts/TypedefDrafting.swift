import CrossCheck
import Declarations
import Guide
import SourceText

/// Names for types, mostly for those of blocks.
enum TypedefDrafting {
    /// - Parameter enums: names that are enums, whatever an integer stands for them.
    static func typedefs(_ statements: [Statement], enums: Set<String>) -> [Draft.Typedef] {
        var seen = enums
        return statements.compactMap { statement in
            let fact = statement.fact
            guard fact.kind == .type, fact.detail.form == "alias", let type = fact.type, seen.insert(fact.name).inserted else { return nil }
            let language = fact.detail.language ?? .objectiveC
            let marked = { language == .swift ? ClosureMarks.alias($0, statement) : $0 }
            return Draft.Typedef(name: fact.name, declaration: declaration(fact.name, type, language, marked), language: language)
        }
    }

    /// Those that stand inside of a type: `Entry.Method` is drafted as `Method`, for a spec has names for types outside of all types only.
    static func nested(_ statements: [Statement]) -> [LeftOut] {
        statements.compactMap { statement in
            let fact = statement.fact
            guard fact.kind == .type, fact.detail.form == "alias", fact.source == .declaration, let outer = fact.detail.outer else {
                return nil
            }
            return LeftOut(statement, "drafted as `\(fact.name)`, not `\(outer).\(fact.name)`: `typedefs:` stand outside of all types")
        }
    }

    /// Those with type parameters, `Done<T>`: what takes a `Done<Key>` is drafted with the type that it means.
    static func expanded(_ sheets: [FactSheet]) -> [LeftOut] {
        sheets.flatMap { sheet in
            sheet.facts.filter(GenericAliases.isOne).map { fact in
                let reason = "a name with type parameters, which a spec has none of: drafted as the type that each use of it means"
                return LeftOut(name: fact.name, reason: reason, place: Place(sheet.file, fact.span))
            }
        }
    }

    /// Those inside of types that mean another type in each, and `Identifiable`'s own.
    static func meant(_ sheets: [FactSheet]) -> [LeftOut] {
        let aliases = InnerAliases(sheets.flatMap(\.facts))
        return sheets.flatMap { sheet in
            sheet.facts.filter { aliases.isExpanded($0) || aliases.isParameter($0) }.map { fact in
                let path = JoinedNames.path(of: fact.name, in: fact.detail.outer)
                let reason =
                    aliases.isParameter(fact)
                    ? "`\(path)` is called like what the type leaves open"
                    : "drafted as `\(fact.type ?? fact.name)`, not `\(path)`: `typedefs:` stand outside of all types"
                return LeftOut(name: fact.name, reason: reason, place: Place(sheet.file, fact.span))
            }
        }
    }

    /// With `Any` for what only Swift's library says a little of.
    private static func plain(_ type: String) -> String {
        guard !Existentials.mentioned(in: type).isEmpty, let parsed = TypeComparison.parse(type, language: .swift) else { return type }
        return Existentials.plain(parsed).spelling(in: .swift)
    }

    /// The name of a block stands inside, behind its mark.
    private static func declaration(_ name: String, _ type: String, _ language: Language, _ marked: (String) -> String) -> String {
        if language == .swift { return "typealias \(name) = \(marked(plain(type)))" }
        guard let mark = type.firstRange(of: "(^") else { return "typedef \(type) \(name);" }
        let end = type[mark.upperBound...].firstIndex(of: ")") ?? mark.upperBound
        let space = type[mark.upperBound..<end].isEmpty ? "" : " "
        return "typedef \(type[..<end])\(space)\(name)\(type[end...]);"
    }
}

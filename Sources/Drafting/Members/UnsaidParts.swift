import Guide
import SourceText

/// What a guide declares of members that a draft has otherwise, or not at all, because a spec cannot say it: whoever goes on with the draft is
/// told, or an app that relies on it would not compile.
enum UnsaidParts {
    /// - Parameter drafted: properties that the draft has, by their types.
    static func leftOut(
        _ statements: [Statement], _ types: TypeTable, drafted: [String: Set<String>]
    ) -> [LeftOut] {
        statements.filter {
            $0.fact.source == .declaration && !$0.fact.detail.isGeneric && [.method, .property, .constant].contains($0.fact.kind)
        }.flatMap { statement -> [LeftOut] in
            let fact = statement.fact
            if fact.kind == .constant {
                let isSaid = fact.owner.flatMap { drafted[types.canonical($0)] }?.contains(fact.name) ?? false
                guard OwnedConstants.include(fact), !isSaid else { return [] }
                return [LeftOut(statement, constant)]
            }
            let form = fact.owner.flatMap(types.entry)?.form
            if form == .structure, fact.kind == .property, fact.isStatic == true {
                let isSaid = fact.owner.flatMap { drafted[types.canonical($0)] }?.contains(fact.name) ?? false
                return isSaid ? [] : [LeftOut(statement, ofStruct)]
            }
            let isRequirement = form == .protocol
            let reasons = isRequirement ? fact.isStatic == true ? [requirement(fact)] : [] : defaults(fact)
            return reasons.map { LeftOut(statement, $0) }
        }
    }

    private static let constant = "a constant of a type: a class may compute it, `static var … { get }` with `get:`"

    private static let ofStruct = "a static property of a struct: `initial:` may say what it always is; a class may compute it, with `get:`"

    private static func requirement(_ fact: Fact) -> String { "a protocol's static \(fact.kind == .property ? "property" : "method")" }

    private static func defaults(_ fact: Fact) -> [String] {
        fact.detail.openDefaults.map { "drafted without the default of `\($0)`: calls have to give it" }
    }
}

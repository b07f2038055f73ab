import Declarations
package import Diagnostics
import Guide

/// The guide declares one selector with two signatures.
package enum ConflictingSignatures: CheckRule {
    package static let rule = Rule(
        "conflicting-signatures",
        "the guide declares one method in two ways",
        explanation: """
            One selector stands in the guide with two results, or with parameters of two types: only one of them can compile. Example: \
            `- (void)close` in one section and `- (BOOL)close` in the reference. Follow the declaration that is borne out best, and accept the \
            other with an erratum.
            """
    )

    /// Methods that the spec does not state; those that it states are compared with it one by one.
    package static func findings(in matching: Matching) -> [Finding] {
        let methods = matching.facts.filter {
            $0.fact.kind == .method && $0.fact.source == .declaration && matching.itemOfFact[$0.id] == nil
        }
        return FactGroups.byName(methods).flatMap { group in
            group.dropFirst().filter { !isSame($0, group[0], matching) }.map { fact in
                Finding(
                    rule,
                    "the guide declares `\(fact.fact.name)` otherwise on \(group[0].line(from: fact))",
                    name: fact.fact.name,
                    spec: matching.specPlace(near: fact),
                    guide: fact.place,
                    facts: [fact.id]
                )
            }
        }
    }

    private static func isSame(_ left: GuideFact, _ right: GuideFact, _ matching: Matching) -> Bool {
        let (one, other) = (left.fact, right.fact)
        // What a compiler has read in Swift are two methods, told apart by their types.
        let isCompiled = left.format.isInterface && right.format.isInterface
        if isCompiled, one.detail.language == .swift, other.detail.language == .swift { return true }
        let types = zip([one.type] + (one.detail.parameterTypes ?? []), [other.type] + (other.detail.parameterTypes ?? []))
        return types.allSatisfy { left, right in
            guard let left, let right else { return true }
            return TypeComparison.agree(left, one.detail.language, right, other.detail.language, strictness: .sample, names: matching.names)
        }
    }
}

/// The guide states one thing in two ways. Reported where a pair of item and fact is compared.
package enum ConflictingStatements {
    package static let rule = Rule(
        "conflicting-statements",
        "the guide states one thing in two ways",
        explanation: """
            A property, constant, code or parameter stands in the guide twice, with two types, values or attributes; the spec follows one of them. \
            Example: a code that is 3 in the table and 4 in the enum. Follow the declaration, and accept the other place with an erratum.
            """
    )
}

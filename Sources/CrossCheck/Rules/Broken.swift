import Declarations
package import Diagnostics
import Guide
import SourceText

/// What the reader had to mend.
package enum Broken: CheckRule {
    package static let rule = Rule(
        "broken-declaration",
        "a declaration of the guide departs from the grammar",
        explanation: """
            The declaration was read, after something was mended: a missing `@end`, a missing blank between a parameter's name and the next label, \
            an extra bracket. Look at the place, make sure that the spec states what is meant, and accept the finding with an erratum.
            """
    )
    package static let sample = Rule(
        "broken-sample",
        "a sample of the guide does not compile",
        explanation: """
            A sample's brackets do not match, a statement ends in the middle, a keyword is misspelled. What could be read of it was read. Accept \
            the finding with an erratum, so that readers of the reference know.
            """
    )
    package static let parentheses = Rule(
        "parenthesised-type",
        "a property's type stands in parentheses",
        explanation: """
            `@property (nonatomic) (NSString *)name;` is written like a method's result, and does not compile. State the property in the spec \
            without the parentheses, and accept the finding with an erratum.
            """
    )

    package static let all = [rule, sample, parentheses]

    package static func findings(in matching: Matching) -> [Finding] {
        matching.facts.flatMap { fact in
            fact.fact.defects.compactMap { defect in
                guard let rule = rule(for: defect, fact) else { return nil }
                return Finding(
                    rule,
                    "in `\(fact.fact.name)`: \(defect.message)",
                    name: fact.fact.name,
                    spec: matching.specPlace(of: fact),
                    guide: Place(fact.file, defect.span)
                )
            }
        }
    }

    /// Attributes and missing types have rules of their own, which also see them in recorded evidence.
    private static func rule(for defect: Defect, _ fact: GuideFact) -> Rule? {
        if defect.message.has("unknown property attribute") || defect.message.has("has no type") { return nil }
        if defect.message.has("in parentheses") { return parentheses }
        return fact.fact.source == .sample ? sample : rule
    }
}

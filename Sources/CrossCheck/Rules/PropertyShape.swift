import Declarations
package import Diagnostics
import Guide
import SourceText
import Spec

/// A property has an attribute that Objective-C does not know.
package enum UnknownAttribute: CheckRule {
    package static let rule = Rule(
        "unknown-attribute",
        "a property of the guide has an attribute that does not exist",
        explanation: """
            A word in the parentheses of `@property` is no attribute of the language, so that the declaration does not compile. Example: \
            `@property (nonatomic, string)` for `strong`. State what is meant in the spec, and accept the finding with an erratum.
            """
    )

    package static func findings(in matching: Matching) -> [Finding] {
        let odd = matching.facts.flatMap { fact -> [(GuideFact, String)] in
            guard fact.fact.kind == .property, fact.fact.source == .declaration, fact.fact.detail.language != .swift else { return [] }
            return fact.fact.detail.attributes.filter { !PropertyAttributes.isKnown($0) }.map { (fact, $0) }
        }
        return Dictionary(grouping: odd, by: { $0.1 }).sorted { $0.key < $1.key }.map { attribute, entries in
            let group = entries.map(\.0)
            let meant = PropertyAttributes.meant(attribute)
            return Finding(
                rule,
                "the property `\(group[0].fact.name)` has the attribute `\(attribute)`, which does not exist",
                name: attribute,
                spec: matching.specPlace(of: group[0]),
                guide: group[0].place,
                facts: group.filter { matching.itemOfFact[$0.id] == nil }.map(\.id),
                notes: FactGroups.otherLines(group) + (meant == attribute ? [] : ["`\(meant)` is probably meant"])
            )
        }
    }
}

/// A property is declared without a type.
package enum MissingType: CheckRule {
    package static let rule = Rule(
        "missing-type",
        "a property of the guide is declared without a type",
        explanation: """
            `@property (nonatomic) date;` does not compile: the type is missing. Take it from another place of the guide, a heading or a sample, \
            and accept the finding with an erratum.
            """
    )

    package static func findings(in matching: Matching) -> [Finding] {
        // In Swift a property has a type or a value that says what it is.
        let untyped = matching.facts.filter { guideFact in
            let fact = guideFact.fact
            return fact.kind == .property && fact.source == .declaration && fact.type == nil && fact.detail.language != .swift
        }
        return untyped.map { fact in
            let message = "the guide declares the property `\(fact.fact.name)` without a type"
            return Finding(rule, message, name: fact.fact.name, spec: matching.specPlace(of: fact), guide: fact.place)
        }
    }
}

extension Matching {
    /// The item that a fact bears out, or what is near.
    func specPlace(of fact: GuideFact) -> Place { itemOfFact[fact.id].map { items[$0].item.name.place } ?? specPlace(near: fact) }
}

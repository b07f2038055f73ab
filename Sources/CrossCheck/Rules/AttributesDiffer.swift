import Declarations
package import Diagnostics
import Guide
package import Spec

/// A property has other attributes.
package enum AttributesDiffer: PairRule {
    package static let rule = Rule(
        "attributes-differ",
        "a property's attributes are not the guide's",
        explanation: """
            `readonly` decides whether an app may set a property, `getter=` how it reads it, `copy` what it gets. Example: the guide declares \
            `@property (nonatomic, readonly) NSString *name;` and the spec leaves out `readonly`. Write the attributes as the guide has them, in \
            any order.
            """
    )

    package static var aspect: SpecItem.Aspect.Kind { .attribute }

    package static func compare(_ pair: Pair) -> Outcome {
        let (item, fact) = (pair.item.item, pair.fact.fact)
        guard item.kind == .property, fact.kind == .property, fact.source == .declaration else { return .silent }
        guard pair.sharesLanguage else { return pair.witness.isGuide ? .silent : compareAccess(pair) }
        // Apps' own types implement protocols on the main actor in any case.
        let isRequirement = item.isRequired != nil || fact.detail.isRequired != nil
        let unsaid = PropertyAttributes.defaults.union(isRequirement ? [DeclaredEffects.mainActor] : [])
        let access = pair.unsaidAccess(fact.detail.attributes)
        let stated = Set(item.attributes.map(\.value).filter { $0 != access }).subtracting(unsaid)
        let written = Set(fact.detail.attributes.map(PropertyAttributes.meant)).subtracting(unsaid)
        guard stated != written else { return .agrees }
        let odd = item.attributes.first { !written.contains($0.value) && !PropertyAttributes.defaults.contains($0.value) }
        return .differs(
            Difference(
                "list of attributes", spec: shown(stated), guide: shown(written),
                at: odd?.place ?? item.attributes.first?.place ?? item.place)
        )
    }

    /// Of two languages, whether apps may set the property: all that both can say.
    private static func compareAccess(_ pair: Pair) -> Outcome {
        let stated = pair.item.item.attributes.first { $0.value == "readonly" }
        let isReadOnly = pair.fact.fact.detail.attributes.contains("readonly")
        guard (stated != nil) != isReadOnly else { return .agrees }
        let words = ["readonly", "readwrite"]
        return .differs(
            Difference(
                "access", spec: words[stated == nil ? 1 : 0], guide: words[isReadOnly ? 0 : 1], at: stated?.place ?? pair.item.item.place))
    }

    /// Whether an app can tell: by what it may set, and by what it calls.
    static func differsForApps(_ pair: Pair) -> Bool {
        let stated = pair.item.item.attributes.map(\.value).filter(PropertyAttributes.isSeenByApps)
        return Set(stated) != Set(pair.fact.fact.detail.attributes.filter(PropertyAttributes.isSeenByApps))
    }

    private static func shown(_ attributes: Set<String>) -> String { "(\(attributes.sorted().joined(separator: ", ")))" }
}

/// What Objective-C allows in the parentheses of a property.
enum PropertyAttributes {
    static let known: Set<String> = [
        "nonatomic", "atomic", "strong", "weak", "copy", "assign", "retain", "unsafe_unretained", "readonly", "readwrite", "class",
        "nullable",
        "nonnull", "null_unspecified", "null_resettable", "direct",
    ]
    /// Written or not, they say nothing: references that are made of headers leave out `assign`, or say it twice. Nullability is compared
    /// with the type, and when a value is made (`lazy`) no app can tell.
    static let defaults: Set<String> = [
        "atomic", "readwrite", "assign", "unsafe_unretained", "nullable", "nonnull", "null_unspecified", "null_resettable", "get", "set",
        "lazy",
    ]

    static func isKnown(_ attribute: String) -> Bool {
        known.contains(attribute) || attribute.hasPrefix("getter=") || attribute.hasPrefix("setter=")
    }

    static func isSeenByApps(_ attribute: String) -> Bool {
        attribute == "readonly" || attribute == "class" || attribute.hasPrefix("getter=") || attribute.hasPrefix("setter=")
    }

    /// The attribute that a misspelled one means.
    static func meant(_ attribute: String) -> String {
        isKnown(attribute) ? attribute : DidYouMean.best(for: attribute, among: known.sorted()) ?? attribute
    }
}

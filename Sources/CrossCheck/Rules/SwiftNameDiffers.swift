import Declarations
package import Diagnostics
import Guide
package import Spec

/// The guide's `NS_SWIFT_NAME` is not what the spec states.
package enum SwiftNameDiffers: PairRule {
    package static let rule = Rule(
        "swift-name-differs",
        "the name shown to Swift is not the guide's",
        explanation: """
            `NS_SWIFT_NAME` overrules the importer's rules: an app's Swift code uses that name and no other. Example: the guide writes \
            `NS_SWIFT_NAME(didReceive(purchase:))` and the spec's declaration leaves it out. Write it in the spec as the guide has it.
            """
    )

    package static var aspect: SpecItem.Aspect.Kind { .swiftName }

    package static func compare(_ pair: Pair) -> Outcome {
        guard let written = pair.fact.fact.detail.swiftName, pair.fact.fact.kind != .use else { return .silent }
        guard let stated = pair.item.item.swiftName else {
            if isImported(written, pair.item.item) { return .agrees }
            return .differs(Difference("Swift name", spec: "nothing", guide: written, at: pair.item.item.place))
        }
        if stated.value == written { return .agrees }
        return .differs(Difference("Swift name", spec: stated.value, guide: written, at: stated.place))
    }

    /// References that show both languages give each thing its name in Swift, whether a header does or not.
    private static func isImported(_ name: String, _ item: SpecItem) -> Bool {
        item.kind == .method ? ImportedName.mayBe(name, of: item.name.value) : name == importedName(of: item)
    }

    /// The name that a case has in Swift without being told: its own without its enum's, in lower camel case.
    private static func importedName(of item: SpecItem) -> String? {
        guard item.kind == .case || item.kind == .error, let owner = item.owner?.value, item.name.value.hasPrefix(owner) else { return nil }
        let rest = item.name.value.dropFirst(owner.count)
        let capitals = rest.prefix(while: \.isUppercase).count
        let lowered = capitals > 1 && capitals < rest.count ? capitals - 1 : capitals
        return rest.prefix(lowered).lowercased() + rest.dropFirst(lowered)
    }
}

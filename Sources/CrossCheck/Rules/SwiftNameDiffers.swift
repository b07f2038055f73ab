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
        guard let written = pair.fact.fact.detail.swiftName, pair.fact.fact.kind != .use, speaks(pair) else { return .silent }
        guard let stated = pair.item.item.swiftName else {
            if isImported(written, pair) { return .agrees }
            return .differs(Difference("Swift name", spec: "nothing", guide: written, at: pair.item.item.place))
        }
        if stated.value == written { return .agrees }
        return .differs(Difference("Swift name", spec: stated.value, guide: written, at: stated.place))
    }

    /// A type of Swift is called by where it stands; that says nothing of what the spec declares in Objective-C, or only has a name for.
    private static func speaks(_ pair: Pair) -> Bool {
        let (item, fact) = (pair.item.item, pair.fact.fact)
        guard fact.kind == .type || fact.kind == .enum, fact.detail.language == .swift else { return true }
        return item.language == .swift && (item.kind == .type || item.kind == .enum) && item.form?.value != "alias"
    }

    /// References that show both languages give each thing its name in Swift, whether a header does or not.
    private static func isImported(_ name: String, _ pair: Pair) -> Bool {
        let item = pair.item.item
        switch item.kind {
        case .method: return isImportedMethod(name, pair)
        // `DoorMode` may stand for `Door.Mode`.
        case .type, .enum: return item.language == .swift && name.filter { $0 != "." } == item.name.value
        default: return name == importedName(of: item)
        }
    }

    /// A header that gives a name has a reason: the importer leaves out no words but those that types say.
    private static func isImportedMethod(_ name: String, _ pair: Pair) -> Bool {
        let item = pair.item.item
        guard pair.fact.format == .header else { return ImportedName.mayBe(name, of: item.name.value) }
        let types = (item.parameterTypes.map(\.value) + [item.type?.value, item.owner?.value].compactMap { $0 }).map { $0.lowercased() }
        return ImportedName.mayBe(name, of: item.name.value) { word in types.contains { $0.contains(word) } }
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

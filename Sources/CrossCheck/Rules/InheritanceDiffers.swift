import Declarations
package import Diagnostics
import Guide
package import Spec

/// A type has another superclass or other protocols.
package enum InheritanceDiffers: PairRule {
    package static let rule = Rule(
        "inheritance-differs",
        "a type's superclass or protocols are not the guide's",
        explanation: """
            What a type inherits decides what an app can do with its objects: copy them, archive them, hand them over as a delegate. Example: the \
            guide declares `@interface Product : NSObject <NSCopying>` and the spec states no protocol. Write what the guide declares. What \
            an extension or a category adds may be stated, too.
            """
    )

    package static var aspect: SpecItem.Aspect.Kind { .attribute }

    package static func compare(_ pair: Pair) -> Outcome {
        let (item, fact) = (pair.item.item, pair.fact.fact)
        guard item.kind == .type, fact.kind == .type, fact.source == .declaration else { return .silent }
        if fact.detail.form == "structure" { return valueProtocols(pair) }
        guard isWhole(fact) else { return .silent }
        // A protocol of the class's own name is one that no spec can state beside it.
        let twin = [bare(item.name.value, pair)]
        let unsaid = twin + (leavesRootOut(fact, pair) ? [root] : []) + (fact.detail.form == "protocol" ? classBounds : [])
        let stated = Set(item.attributes.map { bare($0.value, pair) }).subtracting(unsaid)
        let written = Set(fact.detail.attributes.map { bare($0, pair) }).subtracting(unsaid).subtracting(pair.names.hidden)
        // An extension says so, too, in this file or another; a spec need not.
        let whole = written.union((pair.names.extended[fact.name] ?? []).map { bare($0, pair) })
        guard !written.isSubset(of: stated) || !stated.isSubset(of: whole) else { return .agrees }
        let odd = item.attributes.first { !whole.contains(bare($0.value, pair)) }
        let place = odd?.place ?? item.attributes.first?.place ?? item.name.place
        return .differs(Difference("inheritance", spec: shown(stated), guide: shown(odd == nil ? written : whole), at: place))
    }

    /// What an app can do with a struct: compare it, keep it in a set, code it. Of a source in Swift, which declares all that apps see of it.
    private static func valueProtocols(_ pair: Pair) -> Outcome {
        let (item, fact) = (pair.item.item, pair.fact.fact)
        guard pair.fact.format.isInterface, fact.detail.language == .swift else { return .silent }
        let stated = ofValues(item.attributes.map(\.value))
        let written = ofValues(fact.detail.attributes + (pair.names.extended[fact.name] ?? []))
        guard stated != written else { return .agrees }
        let odd = item.attributes.first { !ofValues([$0.value]).isSubset(of: written) }
        let place = odd?.place ?? item.attributes.first?.place ?? item.name.place
        return .differs(Difference("conformances", spec: shown(stated), guide: shown(written), at: place))
    }

    /// Those of them that tell; what hashes also compares, and coding in one direction counts for coding.
    private static func ofValues(_ names: [String]) -> Set<String> {
        var found: Set<String> = []
        for name in names.map({ $0.filter { !"<>: ".contains($0) } }) {
            switch name {
            case "Hashable": found.formUnion(["Equatable", "Hashable"])
            case "Equatable", "Comparable": found.insert("Equatable")
            case "Codable", "Encodable", "Decodable": found.insert("Codable")
            case "Identifiable": found.insert(name)
            default: break
            }
        }
        return found
    }

    private static let root = "NSObject"
    /// What says that classes alone implement a protocol, as all of a client's protocols do; `class` is how Swift 4 wrote it.
    private static let classBounds = ["AnyObject", "class"]

    /// What conforms to a protocol is an `NSObject` anyway, whether a side writes it or not; so are all classes of Objective-C, of which one
    /// without a superclass is one that was shortened. A header says it of a protocol that refines nothing else: without it an app cannot ask
    /// an object that is typed so whether it responds to an optional method.
    private static func leavesRootOut(_ fact: Fact, _ pair: Pair) -> Bool {
        guard fact.detail.form == "class" else {
            return pair.fact.format != .header || fact.detail.attributes.contains { bare($0, pair) != root }
                || pair.item.item.attributes.contains { bare($0.value, pair) != root }
        }
        return fact.detail.language != .swift && fact.detail.attributes.allSatisfy { $0.hasPrefix("<") }
    }

    /// A category or an extension states no superclass.
    private static func isWhole(_ fact: Fact) -> Bool { fact.detail.form == "class" || fact.detail.form == "protocol" }

    private static func bare(_ name: String, _ pair: Pair) -> String { pair.names.canonical(name.filter { !"<>: ".contains($0) }) }

    private static func shown(_ names: Set<String>) -> String { names.isEmpty ? "nothing" : names.sorted().joined(separator: ", ") }
}

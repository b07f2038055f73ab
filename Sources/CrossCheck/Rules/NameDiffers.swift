package import Diagnostics
import Guide
import Spec

/// Spec and guide name one thing differently, and nothing else bears the spec's name out.
package enum NameDiffers: CheckRule {
    package static let rule = Rule(
        "name-differs",
        "the spec and the guide spell a name in two ways",
        explanation: """
            An item that no fact bears out, and a fact that no item fits, look like two spellings of one name. Example: `didFailWithErorr:` in the \
            spec, `didFailWithError:` in the guide. Write the name as the guide does; if they are two things after all, state both.
            """
    )
    package static let selector = Rule(
        "selector-differs",
        "the spec and the guide give a method two selectors",
        explanation: """
            A method is called by its selector: with another piece, another order or another case it is another method, and code written by the \
            guide does not compile. Example: `openWithURL:handler:` in the spec, `openWithURL:completionHandler:` in the guide. Write the \
            declaration as the guide has it.
            """
    )
    package static let endpoint = Rule(
        "endpoint-differs",
        "an endpoint's URL is not the guide's",
        explanation: """
            A request to another URL reaches another server, or none. Example: `https://api.example.com/v2/me` in the spec, `…/v1/me` in the guide. \
            Write the guide's URL; put `{name}` where a path parameter stands.
            """
    )
    package static let header = Rule(
        "header-differs",
        "a header's name is not the guide's",
        explanation: """
            A server looks for a header by its name. Example: the guide sends `X-Api-Key` and the spec `X-Api-Token`. Write the guide's name; \
            capitals do not matter.
            """
    )
    package static let duration = Rule(
        "duration-differs",
        "a duration is not the guide's",
        explanation: """
            Lives of tokens and limits for answers decide behaviour: a client that believes in a longer life than the server sends expired tokens. \
            Example: the guide says 3,600 seconds and the spec `seconds: 7200`. Write the guide's number, in seconds.
            """
    )

    package static let all = [rule, selector, endpoint, header, duration]

    package static func findings(in matching: Matching) -> [Finding] {
        let misses = matching.nearMisses.filter { $0.kind == .renamed }
        let items = Matching.NearMiss.items(misses)
        let groups = FactGroups.grouped(misses.map { matching.facts[$0.fact] }) { items[$0.id] }
        return groups.compactMap { group in
            items[group[0].id].map { finding(matching.items[$0], group, matching.witness) }
        }
    }

    private static func finding(_ item: SpecItemReference, _ group: [GuideFact], _ witness: Witness) -> Finding {
        let (spec, guide) = (item.item.name.value, group[0].fact.name)
        return Finding(
            rule(for: item.item.kind),
            message(item, group[0], witness),
            name: spec,
            spec: item.item.name.place,
            guide: group[0].place,
            facts: group.map(\.id),
            notes: FactGroups.otherLines(group), says: guide)
    }

    /// Two names of one call that are left over may be one thing, and may be two: only names that are alike are said to be one.
    private static func message(_ item: SpecItemReference, _ group: GuideFact, _ witness: Witness) -> String {
        let spec = item.item.name.value
        // What is called the same belongs to something else.
        if item.item.kind != .endpoint, spec == group.fact.name {
            let other = group.fact.owner.map { "`\(spec)` of `\($0)` alone" } ?? "`\(spec)` without saying of what"
            return "\(witness.title) has no \(item.noun) \(item.title), and \(other)"
        }
        let guide = group.fact.name
        guard item.item.kind == .parameter, !Similarity.isNear(spec, guide) else {
            return "the \(item.noun) is `\(spec)` in the spec and `\(guide)` in \(witness.title)"
        }
        return "\(witness.title) has no \(item.noun) \(item.title), and `\(guide)` there, which the spec lacks"
    }

    private static func rule(for kind: SpecItem.Kind) -> Rule {
        switch kind {
        case .method: selector
        case .endpoint: endpoint
        case .header: header
        case .duration: duration
        case .type, .property, .enum, .case, .constant, .parameter, .error, .key: rule
        }
    }
}

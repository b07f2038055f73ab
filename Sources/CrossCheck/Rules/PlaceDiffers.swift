package import Diagnostics
import Guide
package import Spec

/// A parameter travels elsewhere than the documents say.
package enum PlaceDiffers: PairRule {
    package static let rule = Rule(
        "place-differs",
        "a parameter travels in the query in the spec and in the body in the guide, or the like",
        explanation: """
            A server looks for a parameter where its documents say: in the query, in the path, in a form or in JSON. Sent elsewhere it is \
            missing. Example: `query:` where the guide lists the name under "Body parameters". Move it, or accept the finding with an \
            erratum that says why.
            """
    )

    package static var aspect: SpecItem.Aspect.Kind { .form }

    package static func compare(_ pair: Pair) -> Outcome {
        let item = pair.item.item
        guard item.kind == .parameter, item.language == nil, pair.fact.fact.kind == .parameter, let stated = item.form,
            let written = pair.fact.fact.detail.place, written != .answer, let places = places[stated.value]
        else { return .silent }
        if places.contains(written) { return .agrees }
        return .differs(Difference("place", spec: stated.value, guide: written.rawValue, at: stated.place))
    }

    /// Under what a document may list what travels so.
    private static let places: [String: Set<ParameterPlace>] = [
        "query": [.query], "path": [.path], "form": [.form, .body], "json": [.json, .body], "multipart": [.form, .body],
    ]
}

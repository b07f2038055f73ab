package import Diagnostics
import Guide
package import Spec

/// The same URL is requested with another HTTP method.
package enum EndpointMethodDiffers: PairRule {
    package static let rule = Rule(
        "endpoint-method-differs",
        "an endpoint's HTTP method is not the guide's",
        explanation: """
            A server that expects POST refuses GET. Example: the guide shows `curl -X POST https://api.example.com/v1/items` and the spec says \
            `method: GET`. Write the guide's method; list several under `methods` where the guide allows several.
            """
    )

    package static var aspect: SpecItem.Aspect.Kind { .type }

    package static func compare(_ pair: Pair) -> Outcome {
        guard pair.item.item.kind == .endpoint, pair.fact.fact.kind == .endpoint else { return .silent }
        let stated = [pair.item.item.name] + pair.item.item.aliases
        let methods = stated.compactMap { URLForm.split($0.value).method }
        guard let written = URLForm.split(pair.fact.fact.name).method, !methods.isEmpty else { return .silent }
        if methods.contains(written) { return .agrees }
        let known = methods.enumerated().filter { !methods[..<$0.offset].contains($0.element) }.map(\.element)
        return .differs(Difference("method", spec: known.joined(separator: ", "), guide: written, at: pair.item.item.name.place))
    }
}

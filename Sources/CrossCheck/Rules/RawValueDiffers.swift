package import Diagnostics
import Guide
package import Spec

/// A case or an error code has another number.
package enum RawValueDiffers: PairRule {
    package static let rule = Rule(
        "raw-value-differs",
        "a case's raw value or an error's code is not the guide's",
        explanation: """
            Raw values travel: they stand in callback URLs, in logs and in the `code` of errors that apps switch over. Example: the guide gives \
            `ErrorNotInitialized = 1` and the spec `code: 2`. Write the guide's number. Where the guide gives none, name the document that does \
            (`valuesFrom`).
            """
    )

    package static var aspect: SpecItem.Aspect.Kind { .value }

    package static func compare(_ pair: Pair) -> Outcome {
        let (item, fact) = (pair.item.item, pair.fact.fact)
        // What the spec leaves to the name is compared with a declaration alone: tables have words of their own in such a column.
        let implied = pair.fact.isDeclarative && fact.source == .declaration ? item.impliedValue : nil
        guard item.kind == .case || item.kind == .error, let stated = item.value ?? implied, let written = fact.value else {
            return .silent
        }
        guard fact.kind == .case || fact.kind == .error || fact.kind == .constant else { return .silent }
        // A reference gives the word or number that travels, which is the error's name there, and knows no code of the client's.
        if item.wireNames.contains(where: { $0.value == fact.name }) { return .silent }
        if Values.agree(stated.value, written) { return .agrees }
        // `404 | invalid_lamp`: apps know the error by its status, and the spec says nothing of the word.
        if item.kind == .error, item.wireNames.isEmpty, fact.detail.status.map(String.init) == stated.value, Int(written) == nil {
            return .silent
        }
        // The number is the client's: what a reference has in words is how the error travels.
        if item.kind == .error, fact.kind == .error, let wire = item.wireNames.first, Int(stated.value) != nil, Int(written) == nil {
            return .differs(Difference("spelling on its way", spec: wire.value, guide: written, at: wire.place))
        }
        return .differs(Difference("raw value", spec: stated.value, guide: written, at: stated.place))
    }
}

/// Values as both sides write them.
enum Values {
    static func agree(_ left: String, _ right: String) -> Bool {
        let (first, second) = (left.trimmingBlanks(), right.trimmingBlanks())
        if first == second { return true }
        if let one = number(first), let other = number(second) { return one == other }
        if let one = truth(first), let other = truth(second) { return one == other }
        return URLForm.normal(first) == URLForm.normal(second) && first.has("://")
    }

    private static func number(_ text: String) -> Int? {
        let digits = text.filter { $0 != "," && $0 != "_" }
        if digits.hasPrefix("0x") { return Int(digits.dropFirst(2), radix: 16) }
        return Int(digits)
    }

    private static func truth(_ text: String) -> Bool? {
        switch text.lowercased() {
        case "true", "yes", "<true/>": true
        case "false", "no", "<false/>": false
        default: nil
        }
    }
}

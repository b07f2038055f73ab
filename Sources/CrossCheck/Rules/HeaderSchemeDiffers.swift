package import Diagnostics
import Guide
import SourceText
package import Spec

/// A header's value has another scheme.
package enum HeaderSchemeDiffers: PairRule {
    package static let rule = Rule(
        "header-scheme-differs",
        "the scheme of a header's value is not the guide's",
        explanation: """
            A server reads `Authorization: Bearer …` and `Authorization: Token …` as different things, and answers 401 to the \
            wrong one. Write the \
            scheme as the guide writes it, capitals included.
            """
    )

    package static var aspect: SpecItem.Aspect.Kind { .type }

    package static func compare(_ pair: Pair) -> Outcome {
        let item = pair.item.item
        guard item.kind == .header || item.kind == .parameter, pair.fact.fact.kind == .header else { return .silent }
        guard item.kind == .header, let written = word(pair.fact.fact.type) ?? pair.fact.fact.value ?? ofRow(pair.fact),
            TravellingKind(word: written) == nil
        else {
            return .silent
        }
        if let constant = item.value { return compare(constant, with: written) }
        guard let stated = item.type else { return compareBare(item, with: written) }
        if scheme(stated.value) == scheme(written) { return .agrees }
        return .differs(Difference("scheme", spec: stated.value, guide: scheme(written), at: stated.place))
    }

    /// A column of types says nothing of what stands there.
    private static func word(_ type: String?) -> String? { type.flatMap { TravellingKind(word: $0) == nil ? $0 : nil } }

    /// `Bearer {token}`, which a row has in code behind the header's name.
    private static func ofRow(_ fact: GuideFact) -> String? {
        guard fact.fact.source == .table else { return nil }
        let line = fact.file.text(fact.file.lineSpan(fact.line))
        let code = line.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
        if ["accept", "content-type"].contains(fact.fact.name.lowercased()) {
            let types = Set(code.filter { $0.has("/") && !$0.has(" ") })
            return types.count == 1 ? types.first.map(String.init) : nil
        }
        guard fact.fact.name.lowercased() == "authorization" else { return nil }
        return code.first { text in
            let words = text.split(separator: " ")
            return words.count == 2 && words[0].allSatisfy(\.isLetter) && "{<$[".contains(words[1].first ?? " ")
        }.map(String.init)
    }

    /// A header of which the spec says no scheme: flows would have to put it before each value.
    private static func compareBare(_ item: SpecItem, with written: String) -> Outcome {
        guard item.name.value.lowercased() == "authorization", scheme(written).allSatisfy(\.isLetter) else { return .silent }
        return .differs(Difference("scheme", spec: "none", guide: scheme(written), at: item.name.place))
    }

    /// A header that always has one value: `application/json`. What parts its sets of letters does not count.
    private static func compare(_ constant: Located<String>, with written: String) -> Outcome {
        let isMedia = { (text: String) in text.has("/") && !text.has(" ") }
        let (stated, shown) = (media(constant.value), media(written))
        guard isMedia(stated), isMedia(shown) else { return .silent }
        return stated == shown ? .agrees : .differs(Difference("value", spec: constant.value, guide: written, at: constant.place))
    }

    private static func media(_ text: String) -> String { text.prefix { $0 != ";" && $0 != "," }.lowercased() }

    private static func scheme(_ text: String) -> String { String(text.prefix { !$0.isWhitespace && $0 != "{" }) }
}

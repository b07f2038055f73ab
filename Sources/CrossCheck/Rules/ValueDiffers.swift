import Declarations
package import Diagnostics
import Guide
package import Spec

/// A constant, a setting, a fixed parameter or the first value of a property in Swift is another.
package enum ValueDiffers: PairRule {
    package static let rule = Rule(
        "value-differs",
        "the value of a constant, setting, parameter or property is not the guide's",
        explanation: """
            Values of constants are compared with what arrives at run time, values of settings are copied into projects, and first values of \
            properties (`var retries = 3`) are what apps rely on that set none. Example: the guide \
            defines `kDomain @"com.example.shop"` and the spec says `value: com.example.store`. Write the guide's value.
            """
    )

    package static var aspect: SpecItem.Aspect.Kind { .value }

    package static func compare(_ pair: Pair) -> Outcome {
        guard let stated = pair.item.item.value else { return compareNothing(pair) }
        guard isComparable(pair) else { return .silent }
        // A setting's value is what to write, or what holds where nobody writes it.
        let unset = pair.fact.fact.kind == .key ? pair.fact.fact.detail.defaultValue : nil
        if let unset, Values.agree(stated.value, unset) { return .agrees }
        guard let written = pair.fact.fact.value ?? unset else { return .silent }
        if Values.agree(stated.value, written) { return .agrees }
        return .differs(Difference("value", spec: stated.value, guide: written, at: stated.place))
    }

    /// A constant without a value is its name, as notifications are.
    private static func compareNothing(_ pair: Pair) -> Outcome {
        let (item, fact) = (pair.item.item, pair.fact.fact)
        if item.kind == .property { return compareProperty(pair) }
        guard item.kind == .constant, fact.kind == .constant, fact.source == .declaration, let written = fact.value, !written.isEmpty,
            written != item.name.value, isLiteral(written, of: item)
        else { return .silent }
        return .differs(Difference("value", spec: "nothing", guide: written, at: item.name.place))
    }

    /// `var level: Level = .low`, `static var key: String { "Door" }`
    private static func compareProperty(_ pair: Pair) -> Outcome {
        let (item, fact) = (pair.item.item, pair.fact.fact)
        guard item.language == .swift, fact.detail.language == .swift, [.property, .constant].contains(fact.kind),
            fact.source == .declaration
        else { return .silent }
        if let stated = item.answeredText, let written = fact.detail.answeredText ?? (fact.kind == .constant ? fact.value : nil) {
            return stated.value == written ? .agrees : .differs(Difference("text", spec: stated.value, guide: written, at: stated.place))
        }
        let type = item.type.map { TypeNames.bare($0.value.filter { $0 != "?" && $0 != "!" }) } ?? ""
        guard let stated = item.firstCase, let begun = fact.detail.beginning, let one = caseName(stated.value, of: type),
            let other = caseName(begun.text, of: type)
        else { return .silent }
        return one == other ? .agrees : .differs(Difference("first value", spec: stated.value, guide: begun.text, at: stated.place))
    }

    /// `low` of `.low` and of `Level.low`; nil where something else may stand.
    private static func caseName(_ text: String, of type: String) -> String? {
        guard let dot = text.lastIndex(of: "."), text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) else {
            return nil
        }
        let path = TypeNames.bare(String(text[..<dot]))
        return path.isEmpty || path == type ? String(text[text.index(after: dot)...]) : nil
    }

    /// What a macro or a constant is may be any code; a spec states texts and numbers.
    private static func isLiteral(_ value: String, of item: SpecItem) -> Bool {
        if Double(value) != nil { return true }
        return item.type?.value.contains("String") == true && !value.contains { "()[]@\"\n".contains($0) }
    }

    private static func isComparable(_ pair: Pair) -> Bool {
        switch (pair.item.item.kind, pair.fact.fact.kind) {
        case (.constant, .constant), (.key, .key), (.key, .constant), (.parameter, .parameter), (.constant, .key),
            (.property, .property), (.property, .constant):
            true
        default: false
        }
    }
}

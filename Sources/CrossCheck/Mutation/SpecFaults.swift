import Diagnostics
import Guide
import SourceText
import Spec

/// Plans mistakes in a spec's YAML: one for every value of every item that the guide bears out.
package enum SpecFaults {
    /// - Parameter matching: of the spec as it is, to know what the guide bears out.
    package static func plan(for matching: Matching, seed: UInt64) -> [Fault] {
        var text = TextFaults(numbers: SeededNumbers(seed: seed))
        var faults: [Fault] = []
        var seen: Set<String> = []
        for item in matching.items where matching.witness.bears(item.item.provenance) && !matching.factsOfItem[item.id].isEmpty {
            let stated = matching.factsOfItem[item.id].map { matching.facts[$0].fact.name }
            for aspect in item.item.aspects where matching.witness.bears(item.item.provenance(of: aspect.kind)) {
                guard isStated(aspect, of: item, matching), let fault = fault(aspect, of: item.item, stated, &text) else { continue }
                if seen.insert("\(fault.kind) \(fault.path) \(fault.edits[0].span)").inserted { faults.append(fault) }
            }
        }
        return faults + BodyFaults.plan(for: matching, &text)
    }

    /// Whether the guide says anything about the aspect, so that a mistake in it is one.
    private static func isStated(_ aspect: SpecItem.Aspect, of item: SpecItemReference, _ matching: Matching) -> Bool {
        let facts = matching.factsOfItem[item.id].map { matching.facts[$0] }
        switch aspect.kind {
        case .name: return true
        case .owner, .form, .isDeprecated, .swiftName, .availability: return false
        case .type, .parameterType, .nullability, .attribute, .value, .isStatic, .isRequired, .domain, .parameterName:
            let rules = PairFindings.rules.filter { Self.rules(of: aspect.kind).contains($0.rule.id) }
            return facts.contains { fact in rules.contains { PairFindings.agree($0, matching.pair(item, fact)) } }
        case .values: return facts.contains { $0.fact.name == aspect.text }
        }
    }

    private static func rules(of aspect: SpecItem.Aspect.Kind) -> Set<String> {
        switch aspect {
        case .type: ["type-differs", "result-type-differs", "header-scheme-differs"]
        case .parameterType: ["parameter-type-differs"]
        case .parameterName: ["parameter-name-differs"]
        case .nullability: ["nullability-differs"]
        case .attribute: ["attributes-differ", "effects-differ", "inheritance-differs"]
        case .value: ["raw-value-differs", "value-differs"]
        case .isStatic: ["static-differs"]
        case .isRequired: ["requiredness-differs"]
        case .domain: ["domain-differs"]
        case .name, .owner, .form, .isDeprecated, .swiftName, .availability, .values: []
        }
    }

    private static func fault(
        _ aspect: SpecItem.Aspect, of item: SpecItem, _ stated: [String], _ text: inout TextFaults
    ) -> Fault? {
        let file = aspect.place.file
        func edit(_ kind: Fault.Kind, _ word: String?, _ change: (String) -> String) -> Fault? {
            guard let word, let span = TextFaults.find(word, in: aspect.place.span, of: file) else { return nil }
            return Fault(kind, .spec, in: file, [Fault.Edit(span, change(word))], of: item.name.value)
        }
        switch aspect.kind {
        case .name: return name(aspect, item, stated, &text)
        case .type where item.kind == .header, .value, .domain, .values:
            return edit(item.kind == .header ? .header : .value, aspect.text) { text.otherValue(than: $0) }
        case .type, .parameterType: return edit(.retyped, TextFaults.words(of: aspect.text).first) { text.otherType(than: $0) }
        case .nullability:
            return edit(.nullability, opposites.keys.sorted().first { aspect.place.text.contains($0) }) { opposites[$0] ?? $0 }
        case .attribute:
            return edit(.attribute, aspect.text) { $0 == "copy" ? "assign" : $0 == "readonly" ? "readwrite" : text.misspelled($0) }
        case .isStatic:
            let sign = aspect.place.text.first { $0 != "\"" && $0 != "'" }
            return edit(.sign, sign == "+" || sign == "-" ? sign.map(String.init) : nil) { $0 == "+" ? "-" : "+" }
        case .isRequired:
            return edit(.requiredness, ["true", "false"].first { aspect.place.text == $0 }) { $0 == "true" ? "false" : "true" }
        case .parameterName, .owner, .form, .isDeprecated, .swiftName, .availability: return nil
        }
    }

    /// Words about `nil`, each with the one that stands in the same place and says the opposite.
    private static let opposites = [
        "_Nonnull": "_Nullable", "_Nullable": "_Nonnull", "nonnull": "nullable", "nullable": "nonnull", "__nonnull": "__nullable",
        "__nullable": "__nonnull",
    ]

    private static func name(_ aspect: SpecItem.Aspect, _ item: SpecItem, _ stated: [String], _ text: inout TextFaults) -> Fault? {
        let file = aspect.place.file
        let kind: Fault.Kind
        let words: [String]
        switch item.kind {
        case .duration: (kind, words) = (.duration, [item.name.value])
        case .endpoint:
            // Code puts addresses together from pieces: the document bears out those that it states, and nothing of the rest.
            let all = TextFaults.words(of: URLForm.normal(URLForm.split(item.name.value).url))
            (kind, words) = (.url, all.filter { word in stated.contains { $0.has(word) } })
        case .header: (kind, words) = (.header, [item.name.value])
        // A parameter's name in a declaration is no part of the selector; its own rule compares it.
        case .parameter where item.language != nil: return nil
        case .type, .method, .property, .enum, .case, .constant, .parameter, .error, .key:
            (kind, words) = (.renamed, TextFaults.words(of: item.name.value))
        }
        for word in words {
            guard let span = TextFaults.find(word, in: aspect.place.span, of: file) else { continue }
            let replacement = kind == .duration ? text.otherValue(than: word) : text.misspelled(word)
            return Fault(kind, .spec, in: file, [Fault.Edit(span, replacement)], of: item.name.value)
        }
        return nil
    }
}

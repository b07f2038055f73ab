import Guide
import SourceText
import Spec

/// Plans mistakes in guides, or in a source: one for every name, type and value of every fact that bears an item out.
///
/// A guide that spells one thing in two ways is wrong by itself; a source that still states it elsewhere is good enough for the spec. So a source
/// is changed where it states a thing once.
///
/// Mentions in prose are left alone, and members of something whose type a sample does not show: misspelled, such a word is no longer a name that
/// a reader could know.
package enum GuideFaults {
    package static func plan(for matching: Matching, seed: UInt64) -> [Fault] {
        var text = TextFaults(numbers: SeededNumbers(seed: seed))
        var faults: [Fault] = []
        var seen: Set<String> = []
        let lone = LoneFacts(matching)
        for fact in matching.facts where isSolid(fact, matching) && lone.contains(fact) {
            for fault in [name(fact, &text), type(fact, &text), value(fact, &text), attribute(fact), sign(fact)].compactMap({ $0 }) {
                if seen.insert("\(fault.kind) \(fault.edits[0].span)").inserted { faults.append(fault) }
            }
        }
        faults += dropped(matching, lone)
        if matching.witness.isGuide { return faults + SampleFaults.plan(for: matching, &text) }
        return faults.map { fault in
            var fault = fault
            fault.side = .source
            return fault
        }
    }

    private static func isSolid(_ fact: GuideFact, _ matching: Matching) -> Bool {
        guard let item = matching.itemOfFact[fact.id], matching.witness.bears(matching.items[item].item.provenance) else { return false }
        guard fact.fact.defects.isEmpty else { return false }
        guard fact.fact.kind == .use else { return true }
        let isMember = fact.fact.detail.form == "read" || fact.fact.detail.form == "write"
        return fact.fact.source != .prose && !(isMember && fact.fact.detail.receiver == nil)
    }

    private static func name(_ fact: GuideFact, _ text: inout TextFaults) -> Fault? {
        let kind: Fault.Kind
        var words = TextFaults.words(of: fact.fact.name)
        switch fact.fact.kind {
        case .endpoint:
            kind = .url
            words = TextFaults.words(of: URLForm.normal(URLForm.split(fact.fact.name).url))
        case .header: (kind, words) = (.header, [fact.fact.name])
        case .duration:
            (kind, words) = (.duration, [fact.fact.value ?? fact.fact.name].map { String($0.prefix { $0.isNumber || $0 == "," }) })
        case .type, .method, .property, .enum, .case, .constant, .parameter, .error, .key, .use: kind = .renamed
        }
        for word in words {
            guard let span = TextFaults.find(word, in: fact.fact.span, of: fact.file) else { continue }
            let replacement = kind == .duration ? text.otherValue(than: word.filter { $0 != "," }) : text.misspelled(word)
            return Fault(kind, .guide, in: fact.file, [Fault.Edit(span, replacement)], of: fact.fact.name)
        }
        return nil
    }

    private static func type(_ fact: GuideFact, _ text: inout TextFaults) -> Fault? {
        guard fact.fact.kind != .header, fact.fact.kind != .use, fact.fact.kind != .enum, fact.fact.kind != .case else { return nil }
        let written = ([fact.fact.type] + (fact.fact.detail.parameterTypes ?? [])).compactMap { $0 }
        guard let type = written.randomElement(using: &text.numbers), let word = TextFaults.words(of: type).first,
            let span = TextFaults.find(word, in: fact.fact.span, of: fact.file)
        else { return nil }
        return Fault(.retyped, .guide, in: fact.file, [Fault.Edit(span, text.otherType(than: word))], of: fact.fact.name)
    }

    private static func value(_ fact: GuideFact, _ text: inout TextFaults) -> Fault? {
        guard fact.fact.kind == .case || fact.fact.kind == .constant || fact.fact.kind == .error, let value = fact.fact.value,
            let span = TextFaults.find(value, in: fact.fact.span, of: fact.file)
        else { return nil }
        return Fault(.value, .guide, in: fact.file, [Fault.Edit(span, text.otherValue(than: value))], of: fact.fact.name)
    }

    private static func attribute(_ fact: GuideFact) -> Fault? {
        guard fact.fact.kind == .property, fact.fact.source == .declaration else { return nil }
        for (old, new) in [("readonly", "readwrite"), ("copy", "assign"), ("strong", "weak")] {
            guard let span = TextFaults.find(old, in: fact.fact.span, of: fact.file) else { continue }
            return Fault(.attribute, .guide, in: fact.file, [Fault.Edit(span, new)], of: fact.fact.name)
        }
        return nil
    }

    private static func sign(_ fact: GuideFact) -> Fault? {
        guard fact.fact.kind == .method, fact.fact.source == .declaration, fact.fact.isStatic != nil else { return nil }
        let first = Span(fact.fact.span.start, min(fact.fact.span.start + 1, fact.file.bytes.count))
        switch fact.file.text(first) {
        case "+": return Fault(.sign, .guide, in: fact.file, [Fault.Edit(first, "-")], of: fact.fact.name)
        case "-": return Fault(.sign, .guide, in: fact.file, [Fault.Edit(first, "+")], of: fact.fact.name)
        default: return nil
        }
    }

    /// A name that is gone from every place of the guide.
    private static func dropped(_ matching: Matching, _ lone: LoneFacts) -> [Fault] {
        let mentioned = Set(matching.references.joined().map(TypeNames.bare))
        return matching.items.compactMap { item in
            guard matching.witness.bears(item.item.provenance), item.item.kind != .parameter, !hasSetter(item, matching),
                !hasOtherEvidence(item, mentioned, matching), let first = matching.factsOfItem[item.id].first,
                matching.itemOfFact[first] == item.id, let word = TextFaults.words(of: matching.facts[first].fact.name).first
            else { return nil }
            let file = matching.facts[first].file
            guard lone.areAll(of: item, in: file) else { return nil }
            let facts = matching.factsOfItem[item.id].map { matching.facts[$0] }.filter { $0.file === file }
            let edits = facts.compactMap { TextFaults.find(word, in: $0.fact.span, of: file) }.map { Fault.Edit($0, "") }
            return edits.count == facts.count ? Fault(.dropped, .guide, in: file, unique(edits), of: item.item.name.value) : nil
        }
    }

    /// A property whose setter is documented too is still borne out when its own name is gone.
    private static func hasSetter(_ item: SpecItemReference, _ matching: Matching) -> Bool {
        let setter = NameForms.setter(of: item.item.name.value)
        return item.item.kind == .property && matching.stated.named(setter).contains { $0.item.kind == .method }
    }

    /// A type that has members, or that stands in signatures, is still borne out when its own name is gone.
    private static func hasOtherEvidence(_ item: SpecItemReference, _ mentioned: Set<String>, _ matching: Matching) -> Bool {
        guard item.item.kind == .type || item.item.kind == .enum else { return false }
        let name = item.item.name.value
        return mentioned.contains(name) || matching.stated.members(of: name).contains { !matching.factsOfItem[$0.id].isEmpty }
    }

    private static func unique(_ edits: [Fault.Edit]) -> [Fault.Edit] {
        var seen: Set<Span> = []
        return edits.filter { seen.insert($0.span).inserted }
    }
}

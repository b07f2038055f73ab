import Declarations
import Guide
import SourceText
import Spec

/// Plans mistakes in what samples and sentences write: a scheme, a selector's last colon, a semicolon, a key.
enum SampleFaults {
    static func plan(for matching: Matching, _ text: inout TextFaults) -> [Fault] {
        let declared = Set(matching.facts.filter { $0.fact.kind == .method }.map(\.fact.name))
        var faults: [Fault] = []
        var seen: Set<String> = []
        for fact in matching.facts {
            for fault in [scheme(fact, matching), colon(fact, declared), semicolon(fact)].compactMap({ $0 }) {
                if seen.insert("\(fault.kind) \(fault.edits[0].span)").inserted { faults.append(fault) }
            }
        }
        return faults + keys(matching, &text)
    }

    /// Another scheme in a sample that sets a header.
    private static func scheme(_ fact: GuideFact, _ matching: Matching) -> Fault? {
        guard fact.fact.kind == .header, fact.fact.source == .sample, let item = matching.itemOfFact[fact.id],
            matching.witness.bears(matching.items[item].item.provenance), let scheme = fact.fact.type,
            let span = TextFaults.find(scheme, in: fact.fact.span, of: fact.file)
        else { return nil }
        return Fault(.scheme, .guide, in: fact.file, [Fault.Edit(span, scheme == "Token" ? "Bearer" : "Token")], of: fact.fact.name)
    }

    /// The last colon of a selector of several parts that a sentence names.
    private static func colon(_ fact: GuideFact, _ declared: Set<String>) -> Fault? {
        let name = fact.fact.name
        guard fact.fact.kind == .use, fact.fact.source == .prose, name.hasSuffix(":"), name.dropLast().contains(":"),
            declared.contains(name),
            fact.place.text == name
        else { return nil }
        let last = Span(fact.fact.span.end - 1, fact.fact.span.end)
        return Fault(.colon, .guide, in: fact.file, [Fault.Edit(last, "")], of: name)
    }

    /// The semicolon behind a message that is a statement of its own, the last one on its line.
    private static func semicolon(_ fact: GuideFact) -> Fault? {
        guard fact.fact.kind == .use, fact.fact.source == .sample, fact.fact.detail.form == "call",
            fact.fact.detail.language == .objectiveC,
            fact.fact.defects.isEmpty
        else { return nil }
        let (file, end) = (fact.file, fact.fact.span.end)
        let line = file.lineSpan(fact.line)
        let before = file.text(Span(line.start, fact.fact.span.start))
        let rest = file.text(Span(end, file.lineSpan(file.position(of: end).line).end))
        guard before.allSatisfy(\.isWhitespace), rest.first == ";", rest.dropFirst().allSatisfy(\.isWhitespace) else { return nil }
        return Fault(.semicolon, .guide, in: file, [Fault.Edit(Span(end, end + 1), "")], of: fact.fact.name)
    }

    /// A slip in a key that a sample sends or reads.
    private static func keys(_ matching: Matching, _ text: inout TextFaults) -> [Fault] {
        matching.slips.filter { $0.slip.kind == .sampleKey && $0.place.text == $0.slip.name }.map { key in
            let edit = Fault.Edit(key.place.span, text.misspelled(key.slip.name))
            return Fault(.key, .guide, in: key.place.file, [edit], of: key.slip.name)
        }
    }
}

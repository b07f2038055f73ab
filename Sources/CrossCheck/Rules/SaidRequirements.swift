import Guide
import SourceText
import Spec

/// A header that a sentence in the section of a call requires, "Requires the `Door-Key` header", need not be sent in the spec.
enum SaidRequirements {
    static func findings(_ endpoint: SpecItemReference, _ call: CallWitness) -> [Finding] {
        let matching = call.matching
        let headers = matching.stated.members(of: endpoint.callName).filter { $0.item.kind == .header }
        return headers.compactMap { header in
            guard header.item.isRequired?.value != true, header.item.impliedRequired != true else { return nil }
            let facts = matching.factsOfItem[header.id].map { matching.facts[$0] }.filter { $0.fact.kind == .header }
            guard let place = facts.lazy.compactMap({ sentence(on: header.item.name.value, below: $0) }).first else { return nil }
            let name = endpoint.callName
            return Finding(
                RequirednessDiffers.rule,
                "the header `\(header.item.name.value)` of `\(name)` is optional in the spec and required in \(matching.witness.title)",
                name: header.item.name.value, spec: header.item.isRequired?.place ?? header.item.name.place, guide: place, says: "required",
                witness: matching.witness)
        }
    }

    /// The line of the section that asks for it.
    private static func sentence(on name: String, below fact: GuideFact) -> Place? {
        guard let heading = fact.fact.detail.headingLine else { return nil }
        let name = name.lowercased()
        let phrases = [
            "requires the \(name)", "requires a \(name)", "requires an \(name)", "requires \(name)", "\(name) is required",
            "\(name) header is required", "must include the \(name)", "must send the \(name)", "must contain the \(name)",
        ]
        for line in (heading + 1)..<(heading + 80) where line <= fact.file.lineCount {
            let span = fact.file.lineSpan(line)
            let text = fact.file.text(span)
            if text.hasPrefix("#") { return nil }
            guard text.utf8.count < 600, text.utf8.count > name.utf8.count else { continue }
            let plain = plain(text.lowercased())
            if phrases.contains(where: plain.has) { return Place(fact.file, span) }
        }
        return nil
    }

    /// Without marks and tags.
    private static func plain(_ text: String) -> String {
        var isInTag = false
        return text.filter { letter in
            if letter == "<" { isInTag = true }
            defer { if letter == ">" { isInTag = false } }
            return !isInTag && !"`*_".contains(letter)
        }
    }
}

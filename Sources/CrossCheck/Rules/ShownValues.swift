import Guide
import SourceText
import Spec

/// The fixed value of a member that stands in the section of another call: two calls' values are exchanged.
///
/// A sample shows what may stand there, and a constant is all that may: another call's value in this call's own JSON, or in its own row,
/// says whose is whose.
struct ShownValues {
    /// By name of a member: the values that calls of the spec give it.
    private let values: [String: Set<String>]

    init(_ stated: StatedItems) {
        var values: [String: Set<String>] = [:]
        for item in stated.items where item.item.kind == .endpoint {
            for member in (item.item.answers + item.item.requests + [item.item.parameters]).joined() {
                guard let constant = member.constant else { continue }
                values[member.name.value, default: []].insert(constant.value)
            }
        }
        self.values = values
    }

    func findings(_ endpoint: SpecItemReference, _ document: DocumentedCall) -> [Finding] {
        guard !values.isEmpty else { return [] }
        let item = endpoint.item
        return item.answers.joined().compactMap { finding($0, .answer, endpoint, document) }
            + (item.requests + [item.parameters]).joined().compactMap { finding($0, .request, endpoint, document) }
    }

    private func finding(_ member: BodyMember, _ side: BodySide, _ endpoint: SpecItemReference, _ document: DocumentedCall) -> Finding? {
        let name = member.name.value
        guard let constant = member.constant, let others = values[name] else { return nil }
        let shown = document.members(name, in: side).map { (place: $0.place, words: Self.words($0).filter { $0 != name }) }
        guard !shown.contains(where: { $0.words.contains(constant.value) }) else { return nil }
        let told = shown.compactMap { shown in shown.words.first(where: others.contains).map { (shown.place, $0) } }
        let isListed = document.members(name, in: side).contains(where: \.isListed)
        guard let (place, word) = told.first ?? (isListed ? agreed(shown) : nil) else { return nil }
        return Finding(
            UndocumentedValue.rule,
            "`\(name)` of `\(endpoint.callName)` is always `\(constant.value)` in the spec, and `\(word)` in \(document.witness.title)",
            name: constant.value, spec: constant.place, guide: place, help: "write the value as the document has it for this call",
            says: word, witness: document.witness)
    }

    /// A value that the row has in code, the only one there, and the JSON as well.
    private func agreed(_ shown: [(place: Place, words: [String])]) -> (Place, String)? {
        let words = shown.map(\.words).filter { !$0.isEmpty }
        guard words.count > 1, let first = shown.first(where: { !$0.words.isEmpty }), let word = first.words.first,
            words.allSatisfy({ $0 == [word] })
        else { return nil }
        return (first.place, word)
    }

    /// What stands in code in a row, or behind the colon in JSON.
    private static func words(_ member: DocumentedCall.Member) -> [String] {
        let file = member.place.file
        guard member.isListed else {
            let line = file.lineSpan(member.place.start.line)
            guard line.end > member.place.span.end else { return [] }
            let parts = file.text(Span(member.place.span.end, line.end)).split(separator: "\"", omittingEmptySubsequences: false)
            // `": "value"`
            guard parts.count > 2, parts[0].isEmpty, parts[1].allSatisfy({ $0 == ":" || $0 == " " }) else { return [] }
            return [String(parts[2])]
        }
        let parts = member.row.parts
        return stride(from: 1, to: parts.count, by: 2).map { parts[$0] }
    }
}

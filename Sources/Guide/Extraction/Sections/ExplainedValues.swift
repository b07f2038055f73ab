import SourceText

/// `"state": "Open|Shut"` in a message, and further down "Open" and "Shut" as headings: the values of that member, each with its own section.
extension Extraction {
    mutating func stateExplainedValues() {
        let members = membersWithChoices()
        guard !members.isEmpty else { return }
        let titles = plainTitles()
        let stated = Set(facts.lazy.filter { [.case, .constant, .error, .type, .enum].contains($0.kind) }.map(\.name))
        for member in members {
            let spans = member.values.compactMap { titles[$0] }
            guard spans.count == member.values.count, stated.isDisjoint(with: member.values) else { continue }
            for (value, span) in zip(member.values, spans) {
                addBehind(Fact(.case, value, owner: member.name, source: .heading, span: span))
            }
        }
    }

    /// Members of JSON whose value is names with bars between them.
    private func membersWithChoices() -> [(name: String, values: [String])] {
        var found: [(name: String, values: [String])] = []
        for case .code(let text, _) in document.blocks.map(\.kind) where text.characters.has("|") {
            let parts = text.characters.split(separator: "\"", omittingEmptySubsequences: false)
            // A name in quotes, a colon, and a value in quotes.
            for index in parts.indices.dropFirst().dropLast(2) where parts[index + 1].trimmingBlanks() == ":" {
                let values = parts[index + 2].split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmingBlanks() }
                guard values.count > 1, Set(values).count == values.count, values.allSatisfy(Self.isValue) else { continue }
                let name = String(parts[index])
                guard NameShape.isPlainName(name), !found.contains(where: { $0.name == name }) else { continue }
                found.append((name, values))
            }
        }
        return found
    }

    /// A word that is no type of data: `string|null` says what may stand there.
    private static func isValue(_ text: String) -> Bool {
        text.utf8.count > 1 && text.utf8.first.map(NameShape.opensIdentifier) == true && text.utf8.allSatisfy(NameShape.isIdentifierPart)
            && !TypeWords.isType(text) && text.lowercased() != "null"
    }

    /// Headings that are one word, perhaps with a picture or a number before it.
    private func plainTitles() -> [String: Span] {
        var titles: [String: Span] = [:]
        for case .heading(_, let text) in document.blocks.map(\.kind) {
            let passage = Passage(text)
            guard let start = passage.bytes.firstIndex(where: NameShape.opensIdentifier) else { continue }
            let end = passage.identifierEnd(from: start)
            // No letter of any script besides.
            let rest = passage.string(Span(0, start)) + passage.string(Span(end, passage.bytes.count))
            let name = passage.string(Span(start, end))
            if !rest.contains(where: \.isLetter), titles[name] == nil { titles[name] = passage.file(Span(start, end)) }
        }
        return titles
    }
}

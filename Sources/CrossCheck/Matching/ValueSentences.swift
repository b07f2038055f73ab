import Guide
import SourceText

/// Sentences that list the values of something in code: "Valid `mode`s are `day` and `night`."
struct ValueSentences {
    struct Sentence {
        var name: String
        var listed: ListedValues
        var place: Place
    }

    private struct Section {
        let start: Int
        let end: Int
        let call: String
    }

    private var sentences: [ObjectIdentifier: [Sentence]] = [:]
    /// By file: which call is spoken of on which lines.
    private var sections: [ObjectIdentifier: [Section]] = [:]

    init(_ matching: Matching) {
        let calls = Dictionary(grouping: matching.facts.filter { $0.fact.kind == .endpoint }) { ObjectIdentifier($0.file) }
        for (id, calls) in calls {
            guard let file = calls.first?.file else { continue }
            let found = Self.sentences(in: file)
            guard !found.isEmpty else { continue }
            sentences[id] = found
            let starts = calls.sorted { $0.line < $1.line }
            sections[id] = starts.indices.map { index in
                let next = starts[(index + 1)...].first?.line ?? Int.max
                return Section(start: starts[index].line, end: next, call: starts[index].fact.name)
            }
        }
    }

    /// The sentences about something in the sections of a call.
    func about(_ name: String, of calls: Set<String>) -> [Sentence] {
        sentences.flatMap { id, sentences in
            sentences.filter { sentence in
                guard sentence.name == name else { return false }
                let line = sentence.place.start.line
                return sections[id]?.contains { $0.start <= line && line < $0.end && calls.contains($0.call) } == true
            }
        }.sorted { $0.place.span < $1.place.span }
    }

    private static func sentences(in file: SourceFile) -> [Sentence] {
        (1...max(1, file.lineCount)).compactMap { line in
            let span = file.lineSpan(line)
            guard file.bytes[span.start..<span.end].count(where: { $0 == 0x60 }) > 5 else { return nil }
            return sentence(file.text(span), Place(file, span))
        }
    }

    /// `mode` and, behind a word that says so, its values.
    private static func sentence(_ text: String, _ place: Place) -> Sentence? {
        guard text.utf8.count < 1500, !text.contains("|"), let first = text.first(where: { $0 != " " }), !"-*+#<".contains(first) else {
            return nil
        }
        let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
        guard parts.count > 6, leads.contains(where: { parts[2].lowercased().has($0) }), let listed = ListedValues(parts, name: parts[1])
        else {
            return nil
        }
        guard listed.words.first == parts[3] else { return nil }
        return Sentence(name: parts[1], listed: listed, place: place)
    }

    /// What stands between a name and its values.
    private static let leads = ["are", "one of", "either", "can be", "may be", "must be", "values", "は", "중", "값", "可选值", "取值", "可以是", "为"]
}

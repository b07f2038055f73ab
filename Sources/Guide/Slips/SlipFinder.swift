import Declarations
import SourceText

/// Finds one kind of slip in a guide.
protocol SlipFinder: Sendable {
    static func slips(in guide: ExaminedGuide) -> [Slip]
}

/// A guide as finders of slips see it: its blocks, the languages of its code, and the facts that were read.
struct ExaminedGuide {
    let document: Document
    /// Of code blocks, by their position: the API's language, where they are written in it.
    let languages: [Int: Language]
    let facts: [Fact]

    private static let finders: [any SlipFinder.Type] = [
        HeadingNumbers.self, CollapsedTables.self, SwallowedTypes.self, UnendedStatements.self, CutSelectors.self, AbsentLists.self,
        MisspelledWords.self, MisspelledPlaceholders.self, MisspelledParts.self, SampleKeys.self,
    ]

    /// Everything that the guide gets wrong by itself, in the order of its places.
    var slips: [Slip] {
        var seen: Set<Slip> = []
        let all = Self.finders.flatMap { $0.slips(in: self) }.filter { seen.insert($0).inserted }
        return all.sorted { ($0.span, $0.kind.rawValue, $0.name) < ($1.span, $1.kind.rawValue, $1.name) }
    }

    /// The code blocks in one of the API's languages.
    var samples: [(text: Text, language: Language)] {
        document.blocks.enumerated().compactMap { index, block in
            guard case .code(let text, _) = block.kind, let language = languages[index] else { return nil }
            return (text, language)
        }
    }

    /// Headings, paragraphs, items and cells: what is written for people.
    var prose: [Text] {
        document.blocks.flatMap { block -> [Text] in
            switch block.kind {
            case .heading(_, let text), .paragraph(let text), .item(_, let text): [text]
            case .table(let table): table.header.map(\.text) + table.rows.flatMap { $0.cells.map(\.text) }
            case .code: []
            }
        }
    }

    /// What a place without a name is called: after the first fact in it, or else the last call or declaration of a method before it, the outermost
    /// of several.
    ///
    /// Not after its line: an erratum that names it holds where lines move.
    func name(of span: Span) -> String {
        let inside = facts.filter { span.contains($0.span) }.min { ($0.span, $0.name) < ($1.span, $1.name) }
        let before = facts.filter { $0.span.start < span.start && isMethod($0) }.max {
            ($0.span.end, $1.span.start, $0.name) < ($1.span.end, $0.span.start, $1.name)
        }
        return (inside ?? before)?.name ?? "line \(document.file.position(of: span.start).line)"
    }

    private func isMethod(_ fact: Fact) -> Bool {
        switch fact.kind {
        case .method, .endpoint: true
        case .use: fact.detail.form == "call" && fact.source == .sample || fact.detail.form == "implementation"
        case .type, .property, .enum, .case, .constant, .parameter, .error, .header, .key, .duration: false
        }
    }
}

extension Passage {
    /// The longest runs of bytes that are of a kind: words, however a finder understands them.
    func runs(of isPart: (UInt8) -> Bool) -> [Span] {
        var runs: [Span] = []
        var index = 0
        while index < bytes.count {
            let start = index
            while index < bytes.count, isPart(bytes[index]) { index += 1 }
            if index > start { runs.append(Span(start, index)) } else { index += 1 }
        }
        return runs
    }
}

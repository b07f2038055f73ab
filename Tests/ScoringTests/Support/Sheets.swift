import Guide
import SourceText

/// Sheets of facts that are made, not read.
enum Sheets {
    static func read(_ guide: String) -> FactSheet? {
        DocumentReader.read(SourceFile(path: "guide.md", text: guide)).document.map(FactExtractor.facts)
    }

    static func endpoint(_ name: String) -> FactSheet {
        let file = SourceFile(path: "guide.md", text: name)
        let fact = Fact(.endpoint, name, source: .table, span: file.wholeSpan)
        return FactSheet(file: file, format: .markdown, facts: [fact], unread: [])
    }
}

import SourceText

/// "**string** (required, length = 100) Its name", "Required. Its name": what the text that explains a parameter opens with, besides what
/// it means.
struct MeaningHead {
    private(set) var type: String?
    private(set) var isRequired: Bool?

    private let passage: Passage
    private var rest: Span

    init(_ passage: Passage) {
        self.passage = passage
        rest = passage.lines.lazy.map { passage.trimmed($0) }.first { !$0.isEmpty } ?? Span(0, 0)
        readType()
        readRequirement()
    }

    /// A type of data in a mark, or before a bracket with more about it.
    private mutating func readType() {
        let word = marked ?? Span(rest.start, passage.bytes[rest.start..<rest.end].prefix { $0 > 0x20 && $0 != 0x28 }.endIndex)
        let text = passage.string(word).filter { $0 != "`" && $0 != "*" }
        let behind = passage.trimmed(Span(word.end, rest.end))
        let isApart = marked != nil || !behind.isEmpty && passage.bytes[behind.start] == 0x28
        guard TypeWords.isType(text), !text.has(" "), isApart else { return }
        type = Extraction.typeName(text)
        rest = behind
    }

    private mutating func readRequirement() {
        while rest.start < rest.end, " .,;:-*`".utf8.contains(passage.bytes[rest.start]) { rest.start += 1 }
        if rest.start < rest.end, passage.bytes[rest.start] == 0x28 || passage.bytes[rest.start] == 0x5B {
            let inner = passage.bytes[(rest.start + 1)..<min(rest.end, rest.start + 90)].prefix { $0 != 0x29 && $0 != 0x5D }
            let parts = String(decoding: inner, as: UTF8.self).split { ",;，、".contains($0) }
            isRequired = parts.lazy.compactMap { Requiredness.said(by: $0.trimmingBlanks()) }.first
        } else {
            let word = marked.map(passage.string) ?? passage.string(rest).prefix { $0.isLetter }.description
            let behind = passage.string(Span(min(rest.end, rest.start + word.utf8.count), rest.end))
            guard marked != nil || behind.isEmpty || ".,;:。，、；：".contains(behind.first ?? " ") else { return }
            isRequired = Requiredness.said(by: word)
        }
    }

    /// What stands in bold, italics or as code at the very start.
    private var marked: Span? {
        passage.text.marks.first { $0.kind.isStyle && $0.range.start == rest.start && $0.range.end <= rest.end }?.range
    }
}

extension Extraction {
    /// What the row's text says first of a parameter, or of a member of an object that calls share, where no column says it.
    func meaningHead(_ kind: Fact.Kind, _ row: Table.Row, _ shape: TableShape) -> MeaningHead? {
        let isOfObject = kind == .property && shape.owner == nil
        guard kind == .parameter || kind == .header || isOfObject, let index = shape.index(.meaning), index < row.cells.count else {
            return nil
        }
        return MeaningHead(Passage(row.cells[index].text))
    }
}

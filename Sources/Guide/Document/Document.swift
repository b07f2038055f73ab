package import APIDescriptions
package import Declarations
package import SourceText

/// A guide as a flat sequence of blocks in reading order, whatever its format was. Every block knows the bytes it came from.
///
/// The sequence is flat on purpose: guides nest lists, tables and code in ways that mean nothing, and what owns a block is told by the
/// headings and paragraphs before it.
package struct Document: Sendable {
    package var file: SourceFile
    package var format: Format
    package var blocks: [Block]
    /// What the readers noticed: mended bytes, text that stands outside every block.
    package var defects: [Defect]
    /// What the format says about itself and no reader sees: front matter, attribute lines. No block holds these bytes.
    package var ignored: [Span] = []
    /// Of an OpenAPI description, which has no blocks.
    package var description: APIDescription?

    package enum Format: String, Sendable {
        case html, markdown, text
        /// An Objective-C header.
        case header
        /// A `.swiftinterface`, or a Swift source of which the public part counts.
        case swift
        /// An Objective-C implementation: an SDK's own code, of which names and paths count.
        case implementation
        /// A property list of an app: `Info.plist`, entitlements.
        case propertyList = "property-list"
        /// An OpenAPI description.
        case description

        /// Declares an API, or implements it, and nothing else: no prose, no samples.
        package var isInterface: Bool { self == .header || self == .swift || self == .implementation }

        /// States facts and nothing else; whatever of it the spec does not take up is nobody's concern.
        package var isOnlyFacts: Bool { isInterface || self == .description || self == .propertyList }
    }

    package init(file: SourceFile, format: Format, blocks: [Block], defects: [Defect] = []) {
        self.file = file
        self.format = format
        self.blocks = blocks
        self.defects = defects
    }
}

package struct Block: Sendable {
    package var kind: Kind
    /// The bytes of the whole block, markup included.
    package var span: Span

    package init(_ kind: Kind, span: Span) {
        self.kind = kind
        self.span = span
    }

    /// A heading of the first level.
    var isTitle: Bool { if case .heading(1, _) = kind { true } else { false } }

    package enum Kind: Sendable {
        case heading(level: Int, Text)
        case paragraph(Text)
        /// One list item's own text; nested items are blocks of their own with a greater depth.
        case item(depth: Int, Text)
        case code(Text, language: String?)
        case table(Table)
    }
}

/// Text taken out of its markup, each character of which can be found again in the file.
package struct Text: Sendable {
    /// Entities decoded, tags dropped, `<br>` a line break. Whitespace of prose is collapsed, that of code is kept.
    package var characters: String
    /// Parts of the text that the markup marks out, as ranges of UTF-8 offsets in `characters`.
    package var marks: [Mark]
    /// Maps UTF-8 offsets of `characters` to byte offsets of the file: ascending (text offset, file offset) where a run starts.
    package var runs: [Run]
    /// The end in the file of the last run.
    package var end: Int

    package struct Run: Hashable, Sendable {
        package var textOffset: Int
        package var fileOffset: Int
        /// A decoded entity or a collapsed blank: its characters all lie at `fileOffset..<fileOffset + fileLength`. 0 for a verbatim run.
        package var fileLength: Int

        package init(textOffset: Int, fileOffset: Int, fileLength: Int = 0) {
            self.textOffset = textOffset
            self.fileOffset = fileOffset
            self.fileLength = fileLength
        }
    }

    package struct Mark: Hashable, Sendable {
        package enum Kind: Hashable, Sendable {
            case strong, emphasis, code
            case link(String)

            /// How the text looks, and not where it leads.
            var isStyle: Bool { if case .link = self { false } else { true } }
        }

        package var kind: Kind
        package var range: Span

        package init(_ kind: Kind, range: Span) {
            self.kind = kind
            self.range = range
        }
    }

    package init(characters: String, marks: [Mark] = [], runs: [Run], end: Int) {
        self.characters = characters
        self.marks = marks
        self.runs = runs
        self.end = end
    }

    /// The bytes of the file that a range of UTF-8 offsets of `characters` came from.
    package func fileSpan(_ range: Span) -> Span {
        let start = fileOffset(of: range.start)
        guard range.length > 0 else { return Span(start, start) }
        return Span(start, max(start, fileEnd(of: range.end)))
    }

    private func run(at offset: Int) -> Int? {
        var low = 0
        var high = runs.count
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].textOffset <= offset { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? nil : low - 1
    }

    private func fileOffset(of offset: Int) -> Int {
        guard let index = run(at: offset) else { return end }
        let run = runs[index]
        return run.fileLength > 0 ? run.fileOffset : run.fileOffset + (offset - run.textOffset)
    }

    /// The file offset just behind the character that ends at a text offset.
    private func fileEnd(of offset: Int) -> Int {
        guard let index = run(at: offset - 1) else { return end }
        let run = runs[index]
        return run.fileLength > 0 ? run.fileOffset + run.fileLength : run.fileOffset + (offset - run.textOffset)
    }
}

extension Document {
    /// What its listings say, in their order.
    var listings: some Sequence<String> {
        blocks.lazy.compactMap { block in
            if case .code(let text, _) = block.kind { text.characters } else { nil }
        }
    }
}

package struct Table: Sendable {
    /// Empty where the table has no header row.
    package var header: [Cell]
    package var rows: [Row]
    package var caption: Text?

    package struct Row: Sendable {
        package var cells: [Cell]
        package var span: Span

        package init(cells: [Cell], span: Span) {
            self.cells = cells
            self.span = span
        }

        /// A row of at least one cell, from where the first of its cells in the file begins to where the last ends.
        init(cells: [Cell]) { self.init(cells: cells, span: cells.dropFirst().reduce(cells[0].span) { $0.union($1.span) }) }
    }

    package struct Cell: Sendable {
        package var text: Text
        package var span: Span

        package init(text: Text, span: Span) {
            self.text = text
            self.span = span
        }
    }

    package init(header: [Cell], rows: [Row], caption: Text? = nil) {
        self.header = header
        self.rows = rows
        self.caption = caption
    }
}

import SourceText

/// Reads text that was taken from a page: no markup tells what is a heading, code or a table, only the shape of lines does.
///
/// A wrong guess costs structure, never text: every line that is not blank ends up in exactly one block.
struct TextReader {
    let source: UnsafeBufferPointer<UInt8>
    let lines: [TextLine]
    let dialect: TextDialect
    var blocks: [Block] = []
    private var index = 0
    private var itemIndentations: [Int] = []
    private var hasHeading = false
    /// The level of the last title that counts chapters of two levels or more.
    private var chapterLevel: Int?
    /// What literal blocks are said to be written in.
    private var literalLanguage: String?
    /// Whether a browser copied it: tabs part the cells of its tables, and what looks like one without them is none.
    private let isCopied: Bool
    /// The signs under headings so far.
    private var underlines: [UInt8] = []

    static func read(
        _ source: UnsafeBufferPointer<UInt8>, _ span: Span, in dialect: TextDialect = .plain, into content: inout GuideContent
    ) {
        var reader = TextReader(source, span, dialect)
        reader.readBlocks()
        content.blocks.append(contentsOf: reader.blocks)
    }

    private init(_ source: UnsafeBufferPointer<UInt8>, _ span: Span, _ dialect: TextDialect) {
        self.source = source
        self.dialect = dialect
        let lines = ByteLines(source, span).map { TextLine($0, source, dialect) }
        self.lines = lines
        isCopied = dialect == .plain && lines.indices.contains { TabbedTable.begins(lines, source, at: $0) }
    }

    private mutating func readBlocks() {
        while index < lines.count {
            let line = lines[index]
            literalLanguage = LiteralBlock.highlight(line, source, dialect) ?? literalLanguage
            if line.isBlank {
                index += 1
            } else if let heading = UnderlinedHeading(lines, source, at: index) {
                readHeading(heading)
            } else if let endpoint = EndpointDirective(line, source, dialect) {
                append(endpoint)
                index += 1
            } else if let object = ObjectDirective(line, source, dialect) {
                append(object)
                index += 1
            } else if let code = CodeDirective(lines, source, at: index) {
                blocks.append(code.block)
                index = code.end
            } else if let literal = LiteralBlock(lines, source, at: index, dialect, language: literalLanguage) {
                blocks += literal.blocks
                index = literal.end
            } else if let table = ListTable(lines, source, at: index, dialect) {
                blocks.append(table.block)
                index = table.end
            } else if let table = CSVTable(lines, source, at: index, dialect) {
                blocks.append(table.block)
                index = table.end
            } else if let table = RuledTable(lines, source, at: index, dialect) {
                blocks.append(table.block)
                index = table.end
            } else if let table = GridTable(lines, source, at: index, dialect) {
                blocks.append(table.block)
                index = table.end
            } else if case .item(let mark) = line.shape {
                readItem(mark)
            } else if let field = FieldLine(lines, source, at: index, dialect) {
                if field.isParameter { appendTitleOfFields(before: line.content.start, field.mark) }
                readItem(field.mark)
            } else if DefinitionTerm.stands(lines, source, at: index, dialect) {
                readItem(0)
            } else if let end = DefinitionTerm.end(lines, source, at: index, dialect) {
                readTerm(upTo: end)
            } else if let members = MemberRows(lines, source, at: index, dialect) {
                blocks.append(members.block)
                index = members.end
            } else if let table = TabbedTable(lines, source, at: index, dialect) {
                blocks.append(table.block)
                index = table.end
            } else if let end = TextCode(lines, source).end(of: index) {
                readCode(upTo: end)
            } else if !isCopied, let table = TextTable.read(lines, source, at: index) {
                blocks.append(table.block)
                index = table.end
            } else if dialect == .plain, let list = TermLines(lines, source, at: index) {
                append(list)
            } else if dialect == .plain, let end = BareConstants.end(lines, source, at: index) {
                readCode(upTo: end)
            } else if dialect == .plain, let items = BareItems(lines, source, at: index) {
                for _ in items.lines { readItem(0) }
            } else if isHeading(index) {
                readHeading()
            } else {
                readParagraph()
            }
        }
    }
}

// MARK: - Blocks

extension TextReader {
    /// From the first line's own start to the last line's end: code keeps its indentation.
    private mutating func readCode(upTo end: Int) {
        let span = Span(lines[index].span.start, lines[end - 1].span.end)
        var builder = TextBuilder(.kept)
        builder.append(source, span)
        blocks.append(Block(.code(builder.take(), language: nil), span: span))
        index = end
    }

    private mutating func readItem(_ mark: Int) {
        let first = lines[index]
        var builder = TextBuilder()
        builder.append(source, Span(first.content.start + mark, first.content.end), in: dialect)
        var last = first
        index += 1
        // Lines that stand under the item's text belong to it.
        while index < lines.count, lines[index].indentation > first.indentation, isContinuation(index) {
            builder.appendBreak(for: Span(last.span.end, last.span.end + 1))
            last = lines[index]
            builder.append(source, last.content, in: dialect)
            index += 1
        }
        let depth = depth(of: first.indentation)
        let text = builder.take()
        let block = text.characters.isEmpty ? Block.Kind.paragraph(verbatim(first.content)) : .item(depth: depth, text)
        blocks.append(Block(block, span: Span(first.content.start, last.content.end)))
    }

    /// A term of reStructuredText, and what the lines below it say.
    private mutating func readTerm(upTo end: Int) {
        let term = lines[index].content
        let depth = depth(of: lines[index].indentation)
        let meaning = Span(lines[index + 1].content.start, lines[end - 1].content.end)
        blocks.append(Block(.item(depth: depth, verbatim(term)), span: term))
        blocks.append(Block(.item(depth: depth + 1, verbatim(meaning)), span: meaning))
        index = end
    }

    /// A term is an item, and what it means one inside of it, as in a list of definitions that has its markup.
    private mutating func append(_ list: TermLines) {
        for (term, meaning) in list.terms {
            let name = lines[term].content
            blocks.append(Block(.item(depth: 1, verbatim(name)), span: name))
            for line in meaning { blocks.append(Block(.item(depth: 2, verbatim(lines[line].content)), span: lines[line].content)) }
        }
        itemIndentations = []
        index = list.end
    }

    private func isContinuation(_ index: Int) -> Bool {
        switch lines[index].shape {
        case .prose: true
        case .neutral: TextCode(lines, source).end(of: index) == nil
        case .blank, .code, .item: false
        }
    }

    private func verbatim(_ span: Span) -> Text {
        var builder = TextBuilder()
        builder.append(source, span, in: dialect)
        return builder.take()
    }

    private mutating func depth(of indentation: Int) -> Int {
        while let last = itemIndentations.last, last >= indentation { itemIndentations.removeLast() }
        itemIndentations.append(indentation)
        return itemIndentations.count
    }

    private mutating func readHeading() {
        let content = lines[index].content
        let isPage = PageTitle.stands(lines[index], source, dialect) || TypeHead.isTitle(lines, source, at: index, dialect)
        let level = hasHeading && !isPage ? levelOfTitle(content, chapter: chapterLevel) : 1
        if isNumbered(index) { chapterLevel = level }
        hasHeading = true
        itemIndentations = []
        blocks.append(Block(.heading(level: level, verbatim(content)), span: content))
        index += 1
    }

    private mutating func readHeading(_ heading: UnderlinedHeading) {
        if !underlines.contains(heading.sign) { underlines.append(heading.sign) }
        let level = min(6, (underlines.firstIndex(of: heading.sign) ?? 0) + 1)
        hasHeading = true
        itemIndentations = []
        blocks.append(
            Block(.heading(level: level, verbatim(heading.title)), span: Span(heading.title.start, lines[heading.end - 1].content.end)))
        index = heading.end
    }

    /// One line, and those that follow it where it was broken for its length.
    private mutating func readParagraph() {
        var builder = TextBuilder()
        let first = lines[index]
        var last = first
        builder.append(source, first.content, in: dialect)
        index += 1
        while index < lines.count, isBroken(last, before: lines[index]), isContinuation(index) {
            builder.append(source, Span(last.span.end, lines[index].content.end), in: dialect)
            last = lines[index]
            index += 1
        }
        if first.indentation == 0 { itemIndentations = [] }
        blocks.append(Block(.paragraph(builder.take()), span: Span(first.content.start, last.content.end)))
    }

    /// A long line without an end of a sentence goes on in the next, if that starts in lower case.
    private func isBroken(_ line: TextLine, before next: TextLine) -> Bool {
        guard !next.isBlank, line.content.length >= 60, next.indentation == line.indentation else { return false }
        return source[next.content.start].isASCIILowercase && !Array(".:;!?".utf8).contains(source[line.content.end - 1])
    }
}

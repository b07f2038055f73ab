import SourceText

/// A table whose cells ran together: a row of known header words, then rows whose identifiers show where the columns are.
struct TextTable {
    var block: Block
    /// The line behind the table.
    var end: Int

    /// Header words in the two languages that guides of this kind are written in.
    private static let headerWords: Set<String> = [
        "name", "description", "type", "key", "value", "parameter", "parameters", "required", "optional", "code", "message", "error",
        "status", "field", "default", "property", "method", "service", "id", "scope", "meaning", "header", "format", "note", "notes",
        "example",
        "이름", "설명", "타입", "유형", "형식", "필수", "필수여부", "여부", "값", "코드", "오류", "에러", "의미", "비고", "파라미터", "매개변수", "변수", "변수명", "구분", "항목", "헤더",
        "필드",
        "기본값", "구성", "해당속성", "속성", "정보", "프로퍼티", "상품명", "상품타입", "상수", "메서드", "메소드", "키", "종류", "예시", "상태", "메시지", "응답", "요청",
    ]

    static func read(_ lines: [TextLine], _ source: UnsafeBufferPointer<UInt8>, at start: Int) -> TextTable? {
        guard start + 1 < lines.count, !lines[start + 1].isBlank, let header = header(lines[start], source) else { return nil }
        var rows = TextTableRows(columns: header.count, source)
        var index = start + 1
        while index < lines.count, !lines[index].isBlank, rows.add(lines[index]) { index += 1 }
        guard !rows.rows.isEmpty else { return nil }
        let cells = header.map { rows.cell($0) }
        let span = Span(lines[start].content.start, lines[index - 1].content.end)
        return TextTable(block: Block(.table(Table(header: cells, rows: rows.made())), span: span), end: index)
    }

    /// The spans of the header's words, where all of the line's words are some.
    private static func header(_ line: TextLine, _ source: UnsafeBufferPointer<UInt8>) -> [Span]? {
        let words = TextTableRows.words(line.content, source)
        guard (2...6).contains(words.count) else { return nil }
        let isHeader = words.allSatisfy { word in
            headerWords.contains(String(decoding: source[word.start..<word.end], as: UTF8.self).lowercased())
        }
        return isHeader ? words : nil
    }
}

/// Takes lines apart into the cells of rows.
struct TextTableRows {
    private(set) var rows: [[[Span]]] = []
    private let columns: Int
    private let source: UnsafeBufferPointer<UInt8>
    /// Whether rows start with an identifier or with words, as the first one does.
    private var startsWithIdentifier: Bool?

    init(columns: Int, _ source: UnsafeBufferPointer<UInt8>) {
        self.columns = columns
        self.source = source
    }

    /// Adds a line as a row, or to the row before it; false where it can be neither.
    mutating func add(_ line: TextLine) -> Bool {
        if case .item = line.shape { return false }
        let words = Self.words(line.content, source)
        let identifiers = words.map(isIdentifier)
        let isFirst = identifiers.first == true
        if startsRow(isFirst, identifiers) {
            startsWithIdentifier = isFirst
            rows.append(cells(of: words, identifiers, line.content))
            return true
        }
        guard !rows.isEmpty else { return false }
        return addToRow(line.content, isIdentifier: isFirst)
    }

    private func startsRow(_ isFirst: Bool, _ identifiers: [Bool]) -> Bool {
        guard identifiers.count > 1, identifiers.contains(true) else { return false }
        // With one identifier before the words, or words before an identifier, as in the rows above.
        return startsWithIdentifier.map { $0 == isFirst } ?? true
    }

    /// Words before the first identifier are a cell, then every identifier is one, and the last cell takes the rest.
    private func cells(of words: [Span], _ identifiers: [Bool], _ line: Span) -> [[Span]] {
        var cells: [[Span]] = []
        var index = 0
        if identifiers[0] == false {
            while index < words.count, !identifiers[index] { index += 1 }
            cells.append([Span(words[0].start, words[index - 1].end)])
        }
        while index < words.count, identifiers[index], cells.count < columns - 1 {
            cells.append([words[index]])
            index += 1
        }
        if index < words.count { cells.append([Span(words[index].start, line.end)]) }
        return cells
    }

    private mutating func addToRow(_ line: Span, isIdentifier: Bool) -> Bool {
        let last = rows.count - 1
        let cell = rows[last].count - 1
        let continuesIdentifier = self.isIdentifier(Self.words(rows[last][cell][0], source)[0])
        if isIdentifier == continuesIdentifier || (source[line.start] == UInt8(ascii: ".") && isLast(cell)) {
            rows[last][cell].append(line)
        } else if !isLast(cell) {
            rows[last].append([line])
        } else {
            return false
        }
        return true
    }

    private func isLast(_ cell: Int) -> Bool { cell + 1 >= columns }

    /// A name as code has it: `account.email_address`, `ageRange`, `TypeConsumable`; not `URL`-like words inside a sentence, which come later.
    private func isIdentifier(_ word: Span) -> Bool {
        let bytes = source[word.start..<word.end]
        guard let first = bytes.first, first.isASCIILetter || first == UInt8(ascii: "_") else { return false }
        return bytes.allSatisfy { $0.isIdentifierByte || Array(".:-[]()*".utf8).contains($0) }
    }

    static func words(_ span: Span, _ source: UnsafeBufferPointer<UInt8>) -> [Span] {
        var words: [Span] = []
        var start = span.start
        for index in span.start...span.end where index == span.end || source[index].isASCIIBlank {
            if index > start { words.append(Span(start, index)) }
            start = index + 1
        }
        return words
    }

    func made() -> [Table.Row] {
        rows.map { row in
            var made = Table.Row(cells: row.map { cell($0) })
            let end = made.span.end
            while made.cells.count < columns {
                made.cells.append(Table.Cell(text: Text(characters: "", runs: [], end: end), span: Span(end, end)))
            }
            return made
        }
    }

    func cell(_ span: Span) -> Table.Cell { cell([span]) }

    private func cell(_ spans: [Span]) -> Table.Cell {
        var builder = TextBuilder()
        var end = spans[0].start
        for span in spans {
            if span.start > end { builder.appendBreak(for: Span(end, span.start)) }
            builder.append(source, span)
            end = span.end
        }
        return Table.Cell(text: builder.take(), span: Span(spans[0].start, end))
    }
}

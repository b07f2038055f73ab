import SourceText

/// One magic block: its JSON holds the code, the table's cells or the sentences, which are Markdown again.
struct MagicBlock {
    private let source: UnsafeBufferPointer<UInt8>
    private let span: Span
    private let scalars: [JSONScalars.Scalar]
    private let places: [[String]: Span]

    /// Nil where what stands between the lines is no JSON object.
    init?(_ source: UnsafeBufferPointer<UInt8>, json: Span, _ span: Span) {
        guard let found = JSONScalars(source, json) else { return nil }
        self.source = source
        self.span = span
        scalars = found.scalars
        places = Dictionary(found.scalars.map { ($0.path, $0.span) }) { first, _ in first }
    }

    func read(_ kind: String, into content: inout GuideContent) {
        switch kind {
        case "code": for code in codes { content.blocks.append(code) }
        case "parameters": if let table { content.blocks.append(Block(.table(table), span: span)) }
        case "api-header": if let heading { content.blocks.append(heading) }
        case "callout": readSentences(["title", "body"], into: &content)
        case "textarea": readSentences(["text"], into: &content)
        case "image": readSentences(["caption"], into: &content)
        case "html": if let page = places[["html"]] { content.append(JSONString(source, page).html) }
        default: content.ignored.append(span)
        }
    }

    private func readSentences(_ members: [String], into content: inout GuideContent) {
        for scalar in scalars where scalar.path.last.map(members.contains) == true {
            content.append(JSONString(source, scalar.span).markdown)
        }
    }

    private var heading: Block? {
        guard let title = places[["title"]] else { return nil }
        let level = places[["level"]].flatMap { Int(JSONString(source, $0).characters) }
        return JSONString(source, title).text.map { Block(.heading(level: min(max(level ?? 2, 1), 6), $0), span: span) }
    }

    private var codes: [Block] {
        scalars.filter { $0.path.count == 3 && $0.path[0] == "codes" && $0.path[2] == "code" }.compactMap { code in
            let language = places[["codes", code.path[1], "language"]].map { JSONString(source, $0).characters }
            return JSONString(source, code.span).code(language: language)
        }
    }
}

// MARK: - Tables

extension MagicBlock {
    /// `"h-0"` is the head of the first column, `"1-2"` the third cell of the second row.
    private var table: Table? {
        var cells: [Int: [Int: Table.Cell]] = [:]
        for scalar in scalars where scalar.path.count == 2 && scalar.path[0] == "data" {
            let place = scalar.path[1].split(separator: "-")
            guard place.count == 2, let column = Int(place[1]), column < 100 else { continue }
            guard let row = place[0] == "h" ? -1 : Int(place[0]) else { continue }
            let text = JSONString(source, scalar.span).text ?? Self.nothing(at: scalar.span.start)
            cells[row, default: [:]][column] = Table.Cell(text: text, span: scalar.span)
        }
        guard let columns = cells.values.compactMap({ $0.keys.max() }).max() else { return nil }
        let rows = cells.keys.sorted().map { row(cells[$0] ?? [:], columns + 1) }
        let hasHeader = cells[-1] != nil
        return Table(header: hasHeader ? rows[0].cells : [], rows: Array(rows.dropFirst(hasHeader ? 1 : 0)))
    }

    private func row(_ cells: [Int: Table.Cell], _ columns: Int) -> Table.Row {
        let spans = cells.values.map(\.span)
        let whole = spans.dropFirst().reduce(spans.first ?? span) { $0.union($1) }
        let made = (0..<columns).map { cells[$0] ?? Table.Cell(text: Self.nothing(at: whole.end), span: Span(whole.end, whole.end)) }
        return Table.Row(cells: made, span: whole)
    }

    private static func nothing(at offset: Int) -> Text { Text(characters: "", runs: [], end: offset) }
}

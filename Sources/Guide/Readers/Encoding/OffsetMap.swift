import SourceText

/// Leads from offsets in decoded UTF-8 back to offsets in the bytes of the file.
///
/// A page in another encoding is read as UTF-8; its document is carried back afterwards, so that the readers need not know.
struct OffsetMap {
    /// A stretch of characters that all have the same lengths on both sides.
    private struct Segment {
        var decoded: Int
        var original: Int
        var decodedUnit: Int
        var originalUnit: Int
    }

    private var segments: [Segment] = []
    private var decodedEnd = 0
    private var originalEnd: Int

    init(startingAt offset: Int) {
        originalEnd = offset
    }

    mutating func append(decodedLength: Int, originalLength: Int) {
        if segments.last.map({ $0.decodedUnit != decodedLength || $0.originalUnit != originalLength }) ?? true {
            segments.append(
                Segment(decoded: decodedEnd, original: originalEnd, decodedUnit: decodedLength, originalUnit: originalLength)
            )
        }
        decodedEnd += decodedLength
        originalEnd += originalLength
    }

    /// The offset in the file of a decoded offset; inside a character it is the character's start.
    func original(_ offset: Int) -> Int {
        guard offset < decodedEnd, let index = segment(at: offset) else { return originalEnd }
        let segment = segments[index]
        return segment.original + (offset - segment.decoded) / segment.decodedUnit * segment.originalUnit
    }

    func original(_ span: Span) -> Span {
        let start = original(span.start)
        return Span(start, max(start, original(span.end)))
    }

    private func segment(at offset: Int) -> Int? {
        var low = 0
        var high = segments.count
        while low < high {
            let middle = (low + high) / 2
            if segments[middle].decoded <= offset { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? nil : low - 1
    }
}

// MARK: - Documents

extension OffsetMap {
    func original(_ block: Block) -> Block {
        let kind: Block.Kind =
            switch block.kind {
            case .heading(let level, let text): .heading(level: level, original(text))
            case .paragraph(let text): .paragraph(original(text))
            case .item(let depth, let text): .item(depth: depth, original(text))
            case .code(let text, let language): .code(original(text), language: language)
            case .table(let table): .table(original(table))
            }
        return Block(kind, span: original(block.span))
    }

    private func original(_ table: Table) -> Table {
        let rows = table.rows.map { Table.Row(cells: $0.cells.map(original), span: original($0.span)) }
        return Table(header: table.header.map(original), rows: rows, caption: table.caption.map(original))
    }

    private func original(_ cell: Table.Cell) -> Table.Cell {
        Table.Cell(text: original(cell.text), span: original(cell.span))
    }

    private func original(_ text: Text) -> Text {
        var runs: [Text.Run] = []
        let count = text.characters.utf8.count
        for (index, run) in text.runs.enumerated() {
            if run.fileLength > 0 {
                let span = original(Span(run.fileOffset, run.fileOffset + run.fileLength))
                runs.append(Text.Run(textOffset: run.textOffset, fileOffset: span.start, fileLength: max(span.length, 1)))
            } else {
                let end = index + 1 < text.runs.count ? text.runs[index + 1].textOffset : count
                append(run, length: end - run.textOffset, to: &runs)
            }
        }
        return Text(characters: text.characters, marks: text.marks, runs: runs, end: original(text.end))
    }

    /// Splits a verbatim run where the file has other bytes: there every character is a run of its own.
    private func append(_ run: Text.Run, length: Int, to runs: inout [Text.Run]) {
        guard var index = segment(at: run.fileOffset) else { return }
        var offset = run.fileOffset
        let end = run.fileOffset + length
        while offset < end, index < segments.count {
            let segment = segments[index]
            let stop = min(end, index + 1 < segments.count ? segments[index + 1].decoded : decodedEnd)
            if segment.decodedUnit == 1, segment.originalUnit == 1 {
                runs.append(Text.Run(textOffset: run.textOffset + offset - run.fileOffset, fileOffset: original(offset)))
            } else {
                for unit in stride(from: offset, to: stop, by: segment.decodedUnit) {
                    let textOffset = run.textOffset + unit - run.fileOffset
                    runs.append(Text.Run(textOffset: textOffset, fileOffset: original(unit), fileLength: segment.originalUnit))
                }
            }
            offset = stop
            index += 1
        }
    }
}

import SourceText

/// "Options:" in the cell that explains what a row hands over, and `period: "day"/"week"`, `full: true` in lines below: what can stand in it.
extension Extraction {
    mutating func readOptions(in cell: Table.Cell, _ shape: TableShape) {
        guard shape.kind == .parameter || shape.kind == .property else { return }
        let passage = Passage(cell.text)
        guard passage.lines.count > 2, let lead = passage.lines.firstIndex(where: { Self.announcesOptions(passage.string($0)) }) else {
            return
        }
        let options = passage.lines[(lead + 1)...].prefix { passage.option(in: $0) != nil }.compactMap { passage.option(in: $0) }
        guard options.count > 1 else { return }
        for option in options {
            add(Fact(shape.kind, passage.string(option), owner: shape.owner, source: .table, span: passage.file(option)))
        }
    }

    private static func announcesOptions(_ line: String) -> Bool {
        guard line.hasSuffix(":") || line.hasSuffix("："), line.utf8.count < 80 else { return false }
        let word = line.dropLast().split { !$0.isLetter }.last?.lowercased() ?? ""
        return ["options", "fields", "keys", "members", "properties", "parameters", "attributes"].contains(word)
            || ["옵션", "필드", "オプション", "フィールド", "选项", "字段"].contains(where: line.has)
    }
}

extension Passage {
    /// The small name before a colon and a value: a text in quotes, a number, a truth value, or capitals.
    fileprivate func option(in line: Span) -> Span? {
        var start = line.start
        while start < line.end, [0x20, 0x2D, 0x2A, 0x60].contains(bytes[start]) { start += 1 }
        let end = identifierEnd(from: start)
        guard end > start, end + 1 < line.end, bytes[end] == 0x3A, NameShape.isPlainName(string(Span(start, end))) else { return nil }
        let value = string(Span(end + 1, line.end)).trimmingBlanks()
        let isValue =
            ["\"", "“", "”", "'", "‘"].contains(where: value.hasPrefix) || ["true", "false", "null"].contains(where: value.hasPrefix)
            || value.first?.isNumber == true || value.prefix(3).allSatisfy { $0.isUppercase || $0 == "_" } && value.utf8.count > 2
        return isValue ? Span(start, end) : nil
    }
}

import SourceText

extension Extraction {
    /// "`key`: of the door" in what a row says of the one method that it declares.
    mutating func readExplainedParameters(of found: ArraySlice<Fact>, in row: Table.Row) {
        let methods = found.filter { $0.kind == .method }
        guard methods.count == 1, let method = methods.first, let names = method.detail.parameterNames, !names.isEmpty else { return }
        let own = Set(names).subtracting(["_"])
        var explained: Set<String> = []
        for cell in row.cells where !cell.span.contains(method.span) {
            let passage = Passage(cell.text)
            for name in Self.namesBeforeColons(passage) {
                let text = passage.string(name)
                guard own.contains(text), explained.insert(text).inserted else { continue }
                add(Fact(.parameter, text, owner: method.name, source: .table, span: passage.file(name)))
            }
        }
    }

    /// Identifiers that a colon of either width follows.
    private static func namesBeforeColons(_ passage: Passage) -> [Span] {
        var names: [Span] = []
        var start: Int?
        for (index, byte) in passage.bytes.enumerated() {
            if NameShape.isIdentifierPart(byte), byte < 0x80 {
                start = start ?? index
                continue
            }
            let isColon = byte == 0x3A || passage.bytes[index...].starts(with: "：".utf8)
            if let first = start, isColon { names.append(Span(first, index)) }
            start = nil
        }
        return names
    }
}

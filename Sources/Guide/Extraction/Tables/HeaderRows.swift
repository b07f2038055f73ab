/// Rows of tables that are headed "HTTP header", and hold more than headers: the status of the answer, the method and the path of the request.
extension Extraction {
    /// "Status | 200" between headers: the line above them, and none itself.
    func givesStatus(_ row: Table.Row, _ shape: TableShape) -> Bool {
        guard shape.kind == .header, let index = shape.nameIndex, row.cells.count == 2, index == 0 else { return false }
        return ColumnRole.of(row.cells[0].text.characters) == .httpStatus && Self.beginsWithStatus(row.cells[1].text.characters)
    }

    private static func beginsWithStatus(_ text: String) -> Bool {
        guard let first = text.split(whereSeparator: \.isWhitespace).first else { return false }
        return first.utf8.count == 3 && HTTPStatus.mayBe(String(first))
    }

    /// `Content-Type` beside the method and the path: a header of the endpoint that they make.
    mutating func readHeader(inRowOfEndpoint row: Table.Row) {
        let passage = Passage(row.cells[0].text)
        let span = passage.trimmed(passage.wholeSpan)
        let name = passage.string(span)
        guard NameShape.isHeaderName(name), ColumnRole.of(name)?.isOfRequest != true else { return }
        var fact = Fact(.header, name, owner: context.endpoint, source: .table, span: passage.file(span))
        fact.value = Self.plainValue(row.cells[1].text.characters)
        add(fact)
    }
}

extension ColumnRole {
    /// What a request's first line holds.
    fileprivate var isOfRequest: Bool { self == .address || self == .httpMethod || self == .httpStatus }
}

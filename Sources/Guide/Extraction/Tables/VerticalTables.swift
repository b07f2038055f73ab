import SourceText

extension Extraction {
    /// A table on its side: the first cell of each row is a header (`URL`, `Method`), the second one its value.
    ///
    /// In Markdown, which knows no such tables, the first line has become the header.
    mutating func readVertical(_ rows: ArraySlice<Table.Row>, header: [Table.Cell]) -> Bool {
        var lines = rows.map(\.cells)
        if !header.isEmpty { lines.insert(header, at: 0) }
        if readAncestry(lines) { return true }
        guard lines.count >= 2, lines.allSatisfy({ $0.count == 2 }) else { return false }
        if readSyntax(lines) || readNamedMethod(lines) || readServers(lines) || readCalledParameters(lines, rows) { return true }
        if Self.value(of: .address, in: lines) == nil { return readHeaders(rows, header: header) || readMethodOfCall(lines, rows) }
        guard let address = Self.value(of: .address, in: lines), let method = Self.value(of: .httpMethod, in: lines) else { return false }
        let passage = Passage(address.text)
        guard let methods = HTTPMethod.named(in: method.text.characters), let line = passage.lines.first, passage.string(line).has("/")
        else { return false }
        for method in methods { addEndpoint(method: method, address: passage.string(line), span: passage.file(line), source: .table) }
        for row in rows where row.cells[1].span != address.span && row.cells[1].span != method.span {
            let before = facts.count
            readHeader(inRowOfEndpoint: row)
            readCell(Passage(row.cells[1].text))
            if facts.count == before { unread.append(.init(.row, span: row.span, reason: "row about an endpoint, in words only")) }
        }
        return true
    }

    /// What a class inherits and where it is declared: names of others, and of files.
    private mutating func readAncestry(_ lines: [[Table.Cell]]) -> Bool {
        guard !lines.isEmpty, lines.allSatisfy({ $0.count == 2 && AncestryWords.tell($0[0].text.characters, of: $0[1].text.characters) })
        else { return false }
        for line in lines { addMentions(Passage(line[1].text), source: .prose) }
        return true
    }

    /// "Production | https://…/v1/open", "Test | https://…/v1/open": where a call goes that the heading names, whatever its method of HTTP.
    private mutating func readServers(_ lines: [[Table.Cell]]) -> Bool {
        guard context.subject == nil, context.speaks(of: .methods), !context.isInPart else { return false }
        let servers = lines.filter { EnvironmentWords.name($0[0].text.characters) }
        let passages = servers.map { Passage($0[1].text) }
        guard servers.count > 1, servers.count + 1 >= lines.count, passages.allSatisfy(Self.isCalled) else { return false }
        // What follows is about the first.
        for passage in passages.reversed() { addEndpoint(at: passage.string(passage.lines[0]), span: passage.file(passage.lines[0])) }
        return true
    }

    /// One address with a path.
    private static func isCalled(_ passage: Passage) -> Bool {
        guard passage.lines.count == 1, let address = passage.addresses().first, address.span == passage.lines[0] else { return false }
        return address.base.hasPrefix("http") && address.base.split(separator: "/").count > 2 && !Vocabulary.isFileName(address.base)
    }

    /// "Method | POST" above the headers of the request: an endpoint's table without its address.
    private mutating func readHeaders(_ rows: ArraySlice<Table.Row>, header: [Table.Cell]) -> Bool {
        guard header.count == 2,
            ColumnRole.of(header[0].text.characters) == .httpMethod || ColumnRole.of(header[0].text.characters) == .name(.method)
        else { return false }
        guard HTTPMethod.list(header[1].text.characters) != nil else { return false }
        for row in rows {
            let passage = Passage(row.cells[0].text)
            let names = NameShape.names(in: passage).filter { NameShape.isHeaderName(passage.string($0)) }
            for name in names {
                add(Fact(.header, passage.string(name), owner: context.endpoint, source: .table, span: passage.file(name)))
            }
            if names.isEmpty { unread.append(.init(.row, span: row.span, reason: "row about an endpoint, in words only")) }
        }
        return true
    }

    /// "Function name | openDoor", "Description | …": the method that the parts after the table belong to.
    private mutating func readNamedMethod(_ lines: [[Table.Cell]]) -> Bool {
        guard let cell = Self.value(of: .name(.method), in: lines),
            lines.allSatisfy({ HeaderReading.of($0[0].text.characters) != nil || SectionTitle($0[0].text.characters).isPart })
        else { return false }
        let passage = Passage(cell.text)
        let names = NameShape.names(in: passage)
        guard names.count == 1, NameShape.looksLikeCode(passage.string(names[0])), HTTPMethod.of(passage.string(names[0])) == nil else {
            return false
        }
        let name = passage.string(names[0])
        add(Fact(.method, name, owner: context.owner, source: .table, span: passage.file(names[0])))
        context.setMethod(name, parameters: [])
        for line in lines where line[1].span != cell.span { readCell(Passage(line[1].text)) }
        return true
    }

    /// "Protocol | HTTP POST": the address stands in another part of the section.
    private mutating func readMethodOfCall(_ lines: [[Table.Cell]], _ rows: ArraySlice<Table.Row>) -> Bool {
        guard let method = Self.value(of: .httpMethod, in: lines), let methods = HTTPMethod.named(in: method.text.characters),
            join(methods)
        else { return false }
        for row in rows { unread.append(.init(.row, span: row.span, reason: "row about an endpoint, in words only")) }
        return true
    }

    private static func value(of role: ColumnRole, in lines: [[Table.Cell]]) -> Table.Cell? {
        lines.first { ColumnRole.of($0[0].text.characters) == role && !$0[1].text.characters.isEmpty }.map { $0[1] }
    }
}

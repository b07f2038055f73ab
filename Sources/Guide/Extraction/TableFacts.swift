import SourceText

/// A table's columns, and what its surroundings make of them.
struct TableShape {
    var roles: [ColumnRole?]
    var kind: Fact.Kind
    var owner: String?

    func index(_ role: ColumnRole) -> Int? { roles.firstIndex { $0 == role } }

    var codeIndex: Int? { index(.code) ?? index(.httpStatus) }

    var nameIndex: Int? {
        roles.firstIndex { role in
            if case .name? = role { return true }
            return false
        } ?? index(.anyName) ?? valueIndex
    }

    /// A list of values: the first column is called type or value, and is all that the table gives.
    var isValueList: Bool { nameIndex == valueIndex && valueIndex != nil }

    private var valueIndex: Int? {
        guard codeIndex == nil, !roles.contains(.required), index(.address) == nil else { return nil }
        return roles.first == .type || roles.first == .value ? 0 : nil
    }
}

extension Extraction {
    mutating func readTable(_ table: Table, block: Block) {
        var rows = table.rows[...]
        var roles = table.header.map { ColumnRole.of($0.text.characters) }
        if table.header.isEmpty, let first = Self.headerRow(rows.first) {
            roles = first
            rows = rows.dropFirst()
        }
        if readVertical(rows, header: table.header) { return }
        let shape = shape(of: roles)
        for row in rows {
            let before = facts.count
            if !row.cells.isEmpty { read(row, shape) }
            if facts.count == before { unread.append(.init(.row, span: row.span, reason: reason(for: row, shape))) }
        }
    }

    /// A first row that is a header without being marked as one.
    private static func headerRow(_ row: Table.Row?) -> [ColumnRole?]? {
        guard let roles = row?.cells.map({ ColumnRole.of($0.text.characters) }), roles.count >= 2 else { return nil }
        return roles.allSatisfy { $0 != nil } ? roles : nil
    }

    private func reason(for row: Table.Row, _ shape: TableShape) -> String? {
        let texts = row.cells.map { $0.text.characters }
        if texts.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) { return "empty row" }
        if shape.nameIndex == nil, shape.codeIndex == nil, !shape.roles.isEmpty { return "row without a name" }
        let name = shape.nameIndex.flatMap { $0 < texts.count ? texts[$0] : nil } ?? texts.first ?? ""
        return NameShape.names(in: name).isEmpty ? "row in words only" : nil
    }

    /// What the names of a table are: by its header, or by what stands before it.
    func shape(of roles: [ColumnRole?]) -> TableShape {
        var shape = TableShape(roles: roles, kind: .key, owner: nil)
        let header = shape.nameIndex.flatMap { roles[$0] }
        shape.kind = kind(of: header, roles)
        switch shape.kind {
        case .parameter, .header: shape.owner = context.subject
        case .case: shape.owner = context.leadNames.last ?? context.subject
        case .property: shape.owner = context.leadNames.first ?? context.owner
        case .error: shape.owner = context.subjectIsEndpoint ? context.subject : nil
        default: break
        }
        return shape
    }

    private func kind(of header: ColumnRole?, _ roles: [ColumnRole?]) -> Fact.Kind {
        if TableShape(roles: roles, kind: .key, owner: nil).isValueList { return .case }
        guard case .name(let kind)? = header else { return kindByWords(roles) }
        switch kind {
        case .constant:
            if mentions(["속성", "propert", "프로퍼티"]) { return .property }
            return mentions(["상탯값", "상태값", "열거", "enum", "states"]) && !context.leadNames.isEmpty ? .case : .constant
        case .parameter where mentions(["헤더", "header"]): return .header
        case .key where roles.contains(.type): return .parameter
        default: return kind
        }
    }

    private func kindByWords(_ roles: [ColumnRole?]) -> Fact.Kind {
        if mentions(["헤더", "header"]) { return .header }
        if roles.contains(.code), mentions(["에러", "오류", "error"]) { return .error }
        let isDetailed = roles.contains(.type) || roles.contains(.required) || context.subject != nil
        if isDetailed, mentions(["파라미터", "parameter", "variable", "변수", "request", "요청", "body", "응답", "response", "출력", "매개"]) {
            return .parameter
        }
        if mentions(["속성", "propert", "프로퍼티"]) { return .property }
        if roles.contains(.code) { return .case }
        return isDetailed ? .parameter : .key
    }

    /// Words near the table, the lead first.
    private func mentions(_ words: [String]) -> Bool {
        let near = context.lead.lowercased()
        if words.contains(where: near.has) { return true }
        let title = context.title.lowercased()
        return words.contains(where: title.has)
    }

    private mutating func read(_ row: Table.Row, _ shape: TableShape) {
        if readEndpoint(row, shape) { return }
        let names = nameCells(row, shape)
        for name in names { add(name, row, shape) }
        for (index, cell) in row.cells.enumerated() {
            let isName = !names.isEmpty && index == (shape.nameIndex ?? shape.codeIndex ?? 0)
            if !isName, !addOtherNames(cell, at: index, shape) { readCell(Passage(cell.text)) }
        }
    }

    /// A second column of names, such as the scope behind a property.
    private mutating func addOtherNames(_ cell: Table.Cell, at index: Int, _ shape: TableShape) -> Bool {
        guard index < shape.roles.count, index != shape.nameIndex, case .name(let kind)? = shape.roles[index] else { return false }
        let passage = Passage(cell.text)
        let names = NameShape.names(in: passage)
        for name in names {
            let text = passage.string(name)
            add(
                Fact(
                    survey.names[text] ?? kind, text, owner: kind == .property ? shape.owner : nil, source: .table, span: passage.file(name)
                ))
        }
        return !names.isEmpty
    }

    /// A cell's text: lines such as `Value - meaning` are values, the rest is prose.
    mutating func readCell(_ passage: Passage) {
        var taken: [Span] = []
        for line in passage.lines {
            var end = line.start
            while end < line.end, NameShape.isIdentifierPart(passage.bytes[end]) { end += 1 }
            let name = passage.string(Span(line.start, end))
            let isValue =
                end + 2 < line.end && passage.bytes[end] == 0x20 && passage.bytes[end + 1] == 0x2D && passage.bytes[end + 2] == 0x20
            guard isValue, NameShape.looksLikeType(name), survey.isOfAPI(name) else { continue }
            taken.append(Span(line.start, end))
            add(Fact(.case, name, source: .table, span: passage.file(Span(line.start, end))))
        }
        readProse(passage, except: taken)
    }

    private struct NamedCell {
        var name: String
        var span: Span
    }

    private func nameCells(_ row: Table.Row, _ shape: TableShape) -> [NamedCell] {
        let index = shape.nameIndex ?? shape.codeIndex ?? (shape.roles.isEmpty ? 0 : nil)
        guard let index, index < row.cells.count else { return [] }
        let passage = Passage(row.cells[index].text)
        return NameShape.names(in: passage).map { NamedCell(name: passage.string($0), span: passage.file($0)) }
    }

    private mutating func add(_ name: NamedCell, _ row: Table.Row, _ shape: TableShape) {
        var fact = Fact(kind(of: name.name, shape), name.name, owner: shape.owner, source: .table, span: name.span)
        fact.type = cell(.type, row, shape).map { $0.filter { $0 != "`" } }.flatMap(Self.typeName)
        fact.value = (cell(.code, row, shape) ?? cell(.value, row, shape)).flatMap(Self.plainValue)
        if fact.value == fact.name { fact.value = nil }
        fact.detail.defaultValue = cell(.defaultValue, row, shape).flatMap(Self.plainValue)
        fact.detail.isRequired = cell(.required, row, shape).flatMap(Requiredness.of)
        add(fact)
    }

    /// A declared name keeps its kind, whatever the column is called.
    private func kind(of name: String, _ shape: TableShape) -> Fact.Kind {
        let isPath = name.has(".") || name.has("_")
        if shape.kind == .property, isPath, shape.index(.anyName) == shape.nameIndex { return .key }
        guard shape.kind == .key || shape.nameIndex == nil else { return shape.kind }
        return survey.names[name] ?? shape.kind
    }

    private func cell(_ role: ColumnRole, _ row: Table.Row, _ shape: TableShape) -> String? {
        guard let index = shape.index(role), index < row.cells.count, index != shape.nameIndex else { return nil }
        let text = row.cells[index].text.characters.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return text.isEmpty ? nil : text
    }

    /// A type as a cell gives it, if it is one and no sentence.
    static func typeName(_ text: String) -> String? {
        let isType =
            text.utf8.allSatisfy { $0 < 0x80 } && text.utf8.count <= 120
            && text.utf8.first.map { $0 > 0x40 || $0 == 0x28 || $0 == 0x5B } == true
        let words = text.split(separator: " ").count
        return isType && (words <= 2 || text.has("->") || text.has("<")) ? text : nil
    }

    /// A value as a cell gives it: one word of ASCII. Sentences stay in the guide.
    static func plainValue(_ text: String) -> String? {
        let plain = text.filter { $0 != "`" && $0 != "\"" }
        guard !plain.isEmpty, plain.utf8.count <= 80, plain.utf8.allSatisfy({ $0 < 0x80 && $0 > 0x20 }) else { return nil }
        return plain
    }

    /// A row that gives method and address is an endpoint, and what follows is about it.
    private mutating func readEndpoint(_ row: Table.Row, _ shape: TableShape) -> Bool {
        guard let addressIndex = shape.index(.address), addressIndex < row.cells.count else { return false }
        let cellPassage = Passage(row.cells[addressIndex].text)
        guard let address = cellPassage.lines.first.map({ cellPassage.string($0) }) else { return false }
        let words = address.split(whereSeparator: \.isWhitespace).map { String($0.filter { $0 != "`" }) }
        guard let path = words.first(where: { $0.has("/") }) else { return false }
        let inline = words.first.flatMap(HTTPMethod.of)
        guard let method = cell(.httpMethod, row, shape).flatMap({ HTTPMethod.of($0) }) ?? inline else { return false }
        let span = cellPassage.lines.first.map(cellPassage.file) ?? row.span
        addEndpoint(method: method, address: path, span: span, source: .table)
        return true
    }
}

/// Y and N, 필수 and 선택, O and X.
enum Requiredness {
    static func of(_ text: String) -> Bool? {
        switch text.lowercased().filter({ $0.isLetter || $0.isNumber }) {
        case "y", "yes", "o", "필수", "required", "true", "mandatory", "필수값", "예": true
        case "n", "no", "x", "선택", "optional", "false", "옵션", "아니요", "아니오", "": text == "-" || !text.isEmpty ? false : nil
        default:
            text.hasPrefix("필수") || text.hasPrefix("Required") ? true : text.hasPrefix("선택") || text.hasPrefix("Optional") ? false : nil
        }
    }
}

/// The methods of HTTP that guides name.
enum HTTPMethod {
    static let all = ["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"]

    static func of(_ text: String) -> String? {
        let word = text.filter { $0 != "`" && !$0.isWhitespace }.uppercased()
        return all.first { $0 == word }
    }
}

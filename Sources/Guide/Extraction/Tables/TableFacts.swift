import Declarations
import SourceText

extension Extraction {
    mutating func readTable(_ table: Table, block: Block) {
        if readMemberTable(table) || readKotlinRows(table) || readMarkedParameters(table) || readDirectedRows(table) { return }
        if readConstantRows(table) || readVariableTable(table) { return }
        let whole = Self.withoutCount(Self.withNamesApart(withoutTitleColumn(table)))
        let codes = StatusCells.withoutWords(whole)
        let table = codes ?? whole
        var rows = table.rows[...]
        var header = table.header
        if header.isEmpty, let first = rows.first, Self.isHeaderRow(first) || Self.isBoldTitle(rows) {
            header = first.cells
            rows = rows.dropFirst()
        }
        if StyleTable.lists(rows) { return }
        if readVertical(rows, header: table.header) || readMethodTable(rows, header: table.header) { return }
        if readExampleTable(rows, header: header) || readSummaryTable(rows, header: header) { return }
        if Self.explainsResult(header) || isResult(rows, header: header) { return readResult(rows) }
        context.addCaption(table.caption?.characters ?? "")
        enterMethodBelow(rows)
        let columns = ColumnReading(
            header: header, rows: rows, speaksOfCodes: context.weight(of: .errors) > 0,
            parameters: context.subject?.parameters ?? context.calledLabels.sorted())
        for (index, cell) in header.enumerated() where index < columns.evidence.count {
            trace.note(
                .column, cell.span, columns.evidence[index], "a column \(columns.roles[index].map { "of \($0)" } ?? "of nothing known")")
        }
        if columns.statesOneType, !header.isEmpty { return readResult(rows, "the type of what stands above") }
        let names = columns.nameTexts.flatMap { NameShape.names(in: $0) }
        var shape = shape(
            of: columns.roles, names: names, header: header, listsFailures: columns.listsFailures,
            listsStatuses: columns.listsStatuses, taken: columns.columnOfTaken(header),
            at: block.span)
        if shape.owner == nil, context.subject == nil, let type = typeOfListing(with: names) {
            (shape.kind, shape.owner) = (.property, type)
        }
        if givesByKey(rows, shape) { (shape.kind, shape.owner) = (.parameter, context.subject?.name) }
        if shape.kind == .property || shape.kind == .method { stateDescribedType(shape.owner, with: shape.kind) }
        if shape.kind == .case { stateDescribedEnum(shape.owner) }
        if let index = shape.nameIndex {
            shape.nameWidth = columns.width(ofNamesAt: index, header)
            shape.namesAreWords = index < columns.shapes.count && columns.shapes[index].share(.words) >= 0.5
        }
        let listed = facts.count
        shell.listsAnswer = shape.kind == .parameter && listsAnswer(names)
        var endpoints = ListedEndpoints()
        for row in Self.withoutParts(rows, shape) {
            let before = facts.count
            if !row.cells.isEmpty { read(row, shape) }
            readExplainedParameters(of: facts[before...], in: row)
            if let made = facts[before...].first(where: { $0.kind == .endpoint && $0.source == .table }) {
                endpoints.add(made.name, called: row.cells.map(\.text.characters))
            }
            if facts.count == before { unread.append(.init(.row, span: row.span, reason: reason(for: row, shape))) }
        }
        shell.listsAnswer = false
        if codes != nil { noteStatusesOfErrors(from: listed) }
        // A table of several endpoints is about none of them.
        let addresses = Set(facts[listed...].lazy.filter { $0.kind == .endpoint && $0.source == .table }.map { $0.value })
        if addresses.count > 1 {
            context.leaveSubject()
            listedEndpoints = endpoints
        }
    }

    /// A row that says "Return" in bold ends the parameters: what follows is another part of the method.
    private static func withoutParts(_ rows: ArraySlice<Table.Row>, _ shape: TableShape) -> ArraySlice<Table.Row> {
        guard shape.kind == .parameter, let index = shape.nameIndex else { return rows }
        let end = rows.firstIndex { row in
            guard index < row.cells.count, isBold(row.cells[index]) else { return false }
            let title = SectionTitle(row.cells[index].text.characters)
            return title.isPart && !title.topics.isDisjoint(with: [.result, .response])
        }
        return end.map { rows[..<$0] } ?? rows
    }

    /// A cell beside all rows is the table's title, written down its side: "request" and the parameters next to it.
    private mutating func withoutTitleColumn(_ table: Table) -> Table {
        guard table.header.isEmpty, table.rows.count > 1, let title = table.rows[0].cells.first,
            table.rows.allSatisfy({ $0.cells.count > 2 && $0.cells[0].span == title.span })
        else { return table }
        var table = table
        for index in table.rows.indices { table.rows[index].cells.removeFirst() }
        context.addCaption(title.text.characters)
        return table
    }

    /// A first row that is a header without being marked as one: every cell of it is a header's words. Of three or more one may say
    /// something besides.
    private static func isHeaderRow(_ row: Table.Row) -> Bool {
        let readings = row.cells.map { HeaderReading.of($0.text.characters) }
        guard row.cells.count >= 2, readings.first??.isComplete == true else { return false }
        // Of four or more, one may say something that nobody knows.
        guard row.cells.count > 3 || readings.allSatisfy({ $0 != nil }) else { return false }
        return readings.count { $0?.isComplete != true } <= (row.cells.count > 2 ? 1 : 0)
    }

    private func reason(for row: Table.Row, _ shape: TableShape) -> String? {
        let texts = row.cells.map { $0.text.characters }
        if texts.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) { return "empty row" }
        if Self.isGroupTitle(row) { return "a title over the rows below it" }
        if shape.nameIndex == nil, shape.codeIndex == nil, !shape.roles.isEmpty { return "row without a name" }
        let name = shape.nameIndex.flatMap { $0 < texts.count ? texts[$0] : nil } ?? texts.first ?? ""
        return NameShape.names(in: name).isEmpty ? "row in words only" : nil
    }

    /// One cell over all columns: a title of the rows below it.
    private static func isGroupTitle(_ row: Table.Row) -> Bool {
        row.cells.count > 1 && row.cells.dropFirst().allSatisfy { $0.span == row.cells[0].span }
    }

    private mutating func read(_ row: Table.Row, _ shape: TableShape) {
        if readEndpoint(row, shape) || givesStatus(row, shape) { return }
        if Self.isGroupTitle(row) { return readCell(Passage(row.cells[0].text)) }
        let column = nameColumn(row, shape)
        let names = namesOrWords(row, column, shape)
        for name in names { add(name, row, shape) }
        for (index, cell) in row.cells.enumerated() {
            let isName = !names.isEmpty && (index == column || shape.isLevelOfNames(index))
            if !isName, !addOtherNames(cell, at: index, row, shape) {
                if !names.isEmpty {
                    readValues(in: cell, row, shape)
                    readOptions(in: cell, shape)
                    readListedValues(in: cell, shape)
                }
                readCell(Passage(cell.text))
            }
        }
    }

    /// A cell's text: lines such as `Value - meaning` are values, the rest is prose.
    mutating func readCell(_ passage: Passage) {
        var taken = readValuedConstants(passage, source: .table)
        for line in passage.lines where !taken.contains(where: { line.contains($0) }) {
            guard let definition = DefinitionLine(passage, line), definition.separator.isPlain, let span = definition.names.first else {
                continue
            }
            let cell = NamedCell(passage.string(span), passage.file(span))
            guard NameShape.isSymbol(cell.name) && survey.isOfAPI(cell.name) && cell.name.utf8.count > 3 || cell.isCase else { continue }
            if Self.isCredential(passage.string(passage.trimmed(Span(definition.end, line.end)))) { continue }
            // `TG01` is a value, and no name.
            guard cell.isCase || cell.name.has("_") || cell.name.utf8.contains(where: { $0 >= 0x61 }) else { continue }
            // One alone that nothing marks as code is what the row is about: "**DOOR_ID** - the number of the door".
            guard cell.isCase || passage.lines.count > 1 || passage.isCode(span) || survey.names[cell.name] != nil else { continue }
            guard NameShape.looksLikeType(cell.name) || cell.name.has("_") || cell.isCase, !listedParameters.contains(cell.name) else {
                continue
            }
            // `<DOOR_ID>: the door's`: a blank in what the cell has shown before.
            if passage.bytes.count < 2000, passage.text.characters.has("<\(cell.name)>") { continue }
            taken.append(span)
            let isCase =
                cell.isCase || survey.names[cell.name] == .case
                || NameShape.openings(of: cell.name).contains(where: survey.typeNames.contains)
            var fact = Fact(isCase ? .case : .constant, cell.name, owner: cell.owner, source: .table, span: cell.span)
            fact.value = cell.value
            add(fact)
        }
        readProse(passage, except: taken)
    }

    /// Where a row has its names: of several columns that stand for levels, in the last one that is filled.
    private func nameColumn(_ row: Table.Row, _ shape: TableShape) -> Int? {
        guard let index = shape.nameIndex else {
            return shape.codeIndex ?? (shape.roles.allSatisfy { $0 == nil } ? 0 : nil)
        }
        // A row may be shorter than the table.
        let levels = index..<max(index, min(index + shape.nameWidth, row.cells.count))
        return levels.last { !row.cells[$0].text.characters.allSatisfy(\.isWhitespace) } ?? index
    }

    func nameCells(_ row: Table.Row, _ column: Int?, _ shape: TableShape) -> [NamedCell] {
        guard let index = column, index < row.cells.count else { return [] }
        let passage = Passage(row.cells[index].text)
        if let taken = shape.takenIndex, survey.mainLanguage == .swift, taken < row.cells.count,
            let method = NamedCell(in: passage, taking: row.cells[taken].text.characters)
        {
            return [method]
        }
        let messages = NamedCell.messages(in: passage)
        if !messages.isEmpty { return messages }
        // A declaration is read as such.
        if passage.text.characters.has("@property") { return [] }
        if shape.kind == .error, shape.roles[index] == .name(.error), let quoted = NamedCell(quotedIn: passage) { return [quoted] }
        if let cell = NamedCell(declaredIn: passage) ?? NamedCell(labelledIn: passage) ?? chainedName(in: passage) { return [cell] }
        if let selector = NamedCell(partedIn: passage) { return [selector] }
        if let typed = NamedCell(typedIn: passage) { return [typed.asCase(of: shape.kind)] }
        if shape.kind == .parameter, let subject = context.subject, !subject.parameters.isEmpty {
            if let own = NamedCell(parameterIn: passage, of: subject.parameters) { return [own] }
            // What one of its blocks is handed is no parameter of the method.
            if TypedName(passage.text.characters)?.isSpelledOut == true { return [] }
        }
        if shape.kind == .parameter || shape.kind == .property, let typed = NamedCell(typedBelowIn: passage) { return [typed] }
        if shape.kind == .method, let member = NamedCell(signedIn: passage) ?? NamedCell(memberIn: passage) { return [member] }
        if shape.kind == .method, let called = NamedCell(calledIn: passage) ?? NamedCell(functionIn: passage) { return [called] }
        if shape.kind == .method, let called = foreignCall(in: passage) { return [called] }
        if shape.kind == .case, let holding = NamedCell(holdingIn: passage) { return [holding] }
        if shape.kind == .parameter, let unlabelled = NamedCell(unlabelledIn: passage) { return [unlabelled] }
        let listsMethods = (shape.kind == .method || context.speaks(of: .methods)) && survey.mainLanguage == .swift
        if listsMethods, let listed = NamedCell(listedIn: passage) { return [listed] }
        if shape.kind == .parameter || shape.kind == .property, let marked = noted(passage) { return [marked] }
        if Self.isLabel(passage) { return [] }
        let names = NamedCell.withoutNote(NameShape.names(in: passage).map { NamedCell(passage.string($0), passage.file($0)) }, in: passage)
        if shape.listsTypesByFile { return names.map(\.withoutExtension) }
        if shape.kind != .case, shape.kind != .key, names.allSatisfy({ ["true", "false", "YES", "NO"].contains($0.name) }) { return [] }
        return shape.namesAreWords ? names.filter { !NameShape.isPlainWord($0.name) } : names
    }

    /// "Header:", and the file beside it: a word with a capital and a colon says what its row gives, and is no selector.
    private static func isLabel(_ passage: Passage) -> Bool {
        let text = passage.string(passage.trimmed(passage.wholeSpan))
        guard text.hasSuffix(":"), let first = text.utf8.first, first >= 0x41, first <= 0x5A else { return false }
        return text.dropLast().utf8.allSatisfy { $0 >= 0x41 && NameShape.isIdentifierPart($0) } && !NameShape.looksLikeCode(text)
    }

    mutating func add(_ name: NamedCell, _ row: Table.Row, _ shape: TableShape) {
        let repeated = repeatedProperty(name.name)
        let kind = repeated?.kind ?? kind(of: name, row, shape)
        let own = shape.kind != kind && (kind == .property || kind == .method) ? self.owner(of: kind) : shape.owner
        let owner = repeated?.owner ?? name.owner ?? own
        var fact = Fact(kind, name.name, owner: owner, isStatic: name.isStatic, source: .table, span: name.span)
        // "Route type" beside a class says what it is for, and is no type that it has; beside a status stands what the answer is made of.
        let type = kind == .type || kind == .enum || kind == .error && shape.listsStatuses ? nil : cell(.type, row, shape)
        let head = meaningHead(kind, row, shape)
        fact.type = name.type ?? type.map { $0.filter { $0 != "`" } }.flatMap(Self.typeName) ?? typeInMeaning(kind, row, shape)
        if kind == .parameter, shape.index(.type) == nil { fact.type = fact.type ?? head?.type }
        if kind == .property, survey.mainLanguage == .swift { fact.type = fact.type.map(Self.swiftList) }
        let value = cell(.code, row, shape) ?? cell(.value, row, shape) ?? (kind == .case ? cell(.address, row, shape) : nil)
        fact.value = name.value ?? value.flatMap(Self.plainValue)
        if fact.value == nil, fact.kind == .error, shape.nameIndex == nil { fact.value = fact.name }
        if fact.value == fact.name, fact.kind != .error, fact.kind != .case || cell(.value, row, shape) == nil { fact.value = nil }
        if fact.kind == .error, shape.index(.code) != nil || shape.nameIndex != nil {
            fact.detail.status = cell(.httpStatus, row, shape).flatMap(HTTPStatus.opening) ?? wordedStatus(fact.name, row, shape)
        }
        fact.detail.defaultValue = cell(.defaultValue, row, shape).flatMap(Self.plainValue)
        fact.detail.isRequired = cell(.required, row, shape).flatMap(Requiredness.of) ?? name.isRequired ?? head?.isRequired
        if kind == .header { fact.type = CommonHeaders.scheme(of: name.name, row) ?? fact.type }
        if isReadOnly(row, shape), kind == .property { fact.detail.attributes.append("readonly") }
        name.signature?.describe(&fact)
        name.describe(&fact)
        if let method = name.declared {
            describe(method, language: .swift, in: &fact)
            fact.detail.attributes += method.effects
        }
        add(fact)
    }

    /// A declared name keeps its kind, whatever the column is called.
    private func kind(of name: NamedCell, _ row: Table.Row, _ shape: TableShape) -> Fact.Kind {
        // `.isOpen` among methods is read of what they are called on.
        if name.isCase { return shape.kind == .method && !shape.listsCases ? .property : .case }
        if name.isMessage { return .method }
        // `Door.open()` in a column of whatever: no key is called so.
        if name.isCall, name.owner != nil, shape.kind == .key { return .method }
        if name.signature != nil { return .method }
        if name.type != nil, shape.kind == .method { return .property }
        if Vocabulary.isPlistKey(name.name) { return .key }
        let isCall = name.name.has(":") || name.name.has("(")
        if shape.kind == .method, !isCall, saysProperty(row, shape) { return .property }
        if shape.kind == .method, !isCall, shape.listsOtherMembers { return survey.names[name.name] ?? .property }
        if shape.kind == .property || shape.kind == .parameter && name.name.hasSuffix("()"), isCall { return .method }
        let isPath = name.name.has(".") || name.name.has("_")
        if shape.kind == .property, isPath, shape.index(.anyName) == shape.nameIndex, !shape.roles.contains(.type) { return .key }
        guard shape.kind == .key || shape.nameIndex == nil, shape.kind != .error else { return shape.kind }
        return survey.names[name.name] ?? shape.kind
    }

    func cell(_ role: ColumnRole, _ row: Table.Row, _ shape: TableShape) -> String? {
        guard let index = shape.index(role), index < row.cells.count, index != shape.nameIndex else { return nil }
        let text = row.cells[index].text.characters.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return text.isEmpty ? nil : text
    }

    /// "Write: No", "Read-only: Yes".
    private func isReadOnly(_ row: Table.Row, _ shape: TableShape) -> Bool {
        cell(.writable, row, shape).flatMap(Requiredness.of) == false || cell(.readOnly, row, shape).flatMap(Requiredness.of) == true
    }

    /// `String[]` in a guide to Swift is `[String]`.
    private static func swiftList(_ type: String) -> String {
        type.hasSuffix("[]") && type.utf8.count > 2 ? "[\(swiftList(String(type.dropLast(2))))]" : type
    }
}

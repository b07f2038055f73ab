import SourceText

/// Which role each column of a table has: by the words of its header and by what its cells look like.
struct ColumnReading {
    /// Nil where nobody can tell.
    var roles: [ColumnRole?] = []
    var evidence: [Evidence<ColumnRole>] = []
    let shapes: [ColumnShape]
    /// The meanings beside codes tell what went wrong.
    private(set) var listsFailures = false

    init(header: [Table.Cell], rows: ArraySlice<Table.Row>, speaksOfCodes: Bool, parameters: [String] = []) {
        let columns = header.isEmpty ? rows.first?.cells.count ?? 0 : header.count
        shapes = (0..<columns).map { ColumnShape(column: $0, rows: rows) }
        for column in 0..<columns {
            let text = column < header.count ? header[column].text.characters : ""
            let found = Self.evidence(text, shapes[column], isFirst: column == 0, speaksOfCodes: speaksOfCodes)
            evidence.append(found)
            roles.append(found.best(atLeast: 1))
        }
        if rows.isEmpty { return }
        nameOwnCases(below: header)
        preferNames(over: header)
        dropWords()
        dropOutcomes()
        nameNumbers()
        dropOrdinals()
        nameCases()
        nameStatedCases()
        nameMessages()
        nameSymbolsBesideWords()
        nameCodes()
        moveCodes(below: header)
        nameTypedValues()
        nameKinds()
        nameParameters(parameters)
        nameFirstColumn()
        nameSignatures()
        nameInterfaces()
        nameValues()
        nameLastValues()
    }

    /// `open` beside `open(key:)`, `isOpen` beside `isOpen: Bool`: the second column says the same name in full.
    private mutating func nameSignatures() {
        guard let column = roles.firstIndex(where: { $0?.isName == true }), !shapes[column].isEmpty else { return }
        let names = shapes[column].texts.map(Self.plain)
        let full = shapes.indices.first { other in
            other != column && shapes[other].texts.count == names.count
                && zip(names, shapes[other].texts).allSatisfy { Self.states($0, Self.plain($1)) }
        }
        guard let full else { return }
        (roles[full], roles[column]) = (roles[column], nil)
        evidence[full].add(6, for: roles[full] ?? .anyName, "every cell begins with the name beside it, and says more")
    }

    static func plain(_ text: String) -> String { text.filter { $0 != "`" }.trimmingBlanks() }

    private static func states(_ name: String, _ text: String) -> Bool {
        guard !name.isEmpty, text.hasPrefix(name), let next = text.dropFirst(name.count).first else { return false }
        return next == "(" || next == ":"
    }

    /// "Name" over names, and "Error result" behind it: names stand where the header says so and nothing else. So they do before
    /// "Attributes" over words, or over nothing.
    private mutating func preferNames(over header: [Table.Cell]) {
        // `text` and `data` are called like types.
        guard roles.first == .anyName, shapes[0].share(.names) + shapes[0].share(.type) > 0.8 else { return }
        for column in roles.indices.dropFirst() where roles[column]?.isName == true && column < header.count {
            let isPartly = HeaderReading.of(header[column].text.characters)?.isComplete == false
            guard isPartly || roles[column] != .anyName && shapes[column].share(.names) < 0.3 else { continue }
            evidence[column].add(
                -8, for: roles[column] ?? .anyName, "a header of more words, or no names, behind a column that is called after names")
            roles[column] = nil
        }
    }

    /// "ID" over numbers, behind a column of names: what the names stand for.
    private mutating func nameNumbers() {
        guard let names = roles.firstIndex(where: { $0?.isName == true }), !shapes[names].isOfNumbers else { return }
        guard !roles.contains(.value), !roles.contains(.code) else { return }
        for column in roles.indices where column > names && roles[column] == .anyName && shapes[column].isOfNumbers {
            evidence[column].add(4, for: .value, "numbers in every cell, behind a column of names")
            roles[column] = .value
        }
    }

    /// 1, 2, 3 under "No." or "item", beside a column of names: the rows are counted.
    private mutating func dropOrdinals() {
        for (column, shape) in shapes.enumerated() where roles[column] == .anyName && shape.countsRows {
            guard roles.indices.contains(where: { $0 != column && roles[$0]?.isName == true }) else { continue }
            evidence[column].add(-8, for: .anyName, "numbers that count the rows, and another column of names")
            roles[column] = nil
        }
    }

    /// `.open`, `.closed`: cases as Swift writes them where it knows the enum, whatever the header calls them.
    private mutating func nameCases() {
        guard roles.count > 1, let first = shapes.first, first.texts.count > 1, first.texts.allSatisfy(NameShape.isImplicitCase) else {
            return
        }
        roles[0] = .name(.case)
        evidence[0].add(6, for: .name(.case), "a dot and a name in every cell")
    }

    /// "Message" over `DOOR_LOCKED`, `KEY_LOST`, beside codes: what the codes are called.
    private mutating func nameMessages() {
        guard roles.contains(.code), !roles.contains(where: { $0?.isName == true }) else { return }
        let column = shapes.indices.first { column in
            let texts = shapes[column].texts.map { $0.filter { $0 != "`" && !$0.isWhitespace } }
            let names = texts.count { NameShape.isConstantName($0) && $0.utf8.contains { $0 > 0x40 } && $0.utf8.count > 2 }
            // The last row of many may stand for all others.
            let areNames = names == texts.count || names > 8 && names + 1 == texts.count
            if roles[column] == .meaning || roles[column] == .type, areNames { return texts.contains { $0.has("_") } }
            if roles[column] == .meaning { return texts.count > 2 && texts.allSatisfy(Self.isSymbol) }
            // A header that nobody knows says nothing against it: "Definition", "Symbol".
            return roles[column] == nil && texts.count > 1 && texts.allSatisfy(Self.isSymbol)
        }
        guard let column else { return }
        roles[column] = .anyName
        evidence[column].add(6, for: .anyName, "constants in every cell, and codes beside them")
    }

    /// One identifier that no language has for a word: `DoorErrorLocked`, `DOOR_LOCKED`.
    private static func isSymbol(_ text: String) -> Bool {
        text.utf8.allSatisfy(NameShape.isIdentifierPart) && NameShape.looksLikeCode(text)
    }

    /// Numbers, and messages of which most tell what went wrong.
    private mutating func nameCodes() {
        guard let first = shapes.first, first.share(.number) > 0.8, first.texts.count > 2, roles[0]?.isName ?? true || roles[0] == .code
        else {
            return
        }
        let tells = shapes.dropFirst().contains { shape in
            shape.share(.words) > 0.6 && shape.texts.count(where: FailureWords.tell) * 2 > shape.texts.count
        }
        guard tells else { return }
        roles[0] = .code
        evidence[0].add(4, for: .code, "numbers beside words for what fails")
        listsFailures = true
    }

    /// "EnumCase" in every cell beside the names: they are cases, whatever their header calls them.
    private mutating func nameStatedCases() {
        guard let names = roles.firstIndex(where: { $0?.isName == true }), let types = roles.firstIndex(of: .type) else { return }
        let kinds = shapes[types].texts.map { $0.lowercased().filter { $0 >= "a" && $0 <= "z" } }
        guard kinds.count > 1, kinds.allSatisfy({ ["case", "enumcase", "enumvalue"].contains($0) }) else { return }
        (roles[names], roles[types]) = (.name(.case), nil)
        evidence[names].add(6, for: .name(.case), "the column beside them says so")
    }

    /// A first column of the method's own parameters, be some called like types of data: `error`, `data`, `url`.
    private mutating func nameParameters(_ parameters: [String]) {
        guard let first = shapes.first, roles.count > 1, !roles.contains(where: { $0?.isName == true }) else { return }
        let typed = first.texts.compactMap(TypedName.init)
        let own = first.texts.count { text in parameters.contains(text.filter { $0 != "`" && !$0.isWhitespace }) }
        // What a block is handed may stand beside the block itself.
        let areTyped = typed.count == first.texts.count && typed.contains { parameters.contains($0.name) }
        guard own * 2 > first.texts.count || areTyped else { return }
        roles[0] = .anyName
        evidence[0].add(4, for: .anyName, "names of the method's parameters in the first column")
    }

    /// Numbers that are statuses of HTTP, in the column that is called after them.
    var listsStatuses: Bool {
        roles.firstIndex(of: .httpStatus).map { $0 < shapes.count && shapes[$0].texts.allSatisfy { HTTPStatus.known.contains($0) } }
            ?? false
    }

    /// The texts of the column that names stand in.
    var nameTexts: [String] {
        let isFirst = roles.allSatisfy { $0 == nil } || roles.first == .type || roles.first == .value
        let named = roles.firstIndex { if case .name? = $0 { true } else { false } } ?? roles.firstIndex(of: .anyName)
        let column = named ?? roles.firstIndex(of: .code) ?? (isFirst ? 0 : nil)
        return column.flatMap { $0 < shapes.count ? shapes[$0].texts : nil } ?? []
    }

    private static func evidence(
        _ header: String, _ shape: ColumnShape, isFirst: Bool, speaksOfCodes: Bool
    ) -> Evidence<ColumnRole> {
        var evidence = Evidence<ColumnRole>()
        if let reading = HeaderReading.of(header) {
            evidence.add(reading.isComplete ? 3 : 2, for: reading.role, "the words of its header")
            weighHeader(reading.role, shape, into: &evidence)
            // "Error value" over names: which errors there are.
            let speaksOfErrors = isFirst && reading.role == .value && ColumnWords.table.meanings(in: header).contains(.error)
            if speaksOfErrors, shape.share(.names) > 0.6 { evidence.add(4, for: .name(.error), "values of errors, and names in its cells") }
        }
        guard !shape.isEmpty else { return evidence }
        // "-": nothing to say here.
        let said = shape.texts.filter { $0 != "-" }
        if said.count(where: NamedCell.holdsMessages) * 2 > said.count {
            evidence.add(6, for: .name(.method), "methods of classes in its cells")
        }
        let calls = isFirst && evidence.best() == nil ? said.filter { NamedCell.foreignCall(plain($0)) != nil } : []
        if calls.count > 1, calls.count == said.count, calls.count(where: { $0.utf8.first.map { $0 >= 0x60 } == true }) * 2 > calls.count {
            evidence.add(4, for: .name(.method), "calls with the types of what they take in its cells")
        }
        if shape.share(.httpMethod) > 0.6 { evidence.add(4, for: .httpMethod, "methods of HTTP in its cells") }
        let isOther = evidence.best() == .writable || evidence.best() == .readOnly || HeaderReading.asksOfSigning(header)
        if shape.share(.flag) > 0.6, !isFirst, !said.isEmpty, !isOther { evidence.add(2.5, for: .required, "yes and no in its cells") }
        if shape.share(.type) > 0.6 { evidence.add(isFirst ? 0.5 : 2.5, for: .type, "types of data in its cells") }
        if shape.share(.address) > 0.6 { evidence.add(1.5, for: .address, "addresses in its cells") }
        if shape.share(.number) > 0.6, isFirst, speaksOfCodes { evidence.add(2.5, for: .code, "numbers in its cells, codes announced") }
        if shape.share(.words) > 0.6 { evidence.add(isFirst ? 0.5 : 1.5, for: .meaning, "words in its cells") }
        return evidence
    }

    /// What the cells say for or against what the header's words mean.
    private static func weighHeader(_ role: ColumnRole, _ shape: ColumnShape, into evidence: inout Evidence<ColumnRole>) {
        guard !shape.isEmpty else { return }
        switch role {
        case .required where shape.share(.flag) == 0 && shape.share(.names) > 0.6:
            evidence.add(-4, for: role, "names in its cells, and no yes or no")
        case .required where shape.share(.flag) == 0 && shape.share(.words) > 0.6:
            evidence.add(-4, for: role, "sentences in its cells, and no yes or no")
        case .value where shape.share(.type) > 0.6: evidence.add(-1, for: role, "its cells are types of data")
        case .type where shape.share(.words) > 0.8: evidence.add(-1, for: role, "its cells are sentences")
        case .name(.type) where shape.share(.type) > 0.6, .name(.property) where shape.share(.type) > 0.6:
            evidence.add(-2, for: role, "its cells are types of data")
        case .httpMethod where shape.share(.httpMethod) == 0:
            evidence.add(-2, for: role, "no method of HTTP in its cells")
            let calls = shape.texts.count { text in
                NamedCell(calledIn: Passage(Text(characters: text, runs: [], end: 0))) != nil || LabelledSignature(text) != nil
            }
            if shape.share(.names) > 0.6 || calls * 2 > shape.texts.count {
                evidence.add(2.5, for: .name(.method), "names or calls in its cells")
            }
        case .name(.error), .name(.key), .anyName:
            if shape.share(.number) > 0.8 { evidence.add(2.5, for: .code, "numbers in its cells") }
        case .httpStatus where shape.share(.number) > 0.8 && shape.texts.allSatisfy { !HTTPStatus.mayBe($0) }:
            evidence.add(-4, for: role, "numbers in its cells, and none is a status of HTTP")
            evidence.add(4, for: .code, "numbers in its cells")
        case .httpStatus where shape.share(.number) < 0.3 && shape.share(.names) > 0.6:
            evidence.add(-2, for: role, "names in its cells")
            evidence.add(2, for: .name(.case), "names in its cells")
        default: break
        }
    }

    /// A table without a column of names has them in its first column, if they look like it.
    private mutating func nameFirstColumn() {
        guard let first = shapes.first, !roles.contains(where: { $0?.isName == true }), !roles.contains(.address) else { return }
        switch roles[0] {
        case nil, .meaning:
            guard first.share(.names) > 0.6, roles.count > 1, first.looksLikeCode else { return }
        case .type, .required, .defaultValue, .value, .code, .httpStatus, .httpMethod, .address, .writable, .readOnly, .anyName, .name:
            return
        }
        roles[0] = .anyName
        evidence[0].add(2, for: .anyName, "names in the first column, and no other column of names")
    }

    /// "Value" and "Description": the values are what the table lists.
    private mutating func nameValues() {
        guard roles.first == .value, let first = shapes.first, first.share(.number) > 0.8 else { return }
        if !roles.contains(where: { $0?.isName == true || $0 == .code }) {
            roles[0] = .code
            evidence[0].add(4, for: .code, "numbers in the first column")
        }
    }
}

extension ColumnShape {
    /// `10`, `-1`, and `500+` where the rest is left open.
    var isOfNumbers: Bool {
        texts.count > 1 && texts.allSatisfy { Int($0.filter { !$0.isWhitespace && $0 != "`" && $0 != "+" }) != nil }
    }

    /// 1, 2, 3, and so on.
    var countsRows: Bool {
        let numbers = texts.map { Int($0.filter { !$0.isWhitespace && $0 != "." }) }
        guard texts.count > 1, let first = numbers[0], first <= 1 else { return false }
        return numbers.enumerated().allSatisfy { $0.element == first + $0.offset }
    }

    /// Most names could not be words of a language: `user_id`, `kDoorOpen`; or stand in a smaller letter throughout.
    var looksLikeCode: Bool {
        let plain = texts.map { $0.filter { $0 != "`" && !$0.isWhitespace } }
        let code = plain.count { text in
            guard let first = text.utf8.first else { return false }
            return NameShape.looksLikeCode(text) || text.has("_") || first == 0x2E || first >= 0x61
        }
        return code * 2 >= plain.count
    }
}

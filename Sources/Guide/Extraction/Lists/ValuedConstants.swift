import SourceText

/// `kDoorSizeSmall` 320x50, `DoorModeFast = 1`, "0 - DoorSpeedLow", line by line: constants beside their values, in a paragraph, an item or a cell.
struct ValuedConstant {
    let name: Span
    let value: Span
}

extension Extraction {
    /// States such constants, of which several have to begin alike: one alone may be an example.
    ///
    /// - Returns: where their names stand.
    mutating func readValuedConstants(_ passage: Passage, source: Fact.Source) -> [Span] {
        guard passage.bytes.count < 4000, context.weight(of: .errors) == 0 else { return [] }
        let found = (source == .table ? passage.lines : writtenLines(passage)).compactMap { passage.valuedConstant(in: $0) }
        let constants = found.isEmpty ? passage.constantsWithValuesInBrackets : found
        guard constants.count > 1, Self.beginAlike(constants.map { passage.string($0.name) }) else { return [] }
        return add(constants, in: passage, source: source)
    }

    /// The same of an item, where the one before or behind it is alike.
    mutating func readValuedItem(_ passage: Passage) -> Bool {
        guard passage.lines.count == 1, let line = passage.lines.first, context.weight(of: .errors) == 0, context.subject == nil,
            let constant = passage.valuedConstant(in: line),
            !passage.isParted(constant) || passage.bytes[constant.value.end - 1] == 0x22
        else { return false }
        let others = [block - 1, block + 1].compactMap { index -> String? in
            guard document.blocks.indices.contains(index), case .item(_, let text) = document.blocks[index].kind else { return nil }
            let other = Passage(text)
            return other.lines.count == 1 ? other.lines.first.flatMap(other.valuedConstant).map { other.string($0.name) } : nil
        }
        guard others.contains(where: { Self.beginAlike([$0, passage.string(constant.name)]) }) else { return false }
        return !add([constant], in: passage, source: .list).isEmpty
    }

    private mutating func add(_ constants: [ValuedConstant], in passage: Passage, source: Fact.Source) -> [Span] {
        let own = constants.filter { survey.isOfAPI(passage.string($0.name)) && !Vocabulary.isPlatformConstant(passage.string($0.name)) }
        for constant in own {
            let name = passage.string(constant.name)
            let isCase = survey.names[name] == .case || NameShape.openings(of: name).contains(where: survey.typeNames.contains)
            var fact = Fact(isCase ? .case : .constant, name, source: source, span: passage.file(constant.name))
            let value = passage.string(constant.value)
            fact.value = value.has("\"") || value.has("'") ? String(value.drop { $0 == "@" }.dropFirst().dropLast()) : value
            add(fact)
        }
        return own.map(\.name)
    }

    /// Four letters at least, and not all of one of them.
    private static func beginAlike(_ names: [String]) -> Bool {
        guard let first = names.first, Set(names).count == names.count else { return false }
        let stem = names.dropFirst().reduce(first) { stem, name in String(zip(stem, name).prefix { $0 == $1 }.map(\.0)) }
        return stem.utf8.count > 3
    }
}

extension Passage {
    /// A line that is a constant and a value, in this order or the other, and nothing else.
    func valuedConstant(in line: Span) -> ValuedConstant? {
        guard line.length < 160 else { return nil }
        var start = line.start
        while start < line.end, [0x20, 0x2A, 0x2D].contains(bytes[start]), start + 1 < line.end, !isDigit(start + 1) { start += 1 }
        if let name = constant(at: start, limit: line.end) {
            guard let begin = separatorEnd(from: name.past, limit: line.end), begin > name.past,
                let value = value(at: begin, limit: line.end),
                endsHere(value.end, line)
            else { return nil }
            return ValuedConstant(name: name.name, value: value)
        }
        // "0 - DoorSpeedLow": a sign between them has to say that the number is no count of the lines: "1. DoorSpeedLow".
        guard let value = value(at: start, limit: line.end), let begin = separatorEnd(from: value.end, limit: line.end),
            bytes[value.end..<begin].contains(where: { $0 > 0x20 && $0 != 0x28 }), let name = constant(at: begin, limit: line.end),
            endsHere(name.past, line)
        else { return nil }
        return ValuedConstant(name: name.name, value: value)
    }

    /// A colon or a dash stands between them, as in any definition.
    fileprivate func isParted(_ constant: ValuedConstant) -> Bool {
        let (first, second) = constant.name.start < constant.value.start ? (constant.name, constant.value) : (constant.value, constant.name)
        let between = string(Span(first.end, second.start)).filter { $0 != " " && $0 != "`" && $0 != "*" }
        return !["", "=", "("].contains(between)
    }

    /// `DoorSizeSmall` (320x50) in a sentence.
    fileprivate var constantsWithValuesInBrackets: [ValuedConstant] {
        text.marks.filter { $0.kind == .code }.compactMap { mark in
            guard let name = constant(at: trimmed(mark.range).start, limit: bytes.count) else { return nil }
            var start = name.past
            while start < bytes.count, bytes[start] == 0x20 { start += 1 }
            guard start < bytes.count, bytes[start] == 0x28, let value = value(at: start + 1, limit: bytes.count),
                value.end < bytes.count, bytes[value.end] == 0x29
            else { return nil }
            return ValuedConstant(name: name.name, value: value)
        }
    }

    /// A name with the looks of a constant, and where the marks around it end.
    private func constant(at start: Int, limit: Int) -> (name: Span, past: Int)? {
        var begin = start
        while begin < limit, bytes[begin] == 0x60 || bytes[begin] == 0x2A { begin += 1 }
        let end = min(identifierEnd(from: begin), limit)
        let name = string(Span(begin, end))
        guard NameShape.isKeyedConstant(name) || NameShape.looksLikeType(name) && name.utf8.count > 4, !NameShape.isNumbered(name) else {
            return nil
        }
        var past = end
        while past < limit, bytes[past] == 0x60 || bytes[past] == 0x2A { past += 1 }
        return (Span(begin, end), past)
    }

    /// Behind blanks and at most one of `=`, `:`, `(` and the dashes.
    private func separatorEnd(from start: Int, limit: Int) -> Int? {
        var index = start
        var signs = 0
        while index < limit {
            if bytes[index] == 0x20 || bytes[index] == 0x60 {
                index += 1
            } else if [0x3D, 0x3A, 0x28, 0x2D].contains(bytes[index]), !(bytes[index] == 0x2D && isDigit(index + 1)) {
                (index, signs) = (index + 1, signs + 1)
            } else if let wide = ["–", "—", "：", "→"].first(where: { bytes[index..<limit].starts(with: $0.utf8) }) {
                (index, signs) = (index + wide.utf8.count, signs + 1)
            } else {
                break
            }
        }
        return signs < 2 ? index : nil
    }

    /// `3`, `-1`, `0x1F`, `320x50`, `"door"`, `@"door"`.
    private func value(at start: Int, limit: Int) -> Span? {
        var index = start
        if index < limit, bytes[index] == 0x40 { index += 1 }
        if index < limit, bytes[index] == 0x22 || bytes[index] == 0x27 {
            let quote = bytes[index]
            guard let close = bytes[(index + 1)..<limit].firstIndex(of: quote), close > index + 1, close - index < 80 else { return nil }
            return Span(start, close + 1)
        }
        guard index == start else { return nil }
        if index < limit, bytes[index] == 0x2D { index += 1 }
        let digits = index
        while index < limit, isDigit(index) || index > digits && isValuePart(bytes[index]) { index += 1 }
        guard index > digits, isDigit(index - 1) || string(Span(digits, index)).hasPrefix("0x") else { return nil }
        return Span(start, index)
    }

    private func isDigit(_ index: Int) -> Bool { index < bytes.count && bytes[index] >= 0x30 && bytes[index] <= 0x39 }

    /// A letter of a hexadecimal number, the sign of a size, or a point.
    private func isValuePart(_ byte: UInt8) -> Bool {
        byte == 0x78 || byte == 0x2E || byte >= 0x61 && byte <= 0x66 || byte >= 0x41 && byte <= 0x46
    }

    /// Nothing but marks, a bracket and what ends a line.
    private func endsHere(_ place: Int, _ line: Span) -> Bool {
        bytes[place..<line.end].allSatisfy { [0x20, 0x60, 0x29, 0x2C, 0x3B, 0x2E, 0x2A].contains($0) }
    }
}

import SourceText

extension DefinitionLine {
    /// `DoorView - shows a door`: marked as code, written like a type, and explained.
    func mayBeType(_ name: String, isCode: Bool) -> Bool {
        isCode && separator.isPlain && type == nil && NameShape.looksLikeType(name) && !NameShape.isConstantName(name)
            && !Vocabulary.isFileName(name)
    }
}

extension DefinitionLine {
    /// "default: 1", "format: yyyy-MM-dd": a label and what it says, and no type.
    static func isLabelled(_ text: some StringProtocol) -> Bool {
        guard let colon = text.firstIndex(of: ":"), text[colon...].dropFirst().first == " " else { return false }
        return HeaderReading.of(text[..<colon]) != nil
    }

    /// `key` and its type as a piece of code or in italics behind it, where nothing but a meaning follows: **key** `String`, **key** *string*.
    mutating func readTypeMark() {
        let start = end
        skipBlanks()
        guard type == nil, names.count == 1, end > start, let mark = passage.codeMark(at: end) ?? italics, mark.end <= line.end else {
            end = start
            return
        }
        let isItalic = italics != nil
        let text = passage.string(mark)
        end = min(mark.end + (mark.end < line.end && passage.bytes[mark.end] == 0x60 ? 1 : 0), line.end)
        let afterType = end
        skipBlanks()
        let rest = passage.bytes[end..<line.end]
        let isParted = rest.isEmpty || byte == 0x3A || Self.dashes.contains { rest.starts(with: $0.utf8) }
        // Words of a sentence are in italics, too: there a type of data alone needs nothing behind it.
        guard isParted && Self.isWholeType(text) || isItalic && TypeWords.isType(text) else {
            end = start
            return
        }
        (type, end) = (text, afterType)
    }

    private var italics: Span? { passage.text.marks.first { $0.kind == .emphasis && $0.range.start == end }?.range }
}

extension DefinitionLine {
    /// `name: (required, string)`, `name: left (required, enum)`: what must be given, behind an example, as API Blueprint has it.
    mutating func readNoteBehindValue() -> Bool {
        let rest = passage.string(Span(end, min(line.end, end + 160)))
        let value = rest.prefix { $0 != " " && $0 != "(" }
        let behind = rest.dropFirst(value.count).drop { $0 == " " }
        guard behind.hasPrefix("("), let close = behind.firstIndex(of: ")") else { return false }
        let words = behind[..<close].dropFirst().split(separator: ",").map { $0.drop { $0 == " " } }
        guard words.contains(where: { Requiredness.of(String($0)) != nil && $0.utf8.count > 1 }) else { return false }
        let start = end
        end += value.utf8.count
        readNote()
        end = start
        return true
    }

    /// `key: which door it is for (string, optional)`: the same at the very end, where brackets hold a type, a requirement, and nothing else.
    mutating func readClosingNote() -> Bool {
        guard line.end > end, passage.bytes[line.end - 1] == 0x29, let open = passage.bytes[end..<line.end].lastIndex(of: 0x28) else {
            return false
        }
        let words = passage.string(Span(open + 1, line.end - 1)).split(separator: ",").map { $0.trimmingBlanks() }
        let said = words.filter { Requiredness.said(by: $0) != nil }
        guard said.count == 1, words.allSatisfy({ said.contains($0) || TypeWords.isType($0) }) else { return false }
        let start = end
        end = open
        readNote()
        end = start
        return true
    }
}

extension DefinitionLine {
    /// A type of data, or a name that could be a type's, perhaps of several or of none.
    static func isWholeType(_ text: String) -> Bool {
        if TypeWords.isType(text), text.utf8.first.map({ $0 < 0x61 }) == true || text.hasPrefix("[") { return true }
        let bare = text.filter { !"[]?! *".contains($0) }
        return NameShape.looksLikeType(bare) && bare.utf8.allSatisfy(NameShape.isIdentifierPart) && !bare.has("_")
    }

    /// `door_key (String, mandatory)`: a name in bold, and nothing behind it but brackets with its type, or whether it must be given.
    var isTitleOfParameter: Bool {
        // `openDoor(String)` is a method.
        let isTyped =
            type?.contains(" ") == false && passage.bytes[names[0].start..<names[0].end].allSatisfy { !(0x41...0x5A).contains($0) }
        guard separator == .nothing, isRequired != nil || isTyped, isMarked,
            let first = passage.bytes[names[0].end..<line.end].first(where: { $0 > 0x20 })
        else { return false }
        return first == 0x28 && passage.bytes[line.end - 1] == 0x29
    }
}

extension Passage {
    /// The piece of code that begins at a place.
    func codeMark(at start: Int) -> Span? {
        text.marks.first { $0.kind == .code && $0.range.start == start }?.range
    }
}

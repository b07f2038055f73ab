import SourceText

extension Extraction {
    /// `400 Bad Request`: meaning, as an item among errors: a status of HTTP with its own words.
    mutating func readStatusItem(_ passage: Passage) -> Bool {
        guard context.speaks(of: .errors), let line = passage.lines.first else { return false }
        let bytes = passage.bytes[line.start..<line.end]
        let opening = bytes.first == UInt8(ascii: "`") ? line.start + 1 : line.start
        let start = Self.wordsOfStatus(bytes) ?? opening
        guard line.end > start + 5, passage.bytes[start] == UInt8(ascii: "4") || passage.bytes[start] == UInt8(ascii: "5"),
            passage.bytes[(start + 1)..<(start + 3)].allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }),
            start > opening || passage.bytes[start + 3] == 0x20 && (0x41...0x5A).contains(passage.bytes[start + 4])
        else { return false }
        let code = Span(start, start + 3)
        let status = passage.string(code)
        add(Fact(.error, status, owner: context.endpoint, value: status, source: .list, span: passage.file(code)))
        readRest(passage, from: code.end)
        return true
    }

    /// The end of "HTTP error code " before `403`, where a line begins with words that say what the number is.
    private static func wordsOfStatus(_ line: ArraySlice<UInt8>) -> Int? {
        guard line.starts(with: "HTTP".utf8), let digit = line.prefix(40).firstIndex(where: { $0 >= 0x30 && $0 <= 0x39 }) else {
            return nil
        }
        let behind = line[digit...].drop { $0 >= 0x30 && $0 <= 0x39 }
        guard behind.startIndex - digit == 3, behind.first.map(NameShape.isIdentifierPart) != true else { return nil }
        return line[..<digit].allSatisfy { NameShape.isIdentifierPart($0) || $0 == 0x20 || $0 == 0x60 } ? digit : nil
    }

    /// `4001 - DOOR_LOCKED - meaning`, `DOOR_LOCKED - 4001 - meaning`: an error's name and its code, in either order.
    func otherName(of name: String, behind definition: DefinitionLine, in passage: Passage) -> (String, String)? {
        if NameShape.isNumber(name), let symbol = definition.closingSymbol { return (symbol, name) }
        guard definition.separator.isPlain,
            let line = passage.lines.first(where: { $0.start <= definition.end && definition.end <= $0.end }),
            let second = DefinitionLine(passage, passage.trimmed(Span(definition.end, line.end))), second.separator.isPlain
        else { return nil }
        let other = passage.string(second.names[0])
        if NameShape.isNumber(name), NameShape.isSymbol(other) || NameShape.looksLikeCode(other) { return (other, name) }
        return NameShape.isNumber(other) && !NameShape.isNumber(name) ? (name, other) : nil
    }
}

extension Extraction {
    /// `error.key.missing`, under a line that announces errors itself.
    func isErrorPath(_ cell: NamedCell, _ definition: DefinitionLine) -> Bool {
        cell.owner == nil && definition.separator.isPlain && context.announces([.errors]) && context.lead != context.title
            && cell.name.split(separator: ".").count > 2 && cell.name.utf8.allSatisfy { NameShape.isIdentifierPart($0) || $0 == 0x2E }
    }
}

extension Extraction {
    /// What samples or declarations show to be a type, and `Door.Lock`, a type inside another.
    func isTypeElsewhere(_ name: String) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        let isPath = parts.count > 1 && parts.allSatisfy { $0.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } == true }
        return isPath || survey.isKnownType(name) && survey.names[name] == nil
    }

    /// `4001`, as an error's name.
    func isCode(_ name: String) -> Bool {
        NameShape.isNumber(name) && !(HTTPStatus.known.contains(name) && (context.speaksOfHTTP || name.utf8.first == 0x32))
    }

    /// As above, or any number whose symbol ends its line: a status of HTTP has none.
    func isCode(_ name: String, of definition: DefinitionLine) -> Bool {
        isCode(name) || NameShape.isNumber(name) && definition.closingSymbol != nil
    }

    /// `kDoorErrorDomain`: what errors are told apart by, and none itself.
    func isNamedDomain(_ name: String) -> Bool { name.hasSuffix("Domain") && NameShape.isSymbol(name) && name.utf8.count > 6 }
}

extension DefinitionLine {
    /// `DOOR_LOCKED` of `4001 - the door is locked (**DOOR_LOCKED**)`: a symbol in brackets ends the line.
    var closingSymbol: String? {
        guard separator.isPlain, line.end > end, passage.bytes[line.end - 1] == 0x29,
            let open = passage.bytes[end..<line.end].lastIndex(of: 0x28)
        else { return nil }
        let inner = passage.string(Span(open + 1, line.end - 1)).filter { $0 != "`" && $0 != "*" }
        // Text that was copied has no marks at all.
        let isMarked =
            passage.text.marks.isEmpty || passage.text.marks.contains { ($0.kind == .code || $0.kind == .strong) && $0.range.start > open }
        return isMarked && NameShape.isSymbol(inner) && NameShape.looksLikeCode(inner) ? inner : nil
    }
}

import SourceText

/// `20001 the door is locked` and `4001: key lost` as items of a list in a document on errors: every item begins with a code.
extension Extraction {
    mutating func readCodedItem(_ passage: Passage) -> Bool {
        guard case .item(let depth, _) = document.blocks[block].kind, let line = passage.lines.first,
            let code = CodeOpening(line, in: passage)
        else { return false }
        guard isInErrors || hasErrors(like: code.text), !code.isFollowedByName(in: passage), isAmongCodes(depth, code) else { return false }
        add(Fact(.error, code.text, owner: context.endpoint, value: code.text, source: .list, span: passage.file(code.span)))
        readRest(passage, from: code.span.end)
        return true
    }

    /// Headings speak of errors, be it that of the page alone.
    private var isInErrors: Bool {
        context.weight(of: .errors) > 0 || context.sections.first?.topics.contains(.errors) == true
    }

    /// Codes with as many digits were read as errors a little further up.
    private func hasErrors(like code: String) -> Bool {
        let count = facts.suffix(200).count {
            $0.kind == .error && $0.source == .list && $0.name.utf8.count == code.utf8.count && isCode($0.name)
        }
        return count > 2
    }

    /// The items around this one are codes, too: "3000 requests a minute" stands among sentences.
    private func isAmongCodes(_ depth: Int, _ code: CodeOpening) -> Bool {
        let others = neighbours(step: -1, depth) + neighbours(step: 1, depth)
        let codes = others.map { CodeOpening($0.lines.first, in: $0) }
        guard codes.count > (code.isPlain || code.text.utf8.count > 4 ? 0 : 1) else { return false }
        return codes.allSatisfy { $0 != nil && $0?.text != code.text }
    }

    /// The items of the same list next to this one, in one direction.
    private func neighbours(step: Int, _ depth: Int) -> [Passage] {
        var found: [Passage] = []
        var index = block + step
        while found.count < 2, document.blocks.indices.contains(index), case .item(let other, let text) = document.blocks[index].kind {
            if other < depth { break }
            if other == depth { found.append(Passage(text)) }
            index += step
        }
        return found
    }
}

/// The code that a line begins with.
private struct CodeOpening {
    var span: Span
    var text: String
    /// What parts it from its words is more than a blank.
    var isPlain: Bool
    private var rest: Span

    init?(_ line: Span?, in passage: Passage) {
        guard let line else { return nil }
        let bytes = passage.bytes
        let marks = "`*[".utf8
        let start = bytes[line.start..<line.end].firstIndex { !marks.contains($0) } ?? line.end
        var end = start
        if end < line.end, bytes[end] == UInt8(ascii: "-") { end += 1 }
        while end < line.end, bytes[end] >= 0x30, bytes[end] <= 0x39 { end += 1 }
        span = Span(start, end)
        text = passage.string(span)
        // Three digits may be a status of HTTP, which is read by itself.
        guard (3...9).contains(text.utf8.count), text.utf8.count > 3 || !HTTPStatus.known.contains(text) else { return nil }
        var next = end
        while next < line.end, "`*] \t".utf8.contains(bytes[next]) { next += 1 }
        let isBlank = next > end && bytes[end..<next].contains { $0 == 0x20 || $0 == 0x09 }
        isPlain = next < line.end && (":-=|".utf8.contains(bytes[next]) || bytes[next...].starts(with: "：".utf8))
        guard isPlain || isBlank && text.utf8.count > 3 else { return nil }
        rest = passage.trimmed(Span(isPlain ? next + (bytes[next] == 0xEF ? 3 : 1) : next, line.end))
        guard bytes[rest.start..<rest.end].contains(where: { $0 >= 0x41 }) else { return nil }
    }

    /// `4001 - DOOR_LOCKED - …`, `4001: the door is locked (DOOR_LOCKED)`: it has a name.
    func isFollowedByName(in passage: Passage) -> Bool {
        let first = passage.withoutQuotes(Span(rest.start, passage.bytes[rest.start..<rest.end].firstIndex(of: 0x20) ?? rest.end))
        let name = passage.string(first)
        let isSymbol = NameShape.isSymbol(name) && name.utf8.allSatisfy { $0 < 0x80 }
        if isSymbol, NameShape.looksLikeCode(name) || passage.isCode(first) { return true }
        guard rest.length > 2, passage.bytes[rest.end - 1] == 0x29, let open = passage.bytes[rest.start..<rest.end].lastIndex(of: 0x28)
        else {
            return false
        }
        let inner = passage.string(Span(open + 1, rest.end - 1)).filter { $0 != "`" && $0 != "*" }
        return NameShape.isSymbol(inner) && NameShape.looksLikeCode(inner)
    }
}

import SourceText

extension Extraction {
    /// `DOOR_LOCKED(4001, "The door is locked"),` as a line of text where errors are spoken of: how an enum of Java lists them, outside of any
    /// listing.
    mutating func readCodedConstants(_ passage: Passage) -> Bool {
        guard passage.holds(UInt8(ascii: "(")), context.weight(of: .errors) > 0 else { return false }
        let constants = passage.lines.compactMap { CodedConstant(passage, $0) }
        for constant in constants {
            add(
                Fact(
                    .error, passage.string(constant.name), owner: context.endpoint, value: passage.string(constant.code), source: .list,
                    span: passage.file(constant.name)))
        }
        guard !constants.isEmpty else { return false }
        addMentions(passage, source: .prose, except: constants.map(\.name))
        return true
    }
}

/// One such line: a constant's name, and in brackets its number and a text.
private struct CodedConstant {
    let name: Span
    let code: Span

    init?(_ passage: Passage, _ line: Span) {
        let bytes = passage.bytes[line.start..<line.end]
        guard let open = bytes.firstIndex(of: UInt8(ascii: "(")), let comma = bytes[open...].firstIndex(of: UInt8(ascii: ",")) else {
            return nil
        }
        (name, code) = (Span(line.start, open), passage.trimmed(Span(open + 1, comma)))
        let symbol = passage.string(name)
        guard symbol.utf8.count > 2, NameShape.isConstantName(symbol), !NameShape.isNumber(symbol),
            NameShape.isNumber(passage.string(code)),
            bytes[(comma + 1)...].first(where: { $0 != 0x20 }) == UInt8(ascii: "\"")
        else { return nil }
        let end = bytes.lastIndex { !" ,;".utf8.contains($0) }
        guard let end, bytes[end] == UInt8(ascii: ")") else { return nil }
    }
}

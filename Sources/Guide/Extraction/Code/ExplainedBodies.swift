import SourceText

/// What lines of a listing around a message say of the request: `参数：token` above it, and `id：the door's` below a body that has it.
extension Extraction {
    mutating func readExplainedBody(_ passage: Passage) {
        guard let endpoint = context.endpoint, passage.lines.count > 2, passage.lines.count < 200,
            let open = passage.lines.firstIndex(where: { passage.bytes[$0.start] == UInt8(ascii: "{") }),
            let close = Self.endOfBody(passage, from: open)
        else { return }
        for line in passage.lines[..<open] { addLabelledParameters(line, of: endpoint, in: passage) }
        let names = passage.lines[(close + 1)...].map { Self.nameBeforeColon($0, in: passage) }.prefix { $0 != nil }.compactMap(\.self)
        let body = passage.string(Span(passage.lines[open].start, passage.lines[close].end))
        let own = names.count { body.has("\"\(passage.string($0))\"") }
        guard names.count > 1, own * 2 > names.count else { return }
        let lead = open > 0 ? passage.string(passage.lines[open - 1]) : ""
        let isAnswer = !Set(Topics.table.meanings(in: lead)).isDisjoint(with: [.response, .result])
        for name in names {
            var fact = Fact(.parameter, passage.string(name), owner: endpoint, source: .list, span: passage.file(name))
            fact.detail.place = isAnswer ? .answer : nil
            add(fact)
        }
    }

    /// The line that closes the brace of another.
    private static func endOfBody(_ passage: Passage, from open: Int) -> Int? {
        var depth = 0
        return passage.lines.indices[open...].first { index in
            for byte in passage.bytes[passage.lines[index].start..<passage.lines[index].end] {
                if byte == UInt8(ascii: "{") { depth += 1 }
                if byte == UInt8(ascii: "}") { depth -= 1 }
            }
            return depth <= 0
        }
    }

    /// `token` of "参数：token": names that look like code, or stand in the address that the listing shows.
    private mutating func addLabelledParameters(_ line: Span, of endpoint: String, in passage: Passage) {
        guard let colon = passage.colon(in: line),
            Topics.table.reading(of: passage.string(Span(line.start, colon.start))).meanings == [.parameters]
        else { return }
        let value = Span(colon.end, line.end)
        for word in passage.string(value).split(whereSeparator: { " ,，、".contains($0) }).map(String.init) {
            guard NameShape.isPlainName(word), NameShape.looksLikeCode(word) || passage.text.characters.has("\(word)="),
                let start = Self.offsets(of: word, in: passage.bytes).first(where: { $0 >= value.start })
            else { continue }
            add(Fact(.parameter, word, owner: endpoint, source: .list, span: passage.file(Span(start, start + word.utf8.count))))
        }
    }

    private static func nameBeforeColon(_ line: Span, in passage: Passage) -> Span? {
        guard let colon = passage.colon(in: line), NameShape.isPlainName(passage.string(Span(line.start, colon.start))) else { return nil }
        return Span(line.start, colon.start)
    }
}

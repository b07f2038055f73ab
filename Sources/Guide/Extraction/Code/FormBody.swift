import SourceText

/// A form as a listing that is no code shows it: `grant_type: refresh_token`, one field a line.
struct FormBody {
    let names: [Span]

    /// Nil where a line is anything else.
    init?(_ passage: Passage) {
        let names = passage.lines.map { Self.name($0, passage) }
        guard !names.isEmpty, names.allSatisfy({ $0 != nil }) else { return nil }
        self.names = names.compactMap(\.self)
    }

    /// `client_id` of `client_id: [given to you]`. Small letters: `Authorization: …` is a header.
    private static func name(_ line: Span, _ passage: Passage) -> Span? {
        let bytes = passage.bytes[line.start..<line.end]
        let end = bytes.firstIndex { !NameShape.isIdentifierPart($0) && $0 != 0x2E } ?? line.end
        guard end + 1 < line.end, end > line.start + 1, bytes[line.start] >= 0x61, bytes[end] == 0x3A else { return nil }
        // `open:` of a selector goes on at once, and so does the rest of an address.
        return bytes[end + 1] == 0x20 || bytes[end + 1] == 0x22 ? Span(line.start, end) : nil
    }
}

extension Extraction {
    /// The fields of the form that the line before says to be sent.
    mutating func readForm(_ passage: Passage) -> Bool {
        guard let endpoint = context.endpoint, context.announces([.request, .parameters]), let form = FormBody(passage) else {
            return false
        }
        for name in form.names {
            add(Fact(.parameter, passage.string(name), owner: endpoint, source: .sample, span: passage.file(name)))
        }
        return true
    }
}

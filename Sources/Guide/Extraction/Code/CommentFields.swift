import SourceText

/// What a comment in a listing says that a type has: its name in the first line, `<ABDoorKey>` or `ABDoorKey:`, and `name: meaning` in every other.
struct CommentFields {
    private(set) var type: String
    private(set) var names: [Span] = []

    /// Nil where a line is anything else.
    init?(_ passage: Passage, _ comment: Span) {
        let bytes = passage.bytes[comment.start..<comment.end]
        let lines = bytes.split(separator: 0x0A).compactMap { line -> Span? in
            let inner = Self.withoutMarks(Span(line.startIndex, line.endIndex), in: passage)
            return inner.isEmpty ? nil : inner
        }
        guard lines.count > 2, let first = lines.first else { return nil }
        type = passage.string(first).filter { !"<>:： ".contains($0) }
        guard type.utf8.allSatisfy(NameShape.isIdentifierPart), passage.string(first) != type else { return nil }
        for line in lines.dropFirst() {
            guard let name = Self.explained(line, in: passage) else { return nil }
            names.append(name)
        }
    }

    private static func withoutMarks(_ span: Span, in passage: Passage) -> Span {
        var span = passage.trimmed(span)
        while span.start < span.end, passage.bytes[span.start] == 0x2A || passage.bytes[span.start] == 0x20 { span.start += 1 }
        return span
    }

    /// The name before the colon of any script.
    private static func explained(_ line: Span, in passage: Passage) -> Span? {
        var end = line.start
        while end < line.end, NameShape.isIdentifierPart(passage.bytes[end]) { end += 1 }
        let name = Span(line.start, end)
        guard NameShape.isPlainName(passage.string(name)) else { return nil }
        let rest = passage.bytes[end..<line.end].drop { $0 == 0x20 }
        return rest.first == 0x3A || rest.starts(with: "：".utf8) ? name : nil
    }
}

extension Extraction {
    /// Members that comments of a listing give to types that the guide knows.
    mutating func readCommentFields(_ passage: Passage) {
        guard passage.text.characters.has("/*") else { return }
        let bytes = passage.bytes
        var index = 0
        while let open = bytes[index...].firstRange(of: Array("/*".utf8)) {
            let close = bytes[open.upperBound...].firstRange(of: Array("*/".utf8))?.lowerBound ?? bytes.count
            index = min(bytes.count, close + 2)
            guard let fields = CommentFields(passage, Span(open.upperBound, close)), survey.typeNames.contains(fields.type),
                survey.isOfAPI(fields.type)
            else { continue }
            for name in fields.names {
                add(Fact(.property, passage.string(name), owner: fields.type, source: .list, span: passage.file(name)))
            }
        }
    }
}

import SourceText

/// The fields that a command of curl sends: `-d name=x`, `--data "tag=y&owner=z"`, `-F 'file=@a.png'`.
struct CommandForm {
    struct Field {
        var name: Span
        var value: Span
    }

    private(set) var fields: [Field] = []

    private static let data: Set<String> = ["-d", "--data", "--data-urlencode", "--data-raw", "--data-binary", "--data-ascii"]
    private static let forms: Set<String> = ["-F", "--form", "--form-string"]

    init(_ passage: Passage) {
        let bytes = passage.bytes
        var place = 0
        while place < bytes.count {
            let start = place
            while place < bytes.count, bytes[place] > 0x20, bytes[place] != UInt8(ascii: "=") { place += 1 }
            let word = start < place && bytes[start] == UInt8(ascii: "-") ? passage.string(Span(start, place)) : ""
            let isForm = Self.forms.contains(word)
            guard isForm || Self.data.contains(word) else {
                place += 1
                continue
            }
            while place < bytes.count, bytes[place] == 0x20 || bytes[place] == UInt8(ascii: "=") { place += 1 }
            let argument = Self.argument(at: place, in: bytes)
            place = argument.end + 1
            for part in isForm ? [argument] : Self.parts(of: argument, in: bytes) {
                if let field = Self.field(part, in: passage) { fields.append(field) }
            }
        }
    }

    /// What stands in quotes here, or up to the next blank.
    private static func argument(at start: Int, in bytes: [UInt8]) -> Span {
        guard start < bytes.count else { return Span(start, start) }
        let quote = bytes[start]
        if quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"") {
            return Span(start + 1, bytes[(start + 1)...].firstIndex(of: quote) ?? bytes.count)
        }
        return Span(start, bytes[start...].firstIndex { $0 <= 0x20 } ?? bytes.count)
    }

    /// What `&` parts.
    private static func parts(of span: Span, in bytes: [UInt8]) -> [Span] {
        bytes[span.start..<span.end].split(separator: UInt8(ascii: "&")).map { Span($0.startIndex, $0.endIndex) }
    }

    /// `name=value`; JSON and files have no name before a sign of equality.
    private static func field(_ span: Span, in passage: Passage) -> Field? {
        let bytes = passage.bytes
        var start = span.start
        while start < span.end, bytes[start] <= 0x20 { start += 1 }
        guard let equals = bytes[start..<span.end].firstIndex(of: UInt8(ascii: "=")) else { return nil }
        let name = bytes[start..<equals]
        guard name.contains(where: { $0 >= 0x41 }),
            name.allSatisfy({ NameShape.isIdentifierPart($0) || "-.[]".utf8.contains($0) })
        else { return nil }
        return Field(name: Span(start, equals), value: Span(equals + 1, span.end))
    }
}

extension Extraction {
    /// One command is about the endpoint that it calls.
    mutating func readCommandForm(_ passage: Passage) {
        let text = passage.text.characters
        guard text.has("curl "), text.split(separator: "curl ", omittingEmptySubsequences: false).count == 2,
            let endpoint = context.endpoint
        else { return }
        // What a table has just explained, under another spelling of the address perhaps, the command only shows.
        let explained = Set(facts.suffix(80).filter { $0.kind == .parameter && $0.source != .sample }.map(\.name))
        for field in CommandForm(passage).fields where !explained.contains(passage.string(field.name)) {
            var fact = Fact(.parameter, passage.string(field.name), owner: endpoint, source: .sample, span: passage.file(field.name))
            let value = passage.string(field.value)
            if !value.contains(where: { "{<$@[".contains($0) }) { fact.value = Self.plainValue(value) }
            add(fact)
        }
    }
}

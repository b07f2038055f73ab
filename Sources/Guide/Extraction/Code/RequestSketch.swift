import SourceText

/// A request that a listing sketches by labels: `POST`, `url : https://…`, `Header : 'X-Key: …'`, whatever stands below.
struct RequestSketch {
    private(set) var method: String?
    private(set) var address: Span?
    private(set) var headers: [Span] = []

    /// Nil where a line before the body is none of these, or the method or the address is missing.
    init?(_ passage: Passage) {
        for line in passage.lines.prefix(12) {
            if let first = passage.bytes[line.start..<line.end].first, first == 0x7B || first == 0x5B { break }
            guard take(line, in: passage) else { return nil }
        }
        guard method != nil, address != nil else { return nil }
    }

    private mutating func take(_ line: Span, in passage: Passage) -> Bool {
        if let alone = HTTPMethod.all.first(where: { passage.string(line) == $0 }) {
            method = alone
            return true
        }
        guard let colon = passage.bytes[line.start..<min(line.end, line.start + 40)].firstIndex(of: 0x3A),
            let role = HeaderReading.of(passage.string(Span(line.start, colon)))?.role
        else { return isBodyLabel(line, in: passage) }
        let value = Self.unquoted(passage.trimmed(Span(colon + 1, line.end)), in: passage)
        switch role {
        case .address where passage.string(value).has("/"): address = value
        case .httpMethod, .name(.method): method = HTTPMethod.of(passage.string(value)) ?? method
        case .name(.header): headers += Self.headerName(value, in: passage).map { [$0] } ?? []
        default: return isBodyLabel(line, in: passage)
        }
        return true
    }

    /// "data:" or "body :" with nothing behind it.
    private func isBodyLabel(_ line: Span, in passage: Passage) -> Bool { passage.bytes[line.end - 1] == 0x3A && line.length < 24 }

    private static func unquoted(_ span: Span, in passage: Passage) -> Span {
        var span = span
        while span.length > 1, [0x22, 0x27, 0x2C].contains(passage.bytes[span.end - 1]) { span.end -= 1 }
        while span.length > 1, [0x22, 0x27].contains(passage.bytes[span.start]) { span.start += 1 }
        return span
    }

    /// `X-Key` of `X-Key: …`.
    private static func headerName(_ value: Span, in passage: Passage) -> Span? {
        let end = passage.bytes[value.start..<value.end].firstIndex(of: 0x3A) ?? value.end
        let name = passage.trimmed(Span(value.start, end))
        return NameShape.isHeaderName(passage.string(name)) ? name : nil
    }
}

extension Extraction {
    /// Takes a listing that is a request's sketch; what the body holds are its parameters.
    mutating func readRequestSketch(_ passage: Passage) -> Bool {
        guard passage.holds(0x3A), passage.holds(0x2F), let sketch = RequestSketch(passage), let method = sketch.method,
            let address = sketch.address
        else { return false }
        addEndpoint(method: method, address: passage.string(address), span: passage.file(address), source: .declaration)
        for header in sketch.headers {
            add(
                Fact(
                    .header, passage.string(header), owner: context.endpoint, source: .declaration, span: passage.file(header)))
        }
        inSample = true
        readBody(passage, in: .other("http"))
        inSample = false
        return true
    }
}

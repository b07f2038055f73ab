import SourceText

/// A request that a listing gives line by line, each with its label, down to what is answered: `接口：https://…`, `method：GET`, `参数：token`.
struct LabelledRequest {
    let method: String
    let address: Span

    /// Nil where a line before the body has no label, or none is the method or the address.
    init?(_ passage: Passage) {
        var (method, address): (String?, Span?) = (nil, nil)
        let lines = passage.lines.prefix { passage.bytes[$0.start] != UInt8(ascii: "{") }
        guard (3...16).contains(lines.count), lines.count < passage.lines.count else { return nil }
        for line in lines {
            guard let colon = passage.colon(in: line), colon.start - line.start < 40 else { return nil }
            let value = passage.trimmed(Span(colon.end, line.end))
            switch HeaderReading.of(passage.string(Span(line.start, colon.start)))?.role {
            case .address?, .name(.method)?, .httpMethod?:
                if let found = HTTPMethod.of(passage.string(value)) { method = method ?? found }
                if Self.isAddress(passage.string(value)) { address = address ?? value }
            default: continue
            }
        }
        guard let method, let address else { return nil }
        (self.method, self.address) = (method, address)
    }

    private static func isAddress(_ text: String) -> Bool {
        (text.hasPrefix("http") && text.has("://") || text.hasPrefix("/")) && !text.has(" ") && text.utf8.count > 4
    }
}

extension Passage {
    /// The first colon of a line, of either width.
    func colon(in line: Span) -> Span? {
        for index in line.start..<line.end {
            if bytes[index] == UInt8(ascii: ":") { return Span(index, index + 1) }
            if bytes[index] == 0xEF, bytes[index..<line.end].starts(with: "：".utf8) { return Span(index, index + "：".utf8.count) }
        }
        return nil
    }
}

extension Extraction {
    /// Takes a listing that is such a request; what its lines explain are parameters.
    mutating func readLabelledRequest(_ passage: Passage) -> Bool {
        guard passage.holds(UInt8(ascii: "{")), passage.holds(UInt8(ascii: "/")), let request = LabelledRequest(passage) else {
            return false
        }
        addEndpoint(
            method: request.method, address: passage.string(request.address), span: passage.file(request.address), source: .declaration)
        inSample = true
        readHeaders(passage, inCode: true)
        readBody(passage, in: .other("http"))
        inSample = false
        readExplainedBody(passage)
        return true
    }
}

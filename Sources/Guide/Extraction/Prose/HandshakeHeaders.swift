import SourceText

/// `Upgrade: websocket` below `GET /v1/doors HTTP/1.1`: a request that opens a connection says so in headers that others have not.
extension Extraction {
    mutating func readHandshake(_ passage: Passage) -> [Span] {
        guard passage.text.characters.lowercased().has("upgrade: websocket") else { return [] }
        var spans: [Span] = []
        for line in passage.lines {
            guard let colon = passage.colon(in: line) else { continue }
            let name = Span(line.start, colon.start)
            let text = passage.string(name)
            guard ["upgrade", "connection"].contains(text.lowercased()) || text.hasPrefix("Sec-WebSocket-") else { continue }
            addHeader(text, scheme: nil, name, in: passage)
            spans.append(name)
        }
        return spans
    }
}

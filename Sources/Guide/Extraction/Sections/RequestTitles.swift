import SourceText

/// "OpenDoor: opens a door" as a heading, and a sample that makes one: SDKs of services have a type for each request.
extension Extraction {
    mutating func readRequestTitle(_ passage: Passage, _ body: Span) -> Bool {
        guard let colon = passage.bytes[body.start..<body.end].firstIndex(where: { $0 == UInt8(ascii: ":") }), colon + 1 < body.end,
            passage.bytes[colon + 1] == 0x20
        else { return false }
        let span = passage.withoutQuotes(passage.trimmed(Span(body.start, colon)))
        let name = passage.string(span)
        guard NameShape.isTypePart(name), NameShape.looksLikeType(name), survey.isOfAPI(name), isMade(name) else { return false }
        add(Fact(.type, name, source: .heading, span: passage.file(span)))
        titledRequest = (name, context.sectionLine)
        return true
    }

    /// The request that this section is about.
    var typeOfRequest: String? { titledRequest?.line == context.sectionLine ? titledRequest?.name : nil }

    /// `new OpenDoor(`, `Request\OpenDoor(` in a listing before the next heading of a section.
    private func isMade(_ name: String) -> Bool {
        for next in document.blocks[(block + 1)...].prefix(8) {
            switch next.kind {
            case .heading: return false
            case .code(let text, _): if text.characters.has("\(name)(") { return true }
            case .paragraph, .item, .table: continue
            }
        }
        return false
    }
}

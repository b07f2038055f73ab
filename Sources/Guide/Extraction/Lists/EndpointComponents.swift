import SourceText

/// `<Route method="GET">/v1/doors/{id}</Route>`, `<Endpoint url="/v1/doors" method="POST" />`: a component of MDX that stands for an endpoint.
struct EndpointComponent {
    private(set) var method = ""
    private(set) var address: Span
    /// Where it ends.
    private(set) var end: Int

    /// What a component calls the address.
    private static let addresses: Set<String> = ["url", "uri", "path", "endpoint", "route", "href", "address"]

    /// Nil unless such a component begins at a place.
    init?(_ passage: Passage, at start: Int) {
        let bytes = passage.bytes
        guard start + 4 < bytes.count, bytes[start + 1] >= 0x41, bytes[start + 1] <= 0x5A,
            start == 0 || !NameShape.isIdentifierPart(bytes[start - 1])
        else { return nil }
        var place = start + 1
        while place < bytes.count, NameShape.isIdentifierPart(bytes[place]) || bytes[place] == UInt8(ascii: ".") { place += 1 }
        var found: Span?
        while let attribute = ComponentField.attribute(in: passage, from: &place, limit: bytes.count) {
            guard let value = attribute.value else { continue }
            if attribute.key == "method" || attribute.key == "httpMethod" { method = HTTPMethod.of(passage.string(value)) ?? "" }
            if Self.addresses.contains(attribute.key), Self.isAddress(passage.string(value)) { found = found ?? value }
        }
        if found == nil, place < bytes.count, bytes[place] == UInt8(ascii: ">") {
            let content = passage.trimmed(Span(place + 1, bytes[place...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count))
            if Self.isAddress(passage.string(content)) { (found, place) = (content, content.end) }
        }
        guard let found, !method.isEmpty else { return nil }
        (address, end) = (found, min(place + 1, bytes.count))
    }

    private static func isAddress(_ text: String) -> Bool {
        (text.hasPrefix("/") || text.hasPrefix("http") && text.has("://")) && text.utf8.count > 2 && text.utf8.count < 300
            && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    }
}

extension Extraction {
    /// What follows such a component is about its endpoint.
    mutating func readEndpointComponents(_ passage: Passage) -> [Span] {
        guard passage.holds(UInt8(ascii: "<")), document.format != .text else { return [] }
        var taken: [Span] = []
        for start in passage.bytes.indices where passage.bytes[start] == UInt8(ascii: "<") && !passage.isCode(Span(start, start + 1)) {
            guard let component = EndpointComponent(passage, at: start) else { continue }
            let address = passage.string(component.address)
            // An example of a request is one of the endpoint that it is for.
            let path = String(address.prefix { $0 != "?" })
            if context.template(of: "\(component.method) \(path)") == nil {
                addEndpoint(method: component.method, address: address, span: passage.file(component.address), source: .prose)
            }
            taken.append(Span(start, component.end))
        }
        return taken
    }
}

import SourceText

/// `{% api-method-parameter name="key" type="string" required=true %}`: a tag of a page's template, with what it says.
struct TemplateTag {
    private(set) var name: String
    private(set) var values: [String: Span] = [:]
    /// With its brackets.
    private(set) var span: Span

    /// Nil unless a tag begins at a place and is closed.
    init?(_ passage: Passage, at start: Int) {
        let bytes = passage.bytes
        guard start + 4 < bytes.count, bytes[start] == UInt8(ascii: "{"), bytes[start + 1] == UInt8(ascii: "%") else { return nil }
        var place = Self.skipBlanks(bytes, from: start + 2)
        let name = Self.word(bytes, from: place)
        place = name.end
        while let attribute = ComponentField.attribute(in: passage, from: &place, limit: bytes.count, mayBeBare: true) {
            values[attribute.key] = attribute.value
        }
        place = Self.skipBlanks(bytes, from: place)
        guard !name.isEmpty, place + 1 < bytes.count, bytes[place] == UInt8(ascii: "%"), bytes[place + 1] == UInt8(ascii: "}") else {
            return nil
        }
        self.name = passage.string(name)
        span = Span(start, place + 2)
    }

    private static func skipBlanks(_ bytes: [UInt8], from start: Int) -> Int {
        bytes[min(start, bytes.count)...].firstIndex { $0 > 0x20 } ?? bytes.count
    }

    private static func word(_ bytes: [UInt8], from start: Int) -> Span {
        let end = bytes[min(start, bytes.count)...].firstIndex { !NameShape.isIdentifierPart($0) && $0 != 0x2D } ?? bytes.count
        return Span(min(start, bytes.count), end)
    }
}

extension Extraction {
    /// Tags that stand for an endpoint and what it takes and answers: `{% api-method method="get" host="…" path="…" %}`,
    /// `{% swagger-parameter in="query" name="key" %}`. What stands between them is prose.
    mutating func readEndpointTags(_ passage: Passage) -> Bool {
        guard passage.holds(UInt8(ascii: "%")), passage.text.characters.has("{% ") else { return false }
        let starts = passage.bytes.indices.filter { passage.bytes[$0] == UInt8(ascii: "{") && !passage.isCode(Span($0, $0 + 1)) }
        let tags = starts.compactMap { TemplateTag(passage, at: $0) }
        let found = tags.map { readTag($0, in: passage) }
        guard found.contains(true) else { return false }
        readProse(passage.without(tags.map(\.span)))
        return true
    }

    private mutating func readTag(_ tag: TemplateTag, in passage: Passage) -> Bool {
        if let method = tag.values["method"].flatMap({ HTTPMethod.of(passage.string($0)) }), let path = tag.values["path"] {
            let host = (tag.values["host"] ?? tag.values["baseUrl"]).map(passage.string) ?? ""
            addEndpoint(method: method, address: host + passage.string(path), span: passage.file(path), source: .prose)
            return true
        }
        guard ["api-method", "swagger"].contains(where: tag.name.hasPrefix) else { return false }
        if tag.name.hasSuffix("-parameter") { return addParameter(tag, in: passage) }
        if tag.name.has("-response") { addStatus(tag, in: passage) }
        // "Headers", "Body parameters": what kind the tags inside are of.
        context.introduce(tag.name.split(separator: "-").joined(separator: " "), names: [])
        return true
    }

    private mutating func addParameter(_ tag: TemplateTag, in passage: Passage) -> Bool {
        guard let name = tag.values["name"], NameShape.isName(passage.string(name)) else { return false }
        let place = tag.values["in"].map(passage.string)
        let isHeader = place.map { $0 == "header" } ?? context.announces([.headers])
        var fact = Fact(
            isHeader ? .header : .parameter, passage.string(name), owner: context.endpoint, source: .list, span: passage.file(name))
        fact.type = tag.values["type"].map(passage.string).flatMap(Self.typeName)
        fact.detail.isRequired = tag.values["required"].map { passage.string($0) == "true" }
        add(fact)
        return true
    }

    /// `httpCode=404`, `status="404: Not Found"`: a way in which the call fails.
    private mutating func addStatus(_ tag: TemplateTag, in passage: Passage) {
        guard let value = tag.values["httpCode"] ?? tag.values["status"] else { return }
        let span = Span(value.start, min(value.start + 3, value.end))
        let status = passage.string(span)
        guard HTTPStatus.known.contains(status), let first = status.utf8.first, first >= 0x34 else { return }
        add(Fact(.error, status, owner: context.endpoint, value: status, source: .list, span: passage.file(span)))
    }
}

extension Passage {
    /// The same text with blanks in place of some parts, so that all others keep their places.
    fileprivate func without(_ spans: [Span]) -> Passage {
        var bytes = bytes
        for span in spans { for index in span.start..<span.end { bytes[index] = 0x20 } }
        return Passage(Text(characters: String(decoding: bytes, as: UTF8.self), marks: text.marks, runs: text.runs, end: text.end))
    }
}

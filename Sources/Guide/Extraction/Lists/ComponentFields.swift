import SourceText

/// `<ParamField body="key" type="string" required>`: a component of MDX that stands for one parameter, property or header.
struct ComponentField {
    private(set) var kind = Fact.Kind.parameter
    private(set) var name = ""
    private(set) var nameSpan = Span(0, 0)
    private(set) var type: String?
    private(set) var isRequired: Bool?
    private(set) var defaultValue: String?
    /// Where the tag ends.
    private(set) var end: Int

    /// What a component's name ends in.
    private static let things: [String: Fact.Kind] = [
        "field": .parameter, "param": .parameter, "parameter": .parameter, "argument": .parameter, "arg": .parameter, "property": .property,
        "prop": .property, "attribute": .property, "header": .header,
    ]
    /// What stands before it. A `TextField` is a part of a screen, as a `Field` alone may be.
    private static let kinds: Set<String> = [
        "param", "parameter", "response", "request", "body", "path", "query", "header", "api", "schema", "object", "nested", "method",
        "config",
    ]
    /// Where the name stands, and what that says of it.
    private static let places: [String: Fact.Kind?] = [
        "body": .parameter, "path": .parameter, "query": .parameter, "param": .parameter, "header": .header, "name": nil,
    ]

    /// Nil unless such a tag begins at a place, and ends before `limit`.
    init?(_ passage: Passage, at start: Int, limit: Int) {
        let bytes = passage.bytes
        guard start + 4 < limit, bytes[start] == UInt8(ascii: "<"), bytes[start + 1] >= 0x41, bytes[start + 1] <= 0x5A else { return nil }
        var place = start + 1
        while place < limit, NameShape.isIdentifierPart(bytes[place]) || bytes[place] == UInt8(ascii: ".") { place += 1 }
        let words = WordSplitting.words(of: passage.string(Span(start + 1, place)))
        guard start == 0 || !NameShape.isIdentifierPart(bytes[start - 1]), let last = words.last, let thing = Self.things[last],
            words.dropLast().allSatisfy(Self.kinds.contains), words.count > 1 || last != "field"
        else { return nil }
        kind = thing
        end = place
        while let attribute = Self.attribute(in: passage, from: &place, limit: limit) { take(attribute, in: passage) }
        // A bracket that ends the tag on a line of its own opens a quotation in Markdown: the text ends before it.
        guard place >= limit || bytes[place] == UInt8(ascii: ">"), !nameSpan.isEmpty else { return nil }
        end = min(place + 1, limit)
        guard NameShape.isName(name), name.utf8.contains(where: { $0 > 0x40 }) else { return nil }
    }

    struct Attribute {
        var key: String
        /// Nil where there is none: `required`.
        var value: Span?
    }

    private mutating func take(_ attribute: Attribute, in passage: Passage) {
        let text = attribute.value.map(passage.string)
        switch attribute.key {
        case "type": type = text.flatMap(Extraction.typeName)
        case "required": isRequired = text != "false"
        case "optional": isRequired = text == "false"
        case "default", "initialValue": defaultValue = text.flatMap(Extraction.plainValue)
        default:
            guard let place = Self.places[attribute.key], let value = attribute.value, nameSpan.isEmpty else { return }
            (name, nameSpan, kind) = (passage.string(value), value, place ?? kind)
        }
    }

    /// `key="value"`, `key='value'`, `key={value}` or `key`; nil at the tag's end.
    ///
    /// - Parameter mayBeBare: whether a value may stand without quotes, too: `key=value`.
    static func attribute(in passage: Passage, from place: inout Int, limit: Int, mayBeBare: Bool = false) -> Attribute? {
        let bytes = passage.bytes
        while place < limit, bytes[place] <= 0x20 || bytes[place] == UInt8(ascii: "/") { place += 1 }
        let start = place
        while place < limit, NameShape.isIdentifierPart(bytes[place]) || bytes[place] == UInt8(ascii: "-") { place += 1 }
        guard place > start else { return nil }
        let key = passage.string(Span(start, place))
        guard place + 1 < limit, bytes[place] == UInt8(ascii: "=") else { return Attribute(key: key) }
        let open = bytes[place + 1]
        if mayBeBare, NameShape.isIdentifierPart(open) {
            let first = place + 1
            place = bytes[first..<limit].firstIndex { !NameShape.isIdentifierPart($0) && $0 != UInt8(ascii: "-") } ?? limit
            return Attribute(key: key, value: Span(first, place))
        }
        guard let close = ["\"": "\"", "'": "'", "{": "}"][String(UnicodeScalar(open))]?.utf8.first,
            let end = bytes[min(place + 2, limit)..<limit].firstIndex(of: close)
        else { return nil }
        let value = Span(place + 2, end)
        place = end + 1
        return Attribute(key: key, value: value)
    }
}

extension Extraction {
    /// The tags that open such components; what stands between them is prose.
    mutating func readComponentFields(_ passage: Passage) -> [Span] {
        guard passage.holds(UInt8(ascii: "<")), document.format != .text else { return [] }
        var taken: [Span] = []
        for start in passage.bytes.indices where passage.bytes[start] == UInt8(ascii: "<") && !passage.isCode(Span(start, start + 1)) {
            guard let field = ComponentField(passage, at: start, limit: passage.bytes.count) else { continue }
            var fact = Fact(field.kind, field.name, source: .list, span: passage.file(field.nameSpan))
            fact.owner = field.kind == .property ? context.leadNames.first ?? context.model ?? context.owner : context.subject?.name
            fact.type = field.type
            fact.detail.isRequired = field.isRequired
            fact.detail.defaultValue = field.defaultValue
            add(fact)
            taken.append(Span(start, field.end))
        }
        return taken
    }
}

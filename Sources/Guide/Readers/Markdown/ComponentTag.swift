/// The tags of components that MDX has beside those of HTML: `<Parameter flatten>`, `<Tabs.Item value="swift">`.
enum ComponentTag {
    /// Elements of HTML, which old pages write with a capital, too.
    private static let elements: Set<String> = [
        "a", "b", "br", "center", "div", "font", "form", "h1", "h2", "h3", "h4", "hr", "i", "img", "li", "ol", "p", "pre", "script", "span",
        "style", "table", "tbody", "td", "th", "thead", "tr", "ul",
    ]

    /// Whether a line is one tag that opens a component, and nothing else.
    static func opens(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard line.first == UInt8(ascii: "<"), line.last == UInt8(ascii: ">"), line.count > 3, line.count < 200 else { return false }
        let inner = line.dropFirst().dropLast()
        guard let first = inner.first, first >= 0x41, first <= 0x5A, inner.last != UInt8(ascii: "/"), !inner.contains(UInt8(ascii: "<"))
        else { return false }
        let name = String(decoding: inner.prefix { NameShape.isIdentifierPart($0) || $0 == UInt8(ascii: ".") }, as: UTF8.self)
        return name != name.uppercased() && !elements.contains(name.lowercased())
    }
}

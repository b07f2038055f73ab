/// An endpoint in its normal form: host, query and fragment do not count, and one placeholder is like another.
struct EndpointForm: Sendable {
    /// Empty where none is given.
    let methods: Set<String>
    /// `{x}`, `<x>` and `:x` are `{}`; no slash at the end.
    let path: String

    /// Reads `METHOD url`, `METHOD / METHOD url`, a URL or a path.
    init(_ text: String) {
        var scalars = URLText.unescaped(text).filter { $0 != "\\" }[...].trimmed { $0.properties.isWhitespace }
        scalars = scalars.trimmed { $0 == "`" }
        let line = RequestLine(scalars)
        methods = Set(line?.methods ?? [])
        path = URLText.path(of: line?.address ?? scalars)
    }

    /// Whether an owner is an endpoint at all, and not a heading, say.
    static func isEndpoint(_ text: String) -> Bool { text.unicodeScalars.contains("/") || RequestLine(text) != nil }

    /// Whether one may be the other: a side that gives no method leaves it open.
    func agrees(with other: EndpointForm) -> Bool {
        path == other.path && (methods.isEmpty || other.methods.isEmpty || !methods.isDisjoint(with: other.methods))
    }
}

/// `GET https://…`, and `GET / POST https://…`, which is two endpoints.
struct RequestLine {
    let methods: [String]
    let address: ArraySlice<Unicode.Scalar>

    private static let known = ["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"].map { Array($0.unicodeScalars) }

    /// Nil where no method stands before something else.
    init?(_ text: ArraySlice<Unicode.Scalar>) {
        var found: [(method: String, end: Int)] = []
        var start = Self.skippingBlanks(text, from: text.startIndex)
        while let (method, end) = Self.method(in: text, at: start) {
            found.append((method, end))
            guard let next = Self.afterSeparator(in: text, from: end) else { break }
            start = next
        }
        // `GET /post` is a method and a path: what looked like one more method may be part of the address.
        while let last = found.last {
            let address = Self.skippingBlanks(text, from: last.end)
            if address > last.end, address < text.endIndex {
                methods = found.map(\.method)
                self.address = text[address...]
                return
            }
            found.removeLast()
        }
        return nil
    }

    init?(_ text: String) { self.init(Array(text.unicodeScalars)[...]) }

    private static func skippingBlanks(_ text: ArraySlice<Unicode.Scalar>, from start: Int) -> Int {
        text[start...].firstIndex { !$0.properties.isWhitespace } ?? text.endIndex
    }

    private static func method(in text: ArraySlice<Unicode.Scalar>, at start: Int) -> (String, Int)? {
        for method in known where text.endIndex - start >= method.count {
            let end = start + method.count
            if zip(text[start..<end], method).allSatisfy({ $0.properties.uppercaseMapping == String($1) }) {
                return (String(String.UnicodeScalarView(method)), end)
            }
        }
        return nil
    }

    /// Behind `/`, `|`, `,` or the word `or`, and the blanks around it.
    private static func afterSeparator(in text: ArraySlice<Unicode.Scalar>, from end: Int) -> Int? {
        let start = skippingBlanks(text, from: end)
        guard start < text.endIndex else { return nil }
        if ["/", "|", ","].contains(text[start]) { return skippingBlanks(text, from: start + 1) }
        let word = text[start...].prefix { !$0.properties.isWhitespace }
        let isOr = start > end && word.map { $0.properties.lowercaseMapping } == ["o", "r"]
        return isOr ? skippingBlanks(text, from: word.endIndex) : nil
    }
}

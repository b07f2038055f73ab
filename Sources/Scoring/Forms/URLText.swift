/// The parts of URLs that endpoints are compared by.
enum URLText {
    /// The path without host, query and fragment, with every placeholder as `{}`.
    static func path(of address: ArraySlice<Unicode.Scalar>) -> String {
        var url = percentDecoded(address)[...].trimmed { $0.properties.isWhitespace }
        url = withoutHost(url)
        url = url.prefix { $0 != "?" && $0 != "#" }
        var path = withOnePlaceholder(url).filter { !$0.properties.isWhitespace }
        while path.last == "/" { path.removeLast() }
        return String(String.UnicodeScalarView(path))
    }

    private static func withoutHost(_ url: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
        var url = url
        let scheme = url.prefix { $0 != ":" }
        let isScheme = scheme.first.map(isLetter) == true && scheme.allSatisfy { isWordPart($0) || ["+", ".", "-"].contains($0) }
        if isScheme, url[scheme.endIndex...].starts(with: "://".unicodeScalars) {
            url = url[(scheme.endIndex + 3)...].drop { $0 != "/" && $0 != "?" && $0 != "#" }
        }
        // `{host}/v1/…`
        if let end = placeholderEnd(in: url, at: url.startIndex), end < url.endIndex, url[end] == "/" { url = url[end...] }
        return url
    }

    private static func withOnePlaceholder(_ url: ArraySlice<Unicode.Scalar>) -> [Unicode.Scalar] {
        var path: [Unicode.Scalar] = []
        var index = url.startIndex
        while index < url.endIndex {
            if let end = placeholderEnd(in: url, at: index) ?? variableEnd(in: url, at: index) {
                path += ["{", "}"]
                index = end
            } else {
                path.append(url[index])
                index += 1
            }
        }
        return path
    }

    /// The end of `{x}` or `<x>`.
    private static func placeholderEnd(in url: ArraySlice<Unicode.Scalar>, at start: Int) -> Int? {
        guard start < url.endIndex, let pair = [("{", "}"), ("<", ">")].first(where: { Unicode.Scalar($0.0) == url[start] }) else {
            return nil
        }
        let (open, close) = (Unicode.Scalar(pair.0), Unicode.Scalar(pair.1))
        guard let end = url[(start + 1)...].firstIndex(where: { $0 == open || $0 == close || $0 == "/" }), url[end] == close else {
            return nil
        }
        return end + 1
    }

    /// The end of `:x` behind a slash.
    private static func variableEnd(in url: ArraySlice<Unicode.Scalar>, at start: Int) -> Int? {
        guard url[start] == ":", start > url.startIndex, url[start - 1] == "/", start + 1 < url.endIndex else { return nil }
        guard isLetter(url[start + 1]) || url[start + 1] == "_" else { return nil }
        return url[(start + 1)...].firstIndex { !isWordPart($0) } ?? url.endIndex
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar.isASCII && scalar.properties.isAlphabetic }

    private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }

    private static func percentDecoded(_ text: ArraySlice<Unicode.Scalar>) -> [Unicode.Scalar] {
        guard text.contains("%") else { return Array(text) }
        let bytes = Array(String(String.UnicodeScalarView(text)).utf8)
        var decoded: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] == 0x25, index + 2 < bytes.count, let high = digit(bytes[index + 1]), let low = digit(bytes[index + 2]) {
                decoded.append(high << 4 | low)
                index += 3
            } else {
                decoded.append(bytes[index])
                index += 1
            }
        }
        return Array(String(decoding: decoded, as: UTF8.self).unicodeScalars)
    }

    private static func digit(_ byte: UInt8) -> UInt8? { Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt8.init) }

    /// HTML's entities that occur in addresses, decoded: guides escape the brackets of placeholders.
    static func unescaped(_ text: String) -> [Unicode.Scalar] {
        guard text.utf8.contains(0x26) else { return Array(text.unicodeScalars) }
        let names = ["&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'", "&apos;": "'", "&nbsp;": "\u{A0}", "&amp;": "&"]
        let order = ["&lt;", "&gt;", "&quot;", "&#39;", "&apos;", "&nbsp;", "&amp;"]
        return Array(order.reduce(text) { $0.replacing($1, with: names[$1] ?? $1) }.unicodeScalars)
    }
}

extension ArraySlice<Unicode.Scalar> {
    /// Without scalars at both ends.
    func trimmed(where isCut: (Unicode.Scalar) -> Bool) -> ArraySlice<Unicode.Scalar> {
        let end = lastIndex { !isCut($0) } ?? startIndex - 1
        return self[startIndex..<Swift.max(startIndex, end + 1)].drop(while: isCut)
    }
}

/// A `Result` that fails with a type of the SDK's which is no enum: of that one nobody could say what another error becomes, so that a draft has
/// any error in its place.
struct ResultFailures {
    let failures: TypedFailures
    let types: TypeTable

    /// The declaration's type with `any Error` for what no enum of the draft is.
    func drafted(_ type: String) -> String {
        var text = type
        for range in Self.failures(in: type).reversed() where isOther(type[range]) { text.replaceSubrange(range, with: "any Error") }
        return text
    }

    /// What these are called.
    func lost(in type: String) -> [String] { Self.failures(in: type).map { String(type[$0]) }.filter { isOther($0[...]) } }

    private func isOther(_ name: Substring) -> Bool { types.entry(String(name)) != nil && !failures.know(String(name)) }

    /// Where `Result<…, HERE>` says what it fails with.
    private static func failures(in text: String) -> [Range<String.Index>] {
        text.ranges(of: "Result<").compactMap { failure(in: text[$0.upperBound...]) }
    }

    private static func failure(in text: Substring) -> Range<String.Index>? {
        var (depth, start) = (0, String.Index?.none)
        var last: Character = " "
        for index in text.indices {
            let character = text[index]
            if depth == 0, character == ">", last != "-" { return start.map { trimmed($0..<index, in: text) } }
            if depth == 0, character == "," { start = text.index(after: index) }
            if "<([".contains(character) { depth += 1 }
            if ")]".contains(character) || character == ">" && last != "-" { depth -= 1 }
            last = character
        }
        return nil
    }

    private static func trimmed(_ range: Range<String.Index>, in text: Substring) -> Range<String.Index> {
        let inside = text[range]
        let start = inside.firstIndex { $0 != " " } ?? range.upperBound
        return start..<range.upperBound
    }
}

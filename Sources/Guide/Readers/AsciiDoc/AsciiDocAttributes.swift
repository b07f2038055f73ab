import SourceText

/// What a line in square brackets says of the block below: `[source,swift]`, `[%header,cols="1,2"]`.
struct AsciiDocAttributes {
    /// What stands below is code.
    private(set) var isSource = false
    private(set) var language: String?
    /// How many columns a table has, if that is said.
    private(set) var columns: Int?
    /// Whether a table's first row is its header, if that is said.
    private(set) var hasHeader: Bool?

    init() {}

    init(_ source: UnsafeBufferPointer<UInt8>, _ line: Span) {
        let text = String(decoding: source[(line.start + 1)..<max(line.start + 1, line.end - 1)], as: UTF8.self)
        let parts = Self.parts(text)
        for (place, part) in parts.enumerated() {
            let pair = part.split(separator: "=", maxSplits: 1).map { $0.filter { $0 != "\"" && !$0.isWhitespace } }
            let name = pair.first ?? ""
            if pair.count == 2 {
                if name == "cols" { columns = Self.columns(pair[1]) }
                if name == "options" || name == "opts", pair[1].split(separator: ",").contains("header") { hasHeader = true }
                if name == "language" { language = pair[1].lowercased() }
                continue
            }
            if name.has("%header") { hasHeader = true }
            if name.has("%noheader") { hasHeader = false }
            if place == 0 {
                let style = name.prefix { $0 != "%" && $0 != "#" && $0 != "." }
                // `[,swift]` is short for it.
                isSource = ["source", "listing", "literal"].contains(style) || style.isEmpty && parts.count > 1 && !text.has("=")
            } else if place == 1, isSource, !name.isEmpty {
                language = name.lowercased()
            }
        }
    }

    /// Commas inside quotes part nothing.
    private static func parts(_ text: String) -> [Substring] {
        var parts: [Substring] = []
        var start = text.startIndex
        var isQuoted = false
        for index in text.indices {
            if text[index] == "\"" { isQuoted.toggle() }
            guard text[index] == ",", !isQuoted else { continue }
            parts.append(text[start..<index])
            start = text.index(after: index)
        }
        return parts + [text[start...]]
    }

    /// `1,2,3` and `3*`, and both together.
    private static func columns(_ text: String) -> Int? {
        let counts = text.split { $0 == "," || $0 == ";" }.map { column in
            column.firstIndex(of: "*").flatMap { Int(column[..<$0]) } ?? 1
        }
        let sum = counts.reduce(0) { $0 + min(max($1, 0), 100) }
        return sum > 0 ? sum : nil
    }
}

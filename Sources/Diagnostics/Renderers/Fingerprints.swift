import SourceText

/// Tells a finding of this run to be the same as one of an earlier run, though lines were added above it: by its rule, its file and the
/// text of its line, and by a count where all three are equal.
struct Fingerprints {
    private var seen: [String: Int] = [:]

    mutating func next(_ diagnostic: Diagnostic) -> String {
        let hash = Self.hash([diagnostic.rule.id] + Self.context(diagnostic))
        seen[hash, default: 0] += 1
        return "\(hash):\(seen[hash] ?? 1)"
    }

    private static func context(_ diagnostic: Diagnostic) -> [String] {
        guard let place = diagnostic.primary?.place else { return [diagnostic.message] }
        let line = place.file.lineSpan(place.start.line)
        let text = place.file.text(Span(line.start, min(line.end, line.start + 1000)))
        return [place.file.path, text.split(whereSeparator: \.isWhitespace).joined(separator: " ")]
    }

    /// FNV-1a over the parts: no cryptography is needed, only the same answer on every machine.
    private static func hash(_ parts: [String]) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in parts.joined(separator: "\u{0}").utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        let hex = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - hex.count) + hex
    }
}

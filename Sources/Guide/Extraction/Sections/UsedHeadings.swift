import SourceText

/// Headings that are members, in guides whose samples are in languages that are not read: `### doorState` above `lock.doorState.collect { … }`.
extension Extraction {
    /// Makes properties of the names of headings that a sample of their section reads or sets.
    mutating func nameHeadingsByForeignUse() {
        guard survey.isForeign else { return }
        for heading in namedHeadings where facts[heading.fact].kind == .use {
            let fact = facts[heading.fact]
            guard NameShape.isPlainName(fact.name), readsMember(fact.name, below: blockOfFact[heading.fact]) else { continue }
            (facts[heading.fact].kind, facts[heading.fact].detail.form) = (.property, nil)
        }
    }

    /// Whether a listing between a heading and the next one has the name behind a point, and no bracket behind that.
    private func readsMember(_ name: String, below heading: Int) -> Bool {
        for block in document.blocks[(heading + 1)...] {
            switch block.kind {
            case .heading: return false
            case .code(let text, _): if Self.readsMember(name, in: Array(text.characters.utf8)) { return true }
            case .paragraph, .item, .table: continue
            }
        }
        return false
    }

    private static func readsMember(_ name: String, in bytes: [UInt8]) -> Bool {
        offsets(of: name, in: bytes).contains { start in
            let end = start + name.utf8.count
            guard start > 1, bytes[start - 1] == UInt8(ascii: "."), NameShape.isIdentifierPart(bytes[start - 2]) else { return false }
            return end == bytes.count || !NameShape.isIdentifierPart(bytes[end]) && bytes[end] != UInt8(ascii: "(")
        }
    }
}

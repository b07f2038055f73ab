import Diagnostics
import SourceText

/// Finds what is a name by its shape alone, and has the shape spoiled by a slip: such a word would be no fact at all.
enum ShapeSlips {
    /// `-OjbC` for `-ObjC`. Very short flags are near to too much.
    static func flags(in passage: Passage, known: [String]) -> [Span] {
        let bytes = passage.bytes
        var spans: [Span] = []
        for start in bytes.indices where bytes[start] == 0x2D {
            guard start == 0 || bytes[start - 1] <= 0x20 || [0x22, 0x27, 0x60, 0x28].contains(bytes[start - 1]) else { continue }
            let end = wordEnd(from: start + 1, in: bytes, and: [0x2B])
            let word = passage.string(Span(start, end))
            if word.utf8.count >= 4, known.contains(where: { $0.utf8.count >= 5 && isSlip(word, of: $0, limit: 1) }) {
                spans.append(Span(start, end))
            }
        }
        return spans
    }

    /// `StoreKit.framewrok`: a capitalised name and nearly the right end.
    static func frameworks(in passage: Passage) -> [Span] {
        let bytes = passage.bytes
        var spans: [Span] = []
        for dot in bytes.indices where bytes[dot] == 0x2E {
            let end = wordEnd(from: dot + 1, in: bytes, and: [])
            guard end - dot > 7, end - dot < 16 else { continue }
            var start = dot
            while start > 0, NameShape.isIdentifierPart(bytes[start - 1]) { start -= 1 }
            guard start < dot, bytes[start] >= 0x41, bytes[start] <= 0x5A else { continue }
            let word = passage.string(Span(dot + 1, end)).lowercased()
            let isNear = ["framework", "xcframework"].contains { isSlip(word, of: $0, limit: 2) }
            if isNear, word != "frameworks" { spans.append(Span(start, end)) }
        }
        return spans
    }

    /// Another word, but nearly this one; another case alone is none.
    static func isSlip(_ word: String, of known: String, limit: Int) -> Bool {
        guard abs(word.utf8.count - known.utf8.count) <= limit, word.lowercased() != known.lowercased() else { return false }
        return EditDistance.between(EditDistance.scalars(of: word), EditDistance.scalars(of: known), limit: limit) != nil
    }

    private static func wordEnd(from start: Int, in bytes: [UInt8], and others: Set<UInt8>) -> Int {
        var end = start
        while end < bytes.count, NameShape.isIdentifierPart(bytes[end]) || others.contains(bytes[end]) { end += 1 }
        return end
    }
}

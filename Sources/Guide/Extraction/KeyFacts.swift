import SourceText

extension Extraction {
    /// Settings of a project: plist keys, pods, linker flags, frameworks.
    @discardableResult
    mutating func readKeys(_ passage: Passage) -> [Span] {
        var spans = elements("<key>", "</key>", in: passage)
        if inSample { spans += quoted(after: "pod ", in: passage) }
        spans += Self.flags(in: passage)
        spans += Self.frameworks(in: passage)
        var taken: [Span] = []
        for span in spans where !span.isEmpty && !taken.contains(where: { $0.contains(span) }) {
            add(Fact(.key, passage.string(span), source: inSample ? .sample : .prose, span: passage.file(span)))
            taken.append(span)
        }
        return taken
    }

    private func elements(_ opening: String, _ closing: String, in passage: Passage) -> [Span] {
        Self.offsets(of: opening, in: passage.bytes).compactMap { start in
            let from = start + opening.utf8.count
            guard let end = Self.offsets(of: closing, in: passage.bytes, from: from, limit: 1).first, end - from < 120 else { return nil }
            return passage.trimmed(Span(from, end))
        }
    }

    private func quoted(after word: String, in passage: Passage) -> [Span] {
        Self.offsets(of: word, in: passage.bytes).compactMap { start in
            let open = start + word.utf8.count
            let isFree = start == 0 || !NameShape.isIdentifierPart(passage.bytes[start - 1])
            guard isFree, open < passage.bytes.count, passage.bytes[open] == 0x27 || passage.bytes[open] == 0x22 else { return nil }
            guard let end = passage.bytes[(open + 1)...].firstIndex(of: passage.bytes[open]) else { return nil }
            return Span(open + 1, end)
        }
    }

    static func offsets(of word: String, in bytes: [UInt8], from: Int = 0, limit: Int = Int.max) -> [Int] {
        let needle = Array(word.utf8)
        guard let first = needle.first, bytes.count >= needle.count else { return [] }
        var offsets: [Int] = []
        var index = from
        while index + needle.count <= bytes.count, offsets.count < limit {
            if bytes[index] == first, bytes[index..<(index + needle.count)].elementsEqual(needle) { offsets.append(index) }
            index += 1
        }
        return offsets
    }

    /// `-ObjC`, `-lc++`, `-lsqlite3`.
    private static func flags(in passage: Passage) -> [Span] {
        var spans: [Span] = []
        for word in ["-ObjC", "-lc++", "-lsqlite3", "-lz", "-all_load", "-force_load"] {
            for start in offsets(of: word, in: passage.bytes) {
                let end = start + word.utf8.count
                let isWhole = end == passage.bytes.count || !NameShape.isIdentifierPart(passage.bytes[end])
                let isFree = start == 0 || !NameShape.isIdentifierPart(passage.bytes[start - 1]) || passage.bytes[start - 1] >= 0x80
                if isWhole, isFree { spans.append(Span(start, end)) }
            }
        }
        return spans.sorted()
    }

    /// `Foo.framework`, `Foo.xcframework`, whoever's they are: a project must link them.
    private static func frameworks(in passage: Passage) -> [Span] {
        var spans: [Span] = []
        for suffix in [".framework", ".xcframework", ".Framework"] {
            for dot in offsets(of: suffix, in: passage.bytes) {
                var start = dot
                while start > 0, NameShape.isIdentifierPart(passage.bytes[start - 1]) { start -= 1 }
                let end = dot + suffix.utf8.count
                let isWhole = end == passage.bytes.count || !NameShape.isIdentifierPart(passage.bytes[end])
                if start < dot, isWhole { spans.append(Span(start, end)) }
            }
        }
        return spans.sorted()
    }
}

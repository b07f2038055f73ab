import SourceText

extension Extraction {
    /// Settings of a project: plist keys, pods, linker flags, frameworks.
    @discardableResult
    mutating func readKeys(_ passage: Passage) -> [Span] {
        let keys = elements("<key>", "</key>", in: passage)
        var spans = keys
        if inSample { spans += quoted(after: "pod ", in: passage) }
        if passage.holds(0x2D) {
            spans += Self.flags(in: passage) + LinkerFlags.announced(in: passage) + ShapeSlips.flags(in: passage, known: Self.knownFlags)
        }
        if passage.holds(0x2E) {
            spans += Self.frameworks(in: passage) + Self.libraries(in: passage) + ShapeSlips.frameworks(in: passage)
        }
        if inSample { readPlatform(passage) }
        var taken: [Span] = []
        for span in spans where !span.isEmpty && !taken.contains(where: { $0.contains(span) }) {
            var fact = Fact(.key, passage.string(span), source: inSample ? .sample : .prose, span: passage.file(span))
            fact.value = Self.plistValue(after: span.end, in: passage)
            // A listing of one key is what the sentence before it speaks of.
            if inSample, keys == [span] { fact.detail.defaultValue = DefaultWords.value(in: context.lead) }
            add(fact)
            taken.append(span)
        }
        return taken
    }

    private func elements(_ opening: String, _ closing: String, in passage: Passage) -> [Span] {
        Self.offsets(of: opening, in: passage.bytes).compactMap { start in
            let from = start + opening.utf8.count
            let near = Array(passage.bytes[from..<min(passage.bytes.count, from + 120)])
            guard let length = Self.offsets(of: closing, in: near, limit: 1).first else { return nil }
            return passage.trimmed(Span(from, from + length))
        }
    }

    /// `<true/>`, `<string>x</string>` behind a plist's key; a value of one word only.
    private static func plistValue(after end: Int, in passage: Passage) -> String? {
        let rest = passage.string(Span(end, min(passage.bytes.count, end + 160)))
        guard rest.hasPrefix("</key>") else { return nil }
        let value = rest.dropFirst(6).drop { $0.isWhitespace }
        if value.hasPrefix("<true/>") { return "true" }
        if value.hasPrefix("<false/>") { return "false" }
        for element in ["<string>", "<integer>", "<real>"] where value.hasPrefix(element) {
            return plainValue(String(value.dropFirst(element.count).prefix { $0 != "<" }))
        }
        return nil
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
        var offsets: [Int] = []
        Array(word.utf8).withUnsafeBufferPointer { needle in
            bytes.withUnsafeBufferPointer { text in
                var start = from
                while offsets.count < limit, let found = text.offset(of: needle, from: start) {
                    offsets.append(found)
                    start = found + 1
                }
            }
        }
        return offsets
    }

    private static let knownFlags = ["-ObjC", "-lc++", "-lsqlite3", "-lz", "-all_load", "-force_load"]

    /// `-ObjC`, `-lc++`, `-lsqlite3`.
    private static func flags(in passage: Passage) -> [Span] {
        var spans: [Span] = []
        for word in knownFlags {
            for start in offsets(of: word, in: passage.bytes) {
                let end = start + word.utf8.count
                let isWhole = end == passage.bytes.count || !NameShape.isIdentifierPart(passage.bytes[end])
                let isFree = start == 0 || passage.bytes[start - 1] != 0x2D
                if isWhole, isFree { spans.append(Span(start, end)) }
            }
        }
        return spans.sorted()
    }

    /// `libFoo.tbd`, `libFoo.a`, also where the end is misspelled: libraries that a project must link.
    private static func libraries(in passage: Passage) -> [Span] {
        let bytes = passage.bytes
        return [".tbd", ".tdb", ".dylib", ".a"].flatMap { suffix in
            offsets(of: suffix, in: bytes).compactMap { dot -> Span? in
                var start = dot
                while start > 0, NameShape.isIdentifierPart(bytes[start - 1]) || [0x2B, 0x2D, 0x2E].contains(bytes[start - 1]) {
                    start -= 1
                }
                let end = dot + suffix.utf8.count
                let isWhole = end == bytes.count || !NameShape.isIdentifierPart(bytes[end])
                return isWhole && dot > start + 3 && bytes[start..<dot].starts(with: "lib".utf8) ? Span(start, end) : nil
            }
        }
        .sorted()
    }

    private static let platforms = [
        "ios": "iOS", "osx": "macOS", "macos": "macOS", "tvos": "tvOS", "watchos": "watchOS", "visionos": "visionOS",
    ]

    /// `platform :ios, '11.0'`: what a Podfile asks for.
    private mutating func readPlatform(_ passage: Passage) {
        guard passage.text.characters.has("platform") else { return }
        for line in passage.lines {
            let words = passage.string(line).split { $0 == " " || $0 == "," || $0 == ":" || $0 == "\t" }.map(String.init)
            guard words.count >= 2, words[0] == "platform", let name = Self.platforms[words[1]] else { continue }
            var fact = Fact(.key, name, source: .sample, span: passage.file(line))
            fact.value = words.dropFirst(2).first.flatMap { Self.plainValue($0.filter { $0 != "'" && $0 != "\"" }) }
            add(fact)
        }
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

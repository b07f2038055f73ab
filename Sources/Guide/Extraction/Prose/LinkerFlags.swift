import SourceText

/// Flags behind the name of the setting that holds them: `Other Linker Flags: -ObjC -lc++`. There each is one, however it is spelled, and
/// though a page has run them together.
enum LinkerFlags {
    private static let settings = ["Linker Flags", "Linker Flag", "linker flags", "linker flag", "OTHER_LDFLAGS"]

    static func announced(in passage: Passage) -> [Span] {
        guard passage.text.characters.has("inker ") || passage.text.characters.has("LDFLAGS") else { return [] }
        let starts = settings.flatMap { word in Extraction.offsets(of: word, in: passage.bytes).map { $0 + word.utf8.count } }
        return Set(starts).sorted().flatMap { flags(in: passage, from: $0) }
    }

    private static func flags(in passage: Passage, from start: Int) -> [Span] {
        let bytes = passage.bytes
        var spans: [Span] = []
        var index = start
        while true {
            while index < bytes.count, " \t\"'`,:=()".utf8.contains(bytes[index]) { index += 1 }
            guard index + 2 < bytes.count, bytes[index] == 0x2D, NameShape.opensIdentifier(bytes[index + 1]) else { return spans }
            var end = index + 1
            while end < bytes.count, NameShape.isIdentifierPart(bytes[end]) || bytes[end] == 0x2B { end += 1 }
            if end - index > 2 { spans.append(Span(index, end)) }
            index = end
        }
    }
}

import SourceText

extension ObjectiveCReader {
    /// `open:key:force` behind a sign and a result, all in one piece and without types: the labels of a method, of which the last lacks its
    /// colon. Of two words the second is what the method takes: `open:key`.
    mutating func readBareLabels() -> [Token]? {
        let start = cursor.index
        guard let first = cursor.takeWord() else { return nil }
        var labels = [first]
        while isGlued, cursor.take(":"), isGlued, let label = cursor.takeWord() { labels.append(label) }
        if labels.count > 2, !cursor.isPunctuation(":", at: -1), isAtMethodEnd { return labels }
        cursor.index = start
        return nil
    }

    private var isGlued: Bool { cursor.current.map { !$0.hasBlankBefore && !$0.startsLine } ?? false }
}

import SourceText

/// A list that a sentence announces ("it fails for these reasons:") and that never comes: the next thing is another section.
enum AbsentLists: SlipFinder {
    static func slips(in guide: ExaminedGuide) -> [Slip] {
        let blocks = guide.document.blocks
        var level = 0
        return blocks.indices.compactMap { index in
            switch blocks[index].kind {
            case .heading(let new, _):
                level = new
                return nil
            case .paragraph(let text), .item(_, let text):
                guard Announcement.mayStand(in: text.characters) else { return nil }
                let passage = Passage(text)
                guard let line = passage.lines.last, Announcement.ends(passage.string(line)) else { return nil }
                guard isMissing(after: index, level, guide) else { return nil }
                let span = passage.file(line)
                return Slip(.absentList, guide.name(of: span), span: span)
            case .code, .table: return nil
            }
        }
    }

    /// Nothing is left, or the section ends; sections below may be the list itself.
    private static func isMissing(after index: Int, _ level: Int, _ guide: ExaminedGuide) -> Bool {
        let blocks = guide.document.blocks
        guard index + 1 < blocks.count else { return true }
        guard !holdsPicture(between: blocks[index], and: blocks[index + 1], guide.document) else { return false }
        let isText = guide.document.format == .text
        switch blocks[index + 1].kind {
        case .heading(let next, _): guard isText || next <= level else { return false }
        case .paragraph(let text): guard isText, isTitle(text) else { return false }
        case .item, .code, .table: return false
        }
        // A title over the list itself.
        guard index + 2 < blocks.count else { return true }
        switch blocks[index + 2].kind {
        case .item, .table, .code: return false
        case .paragraph, .heading: return true
        }
    }

    /// In text taken from a page a title is a short line without an end.
    private static func isTitle(_ text: Text) -> Bool {
        let line = text.characters
        return line.count <= 30 && !line.contains("\n") && !line.has(":") && line.last.map { !".,;!?다요)".contains($0) } ?? false
    }

    /// A picture may be the list.
    private static func holdsPicture(between block: Block, and next: Block, _ document: Document) -> Bool {
        guard block.span.start <= next.span.start else { return false }
        let between = document.file.text(Span(block.span.start, next.span.start)).lowercased()
        return ["<img", "![", "<svg", "<iframe", "<video", "<object", "{%", ".png", ".jpg"].contains { between.has($0) }
    }
}

/// Sentences that promise a list of errors, causes or values.
enum Announcement {
    /// Whether a closer look is worth it.
    static func mayStand(in text: String) -> Bool { text.has("니다") || text.has("같다") || text.has(":") }

    /// Whether a line ends with one.
    static func ends(_ line: String) -> Bool {
        let lower = line.lowercased()
        let sentence = lower.split(separator: ".", omittingEmptySubsequences: true).last.map(String.init) ?? lower
        if korean(sentence) { return true }
        return sentence.hasSuffix(":") && english(sentence)
    }

    private static func korean(_ sentence: String) -> Bool {
        guard ["아래", "다음", "하기와"].contains(where: sentence.has) else { return false }
        guard ["같습니다", "같다", "있습니다", "발생합니다", "반환됩니다", "리턴됩니다"].contains(where: sentence.hasSuffix) else { return false }
        return ["에러", "오류", "원인", "이유", "코드는", "값은", "상태는", "항목은", "목록은", "종류는"].contains(where: sentence.has)
    }

    private static func english(_ sentence: String) -> Bool {
        guard ["following", "these", "below", "as follows"].contains(where: sentence.has) else { return false }
        return ["error", "reason", "cause", "code", "value", "status"].contains(where: sentence.has)
    }
}

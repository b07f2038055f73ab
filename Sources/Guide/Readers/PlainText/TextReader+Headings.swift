import SourceText

extension TextReader {
    /// A short line at the margin that stands alone: no sentence, no picture's name.
    func isHeading(_ index: Int) -> Bool {
        let line = lines[index]
        if isSelectorTitle(index) || isFieldTitle(index) { return true }
        if PageTitle.stands(line, source, dialect) || TypeHead.isTitle(lines, source, at: index, dialect) { return true }
        guard line.indentation == 0, standsAlone(index) || leadsOn(index) || isNumbered(index) || isLesserType(index) else { return false }
        let text = String(decoding: source[line.content.start..<line.content.end], as: UTF8.self)
        if line.shape == .prose, text.utf8.count(where: { $0 == 0x20 }) > 10, !isNumbered(index) { return false }
        guard text.count <= Self.longestTitle, let last = text.last, !".。:;,!".contains(last), !Self.joints.contains(text.lowercased())
        else {
            return false
        }
        return !isPicture(text) && !Self.isAddress(text) && !Self.endsInValue(text) && !BareItems.explainsName(line, source)
            && (!followsTerm(index) || SectionTitle(text).isPart)
    }

    /// `https://door.example.net/v1/doors` and nothing else, be it in bold or marked as code.
    private static func isAddress(_ text: String) -> Bool { Extraction.isURL(text.filter { !"*`".contains($0) }) }

    /// `doorKey (required)`
    private static func isNameWithNote(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let rest = bytes.drop(while: \.isIdentifierByte)
        return rest.starts(with: " (".utf8) && rest.last == UInt8(ascii: ")") && rest.count < 40
    }

    /// "Default: nil", "기본값: 20": a value behind a colon.
    private static func endsInValue(_ text: String) -> Bool {
        guard let colon = text.lastIndex(where: { $0 == ":" || $0 == "：" }) else { return false }
        let value = text[colon...].dropFirst().drop { $0 == " " }
        return ["true", "false", "nil", "null", "YES", "NO", "none"].contains(value) || Double(value) != nil && !value.isEmpty
    }

    /// Whether a small name alone is the last thing above: what follows is what it means, however short.
    private func followsTerm(_ index: Int) -> Bool {
        guard dialect == .plain, let above = lines[max(0, index - 3)..<index].last(where: { !$0.isBlank }) else { return false }
        return TermLines.isTerm(above, source)
    }

    private func standsAlone(_ index: Int) -> Bool {
        let isOpenAbove = index == 0 || lines[index - 1].isBlank || isCodeBlock(endingAt: lines[index - 1].span.end)
        guard isOpenAbove, index + 1 < lines.count else { return isOpenAbove && index == 0 }
        if case .item = lines[index + 1].shape { return true }
        return lines[index + 1].isBlank
    }

    /// A browser copies a title without the room around it. It stands below the end of something, above a table, a whole sentence or a lesser
    /// title.
    private func leadsOn(_ index: Int) -> Bool {
        guard dialect == .plain, index + 1 < lines.count, mayBeTitle(index) else { return false }
        guard index == 0 || endsSomething(index - 1) else { return false }
        let next = lines[index + 1]
        if TabbedTable.begins(lines, source, at: index + 1) { return true }
        if index + 2 < lines.count, mayBeTitle(index + 1), TabbedTable.begins(lines, source, at: index + 2) { return true }
        if isLesserType(index + 1) { return true }
        // "property" above a name is a word of the reference, and no title.
        if isField(index + 1), source[lines[index].content.start].isASCIILowercase == false { return true }
        return next.shape == .prose && next.content.length > Self.longestTitle && endsSentence(next.content)
    }

    /// "Data models", "Door" and a blank line: a type, right below the title of all of them. Of a list, more lines would stand together, or one
    /// would announce it.
    private func isLesserType(_ index: Int) -> Bool {
        guard dialect == .plain, index > 0, index + 1 == lines.count || lines[index + 1].isBlank, mayBeTitle(index), mayBeTitle(index - 1)
        else { return false }
        let bytes = source[lines[index].content.start..<lines[index].content.end]
        guard let first = bytes.first, first.isASCIILetter, !first.isASCIILowercase, bytes.allSatisfy(\.isIdentifierByte) else {
            return false
        }
        guard !Vocabulary.isProduct(String(decoding: bytes, as: UTF8.self)), index == 1 || endsSomething(index - 2) else { return false }
        let above = lines[..<(index - 1)].last { !$0.isBlank }
        return above.map { source[$0.content.end - 1] != UInt8(ascii: ":") } ?? true
    }

    /// `openDoor:force:` alone above a listing: the title of what a reference says of a method.
    private func isSelectorTitle(_ index: Int) -> Bool {
        let bytes = source[lines[index].content.start..<lines[index].content.end]
        guard dialect == .plain, lines[index].indentation == 0, bytes.last == UInt8(ascii: ":"), bytes.count <= 120,
            bytes.allSatisfy({ $0.isIdentifierByte || $0 == UInt8(ascii: ":") }), bytes.first?.isASCIILowercase == true,
            bytes.count(where: { $0 == UInt8(ascii: ":") }) > 1, index + 1 < lines.count
        else { return false }
        return lines[index + 1].shape == .code || lines[index + 1].shape == .neutral
    }

    /// `doorKey` or `doorKey (required)`, and nothing right behind it.
    private func isField(_ index: Int) -> Bool {
        guard dialect == .plain, index + 1 < lines.count, lines[index + 1].isBlank, lines[index].shape == .neutral else { return false }
        let bytes = source[lines[index].content.start..<lines[index].content.end]
        return bytes.first?.isASCIILowercase == true && (TermLines.isTerm(lines[index], source) || Self.isNameWithNote(bytes))
    }

    /// Such a line right below the title of all of them.
    private func isFieldTitle(_ index: Int) -> Bool {
        guard index > 0, case .heading? = blocks.last?.kind, blocks.last?.span.end == lines[index - 1].content.end else { return false }
        return lines[index].indentation == 0 && isField(index)
    }

    private func mayBeTitle(_ index: Int) -> Bool {
        lines[index].shape == .neutral && lines[index].content.length <= Self.longestTitle && lines[index].indentation == 0
            && !lines[index].hasTabInside(source) && !endsSentence(lines[index].content)
    }

    /// "3.2. Opening a door": numbers of two levels count chapters, not steps.
    func isNumbered(_ index: Int) -> Bool {
        let bytes = source[lines[index].content.start..<lines[index].content.end]
        guard dialect == .plain, bytes.count <= Self.longestTitle, lines[index].shape != .code, !lines[index].hasTabInside(source) else {
            return false
        }
        let number = bytes.prefix { $0.isASCIIDigit || $0 == UInt8(ascii: ".") }
        let levels = number.split(separator: UInt8(ascii: "."))
        return (2...4).contains(levels.count) && levels.allSatisfy { $0.count < 3 } && number.first != UInt8(ascii: ".")
            && bytes.dropFirst(number.count).first == UInt8(ascii: " ") && !endsSentence(lines[index].content)
    }

    /// "3.2.1 Opening a door" stands below "3.2", and so does a name alone; other titles without a number stand above all that have one.
    func levelOfTitle(_ content: Span, chapter: Int?) -> Int {
        let bytes = source[content.start..<content.end]
        guard bytes.first?.isASCIIDigit == true else {
            let isName = bytes.allSatisfy(\.isIdentifierByte) && NameShape.looksLikeCode(String(decoding: bytes, as: UTF8.self))
            // What begins with a small letter is a part of what has a title.
            let isSmall = bytes.first?.isASCIILowercase == true
            if isSmall, isName || Self.isNameWithNote(bytes) { return min(6, (chapter ?? 2) + 1) }
            return isName ? min(6, (chapter ?? 1) + 1) : 2
        }
        let number = bytes.prefix { $0.isASCIIDigit || $0 == UInt8(ascii: ".") }
        return min(6, number.split(separator: UInt8(ascii: ".")).count + 2)
    }

    private static let longestTitle = 80

    private func endsSomething(_ index: Int) -> Bool {
        lines[index].isBlank || isBlock(endingAt: lines[index].span.end) || endsSentence(lines[index].content)
    }

    private func isBlock(endingAt end: Int) -> Bool {
        if case .heading? = blocks.last?.kind { return true }
        return isCodeBlock(endingAt: end)
    }

    private func endsSentence(_ span: Span) -> Bool { Self.endsSentence(span, source) }

    static func endsSentence(_ span: Span, _ source: UnsafeBufferPointer<UInt8>) -> Bool {
        sentenceEnds.contains { end in span.length >= end.count && source[(span.end - end.count)..<span.end].elementsEqual(end) }
    }

    private static let sentenceEnds = [".", "!", "?", ":", "。", "！", "？", "："].map { Array($0.utf8) }

    private func isCodeBlock(endingAt end: Int) -> Bool {
        guard let block = blocks.last else { return false }
        switch block.kind {
        case .code, .table: return block.span.end == end
        default: return false
        }
    }

    /// `login_button.png`, and `linked_frameworks`: what is left of a picture.
    private func isPicture(_ text: String) -> Bool {
        let isFile = [".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp"].contains { text.lowercased().hasSuffix($0) }
        return isFile || (text.contains("_") && text.utf8.allSatisfy { $0.isASCIILowercase || $0.isASCIIDigit || $0 == UInt8(ascii: "_") })
    }

    /// Words that only join two samples.
    private static let joints: Set<String> = ["또는", "혹은", "및", "그리고", "or", "and", "top"]
}

import Declarations
import SourceText

/// One name in a sentence.
struct Mention {
    var name: String
    var span: Span
    var isCode: Bool

    /// "kilograms(kg)": a word of the language, and another for it in brackets.
    var isAbbreviated: Bool {
        guard let open = name.firstIndex(of: "("), name.hasSuffix(")"), name[name.index(after: open)...].utf8.count > 1 else {
            return false
        }
        return !name.has(":") && name[..<open].utf8.allSatisfy { $0 >= 0x61 && $0 <= 0x7A }
    }
}

extension Passage {
    func findMentions() -> [Mention] {
        identifiers(upTo: endOfName).filter(isMention).map { span in
            let span = withoutPlural(span)
            let whole = dottedValue(endingWith: span) ?? span
            return Mention(name: string(whole), span: whole, isCode: isCode(span))
        }
    }

    /// `door_mode`s: several of what stands in code, and no other name.
    private func withoutPlural(_ span: Span) -> Span {
        guard bytes[span.end - 1] == 0x73 else { return span }
        let mark = text.marks.first { $0.kind == .code && $0.range.end == span.end - 1 && $0.range.start >= span.start - 1 }
        guard let end = mark?.range.end, end > span.start else { return span }
        return Span(span.start, end)
    }

    /// Where identifiers begin, each up to where it ends, with what belongs to it perhaps.
    func identifiers(upTo end: (Int) -> Int) -> [Span] {
        var found: [Span] = []
        var index = 0
        while index < bytes.count {
            guard NameShape.isIdentifierPart(bytes[index]) else {
                index += 1
                continue
            }
            found.append(Span(index, end(index)))
            index = max(found[found.count - 1].end, index + 1)
        }
        return found
    }

    /// `door.was_opened`, all of a mark in small letters: what something is called on its way, and no member of anything.
    private func dottedValue(endingWith span: Span) -> Span? {
        guard span.start > 1, bytes[span.start - 1] == 0x2E, bytes[span.start..<span.end].contains(0x5F) else { return nil }
        let mark = text.marks.first { $0.kind == .code && $0.range.contains(span) && $0.range.end == span.end }
        guard let range = mark?.range, range.start < span.start else { return nil }
        let isOfValue = { (byte: UInt8) in NameShape.isIdentifierPart(byte) && !(byte >= 0x41 && byte <= 0x5A) || byte == 0x2E }
        return bytes[range.start..<range.end].allSatisfy(isOfValue) ? range : nil
    }

    /// An identifier with what belongs to it: `foo:bar:`, `signIn(username:delegate:)`, `a.b`.
    private func endOfName(from start: Int) -> Int {
        var end = identifierEnd(from: start)
        if let labelled = selectorEnd(from: end) { return labelled }
        if end < bytes.count, bytes[end] == 0x28, let closed = labelsEnd(from: end) { end = closed }
        return end
    }

    /// Behind the letters, digits and low lines that begin at a place.
    func identifierEnd(from start: Int) -> Int {
        var end = start
        while end < bytes.count, NameShape.isIdentifierPart(bytes[end]) { end += 1 }
        return end
    }

    /// `:part:part:`; a colon before a blank belongs to the sentence unless an earlier part proves a selector.
    private func selectorEnd(from start: Int) -> Int? {
        var end = start
        var parts = 0
        while end < bytes.count, bytes[end] == 0x3A {
            if end + 1 < bytes.count, bytes[end + 1] == 0x2F || bytes[end + 1] == 0x3A { break }
            parts += 1
            end += 1
            let next = identifierEnd(from: end)
            guard next > end else { break }
            // `foo:bar` without a colon behind is a selector whose last colon is missing.
            end = next
        }
        let first = Span(identifierStart(before: start), start)
        let isHook = end > start + 1 && Vocabulary.isHook(string(Span(first.start, end)))
        // "exposed by DoorView:" ends a line, and no selector begins with a capital.
        let isType = parts == 1 && end > start && bytes[end - 1] == 0x3A && bytes[first.start] >= 0x41 && bytes[first.start] <= 0x5A
        return parts > 0 && !isType && (parts > 1 || isHook || looksLikeCode(first)) ? end : nil
    }

    private func identifierStart(before end: Int) -> Int {
        var start = end
        while start > 0, NameShape.isIdentifierPart(bytes[start - 1]) { start -= 1 }
        return start
    }

    private func looksLikeCode(_ span: Span) -> Bool { NameShape.looksLikeCode(string(span)) }

    /// `(a:b:)`, `(a, b)`, `()`: only words, colons, commas and blanks in between.
    private func labelsEnd(from open: Int) -> Int? {
        var index = open + 1
        while index < bytes.count, index < open + 160 {
            let byte = bytes[index]
            if byte == 0x29 {
                // `products(Product)`: a name and its type in brackets, no labels.
                return NameShape.looksLikeType(string(Span(open + 1, index))) ? nil : index + 1
            }
            guard NameShape.isIdentifierPart(byte) || byte == 0x3A || byte == 0x2C || byte == 0x20 else { return nil }
            index += 1
        }
        return nil
    }

    /// `ABDoor` of `ABDoor.shared.lock`: what is spoken of is the last of it.
    func isPathHead(_ span: Span) -> Bool {
        guard span.end + 1 < bytes.count, bytes[span.end] == 0x2E, bytes[span.end + 1] >= 0x61, bytes[span.end + 1] <= 0x7A else {
            return false
        }
        let rest = bytes[(span.end + 1)...].prefix { NameShape.isIdentifierPart($0) }
        return rest.endIndex < bytes.count && bytes[rest.endIndex] == 0x2E
    }

    /// `setCategory` of `AVAudioSession.sharedInstance().setCategory`: on a path that begins with a class of the platform.
    func isPlatformMember(_ span: Span) -> Bool {
        var start = span.start
        while start > 0, NameShape.isIdentifierPart(bytes[start - 1]) || [0x2E, 0x28, 0x29].contains(bytes[start - 1]) { start -= 1 }
        let root = bytes[start..<span.start].prefix { NameShape.isIdentifierPart($0) }
        return root.endIndex < span.start && bytes[root.endIndex] == 0x2E && Vocabulary.isPlatform(String(decoding: root, as: UTF8.self))
    }

    /// A lower-case word with underscores that ends a line behind nothing or a sentence: the name of a picture that the text lost.
    func isCaption(_ span: Span) -> Bool {
        let name = bytes[span.start..<span.end]
        guard name.contains(0x5F), !name.contains(where: { $0 >= 0x41 && $0 <= 0x5A }) else { return false }
        guard span.end == bytes.count || bytes[span.end] == 0x0A else { return false }
        var before = span.start
        while before > 0, bytes[before - 1] == 0x20 { before -= 1 }
        guard before > 0 else { return true }
        return bytes[before - 1] == 0x2E || NameShape.isWord(bytes[before - 1]) || bytes[before - 1] == 0x0A || bytes[before - 1] >= 0x80
    }

    private func isMention(_ span: Span) -> Bool {
        let name = string(span)
        let base = String(NameShape.base(of: name))
        guard base.utf8.count > 2, !isPartOfAddress(span), !Vocabulary.isProduct(base), !NameShape.isNumbered(base), !isPlural(name) else {
            return false
        }
        if NameShape.looksLikeCode(base) || Vocabulary.isHook(name) && name.has(":") && !name.hasSuffix("application:") { return true }
        return name.has("(") && name.hasSuffix(")") && !name.has(" ") && base.utf8.first.map { $0 >= 0x61 } == true
    }

    /// "flight(s)", "class(es)": one or more of them.
    private func isPlural(_ name: String) -> Bool { ["(s)", "(es)"].contains { name.hasSuffix($0) } }

    /// In a URL, a path, a file's name or behind a dot.
    private func isPartOfAddress(_ span: Span) -> Bool {
        let before = span.start > 0 ? bytes[span.start - 1] : 0x20
        let isConstant = bytes[span.start..<span.end].allSatisfy { $0 == 0x5F || ($0 >= 0x41 && $0 <= 0x5A) }
        if isConstant, before == 0x2F || (span.end < bytes.count && bytes[span.end] == 0x2F) { return false }
        if before == 0x2E, isPlaceholder(span) { return true }
        if before == 0x2F || before == 0x3D || before == 0x26 || before == 0x3F || before == 0x40 || before == 0x2D { return true }
        guard span.end + 1 < bytes.count, bytes[span.end] == 0x2E || bytes[span.end] == 0x2F || bytes[span.end] == 0x2D else {
            return false
        }
        return bytes[span.end] != 0x2E ? NameShape.isWord(bytes[span.end + 1]) : isFileExtension(from: span.end + 1)
    }

    /// In `{{site.data.keyword.name}}`.
    private func isPlaceholder(_ span: Span) -> Bool {
        span.end + 1 < bytes.count && bytes[span.end] == 0x7D && bytes[span.end + 1] == 0x7D
    }

    private static let fileExtensions: Set<String> = [
        "png", "gif", "jpg", "md", "html", "h", "m", "swift", "plist", "com", "net", "org", "framework", "xcframework", "xcworkspace",
        "tdb",
    ]

    private func isFileExtension(from start: Int) -> Bool {
        let end = identifierEnd(from: start)
        return Self.fileExtensions.contains(string(Span(start, end)).lowercased())
    }
}

extension Extraction {
    /// Two capitalised words run together are a name only where something else says so: a page's text glues words too.
    private func isName(_ base: String, _ mention: Mention, in passage: Passage) -> Bool {
        if survey.appSelectors.contains(mention.name) || base.has("XXX") { return false }
        if !mention.isCode, mention.isAbbreviated || NameShape.isProductWord(base) { return false }
        if NameShape.isIdentifierOfRecord(base), survey.names[base] == nil { return false }
        if mention.isCode || survey.names[base] != nil || survey.typeNames.contains(base) { return true }
        let bytes = Array(base.utf8)
        let humps = bytes.indices.count { $0 == 0 || (Self.isUpper(bytes[$0]) && !Self.isUpper(bytes[$0 - 1])) }
        if Self.isUpper(bytes[0]), bytes.count > 1, !Self.isUpper(bytes[1]), !base.has("_") { return humps > 2 }
        return !passage.isCaption(mention.span)
    }

    private static func isUpper(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }

    /// Names in a sentence, a cell or a heading: each is a use that the guide makes of its own words.
    mutating func addMentions(_ passage: Passage, source: Fact.Source, except taken: [Span] = []) {
        for mention in passage.mentions where !taken.contains(where: { $0.start < mention.span.end && mention.span.start < $0.end }) {
            let base = String(NameShape.base(of: mention.name))
            guard isName(base, mention, in: passage), survey.isOfAPI(base), !Vocabulary.isPlatformConstant(base),
                !passage.isInLink(mention.span),
                !Vocabulary.isPlatformMethod(mention.name) || Vocabulary.isHook(mention.name), !passage.isPlatformMember(mention.span),
                !isRefused(mention, in: passage)
            else { continue }
            var fact = Fact(.use, mention.name, source: source, span: passage.file(mention.span))
            fact.detail.form = "mention"
            add(fact)
        }
    }
}

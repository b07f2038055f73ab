import SourceText

extension NamedCell {
    /// `openDoor:@"front" force:YES`, `reset;`: a method as it is called, with values, and without who it is called on.
    init?(calledIn passage: Passage) {
        guard passage.lines.count == 1, let line = passage.lines.first else { return nil }
        var text = passage.string(line).filter { $0 != "`" }
        let isStatement = text.hasSuffix(";")
        if isStatement { text.removeLast() }
        let words = Self.words(text)
        let labels = words.compactMap(Self.label)
        if labels.count == words.count, words.contains(where: { !$0.hasSuffix(":") }) {
            self.init(labels.joined(), passage.file(line))
        } else if isStatement, words.count == 1, NameShape.looksLikeCode(text), text.utf8.allSatisfy(NameShape.isIdentifierPart) {
            self.init(text, passage.file(line))
        } else {
            return nil
        }
    }

    /// `open(key, force) throws`: a Swift method with the names of what it takes, and no colons.
    init?(listedIn passage: Passage) {
        guard passage.holds(0x28), passage.lines.count == 1, let line = passage.lines.first else { return nil }
        let text = passage.string(line).filter { $0 != "`" }
        guard let open = text.firstIndex(of: "("), let close = text.firstIndex(of: ")"), open < close else { return nil }
        let labels = text[text.index(after: open)..<close].split(separator: ",").map { $0.filter { $0 != " " } }
        guard !labels.isEmpty, labels.allSatisfy({ NameShape.isPlainName($0) }),
            let signature = LabelledSignature(text[...open] + labels.map { $0 + ":" }.joined() + text[close...])
        else { return nil }
        self.init(signature.name, passage.file(line))
        self.signature = signature
    }

    /// `OPEN_DOOR(key, &handle)`, `setTitle(NSString *)`: a function as a table of functions has it, with the names or the types of what it takes.
    init?(functionIn passage: Passage) {
        guard passage.holds(0x28), passage.lines.count == 1, let line = passage.lines.first else { return nil }
        let code = passage.withoutQuotes(line)
        let text = passage.string(code)
        let name = text.prefix { $0 != "(" }
        guard text.hasSuffix(")"), let first = name.utf8.first, NameShape.opensIdentifier(first), NameShape.looksLikeCode(String(name)),
            name.utf8.allSatisfy(NameShape.isIdentifierPart)
        else { return nil }
        let taken = text.dropFirst(name.count + 1).dropLast().split(separator: ",").map { String($0).trimmingBlanks() }
        guard !taken.isEmpty, taken.allSatisfy(Self.isTaken) else { return nil }
        self.init(String(name), passage.file(Span(code.start, code.start + name.utf8.count)))
        isMessage = true
    }

    /// `openDoor(Context context, String key)`, `openDoor( )`: a method as Java calls it, with the types and names of what it takes.
    init?(foreignIn passage: Passage) {
        guard passage.holds(0x28), passage.lines.count == 1, let line = passage.lines.first else { return nil }
        let code = passage.withoutQuotes(line)
        guard let name = Self.foreignCall(passage.string(code)) else { return nil }
        self.init(name, passage.file(Span(code.start, code.start + name.utf8.count)))
        isMessage = true
    }

    /// The name of what such a text calls.
    static func foreignCall(_ text: String) -> String? {
        let name = text.prefix { $0 != "(" }
        guard let first = name.utf8.first, NameShape.opensIdentifier(first), name.utf8.allSatisfy(NameShape.isIdentifierPart),
            text.utf8.count < 400, !text.has(":"), text.hasSuffix(")") || text.hasSuffix(");")
        else { return nil }
        let bytes = Array(text.utf8)
        guard let parts = ForeignSignature.parts(of: bytes, from: name.utf8.count + 1),
            BracketPairs.end(of: bytes[...], from: name.utf8.count) >= bytes.count - 1,
            parts.allSatisfy({ isTyped(String(decoding: bytes[$0.start..<$0.end], as: UTF8.self)) })
        else { return nil }
        return String(name)
    }

    /// `String key`, `final int tries`; not `the door`.
    private static func isTyped(_ parameter: String) -> Bool {
        let words = parameter.split { $0 == " " || $0 == "*" }.drop { $0 == "final" || $0 == "const" || $0.hasPrefix("@") }
        guard let type = words.first, ForeignSignature.name(of: parameter) != nil else { return false }
        return type.first?.isUppercase == true || type.has(".") || ForeignHead.isPlainType(String(type))
    }

    private static func isTaken(_ text: String) -> Bool {
        let bare = text.filter { !"&* ?".contains($0) }
        return !bare.isEmpty && bare.utf8.allSatisfy(NameShape.isIdentifierPart)
            && (text.split(separator: " ").count == 1 || text.hasSuffix("*"))
    }

    /// `Open(key, force)`: a case, and the names of what it holds.
    init?(holdingIn passage: Passage) {
        guard passage.holds(0x28), passage.lines.count == 1, let line = passage.lines.first else { return nil }
        let code = passage.withoutQuotes(line)
        let text = passage.string(code)
        let name = text.prefix { $0 != "(" }
        guard text.hasSuffix(")"), NameShape.isTypePart(String(name)) else { return nil }
        let held = text.dropFirst(name.count + 1).dropLast().split(separator: ",", omittingEmptySubsequences: false)
        guard !held.isEmpty, held.allSatisfy({ NameShape.isPlainName(String($0).trimmingBlanks()) }) else { return nil }
        self.init(String(name), passage.file(Span(code.start, code.start + name.utf8.count)))
    }

    /// `_ door`: a parameter of Swift that has no label.
    init?(unlabelledIn passage: Passage) {
        guard passage.lines.count == 1, let line = passage.lines.first else { return nil }
        let code = passage.withoutQuotes(line)
        guard code.length > 2, passage.bytes[code.start] == 0x5F, passage.bytes[code.start + 1] == 0x20 else { return nil }
        let name = Span(code.start + 2, code.end)
        guard NameShape.isPlainName(passage.string(name)) else { return nil }
        self.init(passage.string(name), passage.file(name))
    }

    /// `force:` of `force:YES`.
    private static func label(_ word: Substring) -> String? {
        guard let colon = word.firstIndex(of: ":"), let first = word.utf8.first, first >= 0x61, first <= 0x7A else { return nil }
        let name = word[..<colon]
        return name.utf8.allSatisfy(NameShape.isIdentifierPart) ? name + ":" : nil
    }

    /// Parted by blanks outside of quotes and brackets.
    private static func words(_ text: String) -> [Substring] {
        var depth = 0
        var isQuoted = false
        return text.split { character in
            if character == "\"" { isQuoted.toggle() }
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) { depth -= 1 }
            return character == " " && depth <= 0 && !isQuoted
        }
    }
}

extension NameShape {
    /// `key`, `forceOpen2`: a small letter, and nothing but letters and numbers behind it.
    static func isPlainName(_ text: some StringProtocol) -> Bool {
        text.utf8.first.map { $0 >= 0x61 && $0 <= 0x7A } == true && text.utf8.allSatisfy(isIdentifierPart)
    }
}

extension Extraction {
    /// Such a call in a cell, where no sample is in a language of the API. What takes nothing is one in all languages: there a sample has to
    /// show another one.
    func foreignCall(in passage: Passage) -> NamedCell? {
        guard survey.mainLanguage == nil, survey.isForeign || passage.holds(0x20) else { return nil }
        return NamedCell(foreignIn: passage)
    }
}

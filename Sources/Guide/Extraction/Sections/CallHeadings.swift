import SourceText

extension Extraction {
    /// `open(key, force)`, `open(key:force:)`, `.close(callback)`, `Door.open(key)` and `stopDoor() halts it` as a heading: a method as it is called, with the names of
    /// what it takes, and perhaps words behind it.
    mutating func readCallHeading(_ passage: Passage, _ body: Span) -> Bool {
        guard passage.holds(0x28), let call = CalledHeading(passage, body) else { return false }
        let base = String(NameShape.base(of: call.name))
        // What a declaration says below is said there.
        guard !call.isNamed || survey.names[call.name] == nil, call.owner.map(survey.isOfAPI) ?? true, !Vocabulary.isPlatformMethod(base),
            !Vocabulary.isPlatformMethod(call.name),
            !survey.appSelectors.contains(base)
        else { return false }
        let fact = Fact(.method, call.name, owner: call.owner ?? context.owner, source: .heading, span: passage.file(call.span))
        context.setMethod(call.name, parameters: call.labels)
        add(fact)
        return true
    }
}

/// A heading that is a call.
private struct CalledHeading {
    var owner: String?
    /// `open(key:force:)`
    var name: String
    var labels: [String]
    /// `open(key:force:)`, as Swift names it, has the labels alone.
    let isNamed: Bool
    var span: Span

    init?(_ passage: Passage, _ body: Span) {
        let bytes = passage.bytes
        var start = body.start
        if start < body.end, bytes[start] == 0x60 { start += 1 }
        let hasDot = start < body.end && bytes[start] == 0x2E
        if hasDot { start += 1 }
        guard let open = bytes[start..<body.end].firstIndex(of: 0x28), let close = bytes[open..<body.end].firstIndex(of: 0x29) else {
            return nil
        }
        var path = passage.string(Span(start, open)).split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard let base = path.popLast(), NameShape.isPlainName(base), path.count < 2, path.allSatisfy(NameShape.isTypePart) else {
            return nil
        }
        let inner = passage.string(Span(open + 1, close)).filter { $0 != " " && $0 != "`" }
        let isNamed = inner.hasSuffix(":")
        labels = (isNamed ? inner.dropLast() : inner[...]).split(separator: isNamed ? ":" : ",", omittingEmptySubsequences: false)
            .map(String.init)
        if inner.isEmpty { labels = [] }
        guard labels.allSatisfy({ NameShape.isPlainName($0) && $0 != "s" && $0 != "es" || isNamed && $0 == "_" }) else { return nil }
        let behind = bytes[(close + 1)..<body.end].drop { $0 == 0x60 }
        let hasWords = !behind.isEmpty
        // `stop()` alone is a name, which others read; "setup(optional)" is a word with a note.
        let isPath = hasDot || !path.isEmpty
        guard hasWords ? behind.first == 0x20 : isPath || !labels.isEmpty else { return nil }
        guard NameShape.looksLikeCode(base) || isPath || isNamed || labels.count > 1 && !hasWords else { return nil }
        // "openDoor() and closeDoor()", "openDoor() method for all who come late": said of something else.
        guard !behind.contains(0x28), !Self.speaksOfMethods(String(decoding: behind, as: UTF8.self)) else { return nil }
        self.isNamed = isNamed
        owner = path.first
        name = base + "(" + labels.map { $0 + ":" }.joined() + ")"
        span = Span(start, close + 1)
    }

    private static func speaksOfMethods(_ words: String) -> Bool {
        words.split(separator: " ").first.map { Topics.table.meanings(in: $0).contains(.methods) } ?? false
    }
}

extension NameShape {
    /// `Door` of `Door.open()`: a capital, and nothing but letters and numbers behind it.
    static func isTypePart(_ text: String) -> Bool {
        text.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } == true && text.utf8.allSatisfy(isIdentifierPart)
    }
}

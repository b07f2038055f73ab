import SourceText

/// A method that a sentence names, or an item under a line that announces one: what is handed to it may be listed next.
struct SpokenMethod {
    var name: String
    var span: Span
    var owner: String?
    /// The section, and what it was about when the sentence came.
    var section: Int?
    var subject: String?
}

extension Extraction {
    /// Notes "by calling the function `openDoor`", and `**openDoor**` under "the method to call is".
    mutating func noteSpokenMethod(_ passage: Passage, isItem: Bool = false) {
        let names = passage.text.marks.filter { mark in
            guard mark.kind == .code || mark.kind == .strong, passage.isMethodName(mark.range),
                !Vocabulary.isPlatformMethod(passage.string(mark.range))
            else { return false }
            return passage.isCalledMethod(mark.range)
                || isItem && mark.range.length == passage.trimmed(passage.wholeSpan).length
                    && (context.speaks(of: .methods) || Self.announcesCall(context.lead))
        }
        guard names.count == 1, let name = names.first?.range else { return }
        let base = passage.string(name).prefix { $0 != "(" }
        spokenMethod = SpokenMethod(
            name: String(base), span: passage.file(name), owner: context.leadNames.last(where: isProtocolName),
            section: context.sectionLine, subject: context.subject?.name)
    }

    /// "… you need to use the door and call:"
    private static func announcesCall(_ line: String) -> Bool {
        guard line.hasSuffix(":") || line.hasSuffix("：") else { return false }
        let end = line.dropLast().suffix(24)
        let word = end.split { !$0.isLetter }.last.map { $0.lowercased() } ?? ""
        return ["call", "calls", "calling", "invoke", "invoking"].contains(word)
            || ["호출", "呼び出", "调用", "調用", "呼叫"].contains { end.contains($0) }
    }

    /// States the method that the section spoke of last, now that its parameters are listed; it is what they belong to.
    mutating func takeSpokenMethod() {
        guard let spoken = spokenMethod, spoken.section == context.sectionLine, spoken.subject == context.subject?.name else { return }
        // A sentence may mention an endpoint in passing; one that a line of its own gives is what the section is about.
        guard spoken.subject == nil || spoken.subject == passingEndpoint else { return }
        spokenMethod = nil
        add(Fact(.method, spoken.name, owner: spoken.owner, source: .prose, span: spoken.span))
        spokenFacts.append(facts.count - 1)
        context.setMethod(spoken.name, parameters: [])
    }

    /// Methods that sentences name have the labels that the samples call them with.
    mutating func completeSpokenMethods() {
        guard !spokenFacts.isEmpty else { return }
        var calls: [Substring: Set<String>] = [:]
        for call in sampleCalls { calls[NameShape.base(of: call), default: []].insert(call) }
        var names: [String: String] = [:]
        for index in spokenFacts {
            let name = facts[index].name
            guard let found = calls[name[...]], found.count == 1, let call = found.first else { continue }
            facts[index].name = call
            names[name] = call
        }
        for index in facts.indices where facts[index].kind == .parameter {
            if let owner = facts[index].owner, let name = names[owner] { facts[index].owner = name }
        }
    }
}

extension Passage {
    /// A small letter first, and nothing but a name, perhaps with empty brackets.
    fileprivate func isMethodName(_ span: Span) -> Bool {
        let text = string(trimmed(span))
        let base = text.hasSuffix("()") ? String(text.dropLast(2)) : text
        guard let first = base.utf8.first, first >= 0x61, first <= 0x7A, NameShape.looksLikeCode(base) else { return false }
        return base.utf8.allSatisfy(NameShape.isIdentifierPart) && !base.has("_")
    }

    /// The word before or behind says that it is a method.
    func isCalledMethod(_ span: Span) -> Bool {
        func isMark(_ byte: UInt8) -> Bool { [0x20, 0x60, 0x2A, 0x22, 0x27].contains(byte) }
        var end = span.start
        while end > 0, isMark(bytes[end - 1]) { end -= 1 }
        var start = end
        while start > 0, end - start < 24, NameShape.isWord(bytes[start - 1]) || bytes[start - 1] >= 0x80 { start -= 1 }
        if end > start, Topics.table.meanings(in: string(Span(start, end)).lowercased()) == [.methods] { return true }
        start = span.end
        while start < bytes.count, isMark(bytes[start]) { start += 1 }
        end = start
        while end < bytes.count, end - start < 15, NameShape.isWord(bytes[end]) || bytes[end] >= 0x80 { end += 1 }
        return Topics.table.meanings(in: String(decoding: bytes[start..<end], as: UTF8.self)).first == .methods
    }
}

import SourceText

/// Members that a sentence speaks of, whether or not something marks their names: "the delegate property on `Door`", "an object that has
/// 'code' and 'name' properties", "`hasBeenOpened` returns `YES`".
struct SpokenMember {
    var fact: Fact
    /// Only what samples set or read on its type, or a name like code, bears it out.
    var needsSample = false
}

extension Extraction {
    mutating func noteSpokenMembers(_ passage: Passage) {
        guard passage.bytes.count < 3000 else { return }
        for mark in passage.text.marks where mark.kind == .code {
            let span = passage.trimmed(mark.range)
            let name = passage.string(span)
            if NameShape.isTypePart(name), survey.isOfAPI(name), !NameShape.isConstantName(name) {
                guard let member = passage.propertyBeside(typeAt: span) else { continue }
                let fact = Fact(.property, passage.string(member), owner: name, source: .prose, span: passage.file(member))
                spokenMembers.append(SpokenMember(fact: fact, needsSample: true))
            } else if NameShape.isPlainName(name), NameShape.looksLikeCode(name), passage.isSaidToBeTrue(span),
                let owner = passage.openingType ?? context.spokenType, survey.isOfAPI(owner)
            {
                spokenMembers.append(SpokenMember(fact: Fact(.property, name, owner: owner, source: .prose, span: passage.file(span))))
            }
        }
        noteListedMembers(passage)
    }

    /// "… has 'code' and 'name' properties", "… contains the fields `id` and `key`".
    private mutating func noteListedMembers(_ passage: Passage) {
        let names = passage.quotedNames
        var index = 0
        while index < names.count {
            var end = index + 1
            while end < names.count, passage.joins(names[end - 1], names[end]) { end += 1 }
            let group = names[index..<end]
            index = end
            guard group.count > 1, let kind = passage.kindOfMembers(group) else { continue }
            for name in group {
                var fact = Fact(kind, passage.string(name), source: .prose, span: passage.file(name))
                if kind == .parameter { fact.owner = context.subject?.name }
                fact.detail.headingLine = context.headingLine
                spokenMembers.append(SpokenMember(fact: fact))
            }
        }
    }

    /// States those that nothing else states of the same type, or in the same section.
    mutating func stateSpokenMembers() {
        guard !spokenMembers.isEmpty else { return }
        var owners: [String: Set<String>] = [:]
        var sections: [String: Set<Int>] = [:]
        var used: [String: Set<String>] = [:]
        for fact in facts {
            switch fact.kind {
            case .property, .parameter, .method, .key, .case:
                let name = String(NameShape.base(of: fact.name.split(separator: ".").last.map(String.init) ?? fact.name))
                owners[name, default: []].insert(fact.owner ?? "")
                sections[name, default: []].insert(fact.detail.headingLine ?? 0)
            case .use where fact.detail.form == "write" || fact.detail.form == "read":
                if let owner = fact.owner, fact.isStatic != true { used[fact.name, default: []].insert(owner) }
            default: break
            }
        }
        let calls = Set(sampleCalls.map { String(NameShape.base(of: $0)) })
        for member in spokenMembers {
            let fact = member.fact
            let own = owners[fact.name, default: []]
            if let owner = fact.owner, fact.kind == .property {
                let isUsed = used[fact.name]?.contains(owner) == true
                guard !own.contains(owner), !own.contains(""), !calls.contains(fact.name), !survey.appTypes.contains(owner),
                    isUsed || !member.needsSample || NameShape.looksLikeCode(fact.name)
                else { continue }
                owners[fact.name, default: []].insert(owner)
            } else {
                guard !sections[fact.name, default: []].contains(fact.detail.headingLine ?? 0),
                    fact.kind == .property || !own.contains("") && !own.contains(fact.owner ?? "")
                else { continue }
                sections[fact.name, default: []].insert(fact.detail.headingLine ?? 0)
            }
            addBehind(fact)
        }
    }
}

extension Passage {
    /// `delegate` of "the delegate property on `Door`", "`Door`'s delegate property", "`Door`의 delegate 속성", "`Door` の delegate プロパティ".
    fileprivate func propertyBeside(typeAt span: Span) -> Span? {
        let words = wordSpans(before: span)
        let said = words.suffix(4).map { string($0).lowercased() }
        let isArticled = said.last.map { ["the", "your", "a", "an"].contains($0) } == true
        let end = words.count - (isArticled ? 1 : 0)
        if end > 2, ["on", "of"].contains(string(words[end - 1])), Self.propertyWords.contains(string(words[end - 2]).lowercased()) {
            return nameOfMember(words[end - 3])
        }
        let behind = wordSpans(behind: span)
        let first = behind.first.map(string)
        if let first, ["'s", "’s", "의", "の", "的", "のプロパティである"].contains(first), behind.count > 1, let name = nameOfMember(behind[1]) {
            if first == "のプロパティである" { return name }
            return behind.count > 2 && Self.isProperty(string(behind[2])) ? name : nil
        }
        return nil
    }

    private static let propertyWords: Set<String> = ["property", "attribute"]

    private static func isProperty(_ word: String) -> Bool {
        propertyWords.contains(word.lowercased().filter(\.isLetter))
            || ["속성", "프로퍼티", "プロパティ", "属性", "屬性"].contains(where: word.hasPrefix)
    }

    private func nameOfMember(_ span: Span) -> Span? {
        NameShape.isPlainName(string(span)) && span.length > 1 ? span : nil
    }

    /// The words of the same sentence before a mark, without what marks them.
    private func wordSpans(before span: Span) -> [Span] { words(in: lead(to: span, limit: 80, behind: [0x2E, 0x3A, 0x0A])) }

    private func wordSpans(behind span: Span) -> [Span] {
        let end = bytes[span.end..<min(bytes.count, span.end + 100)].firstIndex { $0 == 0x0A } ?? min(bytes.count, span.end + 100)
        return words(in: Span(span.end, end))
    }

    private func words(in span: Span) -> [Span] {
        var words: [Span] = []
        var start: Int?
        for index in span.start...span.end {
            let isPart = index < span.end && ![0x20, 0x60, 0x2A, 0x2C, 0x28, 0x29].contains(bytes[index])
            if isPart {
                start = start ?? index
            } else if let begin = start {
                words.append(Span(begin, index))
                start = nil
            }
        }
        return words
    }

    /// "`isOpen` returns `YES`", "`isOpen` is `true`".
    fileprivate func isSaidToBeTrue(_ span: Span) -> Bool {
        let words = wordSpans(behind: span).prefix(3).map(string)
        guard let value = words.dropFirst().first.map({ $0.filter(\.isLetter) }), ["YES", "NO", "true", "false"].contains(value) else {
            return false
        }
        return ["returns", "is", "becomes", "equals", "returned"].contains(words[0])
    }

    /// The type that the passage begins with, marked as code.
    fileprivate var openingType: String? {
        guard let first = text.marks.first(where: { $0.kind == .code }).map({ trimmed($0.range) }) else { return nil }
        let before = string(Span(0, first.start)).filter { $0.isLetter }.lowercased()
        let name = string(first)
        return ["", "a", "an", "the"].contains(before) && NameShape.looksLikeType(name) ? name : nil
    }

    /// Small names in quotes or marked as code, in their order.
    fileprivate var quotedNames: [Span] {
        var spans = text.marks.filter { $0.kind == .code }.map { trimmed($0.range) }
        for quotes in [("'", "'"), ("\"", "\""), ("“", "”"), ("‘", "’")] where text.characters.has(quotes.0) {
            spans += quoted(quotes.0, quotes.1)
        }
        return spans.filter { NameShape.isPlainName(string($0)) && $0.length > 1 }.sorted { $0.start < $1.start }
    }

    private func quoted(_ open: String, _ close: String) -> [Span] {
        let (open, close) = (Array(open.utf8), Array(close.utf8))
        var found: [Span] = []
        var index = 0
        while index + open.count < bytes.count {
            guard bytes[index...].starts(with: open), index == 0 || !NameShape.isIdentifierPart(bytes[index - 1]) else {
                index += 1
                continue
            }
            let start = index + open.count
            let end = identifierEnd(from: start)
            if end > start, bytes[end...].starts(with: close) { found.append(Span(start, end)) }
            index = max(end, index + 1)
        }
        return found
    }

    /// Only commas and words for "and" between two names.
    fileprivate func joins(_ one: Span, _ other: Span) -> Bool {
        guard other.start > one.end, other.start - one.end < 24 else { return false }
        let between = string(Span(one.end, other.start)).filter { !" `'\",、，“”‘’".contains($0) }
        return ["", "and", "or", "&", "和", "및", "와", "과", "と", "以及", "и", "y", "e", "et", "und"].contains(between)
    }

    /// What travels has fields, be they called properties.
    private static let messages: Set<String> = ["json", "payload", "request", "response", "body", "message", "dictionary"]

    /// What the words around a group of names say that they are: "has … properties", "the keys …", "consists of …".
    fileprivate func kindOfMembers(_ group: ArraySlice<Span>) -> Fact.Kind? {
        guard let first = group.first, let last = group.last else { return nil }
        let lead = lead(to: first, limit: 120, behind: [0x2E, 0x0A])
        var before = string(lead).split { !$0.isLetter }.map { $0.lowercased() }
        if before.last == "the" { before.removeLast() }
        let behind = string(Span(last.end, min(bytes.count, last.end + 40))).drop { " `'\"”’".contains($0) }
        let isHeld = MemberWords.speaks(of: .members, string(lead)) || MemberWords.speaks(of: .members, String(behind.prefix(40)))
        let next = String(behind.prefix { $0.isASCII && $0.isLetter }).lowercased()
        if ["properties", "property", "attributes"].contains(next) {
            return isHeld ? (before.contains(where: Self.messages.contains) ? .parameter : .property) : nil
        }
        if ["fields", "keys", "members", "elements", "parameters", "values", "entries"].contains(next) {
            return isHeld && next != "values" ? .parameter : nil
        }
        if let word = before.last, ["keys", "fields", "elements"].contains(word), isHeld || before.suffix(4).contains("with") {
            return .parameter
        }
        if before.suffix(2) == ["composed", "of"] || before.suffix(2) == ["consists", "of"] { return .parameter }
        if ["필드", "키를", "키가", "两个字段", "字段", "フィールド", "キー", "個字段", "个字段"].contains(where: behind.hasPrefix) || behind.prefix(8).has("字段") {
            return isHeld ? .parameter : nil
        }
        return nil
    }
}

import SourceText

/// A heading that is one small word, perhaps a member's name: `interval`.
struct PlainHeading {
    var name: String
    var span: Span
    var line: Int
}

extension Extraction {
    /// Keeps a heading of one small word until all samples are read: `### interval` is about a property if its own sample sets it.
    mutating func notePlainHeading(_ passage: Passage, _ body: Span) {
        let bytes = passage.bytes[body.start..<body.end]
        guard let first = bytes.first, first >= 0x61, bytes.count > 2, bytes.allSatisfy(NameShape.isIdentifierPart) else { return }
        guard let line = context.headingLine else { return }
        plainHeadings.append(PlainHeading(name: passage.string(body), span: passage.file(body), line: line))
    }

    /// Headings whose own samples set or read what they name are properties; words whose samples call them are methods.
    mutating func nameHeadingsByUse() {
        let uses = Dictionary(grouping: facts.filter(Self.showsMember)) { $0.detail.headingLine ?? 0 }
        for heading in namedHeadings where facts[heading.fact].kind == .use {
            let fact = facts[heading.fact]
            guard let first = fact.name.utf8.first, first >= 0x61 else { continue }
            let use = uses[fact.detail.headingLine ?? 0]?.first { $0.name == fact.name && $0.detail.form != "call" }
            guard let use else { continue }
            facts[heading.fact].kind = .property
            facts[heading.fact].detail.form = nil
            facts[heading.fact].owner = fact.owner ?? use.owner ?? use.detail.receiver
        }
        for index in facts.indices where facts[index].kind == .parameter && facts[index].owner == nil && facts[index].source != .heading {
            // What a sample of the section sets on an object is a member of it, though a table calls it a parameter.
            let use = uses[facts[index].detail.headingLine ?? 0]?.first { $0.name == facts[index].name && $0.detail.form == "write" }
            guard let use else { continue }
            facts[index].kind = .property
            facts[index].owner = use.owner ?? use.detail.receiver
        }
        nameRowsByCalls(uses)
        for heading in plainHeadings {
            let use = uses[heading.line]?.first { NameShape.base(of: $0.name) == heading.name }
            guard let use else { continue }
            let isCall = use.detail.form == "call"
            var fact = Fact(
                isCall ? .method : .property, isCall ? use.name : heading.name, owner: use.owner ?? use.detail.receiver, source: .heading,
                span: heading.span)
            fact.detail.headingLine = heading.line
            addBehind(fact)
        }
    }

    /// What a table gives as a member, and the section's sample calls and never sets or reads, is a method.
    private mutating func nameRowsByCalls(_ uses: [Int: [Fact]]) {
        for index in facts.indices where facts[index].source == .table && (facts[index].kind == .property || facts[index].kind == .key) {
            let name = facts[index].name
            guard let first = name.utf8.first, first >= 0x61, NameShape.looksLikeCode(name) else { continue }
            let shown = (uses[facts[index].detail.headingLine ?? 0] ?? []).filter { NameShape.base(of: $0.name) == name }
            guard let call = shown.first, shown.allSatisfy({ $0.detail.form == "call" && $0.name == call.name }) else { continue }
            // `[key number]` may read what the row says to have a type.
            if facts[index].kind == .property, facts[index].type != nil, facts[index].owner != nil, call.name == name { continue }
            // What a type has may be called like a method of another.
            let caller = call.owner ?? call.detail.receiver
            if facts[index].kind == .property, facts[index].type != nil, let owner = facts[index].owner, owner != caller { continue }
            (facts[index].kind, facts[index].name, facts[index].owner) = (.method, call.name, caller)
        }
    }

    /// A sample calls it, sets it or reads it, on something whose type is known.
    private static func showsMember(_ fact: Fact) -> Bool {
        guard fact.kind == .use, fact.owner ?? fact.detail.receiver != nil else { return false }
        return ["call", "read", "write"].contains(fact.detail.form)
    }

    /// `BannerType` of "Kinds of banners (BannerType)": a type that a heading gives in brackets.
    func bracketedType(_ passage: Passage, _ body: Span) -> String? {
        let types = passage.mentions.filter { mention in
            let (before, after) = (mention.span.start - 1, mention.span.end)
            guard before > body.start, after < body.end else { return false }
            return passage.bytes[before] == 0x28 && passage.bytes[after] == 0x29
        }
        guard types.count == 1, let name = types.first?.name, NameShape.looksLikeType(name), survey.isOfAPI(name) else { return nil }
        return survey.isKnownType(name) || TypeEnding.isThing(name) || TypeEnding.isChoice(name) ? name : nil
    }

    /// `DoorListener` of "Callbacks (DoorListener)": what the title announces are that protocol's methods.
    func callbackProtocol(_ name: String, of title: String) -> String? {
        guard isProtocolName(name), let bracket = title.firstIndex(of: "(") else { return nil }
        let reading = Topics.table.reading(of: title[..<bracket])
        return reading.isComplete && !Set(reading.meanings).isDisjoint(with: [.callbacks, .methods]) ? name : nil
    }

    /// `OfferRequest` of "Offer Request Object Fields": a known type in words, and behind it that its members follow.
    func listedType(_ title: String) -> String? {
        let words = title.split(separator: " ")
        let topics = words.map { Set(Topics.table.meanings(in: $0)) }
        guard (3...6).contains(words.count), topics.last?.isDisjoint(with: [.properties, .parameters]) == false else { return nil }
        let marks = topics.reversed().prefix { !$0.isDisjoint(with: [.properties, .parameters, .types]) }.count
        let name = words.dropLast(marks).joined()
        guard words.count - marks > 1, let known = survey.knownType(spelledAs: name), survey.isOfAPI(known) else { return nil }
        return known
    }

    /// `isOpen: StateFlow<Boolean>` and nothing else.
    mutating func readTypedHeading(_ passage: Passage, _ body: Span) -> Bool {
        guard let member = TypedMember(passage, passage.withoutQuotes(body)) else { return false }
        var fact = Fact(.property, passage.string(member.name), owner: context.owner, source: .heading, span: passage.file(member.name))
        fact.type = member.type
        add(fact)
        return true
    }

    /// `@property autoClose`, `BOOL isOpen`: a member under the heading of its type.
    mutating func readPropertyHeading(_ passage: Passage, _ body: Span) -> Bool {
        guard let owner = context.owner, let blank = passage.bytes[body.start..<body.end].lastIndex(of: 0x20) else { return false }
        let name = Span(blank + (passage.bytes[blank + 1] == 0x2A ? 2 : 1), body.end)
        let before = passage.string(passage.trimmed(Span(body.start, blank)))
        guard let first = passage.bytes[name.start..<name.end].first, first >= 0x61, NameShape.looksLikeCode(passage.string(name)),
            passage.bytes[name.start..<name.end].allSatisfy(NameShape.isIdentifierPart)
        else { return false }
        let isType = TypeWords.isType(before) && before.utf8.first.map { $0 < 0x61 } == true
        guard before == "@property" || isType else { return false }
        var fact = Fact(.property, passage.string(name), owner: owner, source: .heading, span: passage.file(name))
        if isType { fact.type = before }
        add(fact)
        return true
    }

    /// `Door` of "Initialising Door for the night": the one known type that the heading names.
    var typeThatIsSetUp: String? {
        guard context.subject == nil, MemberWords.speaks(of: .setUp, context.title), let type = context.typeOfTitles,
            context.title.has(type), survey.isKnownType(type), !isProtocolName(type)
        else { return nil }
        return type
    }

    /// `side` of "side: which one" and "side：向き", if a table has listed such a parameter.
    var parameterOfTitle: String? {
        let title = context.title.drop { $0 == "`" || $0 == "*" }
        let name = title.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        let rest = title.dropFirst(name.count).drop { $0 == "`" || $0 == "*" || $0 == " " }
        guard let mark = rest.first, mark == ":" || mark == "：", name.utf8.count > 2, listedParameters.contains(String(name)) else {
            return nil
        }
        return String(name)
    }
}

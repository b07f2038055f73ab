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
            let use = uses[heading.line]?.first { $0.name.prefix { $0 != "(" && $0 != ":" } == heading.name }
            guard let use else { continue }
            let isCall = use.detail.form == "call"
            var fact = Fact(
                isCall ? .method : .property, isCall ? use.name : heading.name, owner: use.owner ?? use.detail.receiver, source: .heading,
                span: heading.span)
            fact.detail.headingLine = heading.line
            facts.append(fact)
            blockOfFact.append(blockOfFact.last ?? 0)
        }
    }

    /// What a table gives as a member, and the section's sample calls and never sets or reads, is a method.
    private mutating func nameRowsByCalls(_ uses: [Int: [Fact]]) {
        for index in facts.indices where facts[index].source == .table && (facts[index].kind == .property || facts[index].kind == .key) {
            let name = facts[index].name
            guard let first = name.utf8.first, first >= 0x61, NameShape.looksLikeCode(name) else { continue }
            let shown = (uses[facts[index].detail.headingLine ?? 0] ?? []).filter { $0.name.prefix { $0 != "(" && $0 != ":" } == name }
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
}

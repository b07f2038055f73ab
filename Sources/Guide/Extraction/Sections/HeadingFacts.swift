import Declarations
import SourceText

extension Extraction {
    mutating func readHeading(_ passage: Passage, level: Int, block: Block) {
        if readEndpointPartHeading(passage) || readParameterTitle(passage) { return }
        noteFieldHeadings(above: level)
        let line = document.file.position(of: block.span.start).line
        let title = passage.lines.first.map(passage.string) ?? ""
        let body = passage.withoutColon(Self.withoutNumber(passage))
        let heading = HeadingName(passage, body, listsTypes: context.listsTypes(above: level), isType: survey.isKnownType)
            .flatMap { $0.namesSettings && !hasTableBelow ? nil : $0 }
        let owner = heading.flatMap { ownerNamed(by: $0) }.flatMap { isGroup($0, below: level) ? nil : $0 }
        let marked = MarkedHeading(passage, body).flatMap { heading in
            let isProven = !heading.needsProof(passage) || isFollowedByMember(orSummary: heading.isWordBehindKind(passage))
            return isProven ? heading : nil
        }
        let type = marked.flatMap { $0.kind == .type || $0.kind == .enumeration ? passage.string($0.name) : nil }
        let modelTitle = type == nil ? typeOfModelTitle(passage, body) : nil
        let modelled = modelTitle.map(passage.string)
        let bracketed = bracketedType(passage, body)
        let announced = bracketed.flatMap { callbackProtocol($0, of: title) } ?? listedType(title) ?? typeOfHeaderFile(passage, body)
        let isOwned = type != nil || modelled != nil || owner != nil || announced != nil
        let shared = sharedType(passage, body) ?? (isOwned ? nil : typeAboveMethods(passage, body))
        context.enter(
            level: level, line: line, title: title, owner: type ?? modelled ?? owner ?? announced ?? shared.map(passage.string),
            saysType: type != nil || modelled != nil)
        if let outer = heading?.outer, context.owner == heading?.mention.name { context.mark(outer: outer) }
        if let modelTitle {
            context.markType(isEnum: false)
            return add(Fact(.type, passage.string(modelTitle), source: .heading, span: passage.file(modelTitle)))
        }
        if readHeaderFileHeading(passage, body) { return }
        if let shared { add(Fact(.type, passage.string(shared), source: .heading, span: passage.file(shared))) }
        if let written = Self.writtenType(title) {
            context.mark(writtenType: written)
            if let known = survey.knownType(spelledAs: written), survey.isOfAPI(known) {
                context.confirm(writtenType: known, isProtocol: isProtocolName(known))
            }
        }
        if type != nil { context.markType(isEnum: marked?.kind == .enumeration) }
        let protocols = passage.mentions.map(\.name).filter(isProtocolName)
        context.mark(model: heading.flatMap(model) ?? bracketed, protocols: protocols)
        noteImplementation(of: protocols, under: title)
        noteNames(of: protocols, in: passage)
        if let model = context.model, model == heading?.mention.name {
            trace.note(.section, passage.file(body), "lists members of \(model), if a table or a list of names follows")
        }
        noteCapitalHeading(passage, body, level: level)
        if context.subject == nil, !listedEndpoints.isEmpty, !context.isInPart,
            let named = listedEndpoints.endpoint(of: passage.string(body))
        {
            context.setEndpoint(named)
            trace.note(.section, passage.file(body), "is about \(named), which a table calls so")
        }
        if readDeclarationHeading(passage, body, level: level) || readArrowSignature(passage, body, source: .heading) { return }
        if readRequestTitle(passage, body) || readConstructorTitle(passage, body, level: level) { return }
        if readInitializerHeading(passage, body) || readConstructorHeading(passage, body) { return }
        if readFieldHeading(passage, body, level: level) { return }
        if readTitledField(passage, body, level: level) { return }
        if let marked, readMarkedHeading(passage, marked) { return }
        if readCaseHeading(passage, body) { return }
        if readErrorHeading(passage, body) || readSignatureHeading(passage, body) || readLabelledHeading(passage, body) { return }
        if readListedMethod(passage, body, source: .heading) || readPropertyHeading(passage, body)
            || readTypedHeading(passage, body)
        {
            return
        }
        if readCallHeading(passage, body) || readCalledTitle(passage, body) { return }
        if readEndpointLine(passage, body, source: .heading) || readPathHeading(passage, body) || readInlineEndpoint(passage) { return }
        if readSettingHeading(passage, body, level: level) { return }
        guard let heading else {
            notePlainHeading(passage, body)
            let type = typeEndingTitle(passage, body)
            if let type { add(Fact(.type, passage.string(type), source: .heading, span: passage.file(type))) }
            return addMentions(passage, source: .heading, except: type.map { [$0] } ?? [])
        }
        if heading.listsParameters { return readParametersHeading(heading, in: passage) }
        if heading.topic == .parameters, !heading.mention.name.has(":") {
            add(
                Fact(
                    .parameter, heading.mention.name, owner: context.subject?.name, source: .heading,
                    span: passage.file(heading.mention.span)))
        } else {
            addHeading(heading, in: passage)
        }
    }

    /// `DoorLock` of "Door Lock" and "Door Lock Class", if there is such a type.
    private static func writtenType(_ title: String) -> String? {
        var words = title.split(separator: " ")
        if words.count > 2, let last = words.last, KindWords.type(of: last.lowercased()) == .type { words.removeLast() }
        let isName =
            (1...4).contains(words.count)
            && words.allSatisfy { word in
                word.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } == true && word.utf8.allSatisfy(NameShape.isIdentifierPart)
            }
        return isName ? words.joined() : nil
    }

    /// "1. Implement `DoorDelegate`": what samples implement from here on is that protocol's.
    private mutating func noteImplementation(of protocols: [String], under title: String) {
        guard Set(protocols).count == 1, let name = protocols.first, SectionTitle.announcesImplementation(title) else { return }
        (context.delegate, context.delegateLine) = (name, nil)
    }

    private mutating func noteNames(of protocols: [String], in passage: Passage) {
        for mention in passage.mentions where protocols.contains(mention.name) && implementedProtocols[mention.name] == nil {
            implementedProtocols[mention.name] = passage.file(mention.span)
        }
    }

    /// The type that a heading is about.
    private func ownerNamed(by heading: HeadingName) -> String? {
        guard isOwner(heading) else { return nil }
        let isNamed = isType(heading) || isTypeName(heading) || isProtocol(heading) || isCalledType(heading)
        return isNamed ? heading.mention.name : nil
    }

    /// "OpenDoor parameters" may be about a call: only a type that samples or declarations know is one there, or what is called as protocols are.
    private func isType(_ heading: HeadingName) -> Bool {
        let name = heading.mention.name
        return heading.isType || heading.listsMembers && (!heading.namesParts || survey.isKnownType(name) || isProtocolName(name))
    }

    /// In the blocks that come next, before another title.
    private var hasTableBelow: Bool {
        document.blocks[(block + 1)...].prefix(4).prefix { if case .heading = $0.kind { false } else { true } }
            .contains { if case .table = $0.kind { true } else { false } }
    }

    /// "DoorDelegate" and nothing else: what apps implement stands below it.
    private func isProtocol(_ heading: HeadingName) -> Bool {
        heading.isAlone && isProtocolName(heading.mention.name) && NameShape.looksLikeType(heading.mention.name)
    }

    /// The title of the page, and a class that its samples call: "DoorKit" and `[DoorKit open]`.
    private func isCalledType(_ heading: HeadingName) -> Bool {
        heading.isAlone && NameShape.looksLikeType(heading.mention.name) && context.sections.isEmpty
            && survey.isCalled(heading.mention.name)
    }

    private func isTypeName(_ heading: HeadingName) -> Bool {
        let name = heading.mention
        guard let first = name.name.utf8.first, first >= 0x41, first <= 0x5A, !isDeclaredCase(name.name) else { return false }
        guard NameShape.looksLikeType(name.name) else { return name.isCode }
        return name.isCode || survey.typeNames.contains(name.name) || !name.name.utf8.dropFirst().prefix(1).contains { $0 >= 0x61 }
    }

    /// A protocol that the type above declares to conform to, or the name of nothing that the guide knows: references sort a class's own
    /// members so.
    private func isGroup(_ name: String, below level: Int) -> Bool {
        guard let type = context.owner(above: max(1, level)), type != name else { return false }
        if survey.conformances[type]?.contains(name) == true { return true }
        let isUnknown = !survey.isKnownType(name) && !isProtocolName(name) && !TypeEnding.isThing(name) && !TypeEnding.isChoice(name)
        return document.format == .html && survey.types.contains(type) && isUnknown
    }

    /// A name of the guide's own: a type inside of another may be called as one of the platform's is.
    private func isOwner(_ heading: HeadingName) -> Bool {
        let name = heading.mention.name
        return heading.outer != nil || survey.isOfAPI(name) && !name.has("(") && !name.has(":")
    }

    /// What stands behind `12.1.1.`.
    static func withoutNumber(_ passage: Passage) -> Span {
        var span = passage.trimmed(passage.lines.first ?? passage.wholeSpan)
        let start = span.start
        while span.start < span.end,
            passage.bytes[span.start] == 0x2E || (passage.bytes[span.start] >= 0x30 && passage.bytes[span.start] <= 0x39)
        {
            span.start += 1
        }
        // "2、Door": a mark that needs no blank behind it.
        let comma = Array("、".utf8)
        if span.start > start, passage.bytes[span.start..<span.end].starts(with: comma) {
            return passage.trimmed(Span(span.start + comma.count, span.end))
        }
        let isNumber = span.start > start && span.start < span.end && passage.bytes[span.start] == 0x20
        if !isNumber { span.start = start }
        return passage.trimmed(span)
    }

    private mutating func addHeading(_ heading: HeadingName, in passage: Passage) {
        let name = heading.mention
        guard !Vocabulary.isPlistKey(name.name), isOwner(heading) || name.name.has("(") || name.name.has(":") else { return }
        let isMethod = heading.isMethod || isNarratedCallback(heading)
        let kind =
            isMethod
            ? .method
            : isType(heading) && survey.names[name.name] == nil ? .type : listedKind(heading) ?? kind(ofHeading: name.name)
        // A name that looks like a type's governs its section, and is no member of itself.
        let outer = context.owner == name.name ? enumOfCase[name.name] : context.owner
        let owner = kind == .type || kind == .enum ? nil : outer
        let text = kind == .case ? String(name.name.prefix { $0 != "(" }) : name.name
        var fact = Fact(kind, text, owner: owner, isStatic: heading.isStatic, source: .heading, span: passage.file(name.span))
        if kind == .use { fact.detail.form = "mention" }
        if kind == .method { context.setMethod(name.name, parameters: []) }
        if kind == .type, heading.isAlone, !survey.types.contains(name.name) { typeHeadings.append(facts.count) }
        if kind == .use {
            let isType = NameShape.looksLikeType(name.name) && !NameShape.isConstantName(name.name) && context.isInside([.types])
            namedHeadings.append(
                NamedHeading(
                    fact: facts.count, call: sampleCalls.count, level: context.level, isListedType: isType && heading.isAlone,
                    isPlain: heading.isPlainType))
        }
        add(fact)
    }

    private func kind(ofHeading name: String) -> Fact.Kind {
        let base = String(name.prefix { $0 != "(" })
        if context.isInEnum, let owner = context.owner, NameShape.isCalled(name, after: owner), survey.names[name] == nil { return .case }
        if let owner = context.owner, isCase(name, of: owner) || isListedCase(name) { return .case }
        if let known = survey.names[name] ?? survey.names[base] {
            // A case of an enum far away may be called like what this section is about.
            let isElsewhere = known == .case && survey.names[name] == .case && !context.speaks(of: .cases) && !context.isInside([.cases])
            return isElsewhere && context.owner.map(survey.enums.contains) != true && name.utf8.first.map({ $0 >= 0x61 }) == true
                ? .use : known
        }
        if survey.types.contains(name) { return survey.enums.contains(name) ? .enum : .type }
        if NameShape.isTypePart(name), NameShape.looksLikeType(name), !name.has("_"), survey.isKnownType(name) { return .type }
        if name.has("(") || name.has(":") { return .method }
        return !name.has("_") && context.owner == name ? .type : .use
    }

    /// Below an enum's heading stands what it has: cases, but for what is declared as something else.
    private func isCase(_ name: String, of owner: String) -> Bool {
        guard owner != name, survey.enums.contains(owner), !survey.types.contains(name) else { return false }
        let isMember = survey.names[name] == .property || survey.names[name] == .method
        return !isMember
    }

    /// `12.1.1. (NSString *)accessToken`, also as an item: a method without its sign.
    mutating func readListedMethod(_ passage: Passage, _ body: Span, source: Fact.Source) -> Bool {
        guard body.start < body.end, [0x28, 0x2B, 0x2D].contains(passage.bytes[body.start]) else { return false }
        var bytes = Self.withPlainBlanks(passage.bytes[body.start..<body.end])
        // `- (void)stop()`: brackets that hold nothing, as other languages have them.
        if bytes.suffix(2).elementsEqual("()".utf8) { bytes.removeLast(2) }
        guard let first = ObjectiveCParser.declarations(in: bytes, baseOffset: body.start, allowsMissingSign: true).first,
            case .method(let method) = first.kind, first.span.start == body.start
        else { return false }
        if method.isStatic == nil, method.parameters.isEmpty, isParameter(method, ending: bytes.last) {
            var fact = Fact(.parameter, method.name, owner: context.subject?.name, source: .list, span: passage.file(method.nameSpan))
            fact.type = method.result?.spelling(in: .objectiveC)
            add(fact)
            return true
        }
        add(first, at: DeclarationPlace(source: source), in: passage)
        return true
    }

    /// Wide and narrow blanks, with which authors align the lines of a declaration, as plain ones; every byte keeps its place.
    private static func withPlainBlanks(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var plain = Array(bytes)
        guard plain.contains(0xE2) || plain.contains(0xE3) || plain.contains(0xC2) else { return plain }
        for index in plain.indices {
            let isWide = plain[index...].starts(with: [0xE2, 0x80]) && plain[index...].dropFirst(2).first.map { $0 <= 0x8B } == true
            let isIdeographic = plain[index...].starts(with: [0xE3, 0x80, 0x80])
            let length = isWide || isIdeographic ? 3 : plain[index...].starts(with: [0xC2, 0xA0]) ? 2 : 0
            for place in index..<(index + length) { plain[place] = 0x20 }
        }
        return plain
    }

    /// There are no more that a line would name: `POST, PUT /v1/users`.
    private static let mostMethods = 4

    /// `GET /v1/users`, `[POST] https://…`, `POST, PUT /v1/users` as a line of its own.
    mutating func readEndpointLine(_ passage: Passage, _ body: Span, source: Fact.Source) -> Bool {
        guard Self.mayBeginWithMethod(passage.bytes[body.start..<body.end]) else { return false }
        let text = EndpointTitle.withBlankBehindMethod(EndpointTitle.withBracesAroundHost(passage.braced(body)))
        let words = text.split(whereSeparator: { $0.isWhitespace || $0 == "[" || $0 == "]" || $0 == "`" })
        let named = words.prefix(Self.mostMethods).prefix { $0 == $0.uppercased() && HTTPMethod.list(String($0)) != nil }
        let methods = named.flatMap { HTTPMethod.list(String($0)) ?? [] }
        let rest = words.dropFirst(named.count)
        guard !methods.isEmpty, let address = rest.first else { return false }
        let isAddress = address.hasPrefix("/") || rest.count == 1 && address.has("/")
        guard isAddress, address.utf8.count > 1 else { return false }
        for method in methods { addEndpoint(method: method, address: String(address), span: passage.file(body), source: source) }
        return true
    }

    /// A capital comes first, or a blank outside ASCII, which a letter of Hangul is not.
    private static func mayBeginWithMethod(_ line: ArraySlice<UInt8>) -> Bool {
        guard let first = line.first(where: { $0 > 0x20 && ![0x5B, 0x5D, 0x60].contains($0) }) else { return false }
        return first >= 0x41 && first <= 0x5A || first >= 0xC2 && first <= 0xE3
    }
}

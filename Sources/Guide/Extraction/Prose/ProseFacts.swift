import Declarations
import SourceText

extension Extraction {
    mutating func readParagraph(_ passage: Passage) {
        let body = Self.withoutNumber(passage)
        if readPageTitle(passage) || readTypeLine(passage, body) || readTypeLabel(passage) || readQualifiedType(passage) { return }
        if passage.isEmphasised, !Self.isURL(passage.string(body)) { enterPseudoSection(passage, body) }
        if readListedMethod(passage, body, source: .heading) || readEndpointLine(passage, body, source: .prose) {
            introduce(passage)
            return
        }
        if readEndpointPart(passage) { return introduce(passage) }
        if readEndedConstant(passage) || readLabelledCodes(passage) { return }
        if document.format == .text, readArrowSignature(passage, passage.wholeSpan, source: .list) { return introduce(passage) }
        if readEndpointTags(passage) || readWrittenFields(passage) || readCodedConstants(passage) { return }
        if readLoneParameter(passage) || readTypedTitle(passage) || readChoices(passage) { return }
        if readTitledSignature(passage) { return }
        if readKotlinHead(passage) || readBlockType(passage) || readForeignLine(passage) { return introduce(passage) }
        if readCopiedHead(passage) { return introduce(passage) }
        if let head = readHeadSignature(passage) {
            readProse(passage, except: [head])
            return introduce(passage)
        }
        noteSpokenMethod(passage)
        readWhereClause(passage)
        noteLinkedAnswer(passage)
        let fields = readEndpointComponents(passage) + readComponentFields(passage)
        if !fields.isEmpty { return readProse(passage, except: fields) }
        if !readBarRows(passage), !readRows(passage) {
            let valued = readValuedConstants(passage, source: .prose)
            let defined = valued.isEmpty ? readDefinitions(passage) : valued
            if defined.isEmpty, readAnnouncedParameters(passage) { return }
            readProse(passage, except: defined)
        }
        introduce(passage)
    }

    /// An item: a method of a list, a name with its meaning, or a sentence.
    mutating func readItem(_ passage: Passage, depth: Int) {
        // The next item goes on explaining what the line before the list introduced.
        context.enterItem(depth: depth)
        let whole = passage.trimmed(passage.wholeSpan)
        // What is stated there is not stated here.
        if passage.leadsWithinPage { return }
        if ReferralWords.lead(context.lead) { return addMentions(passage, source: .prose) }
        if readListedMethod(passage, whole, source: .list) || readHeldCase(passage) { return }
        if readArrowSignature(passage, passage.wholeSpan, source: .list) || readArrowProperty(passage) { return introduce(passage) }
        if readForeignLine(passage) { return introduce(passage) }
        if readQualifiedType(passage) { return }
        if passage.lines.count == 1, readEndpointLine(passage, whole, source: .list) { return introduce(passage) }
        if readEndpointPart(passage) || readEndedConstant(passage) || readTypedItem(passage) { return }
        if readEmphasisedType(passage) || readTypeItem(passage) || readTypeBehindColon(passage)
            || readDescribedTypeItem(passage, depth: depth) || readIndexedType(passage)
            || readValueLine(passage)
            || readSignatureItem(passage) || readPlainSignature(passage) || readLabelledItem(passage)
            || readSignedItem(passage, depth: depth)
            || readSignedPart(passage, depth: depth)
            || readUnsignedItem(passage) || readValuedItem(passage)
        {
            return
        }
        noteSpokenMethod(passage, isItem: true)
        if readWrittenFields(passage) || readLabelledCodes(passage) { return }
        if readStatusItem(passage) || readCodedItem(passage) || readDefinition(passage) { return }
        readProse(passage, except: readDefinitions(passage))
        introduce(passage)
    }

    /// "ABDoorDelegate Protocol Reference" as a line of its own, perhaps with a comment: the listing below is the type's.
    private mutating func readPageTitle(_ passage: Passage) -> Bool {
        guard passage.lines.count == 1, let line = passage.lines.first else { return false }
        let bytes = passage.bytes[line.start..<line.end]
        let comment = bytes.indices.first { bytes[$0] == UInt8(ascii: " ") && bytes[$0...].starts(with: " //".utf8) } ?? line.end
        guard comment - line.start < 90, let title = HeadingName(passage, passage.trimmed(Span(line.start, comment))),
            title.isPageTitle, survey.isOfAPI(title.mention.name)
        else { return false }
        add(Fact(.type, title.mention.name, source: .heading, span: passage.file(title.mention.span)))
        // What follows is about the type, and no longer about the method above.
        if context.method != nil { context.leaveSubject() }
        introduce(passage)
        context.listedType = title.mention.name
        titledType = title.mention.name
        return true
    }

    /// A short line in bold serves as a heading below all others.
    mutating func enterPseudoSection(_ passage: Passage, _ body: Span) {
        let line = document.file.position(of: passage.file(body).start).line
        let name = HeadingName(passage, body).map(\.mention.name)
        let owner = name.flatMap { NameShape.looksLikeType($0) && survey.isOfAPI($0) && !$0.has("(") && !$0.has(":") ? $0 : nil }
        let structure = listedStructure(passage, body)
        let labelling = structure == nil ? typeLabellingTable(passage, body) : nil
        if let structure {
            let kind: Fact.Kind = structure.isEnum ? .enum : .type
            add(Fact(kind, passage.string(structure.name), source: .heading, span: passage.file(structure.name)))
        } else if let labelling {
            add(labelling)
        }
        // "Parameters" in bold is a part of the type that a line in bold above it names.
        let isInside = context.isInPseudoSectionOfType && SectionTitle(passage.string(body)).isPart
        let level = isInside ? Context.pseudoLevel + 1 : Context.pseudoLevel
        context.enter(
            level: level, line: line, title: passage.string(body), owner: owner ?? labelling?.name, saysType: structure != nil)
        if let structure { context.markType(isEnum: structure.isEnum) }
    }

    /// "**DoorResult:**" above a table, of a name that samples use as a type's: what the table lists is what it has.
    private func typeLabellingTable(_ passage: Passage, _ body: Span) -> Fact? {
        guard block + 1 < document.blocks.count, case .table = document.blocks[block + 1].kind else { return nil }
        let end = passage.bytes[body.start..<body.end].lastIndex { $0 != UInt8(ascii: ":") && $0 != 0x20 } ?? body.start
        let span = passage.withoutQuotes(Span(body.start, end + 1))
        let name = passage.string(span)
        let isUsed = NameShape.looksLikeType(name) && survey.isKnownType(name)
        guard NameShape.isTypePart(name), survey.isOfAPI(name), isUsed || isTypeOfRow(name) else { return nil }
        return Fact(.type, name, source: .heading, span: passage.file(span))
    }

    /// `[ROOM]` beside "items": what a table before has said to be a type, and no word for one of data.
    private func isTypeOfRow(_ name: String) -> Bool {
        guard name.utf8.count > 2, !TypeWords.isType(name) else { return false }
        // The table that has it stands not far above.
        return facts.suffix(200).contains { fact in
            guard fact.kind == .parameter || fact.kind == .property, fact.source == .table, let type = fact.type else { return false }
            return type.filter { !"[]? ".contains($0) } == name
        }
    }

    mutating func introduce(_ passage: Passage) {
        guard let line = passage.lines.last else { return }
        let names = passage.mentions.filter { mention in
            (mention.span.start >= line.start || passage.lines.count == 1) && !passage.isPathHead(mention.span)
        }.map(\.name)
        let types = names.filter { NameShape.looksLikeType($0) && survey.isOfAPI($0) && !$0.has(":") && !$0.has("(") }
        // "Messages come in by the callbacks of DoorDelegate": what samples implement next is its own.
        if let named = types.first(where: { isProtocolName($0) }), SectionTitle.announcesCallbacks(passage.string(line)) {
            (context.delegate, context.delegateLine) = (named, nil)
        }
        // "`attribution` has these properties": what the method above was handed.
        let handedOver = passage.text.marks.filter { $0.kind == .code }.compactMap { handed[passage.string($0.range)] }
        let others = handedOver.isEmpty ? spokenTypes : handedOver
        spokenTypes = []
        context.introduce(
            passage.string(line), names: types.isEmpty ? others : types.filter { !$0.hasPrefix("OAuth") },
            words: passage.spoken(line))
        if let first = passage.text.marks.first(where: { $0.kind == .code }).map({ passage.trimmed($0.range) }),
            first.start == passage.trimmed(passage.wholeSpan).start, types.contains(passage.string(first)),
            !Vocabulary.isProduct(passage.string(first))
        {
            context.mark(spokenType: passage.string(first))
        }
    }

    /// Everything that a sentence can state: declarations, URLs, headers, durations, keys, names.
    mutating func readProse(_ passage: Passage, except known: [Span] = []) {
        var taken = known
        let declared = readDeclarations(passage)
        reportUnreadLines(passage, declared: declared)
        taken += declared
        taken += readMarkedSignatures(passage, except: declared)
        taken += readURLs(passage, inCode: false)
        taken += readHeaders(passage, inCode: false)
        taken += readKeys(passage)
        if passage.holds(0x23) || passage.holds(0x40) { taken += readImports(passage, language: nil) }
        readDurations(passage)
        let before = facts.count
        if passage.holdsMessages {
            _ = readUses(passage.onlyMessages, language: .objectiveC)
            noteWrittenMessages(passage, from: before)
        }
        readSpokenTypes(passage)
        readHashedMembers(passage)
        readNeighbouringMarks(passage)
        notePassingFacts(passage)
        noteSpokenMembers(passage)
        for mention in passage.mentions where NameShape.looksLikeType(mention.name) && survey.isOfAPI(mention.name) {
            context.confirm(writtenType: mention.name, isProtocol: isProtocolName(mention.name))
        }
        addMentions(passage, source: .prose, except: taken)
    }

    /// Lines of a sentence that open like a declaration and were read as none.
    private mutating func reportUnreadLines(_ passage: Passage, declared: [Span]) {
        for line in passage.lines where Self.looksLikeDeclaration(passage.bytes[line.start..<line.end]) {
            let isRead = declared.contains { $0.start < line.end && line.start < $0.end }
            guard !isRead else { continue }
            let reason = isStatedBlock(passage.string(line)) ? "a block whose parts its generator has parted anew" : nil
            unread.append(.init(.line, span: passage.file(line), reason: reason))
        }
    }

    /// `typedef void (^DoorHandler) (Door *, door , NSError)` below the heading that has stated `DoorHandler`.
    private func isStatedBlock(_ line: String) -> Bool {
        guard line.hasPrefix("typedef "), let caret = line.firstIndex(of: "^") else { return false }
        let name = line[line.index(after: caret)...].prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        return facts.suffix(20).contains { $0.kind == .type && $0.name == name }
    }

    private mutating func readDeclarations(_ passage: Passage) -> [Span] {
        var spans: [Span] = []
        let bytes = passage.bytes
        if passage.holds(0x28) || passage.holds(0x40) || passage.holds(0x23) {
            for declaration in ObjectiveCParser.declarations(in: bytes) {
                if case .constant = declaration.kind, !bytes.starts(with: "#define".utf8) { continue }
                // Said in passing: the platform's own, or a selector with its sign and no types.
                if case .method(let method) = declaration.kind,
                    Vocabulary.isPlatformMethod(method.name) || isSignedSelector(at: declaration.span.start, in: passage)
                {
                    continue
                }
                add(declaration, at: DeclarationPlace(source: .prose), in: passage)
                spans.append(declaration.span)
            }
        }
        // "let" alone is a word of English.
        guard spans.isEmpty, ["func ", "var ", "public let ", "static let "].contains(where: passage.text.characters.has) else {
            return spans
        }
        for declaration in SwiftParser.declarations(in: bytes, context: .prose) {
            spans.append(declaration.span)
            add(declaration, at: DeclarationPlace(source: .prose), in: passage)
        }
        return spans
    }

    private func isSignedSelector(at start: Int, in passage: Passage) -> Bool {
        passage.text.marks.contains { mark in
            let code = passage.trimmed(mark.range)
            return mark.kind == .code && code.start == start && Self.signedSelector(passage.string(code)) != nil
        }
    }

    /// The meaning behind a name may hold more: durations, URLs, other names.
    mutating func readRest(_ passage: Passage, from start: Int) {
        let taken = Span(0, start)
        readURLs(passage, inCode: false)
        readDurations(passage)
        addMentions(passage, source: .prose, except: [taken])
    }
}

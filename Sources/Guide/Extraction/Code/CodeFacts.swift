import Declarations
import SourceText

extension Extraction {
    mutating func readCode(_ passage: Passage, at index: Int, block: Block) {
        let before = facts.count
        guard let code = survey.code[index] else { return }
        if survey.views.blocks.contains(index) {
            unread.append(.init(.code, span: block.span, reason: "Swift's view of the declaration before it"))
            return
        }
        if case .known(let language) = code.language { noteDepth(passage.bytes, language, passage) }
        if readShellCalls(passage, in: code.language) { return }
        if !code.language.isOfAPI, readRequestSketch(passage) || readLabelledRequest(passage) || readEndpointPart(passage) { return }
        inSample = true
        isInAppCode = code.language.isOfAPI
        defer {
            (inSample, isInAppCode) = (false, false)
            context.listedType = nil
        }
        if !code.language.isOfAPI, readHeaderLines(passage) { return }
        if code.language.isReadable {
            if code.language != .other("json"), code.language != .other("xml") { readURLs(passage, inCode: true) }
            readHeaders(passage, inCode: true)
            readCommandHeaders(passage)
            readCommandForm(passage)
            readKeys(passage)
            readImports(passage, language: code.language.apiLanguage)
        }
        if code.declarations.isEmpty, code.signatures.isEmpty {
            if code.language == .other("json") || !code.language.isOfAPI || JSONBody.isDescription(passage) {
                readBody(passage, in: code.language)
            }
            if code.language.isOfAPI, readMessageShape(passage) { return }
            if code.language == .other("json") || code.language == .none { nameKeysOfBody(passage) }
            if code.language != .other("json"), readForm(passage) { return }
            if code.language == .none || code.language.isOfAPI,
                readFieldList(passage) || readCodeList(passage) || readLoneCase(passage) || readCaseLines(passage)
            {
                return
            }
        }
        if case .known(let language) = code.language { context.shownType = shownType(passage, language) }
        let variables = SampleVariables(passage, code.declarations)
        for declaration in code.declarations where !variables.hold(declaration) { add(declaration, at: DeclarationPlace(), in: passage) }
        if code.language.isOfAPI { readCommentFields(passage) }
        readCommentedErrors(passage)
        let signatures = code.signatures.compactMap { add($0, source: .declaration, in: passage) }
        var sawUses = false
        if case .known(let language) = code.language {
            sawUses = readUses(passage, language: language, stated: (Self.stated(code.declarations) + signatures).sorted())
            noteTitledCall(passage, at: index, from: before)
            noteExplainedCall(passage, at: index, from: before)
            noteRemarkedCalls(passage, from: before)
            readShownSettings(passage, from: before)
            if language == .objectiveC { readTypedMessages(passage) }
            readCommentedCode(passage, language: language)
            readSwitchCases(passage, language: language)
            context.calledLabels.formUnion(Self.implementedParameters(code.declarations))
        }
        if MessageEnums.mayBe(in: passage, code.language) { readMessageEnums(passage) }
        if !code.language.isOfAPI { readErrorConstants(passage) }
        if ForeignSignature.mayBe(in: code.language), let signature = ForeignSignature(passage.text.characters) {
            takeForeign(signature)
        }
        addForeign(passage, in: code.language)
        if !code.language.isOfAPI { readExplainedBody(passage) }
        accountForLines(passage, code: code)
        if facts.count == before, isProse(passage) {
            inSample = false
            readProse(passage)
        }
        guard facts[before...].allSatisfy(\.isTextOfFailure) else { return }
        unread.append(.init(.code, span: block.span, reason: reason(for: code, passage, sawUses: sawUses)))
    }

    /// What stands too deep in other declarations to be read: nothing that a person wrote, and nothing to be passed over in silence.
    mutating func noteDepth(_ bytes: some Sequence<UInt8>, _ language: Language, _ passage: Passage) {
        guard let offset = DeepCode.offset(in: Array(bytes), language: language) else { return }
        unread.append(.init(.depth, span: passage.file(Span(offset, offset + 1)), reason: nil))
    }

    /// `ABDoor *door = [ABDoor new];` and nothing else: a page about a type shows so how one is had.
    private func shownType(_ passage: Passage, _ language: Language) -> String? {
        let lines = passage.lines.prefix(8).filter { !passage.string($0).hasPrefix("//") }
        guard lines.count == 1, passage.lines.count < 8 else { return nil }
        let bytes = Array(passage.bytes[lines[0].start..<lines[0].end])
        let variables =
            switch language {
            case .objectiveC: ObjectiveCUses.read(bytes, known: KnownTypes()).known.variables
            case .swift: SwiftUses.read(bytes, known: KnownTypes()).known.variables
            }
        guard variables.count == 1, let type = variables.values.first else { return nil }
        let made = Self.typeMade(by: type) ?? type
        return NameShape.looksLikeType(made) && !made.has(".") && !made.has("(") && survey.isOfAPI(made) ? made : nil
    }

    /// Why a code block states nothing of the API; nil where nobody knows.
    private func reason(for code: Survey.Code, _ passage: Passage, sawUses: Bool) -> String? {
        if FileTree.isDrawn(in: passage.text.characters) { return "a drawing of files" }
        if isProse(passage) { return "prose in a code block" }
        if context.isBelowFailure { return "what a server answers to a call that fails" }
        switch code.language {
        case .other(let name): return "sample in another language (\(name))"
        case .known:
            if !code.declarations.isEmpty || sawUses { return "uses the platform, or what has no known type" }
            return isImportsOnly(passage) ? "imports only" : nil
        case .none: return isImportsOnly(passage) ? "imports only" : nil
        }
    }

    /// A fence that closed in the wrong place leaves sentences in code.
    private func isProse(_ passage: Passage) -> Bool {
        let foreign = passage.bytes.count { $0 >= 0x80 }
        return foreign * 2 > passage.bytes.count
    }

    private func isImportsOnly(_ passage: Passage) -> Bool {
        let opening = ["#import", "@import", "#include", "import ", "//", "..."]
        return passage.lines.allSatisfy { line in
            let text = passage.string(line)
            return opening.contains { text.hasPrefix($0) }
        }
    }

    /// Lines that open like a declaration and were read as none.
    private mutating func accountForLines(_ passage: Passage, code: Survey.Code) {
        guard case .known(.objectiveC) = code.language else { return }
        let covered = SpanIndex(code.declarations.map(\.span))
        let firstBody = code.declarations.filter(Self.hasBody).map(\.span.start).min() ?? .max
        for line in passage.lines where Self.looksLikeDeclaration(passage.bytes[line.start..<line.end]) {
            guard !covered.holds(Span(line.start, line.start + 1)) else { continue }
            if line.start < firstBody { unread.append(.init(.line, span: passage.file(line), reason: nil)) }
        }
    }

    /// Names of what the methods are handed that a sample implements outside of any class: a list below it may explain them.
    private static func implementedParameters(_ declarations: [Declaration]) -> [String] {
        declarations.flatMap { declaration -> [String] in
            guard case .method(let method) = declaration.kind, method.hasBody else { return [] }
            return method.parameters.map(\.name)
        }
    }

    private static func hasBody(_ declaration: Declaration) -> Bool {
        if case .method(let method) = declaration.kind { method.hasBody } else { false }
    }

    static func looksLikeDeclaration(_ line: ArraySlice<UInt8>) -> Bool {
        // What all of these begin with; few lines do.
        guard let first = line.first, "-+@t#".utf8.contains(first) else { return false }
        let text = String(decoding: line.prefix(24), as: UTF8.self)
        if text.hasPrefix("- (") || text.hasPrefix("-(") || text.hasPrefix("+ (") || text.hasPrefix("+(") {
            // `- (optional) text` in a list is none.
            return text.has(")") && line.contains(0x3B)
        }
        return ["@property", "@interface ", "typedef ", "#define "].contains { text.hasPrefix($0) }
    }

    /// What declarations state themselves: names in there are no uses. The bodies of methods are left out.
    private static func stated(_ declarations: [Declaration]) -> [Span] {
        declarations.flatMap { declaration -> [Span] in
            switch declaration.kind {
            case .enumeration(let typed) where typed.kind == .typed: [declaration.span] + typed.cases.map(\.span)
            case .type(let type): [type.nameSpan] + stated(type.members.map(\.declaration))
            case .method, .property, .enumeration, .constant, .further: [declaration.span]
            }
        }
        .sorted()
    }

    private func isStated(_ span: Span, by stated: [Span]) -> Bool {
        var low = 0
        var high = stated.count
        while low < high {
            let middle = (low + high) / 2
            if stated[middle].start <= span.start { low = middle + 1 } else { high = middle }
        }
        return low > 0 && stated[low - 1].contains(span)
    }

    /// `key` and `force` of `open(key:force:)`; what an Objective-C selector has behind its first colon.
    static func labels(of call: String) -> [String] {
        let isSwift = call.hasSuffix(")")
        let parts = (isSwift ? call.drop { $0 != "(" }.dropFirst().dropLast() : call[...]).split(separator: ":").map(String.init)
        return (isSwift ? parts : Array(parts.dropFirst())).filter { $0 != "_" }
    }

    /// Uses of the API in a sample, without those of the platform. Answers whether there were any at all.
    mutating func readUses(_ passage: Passage, language: Language, stated: [Span] = []) -> Bool {
        let before = known[language] ?? survey.known
        let read =
            switch language {
            case .objectiveC: ObjectiveCUses.read(passage.bytes, known: before)
            case .swift: SwiftUses.read(passage.bytes, known: before)
            }
        known[language] = read.known
        let uses = read.uses
        shownUses = uses
        context.calledLabels = Set(uses.filter { $0.kind == .call }.flatMap { Self.labels(of: $0.name) })
        if language == .swift { context.calledLabels.formUnion(Self.closureParameters(passage)) }
        context.shownCall = Self.shownCall(uses.filter { $0.kind == .call }.map(\.name), in: passage)
        for use in uses where !isStated(use.span, by: stated) {
            if use.kind == .call {
                sampleCalls.append(use.name)
                if let type = use.receiver?.type, Vocabulary.isPlatform(String(type.prefix { $0 != "." })) {
                    platformCalls.insert(use.name)
                }
            }
            guard let fact = fact(for: use, in: passage) else { continue }
            add(fact)
        }
        return !uses.isEmpty
    }
}

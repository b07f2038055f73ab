import SourceText

extension Extraction {
    /// An item that explains a name: the fact is of the kind that the surroundings and the name's looks speak for.
    mutating func readDefinition(_ passage: Passage) -> Bool {
        guard let line = passage.lines.first, let definition = DefinitionLine(passage, line) ?? nameAboveMeaning(passage, line) else {
            return false
        }
        // "Parameters" alone introduces what follows, unless the method has one of that name.
        let isOwn = context.subject?.takes(passage.string(definition.names[0])) == true
        let isConstant = passage.isCode(definition.names[0]) && NameShape.isConstantName(passage.string(definition.names[0]))
        if definition.separator == .nothing, !isOwn, !isConstant, !isAmongNames(passage, line), SectionTitle(passage.string(line)).isPart {
            return false
        }
        if NoteWords.isNote(passage.string(definition.names[0])), !passage.isCode(definition.names[0]) { return false }
        if definition.separator == .nothing, isTitleOfTable(passage) { return false }
        // A list of links leads to pages, or to other parts of this one; what they say stands there.
        if definition.separator == .nothing, passage.isInLink(definition.names[0]) { return false }
        guard add(definition, in: passage, mayBeKey: definition.separator.isPlain) else { return false }
        readRest(passage, from: definition.end)
        return true
    }

    /// A small word, and what it means as an item inside of this one, right behind others of that kind: `delegate` among the properties.
    private func isAmongNames(_ passage: Passage, _ line: Span) -> Bool {
        guard passage.bytes[line.start] >= 0x61, passage.bytes[line.start..<line.end].allSatisfy(NameShape.isIdentifierPart),
            let last = facts.last, last.source == .list, last.detail.headingLine == context.headingLine,
            blockOfFact.last.map({ block - $0 < 4 }) == true, block + 1 < document.blocks.count,
            case .item(let depth, _) = document.blocks[block].kind, case .item(let next, _) = document.blocks[block + 1].kind
        else { return false }
        return next > depth
    }

    mutating func add(_ definition: DefinitionLine, in passage: Passage, mayBeKey: Bool) -> Bool {
        let cells = definition.names.map { NamedCell(passage.string($0), passage.file($0)) }
        guard let first = cells.first else { return false }
        context.define(
            type: definition.type, isChoice: Self.saysEnum(passage.string(definition.line)),
            ending: passage.lines.last.map(passage.string) ?? "")
        stateChoice(of: definition, in: passage)
        if let types = definition.takes, definition.separator.isPlain, types.count == 1 { return addMethod(first, definition) }
        // The meaning of what the item around it names may be one word: "NotFound".
        let isMeaning =
            context.outerDefinition.map { $0.type == nil } == true && definition.separator == .nothing
            && !passage.isCode(definition.names[0]) && !first.isCase
        if isMeaning, let capital = first.name.utf8.first, capital < 0x61, !first.name.has("_"), survey.names[first.name] == nil {
            return false
        }
        // Such a line is a sentence as well, unless it begins with what is known.
        let isCode = context.speaks(of: .errors) && isCode(first.name, of: definition)
        let isKnown = isCode || context.subject?.takes(first.name) == true
        if definition.separator == .script, !isKnown, !isParameterOfEndpoint(first.name) { return false }
        // "An `ABDoor` that …": what the item around it is, told as a sentence.
        if context.isInsideDefinition, !definition.separator.isPlain, survey.names[first.name] == nil, survey.isKnownType(first.name) {
            return false
        }
        var evidence = kindEvidence(first, definition, isCode: passage.isCode(definition.names[0]), mayBeKey: mayBeKey)
        weighCalls(first.name, definition, in: passage, into: &evidence)
        var kind = evidence.best(atLeast: 1.5) ?? (mayBeKey && evidence.weight(of: .key) > 0 ? .key : nil)
        let choice = kind == .type && !survey.isKnownType(first.name) ? choiceOfSiblings(first.name) : nil
        if choice != nil { kind = .case }
        trace.note(.list, first.span, evidence, "`\(first.name)` in a list is \(kind.map { "a fact of kind \($0.rawValue)" } ?? "no fact")")
        guard let kind else { return false }
        if kind == .parameter { takeSpokenMethod() }
        for cell in cells {
            let owner = choice ?? owner(of: cell, kind)
            // A list explains `ABDoorStateOpen` as `Open`, under the name of its enum.
            let full = (owner ?? "") + cell.name
            let name = kind == .case && survey.names[full] == .case ? full : kind == .method ? cell.call ?? cell.name : cell.name
            var fact = Fact(kind, name, owner: owner, source: .list, span: cell.span)
            fact.value = cell.value ?? (kind == .error && isCode ? cell.name : nil)
            if kind == .error, let other = otherName(of: cell.name, behind: definition, in: passage) { (fact.name, fact.value) = other }
            if kind == .header { (fact.type, fact.detail.isRequired) = (Self.scheme(in: passage), definition.isRequired) }
            if kind == .parameter || kind == .property { (fact.type, fact.detail.isRequired) = (definition.type, definition.isRequired) }
            cell.describe(&fact)
            if kind == .key, context.isInsideDefinition { nestedKeys.insert(facts.count) }
            add(fact)
        }
        return true
    }

    private func owner(of cell: NamedCell, _ kind: Fact.Kind) -> String? {
        if let owner = cell.owner ?? (kind == .case ? enumOfCase[cell.name] : nil) { return owner }
        if kind == .property || kind == .case, let type = typeOfOuterItem { return type }
        switch kind {
        case .parameter, .header: return context.subject?.name
        case .case:
            let model = context.model.flatMap { NameShape.looksLikeType($0) ? $0 : nil }
            let title = context.subject == nil ? context.typeOfTitles : nil
            let enumeration = context.isInEnum ? context.owner : nil
            if let enumeration, cell.name.hasPrefix(enumeration) { return enumeration }
            return context.leadNames.last ?? enumeration ?? model ?? title ?? context.model ?? context.subject?.name
        case .property:
            return (context.listsPropertiesOfOwner ? context.owner : nil) ?? context.leadNames.first ?? context.model ?? context.owner
                ?? typeThatIsSetUp
        case .error: return context.endpoint
        case .method: return ownerOfListedMethod
        default: return nil
        }
    }

    private func kindEvidence(
        _ cell: NamedCell, _ definition: DefinitionLine, isCode: Bool, mayBeKey: Bool
    ) -> Evidence<Fact.Kind> {
        var evidence = Evidence<Fact.Kind>()
        let name = cell.name
        weighSubject(name, definition, into: &evidence)
        weighOuterItem(cell, definition, into: &evidence)
        let isOther =
            Vocabulary.isProduct(name) || Vocabulary.isPlatform(name) || Vocabulary.isFileName(name) || survey.appTypes.contains(name)
        if context.isInsideDefinition, MemberWords.speaks(of: .values, context.lead), definition.type == nil {
            evidence.add(6, for: .case, "inside an item, whose last line speaks of values")
        }
        if context.outerDefinition?.isChoice == true, definition.separator == .nothing, definition.type == nil {
            evidence.add(6, for: .case, "inside an item whose type is an enum")
        }
        guard !isOther, !name.hasPrefix("http"), !["void", "none", "null"].contains(name.lowercased()) else { return evidence }
        // Values of a key of a property list, or such keys themselves.
        guard !Vocabulary.isPlistKey(name), !context.introducesPlistKey else { return evidence }
        guard let first = name.utf8.first, first >= 0x41 || context.speaks(of: .errors) else { return evidence }
        if ["YES", "NO", "true", "false", "nil"].contains(name) {
            if mayTakeTruth { evidence.add(2, for: .case, "a truth value, and a method to give it") }
            return evidence
        }
        if let owner = context.owner, survey.enums.contains(owner), NameShape.isCalled(name, after: owner) {
            evidence.add(4, for: .case, "called after \(owner), which is an enum")
        }
        if let type = context.leadNames.last, NameShape.isCalled(name.lowercased(), after: type.lowercased()) {
            evidence.add(4, for: .case, "called after \(type), which the line before names")
        }
        if enumOfCase[name] != nil, survey.names[name] == nil { evidence.add(4, for: .case, "declared so before") }
        if cell.isCase, isCode, definition.separator == .nothing { evidence.add(3, for: .case, "a dot and a name, and nothing else") }
        if definition.separator == .nothing, context.method == nil, MemberWords.speaks(of: .values, context.lead),
            name.utf8.allSatisfy(NameShape.isIdentifierPart)
        {
            evidence.add(2.5, for: .case, "a name alone, as one of those to choose from")
        }
        if definition.separator.isPlain || definition.saysWhatItIs, let type = typeOfLead, cell.owner == nil,
            name.utf8.first.map({ $0 >= 0x61 }) == true
        {
            evidence.add(5, for: cell.isCall ? .method : .property, "the line before says what \(type) has")
        }
        let isConstant = isCode && context.subject == nil && NameShape.isConstantName(name) && name.utf8.count > 2
        if isConstant, definition.separator != .mark, let type = context.typeOfTitles {
            evidence.add(4.5, for: .case, "a constant, under the name of \(type)")
        }
        // `kDoorOpen`, `DOOR_OPEN`
        let isLoneConstant = NameShape.isSymbol(name) && (name.utf8.first == 0x6B || NameShape.isConstantName(name) && name.has("_"))
        if context.isInsideDefinition, definition.separator == .nothing, isLoneConstant {
            evidence.add(2, for: .constant, "a constant alone, inside an item that explains a name")
        }
        weighFamilies(cell, definition, into: &evidence)
        if cell.owner != nil, isCode, definition.separator == .nothing, context.announces([.types, .cases]) {
            evidence.add(2, for: .case, "a member of a type, as one of several")
        }
        // A closure may be handed something that is called like a method.
        if let known = survey.names[name], known != .method || !context.isInsideDefinition {
            evidence.add(4, for: known, "declared so elsewhere")
        }
        if let model = context.model, definition.separator.isPlain || isCode {
            evidence.add(
                2.2, for: TypeEnding.isChoice(model) || context.isInside([.cases]) ? .case : .property,
                "the heading is \(model), and nothing but a name")
        }
        let mayBeCase = cell.owner.map(TypeEnding.isChoice) == true && context.weight(of: .cases) > 0
        if isCode, definition.separator.isPlain, !mayBeCase, name.hasSuffix(":)"), LabelledSignature(name) != nil,
            !Vocabulary.isPlatformMethod(name)
        {
            evidence.add(2.5, for: .method, "the labels of a method, and what it is for")
        }
        // `Door.open()`, but not `DoorState.jammed(by:)`, which may be a case with what it holds.
        let isOfChoice = cell.owner.map { survey.enums.contains($0) || TypeEnding.isChoice($0) } ?? true
        if isCode, cell.isCall, !isOfChoice, definition.separator.isPlain, context.weight(of: .cases) + context.weight(of: .errors) == 0 {
            evidence.add(3, for: .method, "a type and its call, and what it is for")
        }
        if isCode, context.isInEnum, context.subject == nil, definition.separator.isPlain, definition.type == nil {
            evidence.add(2.5, for: .case, "under the heading of an enum")
        } else if isCode, isEmptyCall(cell), definition.separator.isPlain {
            evidence.add(2.6, for: .method, "a call that takes nothing, and what it is for")
        }
        if isCode, definition.separator.isPlain, definition.type == nil, listsMethodsOfOwner, NameShape.looksLikeCode(name),
            name.utf8.first.map({ $0 >= 0x61 }) == true
        {
            evidence.add(2.5, for: .method, "a name and what it does, among the methods of a type")
        }
        if introducesMethods(definition, cell, isCode: isCode) {
            evidence.add(isInItemOfMethods ? 9 : 3, for: .method, "a name and what it does, below a line that introduces methods")
        }
        if context.listsPropertiesOfOwner, definition.type != nil, definition.separator == .colon {
            evidence.add(2.5, for: .property, "a name and a type, under the properties of a type")
        }
        weighTopics(cell, definition, isMarked: isCode, into: &evidence)
        weighLooks(name, definition, isCode: isCode, mayBeKey: mayBeKey, into: &evidence)
        return evidence
    }

    /// What is known of the method or endpoint that the list stands under.
    private func weighSubject(_ name: String, _ definition: DefinitionLine, into evidence: inout Evidence<Fact.Kind>) {
        let isLabel = { (label: String) in
            label == name || name.utf8.count > 3 && label.utf8.count > name.utf8.count && label.lowercased().hasSuffix(name.lowercased())
        }
        if context.subject == nil, context.calledLabels.contains(where: isLabel) {
            evidence.add(2.5, for: .parameter, "a label of the call in the sample above")
        }
        if context.bodyMembers.contains(name) { evidence.add(1.5, for: .parameter, "a member of the JSON above") }
        guard let subject = context.subject else { return }
        if subject.kind == .endpoint, isField { evidence.add(2.5, for: .parameter, "a field of reStructuredText, below an endpoint") }
        if definition.isCalledParameter { evidence.add(3.5, for: .parameter, "called a parameter") }
        // Under "Parameters" a slip of the first letter does not make it another one.
        let isOwn =
            subject.takes(name)
            || context.speaks(of: .parameters) && subject.parameters.contains { $0.lowercased() == name.lowercased() }
        if isOwn { evidence.add(3.5, for: .parameter, "a parameter of \(subject.name)") }
        if subject.kind == .endpoint, ["<\(name)>", "{\(name)}", ":\(name)"].contains(where: subject.name.has) {
            evidence.add(3, for: .parameter, "a placeholder of \(subject.name)")
        }
        if isItemOfEndpoint(definition) { evidence.add(1.6, for: .parameter, "an item of \(subject.name)") }
    }

    private func weighTopics(
        _ cell: NamedCell, _ definition: DefinitionLine, isMarked: Bool, into evidence: inout Evidence<Fact.Kind>
    ) {
        let isSymbol = NameShape.isSymbol(cell.name)
        for topic in Topic.allCases {
            let weight = context.weight(of: topic)
            guard weight > 0 else { continue }
            switch topic {
            case .parameters: evidence.add(weight * 1.2, for: .parameter, "parameters announced")
            case .request, .response: evidence.add(weight * 0.7, for: .parameter, "a request or its answer announced")
            case .headers where NameShape.isHeaderName(cell.name): evidence.add(weight * 1.5, for: .header, "headers announced")
            case .errors where isNamedDomain(cell.name): evidence.add(weight * 1.2, for: .constant, "the domain of errors")
            case .errors where isSymbol || isCode(cell.name, of: definition) || definition.hasTypedLabels || isErrorPath(cell, definition):
                evidence.add(weight * 1.2, for: .error, "errors announced")
            case .properties:
                let kind: Fact.Kind = context.endpoint == nil && !context.isAboutMessage ? .property : .parameter
                let isCall = isMarked && cell.isCall
                evidence.add(weight * 1.2, for: isCall ? .method : kind, "properties announced")
            case .constants where isSymbol && !isProtocolName(cell.name): evidence.add(weight, for: .constant, "constants announced")
            case .cases where (isSymbol || cell.isCase || cell.owner != nil) && !isTypeElsewhere(cell.name):
                evidence.add(weight * 1.1, for: .case, "values announced")
            case .types where definition.mayBeType(cell.name, isCode: isMarked):
                evidence.add(weight * 0.9, for: .type, "types announced")
            case .headers, .errors, .constants, .cases, .methods, .callbacks, .types, .settings, .sample, .description, .result, .joint:
                break
            }
        }
    }

    private func weighLooks(
        _ name: String, _ definition: DefinitionLine, isCode: Bool, mayBeKey: Bool, into evidence: inout Evidence<Fact.Kind>
    ) {
        if definition.mayBeType(name, isCode: isCode) {
            if TypeEnding.isThing(name) || TypeEnding.isPartOfScreen(name) { evidence.add(0.9, for: .type, "ends like a type") }
            if MemberWords.speaks(of: .components, context.lead) { evidence.add(0.9, for: .type, "components announced") }
        }
        if definition.type != nil {
            evidence.add(0.6, for: .parameter, "a type stands with it")
            if definition.isRequired != nil { evidence.add(0.9, for: .parameter, "whether it must be given stands with it") }
            evidence.add(definition.isDeclaration ? 2 : 0.6, for: .property, "a type stands with it")
        } else if definition.isRequired != nil, definition.separator == .nothing {
            evidence.add(1.5, for: .parameter, "whether it must be given stands with it")
        }
        if !isCode,
            NameShape.isPlainWord(name) && definition.isRequired == nil
                || definition.type == nil && name.utf8.count < 4 && NameShape.isConstantName(name)
        {
            for kind in [Fact.Kind.parameter, .property, .key] { evidence.add(-3, for: kind, "a word that opens a sentence") }
        }
        if NameShape.looksLikeType(name) || NameShape.isSymbol(name) {
            evidence.add(-1, for: .parameter, "looks like a type or a constant")
            evidence.add(-1.5, for: .property, "looks like a type or a constant")
        }
        if definition.isTitleOfParameter { evidence.add(1.5, for: .parameter, "a name in bold, and whether it must be given") }
        if definition.isTerm { evidence.add(0.6, for: .parameter, "a line of its own, above its meaning") }
        if mayBeKey, context.introducesAddress, isCode || context.weight(of: .request) + context.weight(of: .parameters) > 0 {
            evidence.add(1.5, for: .parameter, "stands behind an address")
        }
        if let first = name.utf8.first, first >= 0x61, name.utf8.count > 2, mayBeKey {
            evidence.add(0.4, for: .key, "a name with a meaning")
            if definition.type == nil, context.lead != context.title, ChoiceWords.speak(context.lead) {
                evidence.add(1.6, for: .case, "one of those to choose from, and what it means")
            }
        }
        if typeThatIsSetUp != nil { evidence.add(1, for: .property, "under the heading of a type that is set up") }
        if !definition.isDeclaration, [.mark, .script, .nothing].contains(definition.separator) {
            evidence.add(-0.5, for: .parameter, "nothing parts it from a meaning")
            evidence.add(-0.5, for: .property, "nothing parts it from a meaning")
        }
    }
}

import SourceText

extension Extraction {
    /// What the names of a table are: by its header, by their looks, and by what stands before it.
    mutating func shape(
        of roles: [ColumnRole?], names: [String] = [], header: [Table.Cell] = [], listsFailures: Bool = false,
        listsStatuses: Bool = false, taken: Int? = nil, at span: Span? = nil
    ) -> TableShape {
        var shape = TableShape(roles: roles, kind: .key, owner: nil)
        shape.takenIndex = taken
        shape.listsStatuses = listsStatuses && shape.nameIndex == nil
        shape.givesErrors = listsFailures || header.contains { ColumnWords.table.meanings(in: $0.text.characters).contains(.error) }
        if let index = shape.codeIndex, index < header.count {
            shape.listsErrors = ColumnWords.table.meanings(in: header[index].text.characters).contains(.error)
        }
        shape.listsOwnStatuses =
            shape.index(.code).map { $0 < header.count && HeaderReading.of(header[$0].text.characters)?.role == .httpStatus } ?? false
        let areConstants = names.allSatisfy { NameShape.isConstantName($0) && !NameShape.isNumber($0) }
        shape.listsCodedNames = shape.codeIndex != nil && !names.isEmpty && areConstants
        let title = shape.nameIndex.flatMap { $0 < header.count ? header[$0].text.characters : nil } ?? ""
        shape.listsValuesOfErrors = Set(ColumnWords.table.meanings(in: title)).isSuperset(of: [.error, .value])
        shape.listsTypesByFile = TableShape.listsTypesByFile(names, under: title)
        let calls = names.count { $0.has("(") }
        shape.listsOtherMembers =
            taken == nil && roles.contains(.type) || ColumnWords.table.meanings(in: title).contains(.property)
            || calls > 1 && calls * 2 > names.count
        let owner = shape.nameIndex.flatMap { $0 < header.count ? type(inHeader: header[$0].text.characters) : nil }
        var evidence = kindEvidence(shape, names: names)
        if listsFailures { evidence.add(1, for: .error, "codes, and messages that tell what failed") }
        if let owner { evidence.add(6, for: .property, "the header names \(owner)") }
        if taken != nil { evidence.add(8, for: .method, "a column has what each of the names takes") }
        let handed = handedType(listedBy: names, header: header)
        if let handed { evidence.add(8, for: .property, "the line before names \(handed), which the method above takes") }
        let shown = membersInSamples(names, roles)
        if let shown { evidence.add(4, for: .property, "samples set or read most of them on \(shown)") }
        shape.kind = evidence.best() ?? .key
        if shape.kind == .parameter { takeSpokenMethod() }
        shape.owner = (shape.kind == .property ? owner ?? handed ?? shown : nil) ?? self.owner(of: shape.kind)
        if shape.kind == .case, let type = choice(of: names) { shape.owner = type }
        if shape.kind == .case || shape.kind == .error, let type = NamedEnum.name(over: title, names) { shape.owner = type }
        if shape.kind == .property, let owner, let index = shape.nameIndex { state(owner, in: header[index]) }
        if shape.kind == .property, let handed { stateHandedType(handed) }
        listedMembers = handed.flatMap { shape.kind == .property ? ListedMembers(of: $0, header: header, block: block) : nil }
        if let span {
            trace.note(.table, span, evidence, "rows are facts of kind \(shape.kind.rawValue)\(shape.owner.map { " of \($0)" } ?? "")")
        }
        return shape
    }

    /// A header that names a type states it, as long as nothing else in the guide does.
    private mutating func state(_ type: String, in header: Table.Cell) {
        let passage = Passage(header.text)
        guard !survey.types.contains(type), let start = Self.offsets(of: type, in: passage.bytes).first else { return }
        add(Fact(.type, type, source: .table, span: passage.file(Span(start, start + type.utf8.count))))
    }

    func isEnum(_ type: String) -> Bool { survey.enums.contains(type) || TypeEnding.isChoice(type) }

    func owner(of kind: Fact.Kind) -> String? {
        switch kind {
        case .parameter, .header: context.subject?.name
        case .case:
            (context.isListedEnum ? context.ownerOfSection : nil) ?? enumOfTitle ?? context.leadNames.last
                ?? (context.owner.map(isEnum) == true ? context.owner : nil) ?? context.model
                ?? context.method ?? context.ownerOfSection
        case .property: context.leadNames.first { !NameShape.isConstantName($0) } ?? context.model ?? context.shownType ?? context.owner
        case .error: context.endpoint
        case .method: context.ownerOfSection ?? typeDescribedByLead ?? context.model ?? context.spokenType
        default: nil
        }
    }

    private func kindEvidence(_ shape: TableShape, names: [String]) -> Evidence<Fact.Kind> {
        var evidence = Evidence<Fact.Kind>()
        evidence.add(0.6, for: .key, "names of something")
        weighHeader(shape, into: &evidence)
        weighTopics(shape, names: names, into: &evidence)
        weighColumns(shape, into: &evidence)
        weighNames(names, shape, into: &evidence)
        weighPlace(names, shape, into: &evidence)
        return evidence
    }

    private func weighHeader(_ shape: TableShape, into evidence: inout Evidence<Fact.Kind>) {
        if shape.isValueList { evidence.add(4, for: .case, "values and their meanings") }
        guard let index = shape.nameIndex, case .name(let kind)? = shape.roles[index] else { return }
        evidence.add(Self.strength(of: kind), for: kind, "the header of its names")
        if kind == .error, shape.listsValuesOfErrors { evidence.add(3, for: .error, "values that tell errors") }
        if kind == .property, context.isAboutMessage { evidence.add(2.5, for: .parameter, "attributes of a request or its answer") }
        if kind == .constant, context.speaks(of: .cases), !context.leadNames.isEmpty {
            evidence.add(3, for: .case, "constants of a type that the line before names")
        }
    }

    /// How much a header's word says: "parameter" and "key" are used of nearly everything.
    private static func strength(of kind: Fact.Kind) -> Double {
        switch kind {
        case .header: 4
        case .error, .method, .type: 3
        case .property, .case: 2.5
        case .constant: 2
        case .parameter: 1.5
        case .key: 1
        case .enum, .endpoint, .duration, .use: 0
        }
    }

    private func weighTopics(_ shape: TableShape, names: [String], into evidence: inout Evidence<Fact.Kind>) {
        for topic in Topic.allCases {
            guard var kind = topic.kind(in: shape) else { continue }
            // The members of an enum are its cases.
            if topic == .parameters, context.listsMembersOfOwner { kind = .property }
            // "Response properties" below an endpoint.
            if topic == .properties, context.endpoint != nil, context.isAboutMessage { kind = .parameter }
            if kind == .property, context.isInEnum, !shape.namesMembers { kind = .case }
            evidence.add(context.weight(of: topic) * topic.strength, for: kind, "\(topic) announced")
        }
        let title = Topics.table.reading(of: context.title)
        if title.meanings == [.methods], title.isComplete, !shape.listsFields {
            evidence.add(3.5, for: .method, "the heading says methods, and nothing else")
        }
        // A header that was copied from the table of methods.
        if title.meanings == [.properties], title.isComplete, names.allSatisfy(NameShape.isPlainName), shape.takenIndex == nil {
            evidence.add(1, for: .property, "the heading says properties, and nothing else")
        }
        if context.subject == nil, let type = context.ownerOfSection {
            let isEnum = (context.isListedEnum || context.isInEnum) && !shape.namesMembers
            let isChoice = shape.listsCases || shape.listsCodedNames || isEnum
            evidence.add(2.75, for: isChoice ? .case : .property, "the section is about \(type)")
            // A model that methods are handed: what a table under its name calls parameters, it has.
            if context.saysType, !isEnum, shape.isValueList, names.allSatisfy(NameShape.isPlainName) {
                evidence.add(2.5, for: .property, "the heading says that \(type) is a type, and the values are names")
            }
            let isModel = context.title == type && survey.typeNames.contains(type) && !survey.enums.contains(type)
            if context.saysType, !isEnum, shape.roles.contains(.type), shape.index(.name(.method)) == nil {
                evidence.add(2.5, for: .property, "the heading says that \(type) is a type, and nothing else is named")
            }
            if isModel, shape.roles.contains(.type) {
                evidence.add(2.5, for: .property, "declarations take \(type), and nothing else is named")
            }
        } else if let model = context.model {
            let isChoice = shape.listsCases || TypeEnding.isChoice(model) && !shape.listsFields
            evidence.add(2.75, for: isChoice ? .case : .property, "the heading is \(model), and nothing but a name")
            if !isChoice, context.subject == nil, context.title == model, survey.isKnownType(model), shape.roles.contains(.type) {
                evidence.add(2.5, for: .property, "samples have \(model), and nothing else is named")
            }
        }
        if context.subject == nil, context.model == nil, let type = context.shownType, !shape.listsFields || !shape.roles.contains(.type) {
            evidence.add(2.75, for: .property, "the sample above only makes \(type)")
        }
        if context.leadNames.count == 1, let type = context.leadNames.first, context.lead != context.title, shape.roles.contains(.type),
            MemberWords.speaks(of: .members, context.lead), !listsFieldsOfRequest(shape, besides: type)
        {
            evidence.add(6, for: .property, "the line before says what \(type) has")
        }
        if let type = typeCalledSoByLead { evidence.add(3, for: .property, "the line before calls \(type) a type") }
        if let subject = context.subject {
            evidence.add(subject.kind == .endpoint ? 1 : 0.6, for: .parameter, "stands under \(subject.name)")
        }
        if !shape.listsFields, !shape.roles.contains(.required), let name = parameterOfTitle {
            evidence.add(3, for: .case, "the heading explains `\(name)`, a parameter, and no column says what fields have")
        }
        if context.bodyObjects.contains(context.title.lowercased()) {
            evidence.add(4, for: .parameter, "the heading is a member of the JSON above")
        }
    }

    /// "Request fields", and which of them must be given: a request's, whatever name the line before mentions besides, but for a type's.
    private func listsFieldsOfRequest(_ shape: TableShape, besides type: String) -> Bool {
        context.isInPart && context.sections.last?.topics.contains(.request) == true && shape.roles.contains(.required)
            && !survey.isKnownType(type) && !TypeEnding.isThing(type)
    }

    private func weighColumns(_ shape: TableShape, into evidence: inout Evidence<Fact.Kind>) {
        // Several columns of yes and no tell what goes with what.
        if shape.roles.contains(.type) || shape.roles.count(where: { $0 == .required }) == 1 {
            evidence.add(1, for: .parameter, "a column of types or of what is required")
            evidence.add(-2, for: .error, "a column of types or of what is required")
            if shape.isListOfTypedValues, context.announces([.callbacks]) {
                evidence.add(2, for: .parameter, "values with types, which the line before says a callback is handed")
            }
            if shape.roles.contains(.name(.key)), shape.roles.contains(.type) {
                evidence.add(1.5, for: .parameter, "keys with types of data")
            }
        }
        if shape.roles.count == 1 { weighBareList(into: &evidence) }
        let saysWhatFails = shape.roles.first == .httpStatus && context.endpoint != nil || context.announces([.errors])
        if shape.nameIndex == nil, shape.roles.contains(.httpStatus), shape.roles.contains(.meaning), saysWhatFails {
            evidence.add(3, for: .error, "statuses of HTTP, and what they mean")
        }
        if shape.listsStatuses {
            for kind in [Fact.Kind.parameter, .property, .header, .case] {
                evidence.add(-8, for: kind, "statuses of HTTP, which name nothing")
            }
        }
        guard shape.codeIndex != nil else { return }
        evidence.add(1, for: .case, "a column of codes")
        if shape.roles.contains(.code) { evidence.add(0.75, for: .error, "a column of codes") }
        if shape.listsOwnStatuses, shape.listsCodedNames {
            evidence.add(3, for: .error, "statuses of the API's own, and constants for them")
        }
        if shape.listsErrors { evidence.add(2, for: .error, "a column of codes that is called after errors") }
        if shape.roles.contains(.code), shape.roles.contains(.httpStatus) {
            evidence.add(1.5, for: .error, "codes, and the statuses of HTTP that they come with")
        }
        if shape.givesErrors { evidence.add(1.5, for: .error, "a header that speaks of errors, and codes") }
    }

    private func weighNames(_ names: [String], _ shape: TableShape, into evidence: inout Evidence<Fact.Kind>) {
        guard !names.isEmpty else { return }
        if shape.nameIndex == nil, shape.codeIndex != nil, names.count(where: NameShape.isSymbol) * 2 > names.count {
            evidence.add(2, for: .case, "names in a column of codes")
        }
        if names.count(where: NameShape.isNumber) * 2 > names.count {
            weighNumbers(names, into: &evidence)
            // "Country | Code": numbers of what the words before them say, which is no name.
            let isBehindWords = shape.nameIndex == nil && shape.codeIndex.map { $0 > 0 } == true && shape.roles[0] == nil
            if isBehindWords { evidence.add(-8, for: .case, "numbers behind words that nobody knows") }
        }
        if names.count > 1, names.allSatisfy(TypeEnding.isBlock) {
            evidence.add(3, for: .type, "names as those of blocks")
            evidence.add(-3, for: .parameter, "names as those of blocks")
        }
        if shape.listsTypesByFile { evidence.add(12, for: .type, "files of classes, by the words of the header") }
        if names.allSatisfy(Vocabulary.isProduct) { evidence.add(8, for: .key, "platforms and products") }
        if names.count(where: Vocabulary.isFileName) * 2 > names.count { evidence.add(6, for: .key, "names of files") }
        if let type = context.model ?? context.ownerOfSection, names.allSatisfy({ $0.hasPrefix(type) && $0 != type }) {
            evidence.add(4, for: .case, "called after \(type)")
        } else if let type = choice(of: names) {
            evidence.add(4, for: .case, "called after \(type), which a declaration takes")
        }
        if let index = shape.nameIndex, shape.roles[index] == .name(.property),
            names.count(where: { survey.names[$0] == .property }) * 2 > names.count
        {
            evidence.add(4, for: .property, "called properties, and declared as such")
        }
        let own = Set(context.subject?.parameters ?? [])
        if names.count(where: own.contains) * 2 > names.count {
            evidence.add(4, for: .parameter, "names of the method's parameters")
        }
        let asked = queryOfEndpoint
        if names.count(where: asked.contains) * 2 > names.count {
            evidence.add(4, for: .parameter, "names in the query of the address above")
        }
        if context.subject == nil, names.count(where: context.calledLabels.contains) * 2 > names.count {
            evidence.add(2.5, for: .parameter, "labels of the call in the sample above")
        }
        let headers = names.count(where: NameShape.isHeaderName)
        if headers * 2 > names.count || isUnderHeaders && headers * 2 == names.count {
            evidence.add(0.75, for: .header, "names in the form of headers")
            if context.weight(of: .headers) > 0 { evidence.add(2.5, for: .header, "in a place that announces them") }
        } else if headers == 0 {
            evidence.add(-1.5, for: .header, "no name has the form of a header")
        }
    }
}

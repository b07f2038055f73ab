import Declarations
import SourceText

/// Where a declaration stands: whose member it is, and how the guide states it.
struct DeclarationPlace {
    var owner: String?
    var ownerForm: TypeDeclaration.Kind?
    var source: Fact.Source = .declaration
    /// Only in protocols.
    var isRequired: Bool?
    /// The types that it is declared in: `Shop`, `Shop.Cart`.
    var outer: String?
    /// Shown as `Door.open(key: String)`, which guides write of methods of the class and of its objects alike.
    var isOnType = false
}

extension Extraction {
    /// A declaration as facts: itself and all its members. Answers how many there were.
    mutating func add(_ declaration: Declaration, at place: DeclarationPlace, in passage: Passage) {
        if isCopiedFromPlatform(declaration, in: passage) { return }
        switch declaration.kind {
        case .type(let type): add(type, declaration, at: place, in: passage)
        case .method(let method): add(method, declaration, at: place, in: passage)
        case .property(let property): add(property, declaration, at: place, in: passage)
        case .enumeration(let enumeration): add(enumeration, declaration, at: place, in: passage)
        case .constant(let constant):
            // `const char *key = [secret UTF8String];` is a sample's variable.
            if constant.kind == .static, constant.value?.hasPrefix("[") == true, declaration.language == .objectiveC { return }
            if survey.appTypes.contains(constant.name) { return }
            var fact = Fact(.constant, constant.name, source: place.source, span: passage.file(declaration.span))
            fact.type = constant.type?.description
            fact.value = constant.value
            fact.detail.form = constant.kind.rawValue
            fact.detail.swiftName = constant.swiftName
            finish(fact, declaration, in: passage)
            if constant.name.hasSuffix("Domain") { context.errorDomains.append(constant.name) }
        case .further(let further): add(further, at: place, in: passage)
        }
    }

    mutating func finish(_ fact: Fact, _ declaration: Declaration, in passage: Passage) {
        var fact = fact
        fact.detail.language = declaration.language
        fact.defects = declaration.defects.map { Defect($0.message, span: passage.file($0.span)) }
        add(fact)
    }

    private mutating func add(_ type: TypeDeclaration, _ declaration: Declaration, at place: DeclarationPlace, in passage: Passage) {
        if survey.appTypes.contains(type.name) {
            addAppType(type, language: declaration.language, in: passage)
            return
        }
        var fact = Fact(.type, type.name, source: place.source, span: passage.file(type.nameSpan))
        fact.type = type.aliased?.spelling(in: declaration.language)
        fact.detail.form = type.kind.rawValue
        fact.detail.outer = place.outer
        fact.detail.swiftName = type.swiftName
        fact.detail.attributes = [type.superclass].compactMap { $0 } + type.protocols.map { "<\($0)>" }
        fact.detail.marks.typeParameters = type.typeParameters
        fact.detail.marks.isActor = type.isActor
        fact.detail.marks.isOpen = type.isOpen
        fact.detail.marks.isOnMainActor = type.isOnMainActor
        fact.detail.marks.isUnion = type.isUnion
        fact.detail.marks.namelessFields = type.namelessFields
        if !NotificationNames.areAll(of: type) { finish(fact, declaration, in: passage) }
        readDocComment(before: declaration, of: type, in: passage)
        if case .function(let block)? = type.aliased {
            context.setMethod(type.name, parameters: block.parameters.compactMap(\.name))
        }
        let first = facts.count
        defer { self.place(membersFrom: first, of: type.name, in: place.outer) }
        for member in type.members {
            var inside = DeclarationPlace(owner: type.name, ownerForm: type.kind, source: place.source)
            inside.outer = (place.outer.map { $0 + "." } ?? "") + type.name
            if type.kind == .protocol { inside.isRequired = !member.isOptional }
            // What a public type shows with its body is its own, unless the member says so, too.
            if type.isPublic, type.kind != .protocol, Self.isHidden(member.declaration, in: passage) { continue }
            add(member.declaration, at: inside, in: passage)
        }
    }

    private static func isHidden(_ declaration: Declaration, in passage: Passage) -> Bool {
        switch declaration.kind {
        case .method(let method): method.hasBody && !isMarkedPublic(declaration, in: passage)
        case .further(let further): further.hasBody && !isMarkedPublic(declaration, in: passage)
        default: false
        }
    }

    private static func isMarkedPublic(_ declaration: Declaration, in passage: Passage) -> Bool {
        let words = passage.string(declaration.span).prefix(400).split { $0.isWhitespace || $0 == "(" || $0 == ")" }
        let head = words.prefix { !["func", "var", "let", "init", "class", "struct", "enum", "typealias", "subscript"].contains($0) }
        return head.contains("public") || head.contains("open")
    }

    /// A class of the sample's: what it conforms to and implements are uses of the API.
    private mutating func addAppType(_ type: TypeDeclaration, language: Language, in passage: Passage) {
        let conformances = ([type.superclass].compactMap { $0 } + type.protocols).filter(survey.isOfAPI)
        for name in conformances {
            var fact = Fact(.use, name, source: .sample, span: passage.file(span(of: name, after: type.nameSpan, in: passage)))
            fact.detail.form = "conformance"
            fact.detail.receiver = type.name
            fact.detail.language = language
            add(fact)
        }
        if !conformances.isEmpty { context.conformances[type.name] = conformances }
        context.adopted.formUnion(conformances)
        if let delegate = conformances.first(where: isProtocolName) {
            (context.delegate, context.delegateLine) = (delegate, context.headingLine)
        }
        let known = context.conformances[type.name] ?? conformances
        // An extension, or a class that has nothing else above it.
        let bases = type.protocols.count + (type.superclass == nil || type.kind == .extension ? 0 : 1)
        let isForOne = [.extension, .class].contains(type.kind) && bases == 1 && conformances.count == 1
        for member in type.members {
            guard case .method(let method) = member.declaration.kind, method.hasBody else { continue }
            addImplementation(method, member.declaration, protocols: known, around: (type.kind, isForOne), in: passage)
        }
    }

    private func span(of name: String, after start: Span, in passage: Passage) -> Span {
        let needle = Array(name.utf8)
        var index = start.end
        while index + needle.count <= passage.bytes.count, index < start.end + 400 {
            if passage.bytes[index..<(index + needle.count)].elementsEqual(needle) { return Span(index, index + needle.count) }
            index += 1
        }
        return start
    }

    /// "The protocol `DoorExport` asks for:", whatever protocols are called elsewhere. One that the method is handed asks for none.
    private func protocolOfLead(for declaration: Declaration, in passage: Passage) -> String? {
        guard context.leadNames.count == 1, context.lead != context.title, let name = context.leadNames.first,
            !passage.string(declaration.span).has(name)
        else { return nil }
        let line = context.lead.prefix(300).filter { $0 != "`" && $0 != "*" }
        let behind = ["协议", "協定", "프로토콜", "プロトコル", "protocol"].flatMap { [name + $0, "\(name) \($0)"] }
        let before = ["protocol \(name)"] + ["协议", "協定", "プロトコル"].flatMap { [$0 + name, "\($0) \(name)"] }
        return (before + behind).contains(where: line.has) ? name : nil
    }

    mutating func describe(_ method: MethodDeclaration, language: Language, in fact: inout Fact) {
        let own = method.parameters.compactMap { parameter in
            parameter.type?.trackedName.flatMap { survey.isOfAPI($0) && NameShape.looksLikeType($0) ? (parameter.name, $0) : nil }
        }
        if !own.isEmpty { handed = Dictionary(own, uniquingKeysWith: { first, _ in first }) }
        fact.detail.parameterTypes = method.parameters.map { $0.type?.spellingWithNames(in: language) }
        fact.detail.parameterNames = method.parameters.map(\.name)
        fact.detail.defaulted = method.parameters.filter(\.hasDefault).map(\.label)
        fact.detail.openDefaults = method.parameters.filter { $0.hasDefault && $0.defaultValue == nil }.map(\.name)
        fact.detail.marks = Self.marks(of: method)
        fact.detail.caseValues = method.caseValues
        if !fact.detail.defaulted.isEmpty { fact.detail.parameterDefaults = method.parameters.map { $0.defaultValue?.spelling } }
        fact.detail.swiftName = method.attributes.swiftName
        fact.detail.availability = method.attributes.shownAvailability
        fact.detail.isDeprecated = method.attributes.isDeprecated
    }

    private mutating func add(_ method: MethodDeclaration, _ declaration: Declaration, at place: DeclarationPlace, in passage: Passage) {
        if method.isFunction { return addFunction(method, declaration, at: place, in: passage) }
        if Vocabulary.isUnavailableMark(method.name) { return }
        let isAPI = place.ownerForm.map { $0 != .implementation } ?? false
        let isShown = place.owner == nil && Self.isShownInitializer(method, declaration, in: passage)
        let hasBody = !isShown && (method.hasBody || Self.opensBody(behind: declaration.span.end, in: passage))
        if hasBody, !isAPI || place.owner.map(survey.appTypes.contains) == true {
            addImplementation(method, declaration, protocols: [], in: passage)
            return
        }
        if place.ownerForm == nil, Vocabulary.isPlatformCallback(method.name) {
            addImplementation(method, declaration, protocols: [], in: passage)
            return
        }
        let known = place.owner ?? context.listedType ?? protocolOfLead(for: declaration, in: passage)
        let label = known == nil ? labelledProtocol(above: declaration.span.start, in: passage) : nil
        if label != nil { labelledMethods.insert(passage.file(declaration.span).start) }
        var fact = Fact(
            .method, method.name,
            owner: known ?? label ?? context.owner ?? protocolToImplement,
            isStatic: place.isOnType ? nil : method.isStatic, source: place.source,
            span: passage.file(declaration.span))
        fact.type = method.result?.spelling(in: declaration.language)
        describe(method, language: declaration.language, in: &fact)
        fact.detail.isRequired = place.isRequired
        if method.isVariadic { fact.detail.attributes.append("variadic") }
        fact.detail.attributes += method.manner
        context.setMethod(method.name, parameters: method.parameters.map(\.name))
        finish(fact, declaration, in: passage)
        readDocComment(before: declaration, method, in: passage)
    }

    /// A function of C, whoever's section it stands in.
    private mutating func addFunction(
        _ function: MethodDeclaration, _ declaration: Declaration, at place: DeclarationPlace, in passage: Passage
    ) {
        var fact = Fact(.method, function.name, source: place.source, span: passage.file(declaration.span))
        fact.type = function.result?.spelling(in: declaration.language)
        describe(function, language: declaration.language, in: &fact)
        fact.detail.form = Fact.functionForm
        context.setMethod(function.name, parameters: function.parameters.map(\.name))
        finish(fact, declaration, in: passage)
        readDocComment(before: declaration, function, in: passage)
    }

    /// A brace on the line that the declaration ends on: a body, though something broken stands before it.
    private static func opensBody(behind end: Int, in passage: Passage) -> Bool {
        passage.bytes[min(end, passage.bytes.count)...].prefix { $0 != 0x0A && $0 != 0x3B }.contains(0x7B)
    }

    private mutating func add(_ property: PropertyDeclaration, _ declaration: Declaration, at place: DeclarationPlace, in passage: Passage)
    {
        // At the top of a Swift sample, a `let` with a value or without a type is a variable, unless it is public.
        let isPublic = Self.isMarkedPublic(declaration, in: passage)
        let isLocal =
            declaration.language == .swift && place.owner == nil && !isPublic && (property.hasInitializer || property.type == nil)
        // `@property UIWindow *window;` by itself: an app's delegate has it.
        let isApps =
            place.owner == nil && Vocabulary.commonMembers.contains(property.name)
            && property.type?.trackedName.map(Vocabulary.isPlatform) == true && context.owner == nil
        // `var body: some View { … }` by itself: a view of the app has it.
        let isBody = place.owner == nil && property.type?.spelling(in: .swift).hasPrefix("some ") == true
        if isKeptByApp(property, at: place) {
            keptByApp.insert(property.name)
            return
        }
        guard !isLocal, !isApps, !isBody, !property.isPrivate else { return }
        if place.owner.map(NotificationNames.types.contains) == true, NotificationNames.isOne(property) {
            return addNotification(property, declaration, at: place, in: passage)
        }
        // `static let limit = 3`: a value with a name, not a property that holds something.
        let isConstant = declaration.language == .swift && property.isStatic && property.isReadOnly && property.literal != nil
        // `delegate: DoorDelegate?` under that protocol's heading: what an app sets it on has it.
        let section = context.owner.flatMap { isProtocolName($0) && property.type?.trackedName == $0 ? nil : $0 }
        var fact = Fact(
            isConstant ? .constant : .property, property.name, owner: place.owner ?? context.listedType ?? section,
            isStatic: property.isStatic,
            source: place.source,
            span: passage.file(declaration.span))
        fact.type = property.type?.spelling(in: declaration.language) ?? property.valueType
        if declaration.language == .swift { fact.value = property.literal }
        (fact.detail.beginning, fact.detail.answeredText) = (property.beginning, property.answeredText)
        fact.detail.caseValues = property.caseValues
        fact.detail.marks.isNonisolated = property.isNonisolated
        fact.detail.attributes = property.attributes + property.manner
        if place.source == .prose, survey.variables.contains(property.name) { fact.detail.form = "variable" }
        fact.detail.swiftName = property.swiftName
        fact.detail.isDeprecated = property.isDeprecated
        fact.detail.availability = property.availability
        fact.detail.isRequired = place.isRequired
        finish(fact, declaration, in: passage)
        noteExplainedBlock(property)
    }

    private mutating func add(_ enumeration: EnumDeclaration, _ declaration: Declaration, at place: DeclarationPlace, in passage: Passage) {
        guard !survey.appTypes.contains(enumeration.name) else { return }
        let owner = enumeration.name.isEmpty ? context.owner : enumeration.name
        var fact = Fact(.enum, enumeration.name, source: place.source, span: passage.file(enumeration.nameSpan))
        fact.type = enumeration.rawType
        fact.detail.form = enumeration.kind.rawValue
        fact.detail.outer = place.outer
        fact.detail.swiftName = enumeration.swiftName
        let domain = errorDomain(of: enumeration, declaration, in: passage)
        fact.detail.domain = domain
        fact.detail.conformsToError = enumeration.conformsToError
        fact.detail.marks.conformances = enumeration.conformances
        fact.detail.marks.isStructure = enumeration.isStructure
        fact.detail.marks.typeParameters = enumeration.typeParameters
        if !enumeration.name.isEmpty { finish(fact, declaration, in: passage) }
        let first = facts.count
        defer { self.place(membersFrom: first, of: enumeration.name, in: place.outer) }
        for value in enumeration.cases {
            if let owner { enumOfCase[value.name] = owner }
            var fact = Fact(.case, value.name, owner: owner, source: place.source, span: passage.file(value.span))
            fact.value = value.value.map(String.init) ?? value.text ?? Self.largeNumber(of: value, in: passage)
            fact.type = enumeration.rawType
            fact.detail.domain = domain
            fact.detail.language = declaration.language
            fact.detail.swiftName = value.swiftName
            if !value.holds.isEmpty {
                fact.detail.parameterTypes = value.holds.map { $0.type.spelling(in: .swift) }
                fact.detail.parameterNames = value.holds.map { $0.ownName.map { "_ \($0)" } ?? $0.label ?? "" }
            }
            add(fact)
        }
        addMembers(of: enumeration, at: place, in: passage)
    }

    /// Says of a type's members what the type stands in: another type may have its name.
    private mutating func place(membersFrom first: Int, of owner: String, in outer: String?) {
        guard let outer else { return }
        for index in first..<facts.count where facts[index].owner == owner && facts[index].detail.outer == nil {
            facts[index].detail.outer = outer
        }
    }

    /// What an enum says to be public; samples show an app's own enums with much else.
    private mutating func addMembers(of enumeration: EnumDeclaration, at place: DeclarationPlace, in passage: Passage) {
        var inside = DeclarationPlace(owner: enumeration.name, ownerForm: .structure, source: place.source)
        inside.outer = (place.outer.map { $0 + "." } ?? "") + enumeration.name
        for member in enumeration.members where Self.isMarkedPublic(member, in: passage) {
            add(member, at: inside, in: passage)
        }
    }
}

import Declarations
import SourceText

/// The first pass over a guide: what it declares, so that samples and prose can be understood wherever the declaration stands.
struct Survey {
    /// Per code block: its language and declarations, read once.
    struct Code {
        var language: CodeLanguage
        var declarations: [Declaration]
        /// Swift methods without `func`.
        var signatures: [BareSignature] = []
    }

    private(set) var code: [Int: Code] = [:]
    /// Types of the API that the guide declares.
    private(set) var types: Set<String> = []
    /// Classes that samples implement, and constants beside them: the app's own.
    private(set) var appTypes: Set<String> = []
    /// Declared members and constants and their kind.
    private(set) var names: [String: Fact.Kind] = [:]
    private(set) var enums: Set<String> = []
    /// Types that declarations and samples name, declared or not.
    private(set) var typeNames: Set<String> = []
    /// Methods of declared protocols.
    private(set) var requirements: [String: Set<String>] = [:]
    /// Selectors that samples register for themselves, with and without their last colon.
    private(set) var appSelectors: Set<String> = []
    private(set) var known = KnownTypes()
    /// Variables that a sentence gives the app, and that samples set.
    private(set) var variables: Set<String> = []
    private let samples: SampleTypes
    /// Listings that show in Swift what the one before them declares.
    private(set) var views: SwiftViews
    /// The language of the API that most samples are written in.
    private(set) var mainLanguage: Language?
    /// All samples are written in languages that the API is not.
    private(set) var isForeign = false
    /// How this vendor's types begin.
    private(set) var families = TypeFamilies()
    /// Samples use SwiftUI or Combine.
    private var usesInterfaceTypes = false
    /// What declared types conform to, by type.
    private(set) var conformances: [String: Set<String>] = [:]

    /// Whether a declaration or a sample has a type of this name.
    func isKnownType(_ name: String) -> Bool { typeNames.contains(name) || samples.names.contains(name) }

    /// Whether samples call it. Asked of a page's title alone: all samples are searched.
    func isCalled(_ name: String) -> Bool { samples.calls(name) }

    /// The known type with these letters, capital or small.
    func knownType(spelledAs name: String) -> String? { spellings[name.lowercased()] }

    private var spellings: [String: String] = [:]

    init(of document: Document) {
        for (index, block) in document.blocks.enumerated() {
            guard case .code(let text, let fence) = block.kind else { continue }
            let told = CodeLanguage.of(text.characters, fence: fence) ?? ListingTitles.language(before: index, in: document.blocks)
            guard let language = told else { continue }
            code[index] = Self.read(text, language: language, below: document.title(above: index))
        }
        // In the guide's order: of two languages with as many samples the same one is chosen each time.
        let main = Self.mainLanguage(code.sorted { $0.key < $1.key }.map(\.value.language))
        samples = SampleTypes(document)
        for (index, block) in document.blocks.enumerated() where code[index] == nil {
            guard case .code(let text, _) = block.kind else { continue }
            var language = CodeLanguage.ambiguous(text.characters, in: main)
            let mayBeC = main == .known(.objectiveC) || text.characters.has("extern ")
            if language == .none, mayBeC, LoneDeclaration.read(text.characters, below: document.title(above: index)) != nil {
                language = .known(.objectiveC)
            }
            code[index] = Self.read(text, language: language, below: document.title(above: index))
        }
        views = SwiftViews(of: document, joining: &code)
        mainLanguage = Self.mostUsed(code.values.compactMap(\.language.apiLanguage))
        let isForeign = code.values.contains { !$0.language.isReadable } || document.blocks.contains(where: Extraction.declaresForeign)
        self.isForeign = mainLanguage == nil && isForeign
        for (index, block) in document.blocks.enumerated() {
            if case .code(let text, _) = block.kind, let declarations = code[index]?.declarations {
                appTypes.formUnion(
                    Self.models(declarations, in: text) + Self.screens(declarations, in: text) + Self.verdicts(declarations))
            }
        }
        for text in document.listings { appTypes.formUnion(FileTree.classes(in: text)) }
        appTypes.formUnion(Self.ownConstants(code.values.map(\.declarations)))
        usesInterfaceTypes = document.listings.contains(where: Vocabulary.usesInterfaceTypes)
        let all = code.sorted { $0.key < $1.key }.flatMap(\.value.declarations)
        for declaration in all { noteAppType(declaration) }
        for declaration in all { note(declaration, owner: nil) }
        for signature in code.values.flatMap(\.signatures) { note(signature) }
        for (index, block) in document.blocks.enumerated() {
            noteProse(block)
            if case .code(let text, _) = block.kind, code[index]?.language == .known(.objectiveC) { noteSelectors(text.characters) }
        }
        typeNames.formUnion(types)
        known.smallTypes = SmallTypes.names(in: document, code, stated: typeNames)
        spellings = Dictionary(typeNames.union(self.samples.names).sorted().map { ($0.lowercased(), $0) }) { first, _ in first }
        for name in spellings.values { families.note(name) }
        let listings = Array(document.listings)
        variables = variables.filter { name in listings.contains { Self.isSet(name, in: $0) } }
    }

    /// `addTarget:self action:@selector(foo:)`: the app's own method, unless the guide declares it.
    private mutating func noteSelectors(_ text: String) {
        guard text.has("@selector(") else { return }
        var rest = Substring(text)
        while let range = rest.firstRange(of: "@selector(") {
            rest = rest[range.upperBound...]
            let selector = String(rest.prefix { $0 != ")" })
            guard names[selector] == nil else { continue }
            appSelectors.insert(selector)
            if selector.hasSuffix(":") { appSelectors.insert(String(selector.dropLast())) }
        }
    }

    private mutating func noteTypes(of method: MethodDeclaration) {
        noteTypes(in: method.result)
        for parameter in method.parameters { noteTypes(in: parameter.type) }
    }

    private mutating func noteTypes(in type: TypeName?) {
        switch type {
        case .named(let named)?:
            typeNames.insert(named.name.split(separator: ".").last.map(String.init) ?? named.name)
            typeNames.formUnion(named.protocols)
            for argument in named.arguments { noteTypes(in: argument) }
        case .function(let function)?:
            noteTypes(in: function.result)
            for parameter in function.parameters { noteTypes(in: parameter.type) }
        case nil: break
        }
    }

    /// The language of most samples that show theirs; a programming language, not a listing's.
    private static func mainLanguage(_ languages: [CodeLanguage]) -> CodeLanguage? {
        var counts: [(language: CodeLanguage, count: Int)] = []
        for language in languages where language != .none && (!language.isReadable || language.isOfAPI) {
            if let index = counts.firstIndex(where: { $0.language == language }) {
                counts[index].count += 1
            } else {
                counts.append((language, 1))
            }
        }
        let known = counts.filter { $0.language.isOfAPI }.map(\.count).reduce(0, +)
        let other = counts.filter { !$0.language.isOfAPI }.max { $0.count < $1.count }
        guard let other, other.count > known else { return known > 0 ? .known(.objectiveC) : nil }
        return other.language
    }

    private static func mostUsed(_ languages: [Language]) -> Language? {
        let swift = languages.count { $0 == .swift }
        return languages.isEmpty ? nil : swift * 2 > languages.count ? .swift : .objectiveC
    }

    private static func read(_ text: Text, language: CodeLanguage, below title: String?) -> Code {
        switch language {
        case .known(.objectiveC):
            let declarations =
                ObjectiveCParser.declarations(in: text.characters, allowsMissingSign: Self.opensWithResult(text.characters))
                + CommentDeclarations.enums(in: text.characters)
            let lone = declarations.isEmpty ? LoneDeclaration.read(text.characters, below: title).map { [$0] } ?? [] : []
            return Code(language: language, declarations: declarations + lone)
        case .known(.swift):
            let declarations = SwiftParser.declarations(in: text.characters, abbreviates: true)
            let signatures = BareSignature.all(in: text.characters, besides: declarations)
            return Code(language: language, declarations: declarations, signatures: signatures)
        case .other, .none: return Code(language: language, declarations: [])
        }
    }

    /// `(void)open:(id)key;`: a method without its sign, which a cast is not.
    private static func opensWithResult(_ text: String) -> Bool {
        let head = text.drop { $0.isWhitespace }.prefix { !$0.isNewline }
        return head.hasPrefix("(") && head.contains(":(")
    }

    func isOfAPI(_ type: String) -> Bool {
        if usesInterfaceTypes, Vocabulary.isCommonInterfaceType(type), !types.contains(type) { return false }
        return !appTypes.contains(type) && !Vocabulary.isPlatform(type) && !Vocabulary.isProduct(type)
    }

    private mutating func noteAppType(_ declaration: Declaration) {
        guard case .type(let type) = declaration.kind else { return }
        let members = type.members.compactMap { member -> MethodDeclaration? in
            if case .method(let method) = member.declaration.kind { return method }
            return nil
        }
        let isImplemented = members.contains(where: \.hasBody) && type.kind != .protocol && !type.isPublic
        let isTemplate = Vocabulary.isProduct(type.name) || Vocabulary.isSampleName(type.name) || isFrame(type)
        noteOwnProperties(type)
        if type.kind == .implementation || type.categoryName == "" || isImplemented || isTemplate { appTypes.insert(type.name) }
    }

    /// What only apps declare: views and screens that hold the API, and classes that listen to it.
    private func isFrame(_ type: TypeDeclaration) -> Bool {
        guard type.kind != .protocol else { return false }
        let bases = [type.superclass].compactMap { $0 } + type.protocols
        if bases.contains(where: Vocabulary.isAppBase) { return !Self.isShown(type) }
        if type.kind == .extension, Vocabulary.isPlatform(type.name) { return true }
        return bases.contains(where: Vocabulary.isScreen) && bases.contains { $0.hasSuffix("Delegate") && !Vocabulary.isPlatform($0) }
    }

    /// What a sample's class keeps: `self.door` and `_door` have the type of its property.
    private mutating func noteOwnProperties(_ type: TypeDeclaration) {
        known.variables["self"] = "self"
        guard type.categoryName == "" || type.kind == .implementation || Vocabulary.isProduct(type.name) else { return }
        for member in type.members {
            guard case .property(let property) = member.declaration.kind, let name = property.type?.trackedName else { continue }
            known.variables["_" + property.name] = name
            known.members["self." + property.name] = name
        }
    }

    /// `@property Door *door;` in a listing of its own: `self.door` of the samples below, unless one has said more of it.
    private mutating func noteKept(_ property: PropertyDeclaration) {
        guard let name = property.type?.trackedName, known.members["self." + property.name] == nil else { return }
        known.variables["self"] = "self"
        known.variables["_" + property.name] = name
        known.members["self." + property.name] = name
    }

    private mutating func note(_ declaration: Declaration, owner: String?) {
        switch declaration.kind {
        case .type(let type): note(type)
        case .enumeration(let enumeration):
            guard !appTypes.contains(enumeration.name) else { return }
            if !enumeration.name.isEmpty {
                types.insert(enumeration.name)
                enums.insert(enumeration.name)
            }
            for value in enumeration.cases { names[value.name] = .case }
        case .constant(let constant): if !appTypes.contains(constant.name) { names[constant.name] = .constant }
        case .method(let method): note(method, owner: owner)
        case .property(let property):
            noteTypes(in: property.type)
            if !property.hasInitializer, !property.isPrivate { names[property.name] = .property }
            if let owner, let type = property.type?.trackedName ?? property.valueType { known.members["\(owner).\(property.name)"] = type }
            if owner == nil { noteKept(property) }
        case .further: break
        }
    }

    private mutating func note(_ type: TypeDeclaration) {
        typeNames.formUnion(type.protocols)
        conformances[type.name, default: []].formUnion(type.protocols + [type.superclass].compactMap { $0 })
        if let superclass = type.superclass { typeNames.insert(superclass) }
        if type.kind == .protocol {
            let selectors = type.members.compactMap { member -> String? in
                guard case .method(let method) = member.declaration.kind else { return nil }
                return method.name
            }
            requirements[type.name, default: []].formUnion(selectors)
        }
        guard !appTypes.contains(type.name) else {
            for member in type.members { if case .method(let method) = member.declaration.kind { noteTypes(of: method) } }
            return
        }
        types.insert(type.name)
        for member in type.members { note(member.declaration, owner: type.name) }
    }

    private mutating func note(_ method: MethodDeclaration, owner: String?) {
        noteTypes(of: method)
        guard !method.hasBody else { return }
        names[method.name] = .method
        if let owner, let type = method.result?.trackedName { known.members["\(owner).\(method.name)"] = type }
    }

    private mutating func note(_ signature: BareSignature) {
        if let owner = signature.owner { typeNames.insert(owner) }
        note(signature.declaration, owner: signature.owner)
    }

    /// `var account: Account?` in a sentence gives a variable its type in all samples.
    private mutating func noteProse(_ block: Block) {
        let text: Text
        switch block.kind {
        case .paragraph(let found), .item(_, let found): text = found
        case .heading, .code, .table: return
        }
        families.note(codeIn: text)
        // `- (void)open:(ABDoor *)door` as an item: its types are known as well.
        if let sign = text.characters.utf8.first, [0x2B, 0x2D].contains(sign), text.characters.utf8.contains(0x29) {
            for declaration in ObjectiveCParser.declarations(in: text.characters) {
                if case .method(let method) = declaration.kind { noteTypes(of: method) }
            }
        }
        guard text.characters.utf8.contains(0x3A), text.characters.has("var ") || text.characters.has("let ") else { return }
        for declaration in SwiftParser.declarations(in: text.characters, context: .prose) {
            guard case .property(let property) = declaration.kind, let type = property.type else { continue }
            known.variables[property.name] = type.withoutNullability.spelling(in: .swift)
            variables.insert(property.name)
        }
    }

    /// Whether a sample gives a value to a name: `name = …`, `self.name = …`.
    private static func isSet(_ name: String, in text: String) -> Bool {
        let bytes = Array(text.utf8)
        return Extraction.offsets(of: name, in: bytes).contains { start in
            var end = start + name.utf8.count
            guard start == 0 || !NameShape.isIdentifierPart(bytes[start - 1]) else { return false }
            while end < bytes.count, bytes[end] == 0x20 { end += 1 }
            return end + 1 < bytes.count && bytes[end] == 0x3D && bytes[end + 1] != 0x3D
        }
    }
}

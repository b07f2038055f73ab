import Declarations
import SourceText
import YAMLTree

/// Constants, enums and enums of errors.
extension SpecDecoder {
    mutating func constant(_ node: YAMLNode) -> Constant? {
        guard let kind = node.word("kind", Constant.Kind.self), let name = node.string("name") else { return nil }
        // `Notification.Name`: no type of Objective-C has a dot.
        let language: Language = node["type"]?.text?.contains(".") == true ? .swift : .objectiveC
        let type = node["type"].flatMap { declarations.type($0, language) }.map {
            Located(Self.ofObjectiveC($0.value.resolving(declarations.aliases)), at: $0.place)
        }
        return Constant(
            kind: kind,
            kindPlace: node.place(of: "kind"),
            name: name,
            type: type,
            value: node.string("value"),
            swiftName: node.string("swift"),
            valuesFrom: node.string("valuesFrom"),
            text: node.requiredText(),
            provenance: node.provenance,
            place: node.place
        )
    }

    /// A spec of Swift alone says `String` and means what headers call `NSString *`.
    private static func ofObjectiveC(_ type: TypeName) -> TypeName {
        guard case .named(let named) = type, named.arguments.isEmpty, named.pointerDepth == 0, let known = swiftWords[named.name] else {
            return type
        }
        return ObjectiveCParser.type(known) ?? type
    }

    private static let swiftWords = ["String": "NSString *", "Bool": "BOOL", "Double": "double", "URL": "NSURL *", "Date": "NSDate *"]

    /// Names for types. One may stand for what another is made of; from here on declarations have the types in the names' places.
    mutating func typedefs(_ nodes: [YAMLNode]) -> [TypeAlias] {
        var list: [TypeAlias] = []
        for node in nodes {
            // `typealias` is Swift's word.
            let isSwift = node["declaration"]?.text?.contains("typealias ") ?? false
            let language = node.word("language", Language.self) ?? (isSwift ? .swift : .objectiveC)
            guard let spelling = node["declaration"], let alias = declarations.alias(spelling, language),
                let type = alias.aliased?.withoutLibrary
            else { continue }
            let name = Located(alias.name, at: Place(spelling.file, alias.nameSpan).inside(spelling.textPlace))
            list.append(
                TypeAlias(
                    name: name, type: type, language: language, typeParameters: alias.typeParameters,
                    spelling: spelling.located ?? Located("", at: spelling.place),
                    text: node.requiredText(), provenance: node.provenance, place: node.place))
        }
        let named = declarations.aliases
        // What the spec says of a name goes before what Foundation means by it.
        func meanings() -> [String: TypeName] {
            let own = Dictionary(list.map { ($0.name.value, $0.type) }) { first, _ in first }
            return FoundationTypes.aliases.merging(own) { $1 }.merging(named) { $1 }
        }
        let first = meanings()
        for index in list.indices { list[index].type = list[index].type.resolving(first) }
        declarations.aliases = meanings()
        return list
    }

    mutating func enumeration(_ node: YAMLNode) -> Enumeration? {
        guard let name = node.string("name") else { return nil }
        let open = node.strings("typeParameters").map(TypeParameter.init)
        let decoded = node.nodes("cases").compactMap { enumCase($0, from: node.casesProvenance) }
        let cases = HeldNames.naming(decoded, open: Set(open.map(\.name)))
        let form = node.word("form", EnumDeclaration.Kind.self) ?? .nsEnum
        if form != .typed, node["cases"] == nil {
            diagnostics.append(MissingKey.diagnostic("cases", in: "the enum", at: node.place, meaning: "its cases, in the guide's order"))
        }
        let rawType = node.string("rawType")
        let rest = form == .swift && rawType?.value == "String" ? EnumCase.rest(of: cases) : nil
        return Enumeration(
            name: name,
            typeParameters: open,
            form: rest == nil ? form : .typed,
            formPlace: node.place(of: "form"),
            rawType: rawType,
            cases: cases.filter { $0.name.value != rest?.name.value },
            properties: node.nodes("properties").compactMap { enumProperty($0) },
            methods: node.nodes("methods").compactMap { enumMethod($0) },
            rest: rest,
            unknown: node.string("unknown"),
            wire: node["wire"].flatMap(CaseForm.init),
            text: node.requiredText(),
            provenance: node.provenance,
            valuesFrom: node.string("valuesFrom"),
            place: node.place
        )
    }

    private mutating func enumProperty(_ node: YAMLNode) -> EnumProperty? {
        guard let spelling = node["declaration"], let declaration = declarations.property(spelling, .swift) else { return nil }
        return enumMember(node, spelling, declaration)
    }

    /// A method of Swift, or a function of C that is handed a case.
    private mutating func enumMethod(_ node: YAMLNode) -> EnumProperty? {
        guard let spelling = node["declaration"] else { return nil }
        let isSwift = spelling.scalar?.text.split(separator: " ").contains("func") ?? true
        guard let method = isSwift ? declarations.method(spelling, .swift) : declarations.function(spelling) else { return nil }
        let name = String(method.name.prefix { $0 != "(" })
        var declaration = PropertyDeclaration(name: name, nameSpan: method.nameSpan, type: method.result, isStatic: method.isStatic == true)
        declaration.attributes = ["readonly"]
        return enumMember(node, spelling, declaration, method)
    }

    private func enumMember(
        _ node: YAMLNode, _ spelling: YAMLNode, _ declaration: PropertyDeclaration, _ method: MethodDeclaration? = nil
    ) -> EnumProperty {
        let values = (node["values"]?.entries ?? []).compactMap { entry in
            entry.value.located.map { (name: Located(entry.name, at: entry.keyPlace), value: $0) }
        }
        return EnumProperty(
            declaration: declaration, method: method, spelling: spelling.located ?? Located("", at: spelling.place), values: values,
            said: node.string("said"), text: node.requiredText(), provenance: node.provenance)
    }

    private mutating func enumCase(_ node: YAMLNode, from whole: Provenance) -> EnumCase? {
        guard let name = node.string("name") else { return nil }
        return EnumCase(
            name: name,
            value: node.integer("value"),
            rawText: node.string("value"),
            text: node.requiredText(),
            swiftName: node.string("swift"),
            wire: node.string("wire"),
            sameAs: node.string("sameAs"),
            holds: node["holds"].map { held($0) } ?? [],
            provenance: node.provenance.or(whole),
            place: node.place
        )
    }

    private mutating func held(_ node: YAMLNode) -> [HeldValue] {
        (declarations.associatedValues(node) ?? []).map { value in
            HeldValue(declaration: value, name: "", place: Place(node.file, value.span).inside(node.textPlace))
        }
    }

    mutating func errors(_ node: YAMLNode) -> ErrorEnumeration? {
        guard let name = node.string("name") else { return nil }
        let isStructure = node.string("form")?.value == "structure"
        let isSwift = isStructure || node.string("form")?.value == "swift"
        let isText = node.string("form")?.value == "swift" && node.string("rawType")?.value == "String"
        let cases = HeldNames.naming(errorCases(node, isSwift: isSwift, isText: isText))
        if !isSwift, node["domain"] == nil {
            let meaning = "the domain's string, which Swift gives to its own errors alone"
            diagnostics.append(MissingKey.diagnostic("domain", in: "the enum of errors", at: node.place, meaning: meaning))
        }
        return ErrorEnumeration(
            name: name,
            form: isStructure ? .swift : node.word("form", EnumDeclaration.Kind.self) ?? .nsEnum,
            formPlace: node.place(of: "form"),
            isStructure: isStructure,
            rawType: node.string("rawType"),
            domain: node.string("domain") ?? Located("", at: name.place),
            domainConstant: node.string("domainConstant"),
            cases: cases.filter { $0.sameAs == nil },
            aliases: cases.filter { $0.sameAs != nil },
            properties: node.nodes("properties").compactMap { enumProperty($0).map { Self.spelled($0, by: cases) } },
            methods: node.nodes("methods").compactMap { enumMethod($0) },
            userInfo: (node["userInfo"]?.entries ?? []).compactMap { entry in
                entry.value.located.map { (key: Located(entry.name, at: entry.keyPlace), value: $0) }
            },
            text: node.requiredText(),
            unraised: node.localized("unraised"),
            provenance: node.provenance,
            valuesFrom: node.string("valuesFrom"),
            place: node.place
        )
    }

    /// What servers spell errors by, each has as its own: `code` of `said: $wire.code`.
    private static func spelled(_ property: EnumProperty, by cases: [ErrorCase]) -> EnumProperty {
        guard case .wire(let name)? = property.said.flatMap({ SaidValue($0.value) }) else { return property }
        var property = property
        for each in cases where property.value(of: each.name.value) == nil {
            if let spelling = each.wire[name] { property.values.append((name: each.name, value: spelling)) }
        }
        return property
    }

    /// The cases of an enum of errors: codes count on where none is written. Those of Swift that are texts, or that servers spell in words, begin
    /// as Swift does.
    private mutating func errorCases(_ node: YAMLNode, isSwift: Bool, isText: Bool) -> [ErrorCase] {
        let first = node.nodes("cases").first.flatMap { Self.spellings($0["wire"]).first } ?? [:]
        var last: Int? = isText || isSwift && !first.isEmpty && first.values.allSatisfy { Int($0.value) == nil } ? -1 : nil
        return node.nodes("cases").compactMap { each in
            guard let name = each.string("name") else { return nil }
            let code = code(each, of: name, after: last)
            last = code.value
            return errorCase(each, name, code, from: node.casesProvenance)
        }
    }

    /// One that is not known is told once: what refers to the error finds it.
    private mutating func code(_ node: YAMLNode, of name: Located<String>, after last: Int?) -> Located<Int> {
        if node["code"] != nil { return node.integer("code") ?? Located(0, at: name.place) }
        if let last, last < .max { return Located(last + 1, at: name.place) }
        diagnostics.append(UncountedCode.diagnostic(name, isFirst: last == nil))
        return Located(1_000_000_000 + node.place.span.start, at: name.place)
    }

    private mutating func errorCase(
        _ node: YAMLNode, _ name: Located<String>, _ code: Located<Int>, from whole: Provenance
    ) -> ErrorCase {
        let spellings = Self.spellings(node["wire"])
        return ErrorCase(
            name: name,
            code: code,
            rawText: node.string("value"),
            codeFrom: node.string("codeFrom"),
            sameAs: node.string("sameAs"),
            text: node.requiredText(),
            remedy: node.localized("remedy"),
            swiftName: node.string("swift"),
            wire: spellings.first ?? [:],
            otherWires: Array(spellings.dropFirst()),
            status: node.integer("status"),
            closes: node.integer("closes"),
            holds: node["holds"].map { held($0) } ?? [],
            unraised: node.localized("unraised"),
            provenance: node.provenance.or(whole),
            place: node.place
        )
    }

    /// One, or a list of them.
    private static func spellings(_ node: YAMLNode?) -> [[String: Located<String>]] {
        guard let node else { return [] }
        return (node.kind == .sequence ? node.items : [node]).map { item in
            item.entries.reduce(into: [:]) { wire, entry in wire[entry.name] = entry.value.located }
        }
    }
}

extension CaseForm {
    init?(_ node: YAMLNode) {
        guard let member = node.string("by") else {
            guard node.text == "shape" else { return nil }
            self = .shape(node.textPlace)
            return
        }
        self = .member(member, in: node.string("in"))
    }
}

extension YAMLNode {
    /// Where cases come from that say nothing of it themselves.
    fileprivate var casesProvenance: Provenance { string("casesFrom").map { .documented($0) } ?? .guide }
}

extension EnumCase {
    /// The only one that holds something, where that is a text: `unknown(String)` beside cases that are texts.
    fileprivate static func rest(of cases: [EnumCase]) -> EnumCase? {
        let holding = cases.filter { !$0.holds.isEmpty }
        guard holding.count == 1, holding[0].holds.count == 1, holding[0].holds[0].declaration.type.name == "String",
            holding[0].holds[0].type == .string, cases.filter({ $0.name.value == holding[0].name.value }).count == 1
        else { return nil }
        return holding[0]
    }
}

import Declarations
import SourceText
import YAMLTree

/// Classes, protocols, their members, and hooks.
extension SpecDecoder {
    mutating func classType(_ node: YAMLNode, index: Int) -> ClassType? {
        guard let name = node.string("name") else { return nil }
        let language = node.word("language", Language.self) ?? .objectiveC
        let outer = declarations.nameInner(typesOf: node.string("swift")?.value ?? name.value, swiftNames)
        defer { declarations.aliases = outer }
        let declared = properties(node, language, classIndex: index)
        let methods = Overloads(of: name.value).told(methods(node, language, classIndex: index)) + declared.awaited
        pendingBases += node.nodes("bases").map { (index, $0) }
        var type = ClassType(
            name: name,
            typeParameters: node.strings("typeParameters").map(TypeParameter.init),
            form: node.word("form", ClassType.Form.self) ?? .class,
            formPlace: node.place(of: "form"),
            language: language,
            superclass: node.string("superclass"),
            conformances: node.strings("conforms"),
            shared: node.string("shared").map { Self.shared($0, among: methods) },
            delegate: Self.delegate(node["delegate"]),
            isDelegateStatic: node["delegate"]?.flag("static") ?? false,
            properties: declared.held,
            methods: methods,
            carries: fields(node, "carries"),
            wraps: node.strings("wraps"),
            events: fields(node, "events"),
            eventsForAll: Set(node.nodes("events").filter { $0.flag("toAll") }.compactMap { $0.string("name")?.value }),
            once: node.string("once"),
            requiresModule: node.string("requires"),
            nonnullFrom: node.string("nonnullFrom"),
            text: node.requiredText(),
            provenance: node.provenance,
            place: node.place
        )
        type.saysBases = node["bases"] != nil
        return type
    }

    /// A method of Swift that takes nothing may be named without its brackets, as properties are.
    private static func shared(_ name: Located<String>, among methods: [Method]) -> Located<String> {
        let called = name.value + "()"
        let isMethod = methods.contains { $0.isStatic && $0.name == called } && !methods.contains { $0.name == name.value }
        return isMethod ? Located(called, at: name.place) : name
    }

    private static func delegate(_ node: YAMLNode?) -> (property: Located<String>, protocolName: Located<String>)? {
        guard let node, let property = node.string("property"), let name = node.string("protocol") else { return nil }
        return (property, name)
    }

    /// Those whose reading waits, throws, or begins a stream are methods to flows, which apps call without brackets.
    private mutating func properties(
        _ node: YAMLNode, _ language: Language, classIndex: Int
    ) -> (held: [Property], awaited: [Method]) {
        var list: [Property] = []
        var awaited: [Method] = []
        for each in node.nodes("properties") {
            guard var property = property(each, language, isNonnull: node["nonnullFrom"] != nil) else { continue }
            diagnostics += AwaitedProperty.check(each, property) + AnsweringSetter.check(property)
            if property.isAwaited {
                readOwnFlow(each, isInitialiser: false)
                var reader = reader(property, each)
                reader.flow = each.string("flow")
                awaited.append(reader)
                continue
            }
            if each["get"] != nil || each["initial"] != nil || property.declaration.hasInitializer {
                pendingProperties.append((classIndex, list.count, each))
            }
            property.begins = each["initial"] != nil || property.declaration.hasInitializer
            list.append(property)
        }
        return (list, awaited)
    }

    private mutating func property(_ node: YAMLNode, _ language: Language, isNonnull: Bool) -> Property? {
        guard let spelling = node["declaration"], let declaration = declarations.property(spelling, language, isNonnull: isNonnull) else {
            return nil
        }
        var named = declaration
        let swiftName = swiftName(node, language)
        if let swiftName { named.swiftName = swiftName.value }
        return Property(
            declaration: named,
            language: language,
            spelling: spelling.located ?? Located("", at: spelling.place),
            get: nil,
            initial: nil,
            setter: node["setter"].flatMap { method($0, language, isNonnull: isNonnull) },
            onSet: node.string("onSet"),
            field: node.string("field"),
            trueFor: node.strings("trueFor"),
            swiftName: swiftName,
            text: node.requiredText(),
            provenance: node.provenance,
            place: node.place
        )
    }

    /// What a property of Objective-C is called in Swift.
    private mutating func swiftName(_ node: YAMLNode, _ language: Language) -> Located<String>? {
        guard let entry = node.entry("swift"), let name = node.string("swift") else { return nil }
        guard language == .objectiveC else {
            diagnostics.append(UnknownKey.ofObjectiveC(entry, "write the name in its declaration"))
            return nil
        }
        return name
    }

    private mutating func methods(_ node: YAMLNode, _ language: Language, classIndex: Int? = nil) -> [Method] {
        var list: [Method] = []
        for each in node.nodes("methods") {
            guard let method = method(each, language, isNonnull: node["nonnullFrom"] != nil, of: node["name"]?.text) else { continue }
            if let classIndex, method.isShownAsInitialiser(of: node["name"]?.text ?? ""), each["with"] != nil, each["calls"] == nil {
                pendingInitialisers.append((classIndex, list.count, each))
            }
            list.append(method)
        }
        return list
    }

    private mutating func method(_ node: YAMLNode, _ language: Language, isNonnull: Bool, of owner: String? = nil) -> Method? {
        guard let spelling = node["declaration"], let declaration = declarations.method(spelling, language, isNonnull: isNonnull) else {
            return nil
        }
        var method = Method(
            declaration: declaration,
            language: language,
            spelling: spelling.located ?? Located("", at: spelling.place),
            text: node.requiredText(),
            parameterTexts: parameterTexts(node, declaration),
            resultText: node.localized("result"),
            flow: node.string("flow"),
            swiftName: node.string("swift"),
            failsAs: node.string("failsAs"),
            errorCode: node["errorCode"].flatMap(Self.errorCode),
            errorClasses: errorClasses,
            progress: node.strings("progress"),
            atOnce: node.strings("atOnce"),
            listeners: listenerChange(node, declaration, language, of: owner),
            unread: node.strings("unread"),
            isRequired: !node.flag("optional"),
            requirednessPlace: node["optional"]?.textPlace,
            requirednessFrom: node.string("requirednessFrom"),
            provenance: node.provenance,
            place: node.place
        )
        if let setter = node["setter"].flatMap({ self.method($0, language, isNonnull: isNonnull) }) { method.setters = [setter] }
        readOwnFlow(node, isInitialiser: method.isShownAsInitialiser(of: owner ?? ""))
        return method
    }

    private static func errorCode(_ node: YAMLNode) -> ErrorCode? {
        guard let parameter = node.string("parameter"), let enumeration = node.string("of") else { return nil }
        return ErrorCode(parameter: parameter, enumeration: enumeration, none: node.integer("success")?.value ?? 0)
    }

    /// A property that a protocol asks for, as a method that reads it.
    private mutating func requirement(_ node: YAMLNode, _ language: Language, isNonnull: Bool) -> Method? {
        guard let property = property(node, language, isNonnull: isNonnull) else { return nil }
        return reader(property, node)
    }

    private func reader(_ property: Property, _ node: YAMLNode) -> Method {
        let declared = property.declaration
        var declaration = MethodDeclaration(
            isStatic: declared.isStatic, name: declared.name, nameSpan: declared.nameSpan, result: declared.type)
        declaration.isAsync = declared.isAsync
        declaration.isThrowing = declared.isThrowing
        declaration.thrownType = declared.thrownType
        return Method(
            declaration: declaration,
            language: property.language,
            spelling: property.spelling,
            text: property.text,
            parameterTexts: [],
            resultText: nil,
            flow: nil,
            swiftName: nil,
            failsAs: node.string("failsAs"),
            errorCode: nil,
            progress: [],
            reads: [property],
            isRequired: !node.flag("optional"),
            requirednessPlace: node["optional"]?.textPlace,
            requirednessFrom: node.string("requirednessFrom"),
            provenance: property.provenance,
            place: property.place
        )
    }

    mutating func protocolType(_ node: YAMLNode) -> ProtocolType? {
        guard let name = node.string("name") else { return nil }
        let language = node.word("language", Language.self) ?? .objectiveC
        var properties: [Method] = []
        for each in node.nodes("properties") {
            if let asked = requirement(each, language, isNonnull: node["nonnullFrom"] != nil) { properties.append(asked) }
        }
        return ProtocolType(
            name: name,
            language: language,
            conformances: node.strings("conforms"),
            methods: properties + methods(node, language),
            implementedBy: node.string("implementedBy"),
            missing: node.string("missing"),
            atOncePlace: node.flag("atOnce") ? node["atOnce"]?.place : nil,
            nonnullFrom: node.string("nonnullFrom"),
            text: node.requiredText(),
            provenance: node.provenance,
            place: node.place
        )
    }

    mutating func platformType(_ node: YAMLNode) -> PlatformType? {
        guard let name = node.string("name"), let framework = node.string("framework") else { return nil }
        let language = node.word("language", Language.self) ?? .objectiveC
        var properties: [PropertyDeclaration] = []
        for each in node.nodes("members") {
            if let property = declarations.property(each, language) { properties.append(property) }
        }
        return PlatformType(
            name: name, framework: framework, form: node.word("form", PlatformType.Form.self) ?? .class,
            swiftName: node.string("swift"), language: language, properties: properties)
    }

    mutating func hook(_ node: YAMLNode) -> Hook? {
        guard let owner = node.string("owner"), let spelling = node["declaration"] else { return nil }
        let isSwift = spelling.text?.contains("func ") ?? false
        guard let declaration = declarations.method(spelling, isSwift ? .swift : .objectiveC) else { return nil }
        return Hook(
            declaration: declaration,
            spelling: spelling.located ?? Located("", at: spelling.place),
            owner: owner,
            calls: node.strings("calls"),
            text: node.requiredText(),
            provenance: node.provenance,
            place: node.place
        )
    }
}

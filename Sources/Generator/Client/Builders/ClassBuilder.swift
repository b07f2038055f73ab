internal import Declarations
internal import Spec
internal import SwiftCode

/// A class of the SDK: what it holds, its properties, and its methods, each of which hands over to a flow.
struct ClassBuilder {
    let facts: ClassFacts
    let plan: FlowPlan

    var model: SystemModel { facts.model }
    var type: ClassType { facts.type }
    var context: FlowContext { FlowContext(model: model, plan: plan, owner: type) }
    var isBase: Bool { model.isSubclassed(type) || isOpen }
    var isOpen: Bool { model.isOpen(type) }
    var hasParent: Bool { facts.parent != nil }

    var companions: [ErrorCompanion] { model.companions(of: type) }

    init(_ type: ClassType, _ model: SystemModel, _ plan: FlowPlan) {
        facts = ClassFacts(type, model)
        self.plan = plan
    }

    /// The class, and what else goes with it.
    var declarations: [SwiftDeclaration] {
        [declaration] + conditional + [optionalExtension].compactMap { $0 } + StructFormBuilder(facts: facts, context: context).declarations
    }

    private var declaration: SwiftDeclaration {
        let documentation = model.documentation(type.text, type.provenance)
        if let parent = platformParent {
            return .type(.class, facts.name, inherits: [.named(parent)], [.open], documentation: documentation, members: [])
        }
        let isStructure = type.form == .structure
        return .type(
            isStructure ? .struct : .class, facts.name, generics: generics, inherits: inheritance,
            isOpen ? [.open] : isStructure || isBase ? [.public] : [.public, .final],
            documentation: documentation,
            members: stored + initialisers + properties + methods + copying + archiving
                + StructCoding(facts, context).declarations + [storageType].compactMap { $0 }
        )
    }

    /// The class of a platform's framework that the class inherits from: it holds nothing of ours.
    private var platformParent: String? {
        guard type.inheritsFromFramework, let parent = type.superclass?.value, model.classes[parent] == nil else { return nil }
        return parent
    }

    private var inheritance: [SwiftTypeName] {
        // What a superclass adopts is adopted.
        let inherited = Set(model.ancestry(of: type).dropFirst().flatMap { $0.conformances.map(\.value) })
        let adopted = type.conformances.map(\.value).filter { model.protocols[$0] != nil && !inherited.contains($0) }
        let implemented = model.implemented[facts.name] ?? []
        let foundation = (isCopied ? ["NSCopying"] : []) + (isArchived ? [codingProtocol] : [])
        let error = describes(type) ? ["LocalizedError"] : facts.isErrorClass && !hasParent ? ["Error"] : []
        let known = adopted + implemented.filter { !adopted.contains($0) } + foundation
        if type.form == .structure {
            return (known + error + (type.isGeneric ? [] : values.filter { !known.contains($0) })).map { .named($0) }
        }
        let parents = facts.parent.map { [$0.name.value] } ?? (facts.isFoundationObject ? [FoundationObjects.root] : [])
        let sendable = isBase || hasParent ? "@unchecked Sendable" : "Sendable"
        let told = model.toldApart.contains(facts.name) ? ["ToldApart"] : []
        return (parents + known + told + error + [sendable]).map { .named($0) }
    }

    /// Whether an error class says by itself what Foundation tells of it, unless what it inherits from does.
    private func describes(_ type: ClassType) -> Bool {
        guard facts.isErrorClass else { return false }
        let told = model.ancestry(of: type).map { each in
            each.conformances.contains { $0.value == "LocalizedError" }
                || each.properties.contains { ["errorDescription", "failureReason", "recoverySuggestion", "helpAnchor"].contains($0.name) }
        }
        return told.first == true && !told.dropFirst().contains(true)
    }

    /// Objects hold what may change behind a lock, and only what goes from task to task stands there. A struct asks for nothing.
    private var generics: [SwiftGeneric] {
        type.typeParameters.map { SwiftGeneric($0.name, type.form == .structure ? nil : "Sendable") }
    }

    /// What a struct is as a value.
    private var values: [String] { ValueConformances(facts).names + ["Sendable"] }

    /// A generic struct is what its values are that it is used with, each for itself.
    private var conditional: [SwiftDeclaration] {
        guard type.isGeneric, type.form == .structure else { return [] }
        let parameters = type.typeParameters.map(\.name)
        let each = values.flatMap { Self.conformancesOfValues[$0] ?? [$0] }
        let names = each.enumerated().filter { !each.prefix($0.offset).contains($0.element) }.map(\.element)
        return names.map { name in
            let members = name == "Decodable" ? StructCoding(facts, context).conditional : []
            return .conforming(facts.name, to: .named(name), where: parameters, members: members)
        }
    }

    private static let conformancesOfValues = ["Codable": ["Encodable", "Decodable"], "Hashable": ["Equatable", "Hashable"]]

    /// The members that hold values.
    private var stored: [SwiftDeclaration] {
        var members: [SwiftDeclaration] = []
        if facts.needsEnvironment, !(facts.parent.map { ClassFacts($0, model).needsEnvironment } ?? false) {
            members.append(.constant(model.inner.environment, "ClientEnvironment"))
        }
        if !facts.mutable.isEmpty { members.append(.constant(facts.storage, .named("Locked", [.named(facts.storageType)]))) }
        if let delegate = type.delegate {
            let holder = type.keepsDelegate(model.ancestry(of: type)) ? "StrongBox" : "WeakBox"
            let box = SwiftTypeName.named(holder, [.any([.named(delegate.protocolName.value)])])
            members.append(.constant(model.inner.box(delegate.property.value), nil, SwiftExpression.type(box).called()))
        }
        members += BlockFacts.all(of: type, model).map(\.stored)
        members += ListenerFacts.all(of: type, model).map(\.stored)
        if model.listenerTokens.contains(facts.name) {
            let none = SwiftExpression.type(.named("Locked", [.optional("AddedListener")])).called([SwiftExpression.null.labelled(nil)])
            members.append(.constant(model.inner.addedListener, nil, none))
        }
        if follows { members.append(.constant(model.inner.followedEvents, nil, .call("Followed"))) }
        if type.once != nil { members.append(.constant("once", nil, .call("Once"))) }
        if !type.wraps.isEmpty { members.append(.constant("error", .error)) }
        members += facts.givenReadings.map { .constant($0.name, .optional(model.typeName($0.flowType))) }
        members += companions.map(\.constant)
        members += type.events.map { event in
            let flowType = FlowType(event.type, optional: !event.isRequired && event.type != .void)
            let isForAll = type.eventsForAll.contains(event.name.value)
            let type = SwiftTypeName.named(isForAll ? "EventForAll" : "Event", [model.typeName(flowType)])
            return .constant(model.inner.event(event.name.value), nil, SwiftExpression.type(type).called())
        }
        let constants = facts.members.filter { !$0.isMutable && ($0.property == nil || facts.needsConversion($0)) }
        members += constants.map { member in
            let (name, type) = (facts.storedName(member), model.typeName(member.flowType))
            guard member.isVariable else { return .constant(name, type) }
            // Flows stand in a file of their own.
            return .variable(name, type, nil, changesByFlows(member) ? [] : [.private])
        }
        let environment = SwiftDeclaration.computed(
            model.inner.environment, "ClientEnvironment", body: [.expression(.implicit("current"))])
        return (members.isEmpty ? [] : [.group(members)]) + (facts.usesCurrentEnvironment ? [environment] : [])
    }

    /// Of a struct whose copies change alone.
    func changesByFlows(_ member: StoredMember) -> Bool {
        member.isVariable && model.behaviour.structChanges.members(of: facts.name).contains(member.specName)
    }

    /// Whether a flow of its objects listens in the background.
    private var follows: Bool {
        let listening = model.behaviour.flows.filter(\.value.follows).compactMap { plan.signatures[$0.key]?.owners }
        func isListening(_ type: ClassType) -> Bool { listening.contains { $0.contains(type.name.value) } }
        return isListening(type) && !model.ancestry(of: type).dropFirst().contains(where: isListening)
    }

    /// What of an object changes after it was made.
    private var storageType: SwiftDeclaration? {
        guard !facts.mutable.isEmpty else { return nil }
        let members = facts.mutable.map { member in
            let initial = context.first(of: member).flatMap { $0.isNull ? nil : $0 }
            return SwiftDeclaration.variable(member.name, model.typeName(member.flowType), initial)
        }
        return .type(.struct, facts.storageType, inherits: ["Sendable"], members: [.group(members)])
    }

    /// Methods that stand in the class as methods.
    private var faces: [MethodFace] {
        let shown = type.methods.filter {
            !facts.isAccessor($0) && !isInitialiser($0) && !$0.declaration.isVariadic && !isFoundations($0)
        }
        return shown.map(facts.face)
    }

    private var methods: [SwiftDeclaration] {
        let lowering = MethodLowering(context: context, facts: facts)
        let mentionsFrameworks = model.frameworkTypes[facts.name] != nil
        var looks: Set<StandInLook> = []
        return faces.flatMap { face in
            // What a superclass has in an older spelling calls the method here.
            let older = facts.overrides(face) ? nil : OlderFace(face, model)?.forwarding(to: nil)
            let declarations = [function(face, lowering)] + [twin(face), delegateTwin(face), older].compactMap { $0 }
            guard mentionsFrameworks, !looks.insert(StandInLook(face, model)).inserted,
                let framework = FrameworkTypes.framework(mentionedBy: face.method, model)
            else { return declarations }
            return [SwiftDeclaration(.conditional(PlatformFrameworks.witness(of: framework), declarations, otherwise: []))]
        }
    }

    /// An initialiser that may answer `nil` leaves an app with an optional, on which old Swift called methods all the same.
    private var optionalExtension: SwiftDeclaration? {
        guard type.methods.contains(where: { isInitialiser($0) && $0.language == .objectiveC }) else { return nil }
        // The stand-ins of frameworks' types have their names inside of the class only.
        let outside = faces.filter { !$0.isStatic && !FrameworkTypes.areMentioned(by: $0.method, model) }
        let older = outside.compactMap { OlderFace($0, model)?.forwarding(to: .this, isOptional: true) }
        guard !older.isEmpty else { return nil }
        let comment = "What an initialiser answers was used without unwrapping in Swift 2; nothing happens where there is no object."
        return .extending("Optional where Wrapped == \(facts.name)", documentation: SwiftDocumentation(comment), older)
    }

    func isInitialiser(_ method: Method) -> Bool { facts.isInitialiser(method) }

    private func function(_ face: MethodFace, _ lowering: MethodLowering) -> SwiftDeclaration {
        let isShared = type.shared?.value == face.method.name
        if let setter = face.method.setter.map(facts.face), let value = setter.parameters.first {
            return face.signature(in: MethodSignature.Owner(type)).declaration(
                [access(face)] + anywhere(face.name), documentation: documentation(face, returns: face.method.resultText?.main),
                get: lowering.body(of: face), set: lowering.body(of: setter), value: value.name)
        }
        return face.signature(in: MethodSignature.Owner(type)).declaration(
            facts.overrides(face) ? [access(face), .override] : [access(face)] + anywhere(face.name, waits: face.isAsync),
            attributes: discardable(face, face.result),
            documentation: documentation(face, returns: face.method.resultText?.main),
            isShared ? [.expression(facts.current)] : lowering.body(of: face)
        )
    }

    private func access(_ face: MethodFace) -> SwiftModifier { isOpen && face.method.declaration.isOpen ? .open : .public }

    private func twin(_ face: MethodFace) -> SwiftDeclaration? {
        guard let twin = AsyncTwin(face, facts, plan) else { return nil }
        let isTuple = face.handler.map { $0.parameters.count > 1 } ?? false
        let declaration = twin.declaration
        let failure = "What the handler of `\(face.name.description)` would get, and `CancellationError` when the task is cancelled."
        return declaration.declaration(
            [.public],
            attributes: discardable(face, twin.result),
            documentation: documentation(
                face, without: Set(face.handlerPositions.map { face.parameters[$0].specName }),
                returns: isTuple ? "What the handler gets." : nil,
                throws: declaration.effects.contains(.throwing) ? failure : nil),
            twin.body
        )
    }

    private func delegateTwin(_ face: MethodFace) -> SwiftDeclaration? {
        guard let twin = DelegateTwin(face, facts, plan) else { return nil }
        return twin.declaration.declaration(
            [.public],
            documentation: documentation(
                face, without: [twin.delegate.parameter], returns: "What the delegate of `\(face.name.description)` would be told.",
                throws: twin.failure),
            twin.body
        )
    }

    private func discardable(_ face: MethodFace, _ result: SwiftType) -> [SwiftAttribute] {
        let isDiscardable = face.method.language == .objectiveC || face.method.declaration.attributes.isDiscardable
        return isDiscardable && !result.isVoid ? ["@discardableResult"] : []
    }

    /// - Parameter others: those that a twin does not have, by their names in the spec.
    private func documentation(
        _ face: MethodFace, without others: Set<String> = [], returns: String?, throws failure: String? = nil
    ) -> SwiftDocumentation {
        let parameters = face.method.parameterTexts.filter { !others.contains($0.name.value) }
        return model.documentation(
            face.method.text, face.method.provenance, parameters: parameters.map { ($0.name.value, $0.text.main) }, returns: returns,
            throws: failure)
    }
}

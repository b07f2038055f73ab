internal import Declarations
internal import Spec

/// A class of the SDK: what it holds, its properties, and its methods, each of which hands over to a flow.
struct ClassBuilder {
    let facts: ClassFacts
    let plan: FlowPlan

    var model: SystemModel { facts.model }
    var type: ClassType { facts.type }
    var context: FlowContext { FlowContext(model: model, plan: plan, owner: type) }
    var isBase: Bool { model.isSubclassed(type) }
    var hasParent: Bool { facts.parent != nil }

    init(_ type: ClassType, _ model: SystemModel, _ plan: FlowPlan) {
        facts = ClassFacts(type, model)
        self.plan = plan
    }

    var view: TypeView {
        if let parent = platformParent { return platformClass(parent) }
        return TypeView(
            documentation: DocComment(text: type.text.en, source: model.source(type.provenance)).lines(depth: 0),
            head: head,
            contents: stored + initialisers + properties + methods + copying + archiving + [storageType].compactMap { $0 }
        )
    }

    /// The class of a platform's framework that the class inherits from: it holds nothing of ours.
    private var platformParent: String? {
        guard let parent = type.superclass?.value, model.classes[parent] == nil, type.properties.isEmpty, type.methods.isEmpty else {
            return nil
        }
        return FoundationTypes.framework(of: parent) == type.requiresModule?.value && type.requiresModule != nil ? parent : nil
    }

    private func platformClass(_ parent: String) -> TypeView {
        let documentation = DocComment(text: type.text.en, source: model.source(type.provenance)).lines(depth: 0)
        return TypeView(documentation: documentation, head: "open class \(facts.name): \(parent) {", contents: [])
    }

    private var head: String {
        let adopted = type.conformances.map(\.value).filter { model.protocols[$0] != nil }
        let implemented = model.spec.protocols.filter { $0.implementedBy?.value == facts.name }.map(\.name.value)
        let foundation = (isCopied ? ["NSCopying"] : []) + (isArchived ? ["NSCoding"] : [])
        let known = adopted + implemented.filter { !adopted.contains($0) } + foundation
        if type.form == .structure { return "public struct \(facts.name): \((known + ["Sendable"]).joined(separator: ", ")) {" }
        let parents = facts.parent.map { [$0.name.value] } ?? (isArchived ? ["NSObject"] : [])
        let sendable = isBase || hasParent ? "@unchecked Sendable" : "Sendable"
        let describes = facts.isErrorClass && type.properties.contains { $0.name == "errorDescription" }
        let error = describes ? ["LocalizedError"] : facts.isErrorClass && !hasParent ? ["Error"] : []
        let list = (parents + known + error + [sendable]).joined(separator: ", ")
        return "public \(isBase ? "" : "final ")class \(facts.name): \(list) {"
    }

    /// The members that hold values.
    private var stored: [MemberView] {
        var lines: [String] = []
        if facts.needsEnvironment, !(facts.parent.map { ClassFacts($0, model).needsEnvironment } ?? false) {
            lines.append("let environment: ClientEnvironment")
        }
        if !facts.mutable.isEmpty { lines.append("let storage: Locked<Storage>") }
        if let delegate = type.delegate {
            lines.append("let \(delegate.property.value)Box = WeakBox<any \(delegate.protocolName.value)>()")
        }
        if type.once { lines.append("let once = Once()") }
        if !type.wraps.isEmpty { lines.append("let error: any Error") }
        for event in type.events {
            let flowType = FlowType(event.type, optional: !event.isRequired && event.type != .void)
            lines.append("let \(SwiftIdentifier.camelCase(event.name.value))Event = Event<\(model.spelling(flowType))>()")
        }
        let constants = facts.members.filter { !$0.isMutable && ($0.property == nil || needsConversion($0)) }
        lines += constants.map { "let \(storedName($0)): \(model.spelling($0.flowType))" }
        return lines.isEmpty ? [] : [MemberView(kind: .lines(lines))]
    }

    /// Under which name a constant is stored: a property whose type is converted has another one.
    func storedName(_ member: StoredMember) -> String {
        guard member.property != nil, needsConversion(member) else { return SwiftIdentifier.escaped(member.name) }
        return "stored" + member.name.prefix(1).uppercased() + member.name.dropFirst()
    }

    func needsConversion(_ member: StoredMember) -> Bool {
        guard let property = member.property else { return false }
        return model.toDeclared("x", property.type, isOptional: true) != "x"
    }

    /// What of an object changes after it was made.
    private var storageType: MemberView? {
        guard !facts.mutable.isEmpty else { return nil }
        let lines = facts.mutable.map { member in
            "var \(SwiftIdentifier.escaped(member.name)): \(model.spelling(member.flowType))"
                + (member.initial.isEmpty || member.initial == "nil" ? "" : " = \(member.initial)")
        }
        let view = TypeView(head: "struct Storage: Sendable {", contents: [MemberView(kind: .lines(lines))])
        return MemberView(kind: .structure(view))
    }

    private var methods: [MemberView] {
        let properties = Set(type.properties.map { PropertyFacts($0, owner: type, model: model).name })
        let lowering = MethodLowering(context: context, facts: facts)
        return type.methods.filter { !isSetter($0) && !isInitialiser($0) && !isGetter($0) }.flatMap { method -> [MemberView] in
            let face = MethodFace(method, owner: facts.name, properties: properties, model: model)
            if method.declaration.isVariadic { return [] }
            var functions = [function(face, lowering)]
            if let twin = twin(face) { functions.append(twin) }
            return functions.map { MemberView(kind: .function($0)) }
        }
    }

    private func isSetter(_ method: Method) -> Bool {
        method.flow == nil && method.declaration.parameters.count == 1 && method.name.hasPrefix("set")
            && type.properties.contains { "set\($0.name.prefix(1).uppercased())\($0.name.dropFirst()):" == method.name }
    }

    private func isGetter(_ method: Method) -> Bool {
        method.flow == nil && type.shared?.value != method.name
            && type.properties.contains { $0.name == method.name || $0.declaration.getter == method.name }
    }

    func isInitialiser(_ method: Method) -> Bool { facts.isInitialiser(method) }

    private func function(_ face: MethodFace, _ lowering: MethodLowering) -> FunctionView {
        let isShared = type.shared?.value == face.method.name
        let body: [StatementView] =
            isShared
            ? [.line("ClientEnvironment.current.shared { \(facts.name)(\(facts.markPrefix)environment: $0) }")] : lowering.body(of: face)
        let isDiscardable = face.method.language == .objectiveC && !face.result.isVoid
        return FunctionView(
            documentation: documentation(face, isTwin: false),
            attributes: isDiscardable ? ["@discardableResult"] : [],
            head: FunctionView.head(
                keywords(face, face.name.base),
                face.parameters.map(\.spelling),
                isThrowing: face.throwsError,
                result: face.result.spelling,
                depth: 1
            ),
            body: body
        )
    }

    private func keywords(_ face: MethodFace, _ base: String) -> String {
        "public \(face.isStatic ? (type.form == .structure || type.language == .swift ? "static " : "class ") : "")func \(SwiftIdentifier.escaped(base))"
    }

    private func twin(_ face: MethodFace) -> FunctionView? {
        guard let name = face.asyncName, let flow = face.method.flow?.value, let signature = plan.signatures[flow], signature.handler != nil
        else { return nil }
        let twin = AsyncTwin(face: face, signature: signature, facts: facts)
        let isDiscardable = face.method.language == .objectiveC && !twin.result.isVoid
        let isThrowing =
            (signature.handler ?? []).contains { $0.type.base == "any Error" }
            || twin.body.contains { $0.mentions("try ") || $0.mentions("throw ") }
        return FunctionView(
            documentation: documentation(face, isTwin: true),
            attributes: isDiscardable ? ["@discardableResult"] : [],
            head: FunctionView.head(
                keywords(face, name.base),
                twin.parameters.map(\.spelling),
                isAsync: true,
                isThrowing: isThrowing,
                result: twin.result.spelling,
                depth: 1
            ),
            body: twin.body
        )
    }

    private func documentation(_ face: MethodFace, isTwin: Bool) -> [String] {
        let method = face.method
        var comment = DocComment(text: method.text.en, source: model.source(method.provenance))
        let handler = isTwin ? face.handlerIndex.map { face.parameters[$0].specName } : nil
        comment.parameters = method.parameterTexts.filter { $0.name.value != handler }.map { ($0.name.value, $0.text.en) }
        comment.result = isTwin ? method.parameterTexts.first { $0.name.value == handler }?.text.en : method.resultText?.en
        if isTwin {
            comment.result = face.handler.map { $0.parameters.count > 1 } == true ? "What the handler gets." : nil
            comment.failure =
                "What the handler of `\(face.name.description)` would get, and `CancellationError` when the task is cancelled."
        }
        return comment.lines(depth: 1)
    }
}

extension StatementView {
    /// Whether the statement's own lines hold that text.
    func mentions(_ text: String) -> Bool {
        if case .lines(let lines) = kind { return lines.contains { $0.contains(text) } }
        return false
    }
}

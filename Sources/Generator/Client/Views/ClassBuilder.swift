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

    var companions: [ErrorCompanion] { ErrorCompanion.all(of: type, model) }

    init(_ type: ClassType, _ model: SystemModel, _ plan: FlowPlan) {
        facts = ClassFacts(type, model)
        self.plan = plan
    }

    /// The class, and what else goes with it.
    var views: [TypeView] { [view] + [optionalExtension].compactMap { $0 } }

    private var view: TypeView {
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
        if type.once != nil { lines.append("let once = Once()") }
        if !type.wraps.isEmpty { lines.append("let error: any Error") }
        lines += companions.flatMap { $0.documentation + ["public let \($0.declaration)"] }
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

    /// Methods that stand in the class as methods.
    private var faces: [MethodFace] {
        let properties = Set(type.properties.map { PropertyFacts($0, owner: type, model: model).name })
        let shown = type.methods.filter { !isSetter($0) && !isInitialiser($0) && !isGetter($0) && !$0.declaration.isVariadic }
        return shown.map { MethodFace($0, owner: facts.name, properties: properties, model: model) }
    }

    private var methods: [MemberView] {
        let lowering = MethodLowering(context: context, facts: facts)
        return faces.flatMap { face -> [MemberView] in
            var functions = [function(face, lowering)]
            functions += [twin(face), delegateTwin(face), older(face)].compactMap { $0 }
            return functions.map { MemberView(kind: .function($0)) }
        }
    }

    /// An initialiser that may answer `nil` leaves an app with an optional, on which old Swift called methods all the same.
    private var optionalExtension: TypeView? {
        guard type.methods.contains(where: { isInitialiser($0) && $0.language == .objectiveC }) else { return nil }
        let older = faces.filter { !$0.isStatic }.compactMap { OlderFace($0, model)?.forwarding(to: "self?.") }
        guard !older.isEmpty else { return nil }
        let comment = "What an initialiser answers was used without unwrapping in Swift 2; nothing happens where there is no object."
        return TypeView(
            documentation: DocComment(text: comment).lines(depth: 0),
            head: "extension Optional where Wrapped == \(facts.name) {",
            contents: older.map { MemberView(kind: .function($0)) }
        )
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
            head: face.signature(in: MethodSignature.Owner(type)).head("public", depth: 1),
            body: body
        )
    }

    private func older(_ face: MethodFace) -> FunctionView? { OlderFace(face, model)?.forwarding(to: "") }

    private func twin(_ face: MethodFace) -> FunctionView? {
        guard let twin = AsyncTwin(face, facts, plan) else { return nil }
        let isDiscardable = face.method.language == .objectiveC && !twin.result.isVoid
        return FunctionView(
            documentation: documentation(face, isTwin: true),
            attributes: isDiscardable ? ["@discardableResult"] : [],
            head: twin.declaration.head("public", depth: 1),
            body: twin.body
        )
    }

    private func delegateTwin(_ face: MethodFace) -> FunctionView? {
        guard let twin = DelegateTwin(face, facts, plan) else { return nil }
        var comment = DocComment(text: face.method.text.en, source: model.source(face.method.provenance))
        let texts = face.method.parameterTexts.filter { $0.name.value != twin.delegate.parameter }
        comment.parameters = texts.map { ($0.name.value, $0.text.en) }
        comment.result = "What the delegate of `\(face.name.description)` would be told."
        comment.failure = twin.failure
        return FunctionView(documentation: comment.lines(depth: 1), head: twin.declaration.head("public", depth: 1), body: twin.body)
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

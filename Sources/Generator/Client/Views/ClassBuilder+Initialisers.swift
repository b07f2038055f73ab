internal import Declarations
internal import Spec

extension ClassBuilder {
    var initialisers: [MemberView] {
        var functions = [memberwise]
        let documented = type.methods.filter(isInitialiser)
        var names: Set<String> = []
        for method in documented where names.insert(initialiserName(method)).inserted { functions.append(documentedInitialiser(method)) }
        if documented.isEmpty, isMadeByApps { functions.append(plain) }
        return functions.map { MemberView(kind: .function($0)) }
    }

    /// A factory method and an initialiser may have one name in Swift: it stands once.
    private func initialiserName(_ method: Method) -> String {
        MethodFace(method, owner: facts.name, properties: [], model: model).name.description
    }

    /// An Objective-C object that neither a flow nor a response makes: apps make it with `init()`.
    private var isMadeByApps: Bool {
        let isFilled = facts.members.contains { $0.field != nil || (!$0.isMutable && $0.initial.isEmpty) }
        return type.language == .objectiveC && type.form == .class && !facts.isShared && type.once == nil && !isFilled && type.wraps.isEmpty
            && type.carries.isEmpty && !facts.members.isEmpty && facts.members.allSatisfy(\.isMutable)
    }

    private var inherited: ClassFacts? { facts.parent.map { ClassFacts($0, model) } }

    /// Takes all that an object holds; only the module calls it.
    private var memberwise: FunctionView {
        var parameters: [String] = facts.isMarked ? ["new: Void"] : []
        var body: [String] = []
        let passesEnvironment = facts.needsEnvironment
        if passesEnvironment { parameters.append("environment: ClientEnvironment") }
        if facts.isErrorClass { parameters.append("error: any Error") }
        if passesEnvironment, !(inherited?.needsEnvironment ?? false) { body.append("self.environment = environment") }
        if !type.wraps.isEmpty { body.append("self.error = error") }
        let members = facts.members.filter { !$0.isMutable || takesValues }
        for member in members {
            let type = model.spelling(member.flowType)
            parameters.append("\(SwiftIdentifier.escaped(member.name)): \(type)" + (member.initial.isEmpty ? "" : " = \(member.initial)"))
        }
        for companion in companions {
            parameters.append("\(companion.declaration) = nil")
            body.append("self.\(companion.name) = \(companion.name)")
        }
        for member in members where !member.isMutable {
            body.append("self.\(storedName(member)) = \(SwiftIdentifier.escaped(member.name))")
        }
        if !facts.mutable.isEmpty {
            let items = takesValues ? facts.mutable.map { "\($0.name): \(SwiftIdentifier.escaped($0.name))" } : []
            body += CodeLayout.broken("storage = Locked(Storage(\(items.joined(separator: ", "))))", depth: 2)
        }
        if let inherited {
            var items: [String] = inherited.mark + (inherited.needsEnvironment ? ["environment: environment"] : [])
            if inherited.isErrorClass { items.append("error: error") }
            for member in inheritedMembers {
                parameters.append(
                    "\(SwiftIdentifier.escaped(member.name)): \(model.spelling(member.flowType))"
                        + (member.initial.isEmpty ? "" : " = \(member.initial)"))
                items.append("\(member.name): \(SwiftIdentifier.escaped(member.name))")
            }
            body.append("super.init(\(items.joined(separator: ", ")))")
        }
        let isOverride = inherited.map { parameters.isEmpty && $0.members.isEmpty && !$0.needsEnvironment } ?? false
        return FunctionView(
            documentation: [],
            head: FunctionView.head((isOverride ? "override " : "") + "init", parameters, depth: 1),
            body: body.isEmpty ? [] : [.lines(body)]
        )
    }

    /// Whether anything makes such an object with values: a flow, or a documented initialiser.
    private var takesValues: Bool {
        let needed = facts.mutable.contains { $0.initial.isEmpty }
        return needed || hasParent || isBase || type.methods.contains(where: isInitialiser) || isMadeByFlows || isMadeByApps || isCopied
    }

    private var isMadeByFlows: Bool {
        let policies = model.spec.policies.flatMap { $0.before + $0.retry.flatMap(\.steps) }
        let steps = StepVisitor.all(model.spec.flows.flatMap(\.allSteps) + policies)
        return steps.contains { step in
            if case .new(let name, _, _) = step.verb, name.value == facts.name { return true }
            return StepVisitor.expressions(in: step.verb).contains { makes($0) }
        }
    }

    private func makes(_ expression: Expression) -> Bool {
        if case .make(let name, _) = expression.kind, name == facts.name { return true }
        return StepVisitor.parts(of: expression).contains { makes($0) }
    }

    private var inheritedMembers: [StoredMember] {
        model.ancestry(of: type).dropFirst().reversed().flatMap { ClassFacts($0, model).members }
    }

    private var plain: FunctionView {
        let comment = DocComment(text: "An object without values; set them before it is used.").lines(depth: 1)
        let environment = facts.needsEnvironment ? "environment: .current" : ""
        if environment.isEmpty, facts.members.isEmpty {
            return FunctionView(documentation: comment, head: ["public init() {"], body: [])
        }
        let first = facts.members.first.map { environment.isEmpty ? "\($0.name): \($0.initial)" : environment } ?? environment
        return FunctionView(
            documentation: comment, head: ["public \(isArchived ? "override " : "")convenience init() {"],
            body: [.line("self.init(\(first))")])
    }

    /// `+ configurationWithAppKey:` and `- initWithAppKey:`: parameters fill the properties of their names.
    private func documentedInitialiser(_ method: Method) -> FunctionView {
        let face = MethodFace(method, owner: facts.name, properties: [], model: model)
        var comment = DocComment(text: method.text.en, source: model.source(method.provenance))
        comment.parameters = method.parameterTexts.map { ($0.name.value, $0.text.en) }
        var items = facts.mark + (facts.needsEnvironment ? ["environment: .current"] : [])
        for member in facts.members {
            guard let parameter = face.parameters.first(where: { matches($0, member) }) else { continue }
            items.append("\(member.name): \(model.fromDeclared(SwiftIdentifier.escaped(parameter.name), parameter.type))")
        }
        let access = type.form == .structure ? "public" : "public convenience"
        return FunctionView(
            documentation: comment.lines(depth: 1),
            head: face.signature(in: MethodSignature.Owner(type)).head(access, depth: 1),
            body: [.lines(CodeLayout.call("self.init", items, depth: 2))]
        )
    }

    private func matches(_ parameter: MethodFace.Parameter, _ member: StoredMember) -> Bool {
        parameter.specName == member.specName || parameter.label == member.specName || parameter.label == member.name
    }
}

internal import Declarations
internal import Spec
internal import SwiftCode

/// Which flow becomes which Swift function: whose member, with which parameters, and whether it waits or throws.
struct FlowPlan: Sendable {
    struct Effects: Equatable, Sendable {
        var isAsync: Bool
        var isThrowing: Bool
    }

    struct Parameter: Sendable {
        var name: String
        var swiftName: String
        var type: FlowType
        /// Some methods that use the flow do not have it, or steps run the flow without it.
        var hasDefault: Bool
        /// The value where it is not the parameter itself, but what flows make of its declared type.
        var given: SwiftExpression?
    }

    /// A handler that a flow calls while it goes on.
    struct Progress: Sendable {
        /// What hears the elements of a stream: no block of a method has this name.
        static let stream = "$emit"

        var name: String
        var swiftName: String
        var values: [(name: String, type: SwiftType)]
        /// Whether the flow calls it where it stands, while the method has not returned.
        var isAtOnce = false
        /// The place of the value that it changes.
        var changed: Int?
        /// How it is asked, where the flow waits for what it answers.
        var asked: AskedBlock?
    }

    struct Signature: Sendable {
        var name: String
        /// Classes that have it as a member; empty for a flow that needs no object.
        var owners: [String]
        var parameters: [Parameter]
        var result: FlowType
        /// The parameters of the handler that it completes, with their declared types.
        var handler: [(name: String, type: SwiftType)]?
        /// Those of them that have to be given where no error is.
        var needed: Set<String> = []
        /// The handlers that it calls while it goes on.
        var progress: [Progress] = []
        var effects: Effects
        /// Whether it posts a notification where it was called, itself or by a flow that it runs.
        var postsAtOnce = false
        /// Of initialisers that take over what another object holds.
        var takesOver = false

        var function: String { SwiftIdentifier.camelCase(name) + "Flow" }
        var isFree: Bool { owners.isEmpty }
    }

    var signatures: [String: Signature] = [:]

    init(_ model: SystemModel) {
        let behaviour = model.behaviour
        let owners = FlowOwners(model)
        let handlers = Self.handlers(model) { Self.handler($0, model) }
        let needs = Self.handlers(model) { $0.lazy.compactMap(\.method.handlers.ending).first?.needed }
        let handed = Dictionary(grouping: behaviour.flows.values.flatMap(\.handed)) { $0.flow }.mapValues { $0.map(\.names) }
        for flow in model.spec.flows {
            let name = flow.name.value
            let users = behaviour.users[name] ?? []
            signatures[name] = Signature(
                name: name,
                owners: owners.names(of: name),
                parameters: Self.parameters(flow, users, handed[name] ?? [], model),
                result: Self.result(flow, users, model),
                handler: handlers[name],
                needed: needs[name] ?? [],
                progress: Self.progress(flow, users, model),
                effects: Effects(isAsync: flow.isAsync || handlers[name] != nil, isThrowing: false),
                takesOver: users.contains { flow.takesOver($0.method, of: $0.type.name.value) }
            )
        }
        spreadWaiting(model)
        findPosts(model.behaviour)
    }

    typealias User = SystemBehaviour.User
    typealias Handler = [(name: String, type: SwiftType)]

    /// Parameters of methods that a flow does not speak of are not handed to it.
    private static func parameters(_ flow: Flow, _ users: [User], _ handed: [Set<String>], _ model: SystemModel) -> [Parameter] {
        var list = flow.parameters.map { field in
            var type = FlowType(field.type, fields: field.fields)
            if isOptionalInMethods(field.name.value, users, model) { type = type.optional }
            return Parameter(
                name: field.name.value,
                swiftName: parameterName(field.name.value, flow, model.inner),
                type: type,
                hasDefault: type.isOptional
            )
        }
        let mentioned = model.behaviour.flows[flow.name.value]?.arguments ?? []
        for user in users {
            for parameter in user.method.declaration.parameters
            where mentioned.contains(parameter.name) && !list.contains(where: { $0.name == parameter.name }) {
                guard let name = parameter.type, case .named = name, !model.mapping.isErrorPointer(name) else { continue }
                let isEverywhere = users.allSatisfy { $0.method.declaration.parameters.contains { $0.name == parameter.name } }
                var type = model.flowType(model.mapping.type(name, language: user.method.language, owner: user.type.name.value))
                if !isEverywhere { type = type.optional }
                let swiftName = parameterName(parameter.name, flow, model.inner)
                let isLeftOut = !isEverywhere || handed.contains { !$0.contains(parameter.name) }
                list.append(Parameter(name: parameter.name, swiftName: swiftName, type: type, hasDefault: isLeftOut))
            }
        }
        return list
    }

    /// What the code of flows calls things of its own.
    static let ownNames = ["self", "super", "environment", "storage", "complete", "attempt", "emit", "required"]

    /// Names that the code of flows has a use for are no parameters'.
    private static func parameterName(_ name: String, _ flow: Flow, _ inner: InnerNames) -> String {
        let name = SwiftIdentifier.camelCase(name)
        let catches = !flow.onFailure.isEmpty || !flow.always.isEmpty || !flow.policies.isEmpty
        let taken = ownNames + inner.all + (catches ? ["error", "details"] : [])
        return taken.contains(name) ? "\(name)Argument" : name
    }

    private static func progress(_ flow: Flow, _ users: [User], _ model: SystemModel) -> [Progress] {
        var list: [Progress] = []
        if let user = users.first(where: { $0.method.stream != nil }), let stream = user.method.stream {
            let element = model.mapping.type(stream.element, language: .swift, owner: user.type.name.value)
            list.append(Progress(name: Progress.stream, swiftName: "emit", values: [("element", element)]))
        }
        for user in users {
            let isOwn = { (name: String) in model.behaviour.flows[flow.name.value]?.asked.contains(name) ?? false }
            for block in user.method.handlers.progress where !list.contains(where: { $0.name == block.name }) {
                // What answers something is handed to the flows that ask it.
                guard !block.isAsked || isOwn(block.name) else { continue }
                let values = block.parameters.map { parameter -> (String, SwiftType) in
                    let type = model.mapping.type(parameter.type, language: user.method.language, owner: user.type.name.value)
                    return (parameter.name ?? "", type.optionality == .implicit ? type.with(.optional) : type)
                }
                let swiftName = parameterName(block.name, flow, model.inner)
                let asked = AskedBlock(block, user.method.language, owner: user.type.name.value, model)
                list.append(
                    Progress(
                        name: block.name, swiftName: swiftName, values: values, isAtOnce: block.isAtOnce, changed: block.changed,
                        asked: asked))
            }
        }
        return list
    }

    private static func isOptionalInMethods(_ name: String, _ users: [User], _ model: SystemModel) -> Bool {
        users.contains { user in
            guard let parameter = user.method.declaration.parameters.first(where: { $0.name == name }), let type = parameter.type else {
                return false
            }
            return model.mapping.type(type, language: user.method.language).isOptional
        }
    }

    private static func result(_ flow: Flow, _ users: [User], _ model: SystemModel) -> FlowType {
        guard let user = users.first, user.method.stream == nil, !user.method.answersListener, !user.method.answersItself,
            user.method.startedCall == nil, let result = user.method.declaration.result
        else { return FlowType(flow.result) }
        let type = model.flowType(model.mapping.type(result, language: user.method.language, owner: user.type.name.value))
        let facts = MethodFacts(user.method.declaration, owner: user.type.name.value, mapping: model.mapping)
        let isMadeElsewhere = facts.returnsSelf && user.method.handlers.ending != nil
        let isSuccess = facts.throwsError && type.type == .boolean
        // What is done with a new object answers nothing.
        let isNew = user.method.declaration.isInitializer || flow.runsOnNew(user.method, of: user.type.name.value)
        return isNew || isMadeElsewhere || isSuccess ? FlowType(.void) : type
    }

    /// The handlers of flows: those of their methods; a flow that completes one and has no such method has that of a flow that runs it.
    private static func handlers<Value>(_ model: SystemModel, of users: ([User]) -> Value?) -> [String: Value] {
        let behaviour = model.behaviour
        var handlers: [String: Value] = [:]
        for name in behaviour.calleesFirst.reversed() {
            if let own = users(behaviour.users[name] ?? []) {
                handlers[name] = own
            } else if behaviour.flows[name]?.completes ?? false {
                handlers[name] = behaviour.runners[name]?.lazy.compactMap { handlers[$0] }.first
            }
        }
        return handlers
    }

    private static func handler(_ users: [User], _ model: SystemModel) -> Handler? {
        for user in users {
            guard let ending = user.method.handlers.ending else { continue }
            return ending.whole.parameters.map { parameter in
                let type = model.mapping.type(parameter.type, language: user.method.language, owner: user.type.name.value)
                return (parameter.name ?? "", type.optionality == .implicit ? type.with(.optional) : type)
            }
        }
        return nil
    }
}

extension FlowPlan {
    /// For what does not depend on flows.
    static let empty = FlowPlan()

    private init() {}
}

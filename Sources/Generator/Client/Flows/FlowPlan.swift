internal import Declarations
internal import Spec

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
        /// Some methods that use the flow do not have it.
        var hasDefault: Bool
    }

    struct Signature: Sendable {
        var name: String
        /// Classes that have it as a member; empty for a flow that needs no object.
        var owners: [String]
        var parameters: [Parameter]
        var result: FlowType
        /// The parameters of the handler that it completes, with their declared types.
        var handler: [(name: String, type: SwiftType)]?
        var effects: Effects

        var function: String { SwiftIdentifier.camelCase(name) + "Flow" }
        var isFree: Bool { owners.isEmpty }
    }

    var signatures: [String: Signature] = [:]

    init(_ model: SystemModel) {
        let users = Self.users(model.spec)
        let objects = Self.flowsWithObject(model)
        let owners = Self.owners(model, users, objects)
        for flow in model.spec.flows {
            let name = flow.name.value
            signatures[name] = Signature(
                name: name,
                owners: owners[name] ?? [],
                parameters: Self.parameters(flow, users[name] ?? [], model),
                result: Self.result(flow, users[name] ?? [], model),
                handler: Self.handler(flow, users, model),
                effects: Effects(isAsync: flow.isAsync, isThrowing: false)
            )
        }
        spreadWaiting(model, users)
    }

    typealias User = (type: ClassType, method: Method)

    /// The methods that each flow says the doing of.
    static func users(_ spec: Spec) -> [String: [User]] {
        var users: [String: [User]] = [:]
        for type in spec.classes {
            for method in type.methods + type.properties.compactMap(\.setter) {
                if let flow = method.flow { users[flow.value, default: []].append((type, method)) }
            }
        }
        return users
    }

    static func runs(_ flow: Flow, _ model: SystemModel) -> [String] {
        let policies = flow.policies.compactMap { model.policies[$0.value] }
        let steps = flow.allSteps + policies.flatMap { $0.before + $0.retry.flatMap(\.steps) }
        return StepVisitor.all(steps).compactMap { step in
            guard case .run(let name, _, _, _) = step.verb else { return nil }
            return name.value
        }
    }

    /// Flows that speak of `$self`, directly or through flows they run.
    private static func flowsWithObject(_ model: SystemModel) -> Set<String> {
        var found = Set(model.spec.flows.filter { needsObject($0, model) }.map(\.name.value))
        var isChanged = true
        while isChanged {
            isChanged = false
            for flow in model.spec.flows where !found.contains(flow.name.value) && runs(flow, model).contains(where: found.contains) {
                found.insert(flow.name.value)
                isChanged = true
            }
        }
        return found
    }

    private static func needsObject(_ flow: Flow, _ model: SystemModel) -> Bool {
        let policies = flow.policies.compactMap { model.policies[$0.value] }
        let steps = flow.allSteps + policies.flatMap { $0.before + $0.retry.flatMap(\.steps) }
        let isOfStateObject = model.spec.classes.contains { type in
            type.once != nil && type.methods.contains { $0.flow?.value == flow.name.value }
        }
        if isOfStateObject { return true }
        let isReferenced = StepVisitor.references(in: StepVisitor.expressions(in: steps)).contains { $0.root == .object }
        return isReferenced
            || StepVisitor.all(steps).contains { step in
                switch step.verb {
                case .notify(_, _, nil, _), .set, .await(_, nil, _), .signal(_, nil, _): true
                default: false
                }
            }
    }

    /// A flow that speaks of `$self` is a member of the classes that use it, or that run it.
    private static func owners(_ model: SystemModel, _ users: [String: [User]], _ objects: Set<String>) -> [String: [String]] {
        var owners: [String: [String]] = [:]
        for flow in model.spec.flows where objects.contains(flow.name.value) {
            for user in users[flow.name.value] ?? [] where !(owners[flow.name.value] ?? []).contains(user.type.name.value) {
                owners[flow.name.value, default: []].append(user.type.name.value)
            }
            let setters = model.spec.classes.filter { $0.properties.contains { $0.onSet?.value == flow.name.value } }.map(\.name.value)
            owners[flow.name.value, default: []] += setters.filter { !(owners[flow.name.value] ?? []).contains($0) }
        }
        var isChanged = true
        while isChanged {
            isChanged = false
            for flow in model.spec.flows {
                for name in runs(flow, model) where objects.contains(name) {
                    let new = (owners[flow.name.value] ?? []).filter { !(owners[name] ?? []).contains($0) }
                    guard !new.isEmpty else { continue }
                    owners[name, default: []] += new
                    isChanged = true
                }
            }
        }
        return owners
    }

    private static func parameters(_ flow: Flow, _ users: [User], _ model: SystemModel) -> [Parameter] {
        var list = flow.parameters.map { field in
            var type = FlowType(field.type, fields: field.fields)
            if isOptionalInMethods(field.name.value, users, model) { type = type.optional }
            return Parameter(
                name: field.name.value,
                swiftName: SwiftIdentifier.camelCase(field.name.value),
                type: type,
                hasDefault: type.isOptional
            )
        }
        let mentioned = argumentNames(flow, model)
        for user in users {
            for parameter in user.method.declaration.parameters
            where mentioned.contains(parameter.name) && !list.contains(where: { $0.name == parameter.name }) {
                guard let name = parameter.type, case .named = name, !model.mapping.isErrorPointer(name) else { continue }
                let isEverywhere = users.allSatisfy { $0.method.declaration.parameters.contains { $0.name == parameter.name } }
                var type = model.flowType(model.mapping.type(name, language: user.method.language, owner: user.type.name.value))
                if !isEverywhere { type = type.optional }
                let swiftName = SwiftIdentifier.camelCase(parameter.name)
                list.append(Parameter(name: parameter.name, swiftName: swiftName, type: type, hasDefault: !isEverywhere))
            }
        }
        return list
    }

    /// Parameters of methods that a flow does not speak of are not handed to it.
    private static func argumentNames(_ flow: Flow, _ model: SystemModel) -> Set<String> {
        let policies = flow.policies.compactMap { model.policies[$0.value] }
        let steps = flow.allSteps + policies.flatMap { $0.before + $0.retry.flatMap(\.steps) }
        let references = StepVisitor.references(in: StepVisitor.expressions(in: steps))
        return Set(references.filter { $0.root == .argument }.compactMap(\.path.first))
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
        guard let user = users.first, let result = user.method.declaration.result else { return FlowType(flow.result) }
        let type = model.flowType(model.mapping.type(result, language: user.method.language, owner: user.type.name.value))
        let facts = MethodFacts(user.method.declaration, owner: user.type.name.value, mapping: model.mapping)
        let isMadeElsewhere = facts.returnsSelf && facts.handler != nil
        let isSuccess = facts.throwsError && type.type == .boolean
        return user.method.declaration.name.hasPrefix("init") || isMadeElsewhere || isSuccess ? FlowType(.void) : type
    }

    /// The handler of the methods, if the flow or one that it runs completes it.
    private static func handler(_ flow: Flow, _ users: [String: [User]], _ model: SystemModel) -> [(name: String, type: SwiftType)]? {
        let completes = StepVisitor.all(flow.allSteps).contains { if case .complete = $0.verb { true } else { false } }
        for user in users[flow.name.value] ?? [] {
            let facts = MethodFacts(user.method.declaration, owner: user.type.name.value, mapping: model.mapping)
            guard let block = facts.handler else { continue }
            return handlerParameters(block, user.method, user.type, model)
        }
        guard completes else { return nil }
        for runner in model.spec.flows where runs(runner, model).contains(flow.name.value) && runner.name.value != flow.name.value {
            if let found = handler(runner, users, model) { return found }
        }
        return nil
    }

    static func handlerParameters(
        _ block: TypeNameFunction,
        _ method: Method,
        _ owner: ClassType,
        _ model: SystemModel
    ) -> [(name: String, type: SwiftType)] {
        let isVoid = block.parameters.count == 1 && block.parameters[0].type.name == "void"
        return isVoid
            ? []
            : block.parameters.enumerated().map { index, parameter in
                let type = model.mapping.type(parameter.type, language: method.language, owner: owner.name.value)
                let nested = type.optionality == .implicit ? type.with(.optional) : type
                return (parameter.name ?? "value\(index + 1)", nested)
            }
    }
}

typealias TypeNameFunction = TypeName.Function

extension FlowPlan {
    /// For what does not depend on flows.
    static let empty = FlowPlan()

    private init() {}
}

internal import Declarations
internal import Spec
internal import SwiftCode

/// What the lowering of scenarios has to know about the system. Nothing in it changes: all scenarios share one.
final class ScenarioContext: Sendable {
    let model: SystemModel
    let plan: FlowPlan
    let lookup: MockLookup
    /// The class of `$self`: the only one with a shared object.
    let sharedClass: ClassType?
    /// Classes whose objects have a delegate.
    let delegating: [ClassType]
    /// Classes with a shared object, and those they inherit from.
    private let sharing: Set<String>
    /// The protocols that apps implement.
    let heard: [ProtocolType]
    private let constants: [String: Constant]

    var spec: Spec { model.spec }

    init(model: SystemModel, plan: FlowPlan) {
        self.model = model
        self.plan = plan
        lookup = MockLookup(model)
        sharedClass = model.shared.count == 1 ? model.shared[0] : nil
        delegating = model.spec.classes.filter { $0.delegate != nil }
        sharing = Set(model.shared.flatMap(model.ancestry).map(\.name.value))
        heard = model.spec.protocols.filter { $0.implementedBy == nil }
        constants = SystemIndex.index(model.spec.constants) { $0.name.value }
    }

    /// What a notification's constant holds.
    func notification(_ name: String) -> String { constants[name]?.value?.value ?? name }

    func face(_ type: String, _ name: String) -> MethodFace? { model.classes[type].flatMap { model.settled($0).faces.face(named: name) } }

    /// Whether awaiting the method's twin can fail: its flow may, without a handler that could be told.
    func effectsOfTwin(_ face: MethodFace, in type: String) -> Effects {
        let owner = model.classes[type].map { ClassFacts($0, model) }
        let twin = owner.flatMap { AsyncTwin(face, $0, plan) }
        return twin?.declaration.effects ?? [.throwing, .waiting]
    }

    /// Whether a method with a handler is called so where it is awaited, beside the one that is called so anyway.
    func hasTwin(called name: MethodName, in type: String) -> Bool {
        model.classes[type].map { model.settled($0).twinNames.contains(name) } ?? false
    }

    /// `getSharedInstance()` of a class: how code gets at the shared object.
    func sharedCall(_ type: ClassType) -> SwiftExpression {
        if let name = type.shared?.value, let property = property(name, of: type.name.value) {
            return .name(type.name.value).dot(property.name)
        }
        guard let name = type.shared?.value, let face = face(type.name.value, name) else { return .call(type.name.value) }
        return .name(type.name.value).calling(face.name.base)
    }

    /// Whether the declaration leaves open that there is none, as headers without `nonnull` do.
    func isSharedOptional(_ type: ClassType) -> Bool {
        guard let name = type.shared?.value else { return false }
        return (property(name, of: type.name.value)?.type ?? face(type.name.value, name)?.result)?.isOptional ?? false
    }

    /// The objects that classes share, as a scenario gets at them: the only one is its `shared`.
    var sharedObjects: [(type: ClassType, code: SwiftExpression)] {
        model.shared.map { type in
            let isOnly = type.name.value == sharedClass?.name.value
            return (type, isOnly ? .name("shared") : sharedCall(type).chained(isSharedOptional(type)))
        }
    }

    /// The property of a class in which an app sets the delegate that hears of all its objects, or of the one that it shares.
    func standingDelegate(of type: ClassType) -> (property: PropertyFacts, protocolName: String, isStatic: Bool)? {
        guard let delegate = type.delegate, let found = property(delegate.property.value, of: type.name.value) else { return nil }
        let isStatic = type.isDelegateStatic || found.property.declaration.isStatic
        return isStatic || sharing.contains(type.name.value) ? (found, delegate.protocolName.value, isStatic) : nil
    }

    /// - Parameter type: a class, or a protocol that one of the SDK's implements: it declares what that asks for in the same types.
    func property(_ name: String, of type: String) -> PropertyFacts? {
        guard let owner = model.classes[model.protocols[type]?.implementedBy?.value ?? type] else { return nil }
        for each in model.ancestry(of: owner) {
            let properties = model.settled(each).properties
            if let found = properties.first(where: { $0.property.name == name || $0.property.declaration.getter == name }) { return found }
        }
        return nil
    }

    /// Whether there is an object of a class that all share, which has its delegate from the beginning.
    func shares(_ type: String) -> Bool { sharing.contains(type) }

    /// The block that objects of a class hold under a name.
    func block(_ name: String, of type: String) -> BlockFacts? { model.classes[type].flatMap { BlockFacts(name, of: $0, model) } }

    /// The parameters of a delegate's method, with their Swift types.
    func delegateParameters(_ type: String, _ name: String) -> [ScenarioMember] {
        guard let method = model.protocols[type]?.methods.first(where: { $0.name == name }) else { return [] }
        return method.declaration.parameters.compactMap { parameter in
            guard case .named? = parameter.type else { return nil }
            return parameter.type.map { spelled in
                let type = FrameworkTypes.reachable(model.mapping.type(spelled, language: method.language, owner: type), from: type, model)
                return ScenarioMember(parameter.name, type)
            }
        }
    }

    /// Whether apps implement the protocol: of what the SDK implements itself no recorder takes notes.
    func isHeard(_ type: String) -> Bool { heard.contains { $0.name.value == type } }

    static func recorder(_ type: String) -> String { "\(type)Recorder" }
    /// `delegate` for the only one, the protocol's name otherwise.
    func recorderVariable(_ type: String) -> String {
        heard.count == 1 ? "delegate" : SwiftIdentifier.camelCase(type)
    }

    /// Whether something is still under way when the method has returned.
    func isUnderWay(_ method: Method) -> Bool {
        guard let flow = method.flow?.value else { return false }
        return isUnderWay(flow, [])
    }

    private func isUnderWay(_ name: String, _ seen: Set<String>) -> Bool {
        guard let flow = model.flows[name], !seen.contains(name) else { return false }
        if flow.isAsync || !flow.policies.isEmpty || plan.signatures[name]?.effects.isAsync == true { return true }
        let steps = (flow.steps + flow.always + flow.onSuccess + flow.onFailure).withNested()
        return steps.contains { step in
            guard case .run(let other, _, _, let waits, _) = step.verb else { return false }
            return !waits || isUnderWay(other.value, seen.union([name]))
        }
    }

    /// A case as it travels in a URL.
    func caseRawValue(_ enumeration: String, _ name: String) -> String {
        guard let type = model.enums[enumeration], let found = type.cases.first(where: { $0.name.value == name }) else { return "0" }
        return type.spelling(of: found)
    }
}

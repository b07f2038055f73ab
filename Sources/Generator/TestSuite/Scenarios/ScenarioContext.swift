internal import Declarations
internal import Spec

/// What the lowering of scenarios has to know about the system.
struct ScenarioContext {
    let model: SystemModel

    var spec: Spec { model.spec }

    /// The class of `$self`: the only one with a shared object.
    var sharedClass: ClassType? {
        let shared = spec.classes.filter { $0.shared != nil }
        return shared.count == 1 ? shared[0] : nil
    }

    func face(_ type: String, _ name: String) -> MethodFace? {
        guard let owner = model.classes[type] else { return nil }
        let methods = owner.methods + owner.properties.compactMap(\.setter)
        return methods.first { $0.name == name }.map { MethodFace($0, owner: type, properties: swiftProperties(owner), model: model) }
    }

    /// `getSharedInstance()` of a class: how code gets at the shared object.
    func sharedCall(_ type: ClassType) -> String {
        guard let name = type.shared?.value, let face = face(type.name.value, name) else { return "\(type.name.value)()" }
        return "\(type.name.value).\(SwiftIdentifier.escapedMember(face.name.base))()"
    }

    func isSharedOptional(_ type: ClassType) -> Bool {
        type.shared.flatMap { face(type.name.value, $0.value) }?.result.isOptional ?? false
    }

    private func swiftProperties(_ type: ClassType) -> Set<String> {
        Set(model.ancestry(of: type).flatMap { owner in owner.properties.map { PropertyFacts($0, owner: owner, model: model).name } })
    }

    func property(_ name: String, of type: String) -> PropertyFacts? {
        guard let owner = model.classes[type] else { return nil }
        for each in model.ancestry(of: owner) {
            if let found = each.properties.first(where: { $0.name == name || $0.declaration.getter == name }) {
                return PropertyFacts(found, owner: each, model: model)
            }
        }
        return nil
    }

    /// The parameters of a delegate's method, with their Swift types.
    func delegateParameters(_ type: String, _ name: String) -> [(name: String, type: SwiftType)] {
        guard let method = model.protocols[type]?.methods.first(where: { $0.name == name }) else { return [] }
        return method.declaration.parameters.compactMap { parameter in
            parameter.type.map { (parameter.name, model.mapping.type($0, language: method.language, owner: type)) }
        }
    }

    static func recorder(_ type: String) -> String { "\(type)Recorder" }
    /// `delegate` for the only one, the protocol's name otherwise.
    func recorderVariable(_ type: String) -> String {
        let heard = spec.protocols.filter { $0.implementedBy == nil }
        return heard.count == 1 ? "delegate" : SwiftIdentifier.camelCase(type)
    }

    /// Whether something is still under way when the method has returned.
    func isUnderWay(_ method: Method) -> Bool {
        guard let flow = method.flow?.value else { return false }
        return isUnderWay(flow, [])
    }

    private func isUnderWay(_ name: String, _ seen: Set<String>) -> Bool {
        guard let flow = model.flows[name], !seen.contains(name) else { return false }
        if flow.isAsync || !flow.policies.isEmpty { return true }
        let steps = (flow.steps + flow.always + flow.onSuccess + flow.onFailure).flatMap(\.withNested)
        return steps.contains { step in
            guard case .run(let other, _, _, let waits) = step.verb else { return false }
            return !waits || isUnderWay(other.value, seen.union([name]))
        }
    }

    /// The scheme and host of web URLs matter to clients; the rest does too.
    func caseRawValue(_ enumeration: String, _ name: String) -> String {
        let found = model.enums[enumeration]?.cases.first { $0.name.value == name }
        return found?.wire?.value ?? String(found?.value?.value ?? 0)
    }
}

internal import Declarations
internal import Spec

/// How an app calls a method: shown in references, and compiled with the tests, so that what a reader copies works.
struct MethodSample {
    /// What the app has already, with Swift types.
    var variables: [(name: String, type: String)] = []
    /// What stands before the arguments.
    var head = ""
    var arguments: [String] = []
    /// The constant that holds what comes of it.
    var result: String?
    var isAsync = false
    var isThrowing = false

    /// The call, a line for each argument where it is long.
    func lines(depth: Int) -> [String] { CodeLayout.call(head, arguments, depth: depth) }
}

/// Samples of a system's methods: awaited where the method has a twin, with the values of the first scenario that calls it.
struct MethodSamples {
    let model: SystemModel
    let plan: FlowPlan
    /// What the first scenario that calls a method gives it, by `Class.selector`.
    private let told: [String: [Argument]]

    init(model: SystemModel, plan: FlowPlan) {
        self.model = model
        self.plan = plan
        let calls = model.spec.scenarios.flatMap(\.steps).compactMap { step -> (String, [Argument])? in
            switch step.verb {
            case .call(let call), .new(let call): ("\(call.type).\(call.method.value)", call.arguments)
            default: nil
            }
        }
        told = Dictionary(calls) { first, _ in first }
    }

    private var context: ScenarioContext { ScenarioContext(model: model) }

    /// Every sample with the method it is of, in the order of the spec.
    var all: [(type: ClassType, method: Method, sample: MethodSample)] {
        model.spec.classes.flatMap { type in type.methods.compactMap { method in sample(of: method, in: type).map { (type, method, $0) } } }
    }

    /// Nil for a method that Swift does not have, or of a type that not every platform has.
    func sample(of method: Method, in type: ClassType) -> MethodSample? {
        guard !method.declaration.isVariadic, type.requiresModule == nil,
            let face = context.face(type.name.value, method.name)
        else { return nil }
        let facts = ClassFacts(type, model)
        let twin = AsyncTwin(face, facts, plan)?.declaration ?? DelegateTwin(face, facts, plan)?.declaration
        let signature = twin ?? face.signature(in: MethodSignature.Owner(type))
        var sample = MethodSample(isAsync: signature.isAsync, isThrowing: signature.isThrowing)
        let callee = callee(face, signature, type, &sample)
        sample.arguments = arguments(signature, face, type, &sample)
        sample.result = result(face, signature, type, taken: Set(sample.variables.map(\.name)))
        let effects = (sample.isThrowing ? "try " : "") + (sample.isAsync ? "await " : "")
        sample.head = (sample.result.map { "let \($0) = " } ?? "") + effects + callee
        return sample
    }

    // MARK: - The call

    private func callee(_ face: MethodFace, _ signature: MethodSignature, _ type: ClassType, _ sample: inout MethodSample) -> String {
        let name = SwiftIdentifier.escapedMember(signature.base)
        if face.name.isInitializer { return type.name.value }
        if face.isStatic { return "\(type.name.value).\(name)" }
        if type.shared != nil { return "\(context.sharedCall(type)).\(name)" }
        let variable = Self.variable(type.name.value)
        sample.variables.append((variable, type.name.value))
        return "\(variable).\(name)"
    }

    private func arguments(_ signature: MethodSignature, _ face: MethodFace, _ type: ClassType, _ sample: inout MethodSample) -> [String] {
        let told = told["\(type.name.value).\(face.method.name)"] ?? []
        return signature.parameters.compactMap { parameter in
            let label = parameter.label.isEmpty ? "" : "\(SwiftIdentifier.escapedLabel(parameter.label)): "
            if let literal = told.first(where: { $0.name.value == parameter.specName }).flatMap({ literal($0.value, parameter.type) }) {
                return label + literal
            }
            if parameter.defaultValue != nil { return nil }
            if parameter.type.isFunction { return label + closure(face) }
            let variable = SwiftIdentifier.camelCase(parameter.name)
            sample.variables.append((variable, parameter.type.parameterSpelling))
            return label + SwiftIdentifier.escaped(variable)
        }
    }

    /// A handler that takes everything and does nothing.
    private func closure(_ face: MethodFace) -> String {
        let count = face.handler?.parameters.count ?? 0
        return count == 0 ? "{}" : "{ \(Array(repeating: "_", count: count).joined(separator: ", ")) in }"
    }

    // MARK: - Values

    /// A value that says something by itself, as the parameter takes it.
    private func literal(_ expression: Expression, _ type: SwiftType) -> String? {
        let values = ScenarioValues(context: context)
        switch expression.kind {
        case .string(let text) where type.base == "String" && !text.isEmpty: return values.value(expression).text
        case .integer where ["Int", "UInt", "Int32", "Double"].contains(type.base): return values.value(expression).text
        case .boolean where type.base == "Bool": return values.value(expression).text
        case .enumCase(let name, _) where type.base == name: return values.value(expression).text
        default: return nil
        }
    }

    // MARK: - Names

    /// The last word of a type's name.
    private static func variable(_ type: String) -> String { SwiftIdentifier.camelCase(CamelCase.lastWord(of: type)) }

    private func result(_ face: MethodFace, _ signature: MethodSignature, _ type: ClassType, taken: Set<String>) -> String? {
        guard face.name.isInitializer || !signature.result.isVoid else { return nil }
        let base = signature.result.base
        let isKnown = model.classes[base] != nil
        let name = face.name.isInitializer ? Self.variable(type.name.value) : isKnown ? Self.variable(base) : "answer"
        return taken.contains(name) ? "\(name)2" : name
    }
}

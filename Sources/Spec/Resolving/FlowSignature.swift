import Declarations
import SourceText

/// What steps of a flow may refer to, worked out from the methods that name the flow and the flows that run it.
struct FlowSignature {
    var name: String
    /// Declared parameters, then those of its methods.
    var arguments: [Field]
    /// The declared parameters alone: what `run` must give.
    var declared: [Field]
    /// The classes whose objects run it.
    var classes: [String]
    /// The methods that name it.
    var methods: [Method]
    var result: ValueType
    /// Whether `$self` exists: not in a flow of static methods only, unless the class has one shared object.
    var hasObject: Bool
    /// Whether it waits: known when all flows are resolved.
    var isAsync = false

    /// The parameters of the block that the methods complete with, by name.
    var handler: [(name: String, type: ValueType)]? {
        for method in methods {
            for parameter in method.declaration.parameters {
                guard case .function(let block)? = parameter.type else { continue }
                return block.parameters.enumerated().map { index, each in
                    (each.name ?? "value\(index)", TypeMapping.valueType(each.type, method.language))
                }
            }
        }
        return nil
    }
}

/// Reads the signatures of all flows off the methods and the `run` steps.
struct FlowSignatures {
    private var users: [String: [(type: ClassType, method: Method)]] = [:]
    /// The classes with a property whose setting runs a flow.
    private var setters: [String: [String]] = [:]

    init(_ spec: Spec) {
        for type in spec.classes {
            for method in type.methods + type.properties.compactMap(\.setter) {
                if let flow = method.flow { users[flow.value, default: []].append((type, method)) }
            }
            for flow in type.properties.compactMap(\.onSet) { setters[flow.value, default: []].append(type.name.value) }
        }
    }

    /// - Parameter runs: for each flow the flows that it runs or starts.
    func signatures(_ flows: [Flow], runs: [String: Set<String>]) -> [String: FlowSignature] {
        var all: [String: FlowSignature] = [:]
        for flow in flows where all[flow.name.value] == nil { all[flow.name.value] = signature(flow) }
        spreadClasses(&all, runs)
        return all
    }

    private func signature(_ flow: Flow) -> FlowSignature {
        let users = users[flow.name.value] ?? []
        let methods = users.map(\.method)
        var classes: [String] = []
        let owners = users.map(\.type.name.value) + (setters[flow.name.value] ?? [])
        for owner in owners where !classes.contains(owner) { classes.append(owner) }
        return FlowSignature(
            name: flow.name.value,
            arguments: arguments(flow, users),
            declared: flow.parameters,
            classes: classes,
            methods: methods,
            result: result(flow, users),
            hasObject: users.isEmpty || users.contains { !$0.method.isStatic || $0.type.shared != nil }
        )
    }

    /// A parameter that only some of a flow's methods have is optional.
    private func arguments(_ flow: Flow, _ users: [(type: ClassType, method: Method)]) -> [Field] {
        var list = flow.parameters
        for (type, method) in users {
            for parameter in method.declaration.parameters where !list.contains(where: { $0.name.value == parameter.name }) {
                let everywhere = users.allSatisfy { $0.method.declaration.parameters.contains { $0.name == parameter.name } }
                let mapped = parameter.type.map { TypeMapping.valueType($0, method.language, owner: type.name.value) } ?? .json
                let place = Place(method.spelling.place.file, parameter.span)
                list.append(
                    Field(
                        name: parameter.name, everywhere ? mapped : mapped.asOptional, isRequired: everywhere && !mapped.isOptional,
                        at: place)
                )
            }
        }
        return list
    }

    private func result(_ flow: Flow, _ users: [(type: ClassType, method: Method)]) -> ValueType {
        guard flow.result == .void, let first = users.first, let result = first.method.declaration.result else { return flow.result }
        return TypeMapping.valueType(result, first.method.language, owner: first.type.name.value)
    }

    /// A flow that is run belongs to the classes of the flows that run it, and has an object if one of them has, unless methods of its
    /// own say whose it is.
    private func spreadClasses(_ all: inout [String: FlowSignature], _ runs: [String: Set<String>]) {
        let own = Set(all.values.filter { !$0.classes.isEmpty }.map(\.name))
        let targets = Set(runs.values.joined())
        for name in targets where !own.contains(name) { all[name]?.hasObject = false }
        var changed = true
        while changed {
            changed = false
            for name in runs.keys.sorted() {
                guard let runner = all[name] else { continue }
                for target in runs[name, default: []].sorted() where !own.contains(target) {
                    changed = spread(runner, to: target, &all) || changed
                }
            }
        }
    }

    private func spread(_ runner: FlowSignature, to target: String, _ all: inout [String: FlowSignature]) -> Bool {
        guard var signature = all[target] else { return false }
        let new = runner.classes.filter { !signature.classes.contains($0) }
        let gainsObject = runner.hasObject && !signature.hasObject
        guard !new.isEmpty || gainsObject else { return false }
        signature.classes += new
        signature.hasObject = signature.hasObject || gainsObject
        all[target] = signature
        return true
    }
}

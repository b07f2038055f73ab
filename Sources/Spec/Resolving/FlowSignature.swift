import Declarations
import SourceText

/// What steps of a flow may refer to, worked out from the methods that name the flow and the flows that run it.
struct FlowSignature {
    var name: String
    /// `$arg`: the declared parameters, then those of its methods.
    var arguments: FieldTable
    /// The same for `run`, which must give the declared ones alone.
    var parameters: FieldTable
    /// The classes whose objects run it.
    var classes: [String]
    /// The methods that name it.
    var methods: [Method]
    /// The values that the methods' handlers are given.
    var handler: FieldTable?
    /// Those of them that are needed where no error is given.
    var neededValues: Set<String> = []
    /// The parameters of the blocks that are called while the methods go on, by the block's name.
    var progress: [String: CallableBlock] = [:]
    /// Those of them that are called before the methods return.
    var calledAtOnce: Set<String> = []
    var result: ValueType
    /// The elements of the stream that its methods answer.
    var emits: ValueType?
    /// Whether `$self` exists: not in a flow of static methods only, unless the class has one shared object.
    var hasObject: Bool
    /// Whether it waits: known when all flows are resolved.
    var isAsync = false
}

/// Reads the signatures of all flows off the methods and the `run` steps.
struct FlowSignatures {
    private var users: [String: [(type: ClassType, method: Method)]] = [:]
    /// The classes with a property whose setting runs a flow.
    private var setters: [String: [String]] = [:]
    /// For what has no place of its own.
    private let place: Place

    init(_ spec: Spec) {
        place = spec.system.place
        for type in spec.classes {
            for method in type.methodsAndSetters {
                if let flow = method.flow { users[flow.value, default: []].append((type, method)) }
            }
            for flow in type.properties.compactMap(\.onSet) { setters[flow.value, default: []].append(type.name.value) }
        }
    }

    /// - Parameters:
    ///   - runs: for each flow the flows that it runs or starts.
    ///   - returning: the flows of which a step returns something.
    func signatures(_ flows: [Flow], runs: [String: Set<String>], returning: Set<String>) -> [String: FlowSignature] {
        var all: [String: FlowSignature] = [:]
        for flow in flows where all[flow.name.value] == nil {
            all[flow.name.value] = signature(flow, returns: returning.contains(flow.name.value))
        }
        return FlowOwners(all, runs: runs).spread()
    }

    private func signature(_ flow: Flow, returns: Bool) -> FlowSignature {
        let users = users[flow.name.value] ?? []
        let methods = users.map(\.method)
        var seen: Set<String> = []
        let owners = users.map(\.type.name.value) + (setters[flow.name.value] ?? [])
        let fields = arguments(flow, users)
        let declared = Set(flow.parameters.map(\.name.value))
        let ended = methods.lazy.compactMap { method in method.handlers.ending.map { (ending: $0, method: method) } }.first
        return FlowSignature(
            name: flow.name.value,
            arguments: FieldTable(fields.map { $0.required(true) }),
            parameters: FieldTable(fields.map { $0.required(declared.contains($0.name.value) && !$0.type.isOptional) }),
            classes: owners.filter { seen.insert($0).inserted },
            methods: methods,
            handler: ended.map { handler($0.ending, $0.method) },
            neededValues: ended?.ending.needed ?? [],
            progress: progress(users),
            calledAtOnce: Set(methods.flatMap(\.handlers.progress).filter(\.isAtOnce).map(\.name)),
            result: result(flow, users, returns: returns),
            emits: users.lazy.compactMap { user in
                user.method.stream.map { TypeMapping.valueType($0.element, .swift, owner: user.type.name.value) }
            }.first,
            hasObject: users.isEmpty
                || users.contains { type, method in
                    if returns, method.isInitialiserOfSwift { return false }
                    return !method.isStatic || type.shared != nil || method.isShownAsInitialiser(of: type.name.value)
                }
        )
    }

    /// A parameter that only some of a flow's methods have is optional.
    private func arguments(_ flow: Flow, _ users: [(type: ClassType, method: Method)]) -> [Field] {
        var methodsWith: [String: Int] = [:]
        for name in users.flatMap({ Set($0.method.declaration.parameters.map(\.name)) }) { methodsWith[name, default: 0] += 1 }
        var list = flow.parameters
        var listed = Set(list.map(\.name.value))
        for (type, method) in users {
            for parameter in method.declaration.parameters where !parameter.isAsked && listed.insert(parameter.name).inserted {
                let everywhere = methodsWith[parameter.name] == users.count
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

    private func handler(_ ending: MethodHandlers.Ending, _ method: Method) -> FieldTable {
        let fields = ending.whole.parameters.map { Field(name: $0.name ?? "", valueType($0, method), isRequired: true, at: place) }
        return FieldTable(fields)
    }

    private func progress(_ users: [(type: ClassType, method: Method)]) -> [String: CallableBlock] {
        var all: [String: CallableBlock] = [:]
        for (type, method) in users {
            for block in method.handlers.progress {
                all[block.name] = CallableBlock(block, method.language, fieldsOf: nil, answersIn: type.name.value, at: place)
            }
        }
        return all
    }

    private func valueType(_ parameter: TypeName.Parameter, _ method: Method) -> ValueType {
        TypeMapping.valueType(parameter.type, method.language)
    }

    private func result(_ flow: Flow, _ users: [(type: ClassType, method: Method)], returns: Bool) -> ValueType {
        if returns, let (type, method) = users.first, method.isInitialiserOfSwift {
            let made = ValueType.named(type.name.value)
            return method.declaration.failing == nil ? made : made.asOptional
        }
        guard flow.result == .void, let first = users.first, first.method.stream == nil, !first.method.answersListener,
            !first.method.answersItself,
            first.method.startedCall == nil, let result = first.method.declaration.result
        else { return flow.result }
        return TypeMapping.valueType(result, first.method.language, owner: first.type.name.value)
    }
}

extension Field {
    fileprivate func required(_ isRequired: Bool) -> Field {
        var field = self
        field.isRequired = isRequired
        return field
    }
}

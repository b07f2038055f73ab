import Declarations
import Diagnostics
import SourceText

/// What scenarios may refer to, and the methods that they may call.
struct ScenarioScope {
    let index: SpecIndex
    /// `$self`: the shared object, where exactly one class has one.
    let sharedClass: String?
    let methodNames: KnownNames
    let delegateMethodNames: KnownNames
    private let ofClasses: MethodTable
    private let ofProtocols: MethodTable

    init(_ index: SpecIndex) {
        self.index = index
        let shared = index.classes.values.filter { $0.shared != nil }.map(\.name.value)
        sharedClass = shared.count == 1 ? shared[0] : nil
        ofClasses = MethodTable(index.classes.mapValues(\.methodsAndSetters))
        ofProtocols = MethodTable(index.protocols.mapValues(\.methods))
        methodNames = ofClasses.names
        delegateMethodNames = ofProtocols.names
    }

    /// Every block that a method calls while it goes on, that a property holds, and that listeners are, in the order of the classes' names.
    var progressHandlers: [(language: Language, handler: MethodHandlers.Progress)] {
        index.classes.sorted { $0.key < $1.key }.map(\.value).flatMap { type in
            // What listeners hear goes by the name of their list.
            let meanwhile = type.methods.flatMap { method in
                method.handlers.progress.filter { $0.name != method.listeners?.parameter }.map { (method.language, $0) }
            }
            let lists = type.listenerLists.compactMap { list in list.block.map { (list.method.language, $0) } }
            return meanwhile + type.blocks.map { ($0.language, $0.block) } + lists
        }
    }

    /// The block of that name in which an app does something; nil where a delegate has such a method.
    func block(named name: String) -> (language: Language, handler: MethodHandlers.Progress)? {
        guard delegateMethods(named: name).isEmpty else { return nil }
        return progressHandlers.first { $0.handler.name == name }
    }

    /// Before the first step: the device, and the shared object.
    func initial(at place: Place) -> Scope {
        var scope = Scope(dialect: .scenario)
        scope.classes = sharedClass.map { [$0] } ?? []
        let fields = [
            Field(name: "callback", .url, isRequired: false, at: place),
            Field(name: "visited", .url, isRequired: false, at: place),
            Field(name: "opened", .list(.url), isRequired: true, at: place),
        ]
        scope.locals["device"] = Scope.Binding(type: .object, fields: fields)
        return scope
    }

    /// A method by its name, or by `Class.name`.
    func methods(named name: String, of type: String?) -> [(type: String, method: Method)] {
        let (owner, bare) = split(name) { index.classes[$0] != nil }
        return ofClasses.methods(named: bare, of: (type ?? owner).map(implementation).map(ancestry))
    }

    /// What the methods are called by that share a name with others of their class.
    func overloads(named name: String, of type: String?) -> [String] {
        let (owner, bare) = split(name) { index.classes[$0] != nil }
        return ofClasses.overloads(of: bare, of: (type ?? owner).map(implementation).map(ancestry))
    }

    /// The class behind a protocol that the SDK itself implements.
    private func implementation(_ type: String) -> String { index.protocols[type]?.implementedBy?.value ?? type }

    /// A method of a delegate by its name, or by `Protocol.name`.
    func delegateMethods(named name: String) -> [(type: String, method: Method)] {
        let (owner, bare) = split(name) { index.protocols[$0] != nil }
        let lineage = owner.flatMap { index.protocols[$0] }.map { $0.lineage(in: index.protocols).map(\.name.value) }
        return ofProtocols.methods(named: bare, of: lineage)
    }

    private func split(_ name: String, _ isType: (String) -> Bool) -> (type: String?, name: String) {
        let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
        guard parts.count == 2, isType(parts[0]) else { return (nil, name) }
        return (parts[0], parts[1])
    }

    /// A class and those it inherits from.
    private func ancestry(_ name: String) -> [String] {
        var list = [name]
        while list.count < 16, let parent = list.last.flatMap({ index.classes[$0]?.superclass?.value }), index.classes[parent] != nil {
            list.append(parent)
        }
        return list
    }

    /// The parameters that a caller gives: all but the handler.
    func parameters(of method: Method, in type: String) -> [Field] {
        method.declaration.parameters.compactMap { parameter in
            guard let name = parameter.type, case .named = name else { return nil }
            let value = TypeMapping.valueType(name, method.language, owner: type)
            // Of what a framework brings the test makes a value itself, and of what apps implement one that takes notes.
            let isKnown =
                value.unwrapped.innerName.map { index.isType($0) && index.protocols[$0].map { $0.implementedBy != nil } ?? true }
                ?? (value.unwrapped != .json)
            let place = Place(method.spelling.place.file, parameter.span)
            return Field(name: parameter.name, value, isRequired: !value.isOptional && isKnown && !parameter.hasDefault, at: place)
        }
    }

    /// What the handlers of a method are given when it ends, by name; nil for a method without one.
    func handler(of method: Method, in type: String) -> [Field]? {
        guard let ending = method.handlers.ending else { return nil }
        return ending.whole.parameters.map { each in
            let value = TypeMapping.valueType(each.type, method.language, owner: type)
            return Field(name: each.name ?? "", value, isRequired: !value.isOptional, at: method.spelling.place)
        }
    }

    /// Whether anything says how a call of the method failed: its handler, or that it throws.
    func canFail(_ method: Method, in type: String) -> Bool {
        if let handler = handler(of: method, in: type) { return handler.contains { $0.type.unwrapped == .error } }
        if let stream = method.stream { return stream.isThrowing }
        return method.language == .objectiveC ? method.declaration.fillsError : method.declaration.isThrowing
    }

    /// An error that a scenario expects of a method which says nothing of it.
    func untold(_ failure: Located<String>, of method: Method, in type: String) -> Diagnostic {
        // A delegate of the object's, or of the one call.
        let taken = method.declaration.parameters.flatMap { parameter -> [String] in
            guard case .named(let named)? = parameter.type else { return [] }
            return named.protocols + named.name.split(separator: " ").suffix(1).map(String.init)
        }
        let isTaken = taken.contains { index.protocols[$0].map { $0.implementedBy == nil } ?? false }
        let hasDelegate = index.classes[type]?.delegate != nil || isTaken
        return UnheardFailure.untold(failure, hasHandler: handler(of: method, in: type) != nil, hasDelegate: hasDelegate)
    }

    /// What a call is worth to the scenario.
    func result(of method: Method, in type: String, isTwin: Bool) -> Scope.Binding {
        guard let handler = handler(of: method, in: type) else {
            let result = method.declaration.result.map { TypeMapping.valueType($0, method.language, owner: type) }
            // In Swift such a method throws, and its `YES` is that it returns.
            let isTruth = result == .boolean && method.language == .objectiveC && method.declaration.fillsError
            return Scope.Binding(type: isTruth ? .void : result ?? .void)
        }
        let ending = method.handlers.ending
        guard isTwin, ending?.answersCode != true else { return Scope.Binding(type: .object, fields: handler) }
        let values = handler.filter { $0.type.unwrapped != .error }.map { value in
            var value = value
            if ending?.isThere(value.name.value) ?? false { value.type = value.type.unwrapped }
            return value
        }
        return values.count == 1 ? Scope.Binding(type: values[0].type) : Scope.Binding(type: .object, fields: values)
    }
}

extension MethodDeclaration {
    /// `error:(NSError **)error`, as the last of a selector.
    fileprivate var fillsError: Bool {
        guard case .named(let last)? = parameters.last?.type else { return false }
        return last.name == "NSError" && last.pointerDepth == 2
    }
}

/// Methods by their names.
private struct MethodTable {
    private let methods: [String: [String: [Method]]]
    /// The types that have a method of a name, sorted.
    private let types: [String: [String]]
    let names: KnownNames

    init(_ methods: [String: [Method]]) {
        self.methods = methods.mapValues { Dictionary(grouping: $0, by: \.name) }
        var types: [String: [String]] = [:]
        for type in methods.keys.sorted() {
            for name in Set(methods[type, default: []].map(\.name)) { types[name, default: []].append(type) }
        }
        self.types = types
        names = KnownNames(methods.values.joined().map(\.name).sorted())
    }

    func overloads(of name: String, of owners: [String]?) -> [String] {
        let found = (owners ?? methods.keys.sorted()).flatMap { type in (methods[type] ?? [:]).values.joined() }
        return found.filter { $0.overload != nil && $0.declaration.name == name }.map(\.name).sorted()
    }

    /// - Parameter owners: nil for all types, by their names.
    func methods(named name: String, of owners: [String]?) -> [(type: String, method: Method)] {
        (owners ?? types[name] ?? []).flatMap { type in (methods[type]?[name] ?? []).map { (type, $0) } }
    }
}

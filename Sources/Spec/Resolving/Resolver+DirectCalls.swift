import Declarations
import SourceText
import YAMLTree

/// `calls:` of a method: the steps that a maintainer would write for it.
extension Resolver {
    mutating func directCall(
        _ node: YAMLNode, of method: Method, _ signature: FlowSignature, _ scope: Scope
    ) -> (steps: [FlowStep], onFailure: [FlowStep]) {
        guard let name = node.string("calls") else { return ([], []) }
        guard let endpoint = declared(index.endpoints[name.value], name, "endpoint", index.names.endpoints) else { return ([], []) }
        guard method.stream == nil || endpoint.isEventStream else {
            let help = "call the endpoint in `steps:`, and `emit:` what it answers"
            report(DirectCall.diagnostic("`\(method.name)` answers a stream", at: name.place, help))
            return ([], [])
        }
        let arguments = directArguments(node["with"], DirectArguments(name, endpoint, method), signature, scope)
        if endpoint.isEventStream { return (directEvents(DirectResults(name, endpoint, method, signature), arguments, scope), []) }
        let call = FlowStep(.call(endpoint: name, arguments: arguments, result: "response"), at: name.place)
        var ended = scope
        ended.locals["response"] = Scope.Binding(type: .object, fields: index.endpointFields.result(endpoint))
        let results = directResults(DirectResults(name, endpoint, method, signature), ended)
        guard let handler = signature.handler else {
            // What has no result was reported, and ends here.
            let unknown = FlowVerb.fail(Expression(.null, type: .error, place: name.place))
            let end = results.first.map { FlowVerb.return($0.value) } ?? (signature.result == .void ? nil : unknown)
            return ([call] + [end].compactMap { $0 }.map { FlowStep($0, at: name.place) }, [])
        }
        var failing = scope
        failing.error = .error
        let error = handler.fields.first { $0.type.unwrapped == .error }.map {
            Argument(name: Located($0.name.value, at: name.place), value: reference("$error", at: name.place, failing).expression)
        }
        return (
            [call, FlowStep(.complete(results), at: name.place)],
            [FlowStep(.complete([error].compactMap { $0 }), at: name.place)]
        )
    }

    // MARK: what goes

    private struct DirectArguments {
        let name: Located<String>
        let endpoint: Endpoint
        let method: Method
        /// The parameters that are values, and none of the blocks.
        let parameters: [MethodDeclaration.Parameter]

        init(_ name: Located<String>, _ endpoint: Endpoint, _ method: Method) {
            self.name = name
            self.endpoint = endpoint
            self.method = method
            parameters = method.declaration.parameters.filter { parameter in
                if case .function? = parameter.type { false } else { parameter.type?.isErrorPointer != true }
            }
        }
    }

    private mutating func directArguments(
        _ table: YAMLNode?, _ call: DirectArguments, _ signature: FlowSignature, _ scope: Scope
    ) -> [Argument] {
        let fields = index.endpointFields.callable(call.endpoint)
        let given = someArguments(table, of: fields, kind: "parameter of `\(call.name.value)`", scope)
        var used = Set(given.flatMap(\.value.references).filter { $0.root == .argument }.compactMap(\.path.first))
        var missing: [String] = []
        let usual = usual(call.endpoint.name.value, scope)
        let arguments = fields.fields.compactMap { field -> Argument? in
            if let said = given.first(where: { $0.name.value == field.name.value }) { return said }
            if field.constant != nil { return nil }
            if let usual = usual.first(where: { $0.name.value == field.name.value }) { return usual }
            guard let path = directPath(to: field, call.parameters, scope) else {
                if field.isRequired { missing.append(field.name.value) }
                return nil
            }
            used.insert(path[0])
            return directArgument(path, field, call.name, scope)
        }
        if !missing.isEmpty {
            report(
                DirectCall.diagnostic(
                    "nothing gives \(Listing.codes(missing)) of `\(call.name.value)`", at: call.name.place,
                    "add it under `with:`, or say what the method does in `steps:`"))
        }
        // What is added, or removed, need not travel.
        let listener = call.method.listeners?.parameter
        for parameter in call.parameters where !used.contains(parameter.name) && parameter.name != listener {
            report(
                DirectCall.diagnostic(
                    "`\(call.name.value)` has nothing like the parameter `\(parameter.name)`",
                    at: Place(call.method.spelling.place.file, parameter.span).inside(call.method.spelling.place),
                    "give it to one of its parameters under `with:`, or say what the method does in `steps:`"))
        }
        return arguments
    }

    /// Behind `$arg`: a parameter of that name, or a property of that name that only one parameter has.
    private func directPath(to field: Field, _ parameters: [MethodDeclaration.Parameter], _ scope: Scope) -> [String]? {
        if let name = LooseNames(parameters.map(\.name)).like(field.name.value) { return [name] }
        let paths = parameters.compactMap { parameter -> [String]? in
            guard case .named(let name)? = scope.arguments[parameter.name]?.type.unwrapped, let type = index.classes[name] else {
                return nil
            }
            return LooseNames(index.members(of: type).names.list).like(field.name.value).map { [parameter.name, $0] }
        }
        return paths.count == 1 ? paths[0] : nil
    }

    private mutating func directArgument(_ path: [String], _ field: Field, _ name: Located<String>, _ scope: Scope) -> Argument {
        let value = reference("$arg.\(path.joined(separator: "."))", at: name.place, scope)
        if !index.fits(value.type, field.type) {
            report(
                DirectCall.diagnostic(
                    "`\(path.joined(separator: "."))` is `\(value.type.spelling)`, and `\(field.name.value)` of `\(name.value)` takes "
                        + "`\(field.type.spelling)`",
                    at: name.place,
                    index.helpSending(value.type)
                        ?? "give `\(field.name.value)` under `with:`, or say what the method does in `steps:`"))
        }
        noteSent(value, as: field.type, scope)
        return Argument(name: Located(field.name.value, at: name.place), value: value.expression)
    }

    // MARK: what comes back

    private struct DirectResults {
        let name: Located<String>
        let endpoint: Endpoint
        let method: Method
        let signature: FlowSignature
        /// Without a name: what the method itself answers.
        let wanted: [(name: String?, type: ValueType)]

        init(_ name: Located<String>, _ endpoint: Endpoint, _ method: Method, _ signature: FlowSignature) {
            self.name = name
            self.endpoint = endpoint
            self.method = method
            self.signature = signature
            if let element = signature.emits {
                wanted = [(nil, element)]
            } else if let handler = signature.handler {
                wanted = handler.fields.filter { $0.type.unwrapped != .error }.map { ($0.name.value, $0.type) }
            } else {
                wanted = signature.result == .void ? [] : [(nil, signature.result)]
            }
        }

        /// Whether there is one value, beside truth values that say how it went.
        var hasOne: Bool { wanted.count == 1 || wanted.count { $0.type.unwrapped != .boolean } == 1 }
    }

    private mutating func directResults(_ call: DirectResults, _ scope: Scope) -> [Argument] {
        if let problem = problem(call) {
            report(DirectCall.diagnostic(problem, at: call.method.locatedName.place, "say what it does in `steps:`"))
            return []
        }
        return call.wanted.compactMap { wanted in
            let name = Located(wanted.name ?? "", at: call.name.place)
            if let value = directResult(wanted.name, wanted.type, call, scope) { return Argument(name: name, value: value) }
            let what = wanted.name.map { "the `\($0)` of `\(call.method.name)`" } ?? "what `\(call.method.name)` answers"
            report(
                DirectCall.diagnostic(
                    "no field of the answer of `\(call.name.value)` is \(what), `\(wanted.type.spelling)`", at: call.name.place,
                    "call a field so, name fields under `field:` of the class, or say what the method does in `steps:`"))
            return nil
        }
    }

    /// The method's elements are the endpoint's events.
    private mutating func directEvents(_ call: DirectResults, _ arguments: [Argument], _ scope: Scope) -> [FlowStep] {
        guard call.signature.emits != nil else {
            let help = "declare an `AsyncThrowingStream` of what its events hold, or `listen:` to it in `steps:`"
            report(EventStream.goesOn(call.name.value, "calls", at: call.name.place, help))
            return []
        }
        var inner = scope
        inner.locals["response"] = Scope.Binding(type: .object, fields: call.endpoint.documentedFields)
        let elements = directResults(call, inner).map { FlowStep(.emit($0.value), at: call.name.place) }
        let listening = Listening(source: .endpoint(call.name), arguments: arguments, name: "response", steps: elements)
        return [FlowStep(.listen(listening), at: call.name.place)]
    }

    private func problem(_ call: DirectResults) -> String? {
        if !call.endpoint.alternatives.isEmpty { return "`\(call.name.value)` has several answers" }
        let makesObject = call.signature.classes.contains { index.classes[$0]?.isFactory(call.method) ?? false }
        if call.signature.handler != nil, call.signature.result != .void, !makesObject {
            return "`\(call.method.name)` answers at once and has a handler, and is no single call"
        }
        let told = call.method.handlers.progress.filter { $0.name != call.method.listeners?.parameter }
        return told.isEmpty ? nil : "`\(call.method.name)` tells how it goes on, which no single call does"
    }

    private mutating func directResult(_ name: String?, _ type: ValueType, _ call: DirectResults, _ scope: Scope) -> Expression? {
        let place = call.name.place
        let fields = AnswerFields(call.endpoint.documentedFields)
        // A truth value says how it went, unless the answer itself does.
        let isFlag = type.unwrapped == .boolean
        if let path = name.flatMap({ fields.path(to: $0, isOutermost: isFlag) }) {
            return converted(reference("$response.\(path)", at: place, scope), to: type, at: place)
        }
        if name != nil, isFlag { return Expression(.boolean(true), type: .boolean, place: place) }
        guard call.hasOne else { return nil }
        let whole = reference("$response", at: place, scope)
        if case .named(let name) = type.unwrapped, index.classes[name] != nil, let made = converted(whole, to: type, at: place) {
            return made
        }
        for level in fields.levels {
            let found = level.compactMap { converted(reference("$response.\($0.path)", at: place, scope), to: type, at: place) }
            if let only = found.first { return found.count == 1 ? only : nil }
        }
        return nil
    }

    /// A value of the answer as the type that the method declares: as it is, or an object made of its fields.
    private func converted(_ value: Value, to type: ValueType, at place: Place) -> Expression? {
        if let name = type.madeName, let class_ = index.classes[name], let made = made(class_, from: value.type), index.fits(made, type) {
            let isFilled = index.ancestry(of: class_).flatMap(\.properties).contains { $0.field != nil }
            guard isFilled, !value.fields.isEmpty, canFill(class_, with: value, at: place) else { return nil }
            return Expression(.make(type: name, from: value.expression), type: made, place: place)
        }
        return index.fits(value.type, type) ? value.expression : nil
    }
}

extension ValueType {
    /// The class that it is, or that its items are.
    fileprivate var madeName: String? {
        switch unwrapped {
        case .named(let name): name
        case .list(let item): item.madeName
        default: nil
        }
    }
}

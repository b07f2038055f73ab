import Declarations
import Diagnostics
import SourceText
import YAMLTree

extension ScenarioVerb: ResolvableVerb {
    static let dialect = Dialect.scenario

    static func resolved(
        _ entry: YAMLEntry, _ node: YAMLNode, _ site: Void, _ scope: inout Scope, by resolver: inout Resolver
    ) -> [ScenarioVerb] {
        if entry.name == "let" { return resolver.named(entry.value, &scope) }
        return [resolver.scenarioVerb(entry, node, &scope)].compactMap { $0 }
    }
}

/// Scenarios: every name resolved, every value typed.
extension Resolver {
    mutating func scenarios(_ nodes: [YAMLNode]) -> [Scenario] {
        for name in nodes.compactMap({ $0.string("after") }) { scenariosToCome[name.value, default: 0] += 1 }
        var list: [Scenario] = []
        for node in nodes {
            if let scenario = scenario(node) { list.append(scenario) }
        }
        return list
    }

    private mutating func scenario(_ node: YAMLNode) -> Scenario? {
        guard let name = node.string("name") else { return nil }
        let after = node.string("after")
        var scope = after.flatMap { end(of: $0.value) } ?? scenarioScope.initial(at: node.place)
        let steps: [ScenarioStep] = steps(node.nodes("steps"), (), &scope)
        for name in scope.named where scope.locals[name]?.endsWithScenario ?? false { scope.locals[name] = nil }
        scope.named = []
        scenarioEnds[name.value] = scope
        return Scenario(name: name, text: node.requiredText(), after: after, steps: steps, place: node.place)
    }

    /// What a scenario has left to the next. The last to come after it takes it away, so that in a long chain nothing is copied.
    private mutating func end(of name: String) -> Scope? {
        scenariosToCome[name, default: 0] -= 1
        return scenariosToCome[name, default: 0] > 0 ? scenarioEnds[name] : scenarioEnds.removeValue(forKey: name)
    }

    fileprivate mutating func scenarioVerb(_ entry: YAMLEntry, _ node: YAMLNode, _ scope: inout Scope) -> ScenarioVerb? {
        switch entry.name {
        case "set": return setting(entry, node, scope)
        case "device": return device(entry.value)
        case "settings": return .settings(settings(entry.value, scope))
        case "advance": return .advance(expression(entry.value, as: .number, "`advance`", scope))
        case "restart":
            scope.started = [:]
            return .restart
        case "expect": return .expect(condition(entry.value, scope))
        case "until": return .until(condition(entry.value, scope))
        case "release": return entry.value.located.flatMap { released($0, &scope) }
        case "cancel": return entry.value.located.map { cancelled($0, &scope) }
        case "ended": return ended(entry, node, &scope)
        case "read": return read(entry, node, &scope)
        case "stored": return stored(entry, node, scope)
        case "posted": return posted(entry.value, node, &scope)
        case "put", "drop": return records(entry, node, &scope).map(ScenarioVerb.records)
        case "call", "new": return scenarioCall(entry, node, &scope)
        case "react": return reaction(entry, node, scope)
        case "notified": return notified(entry, node, &scope)
        case "reported": return reported(entry, node, &scope)
        default:
            let verb = mockVerb(entry, node, scope)
            if case .fault(let endpoint, .held, _) = verb { scope.held.insert(endpoint.value) }
            return verb
        }
    }

    // MARK: what is there before

    private mutating func setting(_ entry: YAMLEntry, _ node: YAMLNode, _ scope: Scope) -> ScenarioVerb? {
        let object = node["of"].map { expression($0, as: nil, "`of`", scope) }
        guard let type = ownerType(object, scope), index.classes[type] != nil else {
            report(UnknownReference.diagnostic("$self", known: [], help: noOneShared, at: entry.keyPlace))
            return nil
        }
        var list: [Argument] = []
        for each in entry.value.entries {
            let name = Located(each.name, at: each.keyPlace)
            if let held = index.block(each.name, of: type) {
                list.append(listening(each.value, held, named: name, scope))
                continue
            }
            guard let found = index.classes[type].flatMap({ index.property(each.name, of: $0) }) else {
                report(
                    DanglingReference.diagnostic(
                        name, kind: "property of `\(type)`", known: listed(index.members(of: Scope.Binding(type: .named(type))))))
                continue
            }
            if let finding = UnsettableProperty.finding(name, of: type, index) { report(finding) }
            let value = Argument(name: name, value: expression(each.value, as: found.type, "`\(each.name)`", scope))
            checkNothing(value, found.type)
            checkDictionary(value, index.declaredType(of: each.name, in: type))
            list.append(value)
        }
        return .set(type: type, of: object, list)
    }

    private func ownerType(_ object: Expression?, _ scope: Scope) -> String? {
        guard let object else { return scope.classes.first }
        if case .named(let name) = object.type.unwrapped { return name }
        return nil
    }

    private func device(_ node: YAMLNode) -> ScenarioVerb {
        let person = node["person"].map { table in
            table.entries.compactMap { entry in
                entry.value.text.map {
                    Argument(
                        // As a page's items have it, or without what tells these from the system's own.
                        name: Located(MockTables.person(entry.name) ?? entry.name, at: entry.keyPlace),
                        value: Expression(.string($0), type: .string, place: entry.value.place))
                }
            }
        }
        let device = ScenarioVerb.Device(
            apps: node["apps"].map { _ in node.strings("apps") },
            broken: node["broken"].map { _ in node.strings("broken") },
            person: person,
            closes: node.flag("closes")
        )
        return .device(device)
    }

    private mutating func settings(_ node: YAMLNode, _ scope: Scope) -> [Argument] {
        node.entries.map { entry in
            let name = Located(entry.name, at: entry.keyPlace)
            if index.settings[entry.name] == nil {
                report(DanglingReference.diagnostic(name, kind: "setting", known: index.names.settings))
            }
            return Argument(name: name, value: writtenOut(entry, scope))
        }
    }

    /// What stands in an app's property list is known before anything happens.
    private mutating func writtenOut(_ entry: YAMLEntry, _ scope: Scope) -> Expression {
        let value = expression(entry.value, as: .string, "`\(entry.name)`", scope)
        if case .string = value.kind { return value }
        report(
            TypeMismatch.diagnostic(
                "a setting is a text that is written out", at: entry.value.place, help: "write the text itself; a number in quotes"))
        return Expression(.string(""), type: .string, place: entry.value.place)
    }

    private mutating func mockVerb(_ entry: YAMLEntry, _ node: YAMLNode, _ scope: Scope) -> ScenarioVerb? {
        guard let name = entry.value.located else { return nil }
        switch entry.name {
        case "fault": return fault(name, node, scope)
        case "journal":
            guard knownEndpoint(name) != nil else { return nil }
            return .journal(endpoint: name, count: node.integer("count")?.value ?? 0, waits: node.flag("waits"))
        case "callback": return scenarioCallback(name, node, scope)
        case "action": return scenarioAction(name, node, scope)
        case "capability": return capability(name, node, scope)
        default: return nil
        }
    }

    private mutating func knownEndpoint(_ name: Located<String>) -> Endpoint? {
        if let found = index.endpoints[name.value] { return found }
        report(DanglingReference.diagnostic(name, kind: "endpoint", known: index.names.endpoints))
        return nil
    }

    private mutating func fault(_ name: Located<String>, _ node: YAMLNode, _ scope: Scope) -> ScenarioVerb? {
        guard let endpoint = knownEndpoint(name) else { return nil }
        let count = node.integer("count")?.value ?? 1
        if let error = node.string("error") {
            let documented = endpoint.errors + [endpoint.onInvalid].compactMap { $0 }
            let known = documented.compactMap { index.error($0.value, of: endpoint) }
            if index.error(error.value, of: endpoint).map(known.contains) != true {
                report(DanglingReference.diagnostic(error, kind: "error of `\(name.value)`", known: listed(documented.map(\.value))))
            }
            return .fault(endpoint: name, .error(error, told(node["with"], with: error.value, of: endpoint, scope)), count: count)
        }
        if let latency = node.integer("latency") { return .fault(endpoint: name, .latency(latency.value), count: count) }
        if let status = node.integer("status") { return .fault(endpoint: name, .status(status.value), count: count) }
        if let transport = ScenarioVerb.TransportFault.allCases.first(where: { node.flag($0.rawValue) }) {
            return .fault(endpoint: name, .transport(transport), count: count)
        }
        if node.flag("held") { return .fault(endpoint: name, .held, count: count) }
        return .fault(endpoint: name, node.flag("unreadable") ? .unreadable : .cut, count: count)
    }

    private mutating func capability(_ name: Located<String>, _ node: YAMLNode, _ scope: Scope) -> ScenarioVerb? {
        guard let operation = declared(index.operations[name.value], name, "operation", index.names.operations) else { return nil }
        let decided = Set(PlatformOperation.all.filter { !$0.isScripted }.map(\.name))
        if decided.contains(name.value) {
            let scripted = listed(index.operations.keys.filter { !decided.contains($0) }.sorted())
            report(DanglingReference.diagnostic(name, kind: "operation whose answer a scenario can say", known: scripted))
        }
        if let error = node.string("error") {
            checkError(error)
            return .capability(operation: name, .error(error))
        }
        if node.flag("never") { return .capability(operation: name, .never) }
        let answer = node["answer"].map { answered($0, by: operation, name.value, scope) }
        return .capability(operation: name, .value(answer ?? Expression(.null, type: .void, place: node.place)))
    }

    mutating func checkError(_ name: Located<String>) {
        if index.errorCase(name.value) == nil {
            report(DanglingReference.diagnostic(name, kind: "error", known: index.names.errors))
        }
    }

    // MARK: what the app does

    private mutating func scenarioCall(_ entry: YAMLEntry, _ node: YAMLNode, _ scope: inout Scope) -> ScenarioVerb? {
        let isNew = entry.name == "new"
        let made = entry.value.text.map(GenericUse.name)
        // An object of which nobody knows what makes it has its type all the same: steps behind it are not wrong for that.
        if isNew, let result = node.string("as"), let type = made, index.classes[type] != nil {
            scope.locals[result.value] = Scope.Binding(type: .named(type))
        }
        if isNew { checkOutcome(entry, node) }
        guard let name = isNew ? maker(entry, node) : entry.value.located else { return nil }
        let object = node["of"].map { expression($0, as: nil, "`of`", scope) }
        let owner = isNew ? made : object.flatMap { ownerType($0, scope) }
        guard let (type, method) = scenarioScope.methods(named: name.value, of: owner).first else {
            let overloads = scenarioScope.overloads(named: name.value, of: owner)
            report(
                overloads.isEmpty
                    ? DanglingReference.diagnostic(name, kind: "method", known: scenarioScope.methodNames)
                    : DanglingReference.diagnostic(name, overloads: overloads))
            return nil
        }
        if let owner, let lacking = index.protocols[owner], lacking.implementedBy != nil,
            !lacking.lineage(in: index.protocols).flatMap(\.methods).contains(where: { $0.name == method.name })
        {
            report(DanglingReference.diagnostic(unasked: name, of: lacking.name.value, in: type))
            return nil
        }
        if !isNew, object == nil { checkObject(of: method, in: type, name, scope) }
        let isTwin = node.flag("twin")
        if isTwin, let other = index.classes[type]?.awaitedForm(of: method) { report(DanglingReference.diagnostic(twin: name, other.name)) }
        if isTwin, !method.hasTwin { report(DanglingReference.diagnostic(twinless: name, method)) }
        let parameters = FieldTable(scenarioScope.parameters(of: method, in: type))
        let blocks = isTwin ? [] : scenarioScope.blocks(missingFrom: method, in: type)
        let all = arguments(node["with"], of: parameters.adding(blocks), "`\(name.value)`", at: name.place, scope)
        let leftOut = leftOut(all, blocks, method, node)
        let given = all.filter { argument in !blocks.contains { $0.name.value == argument.name.value } }
        for argument in given {
            if let parameter = parameters[argument.name.value] { checkNothing(argument, parameter.type) }
            checkDictionary(argument, method.declaration.parameters.first { $0.name == argument.name.value }?.type)
        }
        let failure = node.string("fails")
        if let failure { checkError(failure) }
        let result = resultName(node)
        let hasHandler = scenarioScope.handler(of: method, in: type) != nil && method.handlers.isHeard(without: leftOut, of: method)
        let started = StartedCall(type: type, method: method, isTwin: isTwin, hasHandler: hasHandler, place: name.place)
        let call = ScenarioCall(
            method: Located(method.name, at: name.place),
            type: type,
            object: object,
            arguments: given,
            leftOut: leftOut,
            result: result,
            failure: failure,
            held: held(node, failure, scope),
            isTwin: isTwin,
            pace: node["waits"]?.scalar?.bool ?? true ? .done : isNew || !started.canGoOn ? .returned : .started
        )
        if let failure, call.pace == .started {
            report(UnheardFailure.early(failure, result))
        } else if let failure, !scenarioScope.canFail(method, in: type) {
            report(scenarioScope.untold(failure, of: method, in: type))
        }
        if call.pace == .started {
            if let result { scope.started[result] = started }
        } else if let result {
            let binding = isNew ? Scope.Binding(type: .named(type)) : scenarioScope.result(of: method, in: type, isTwin: isTwin)
            if binding.type == .void, let named = node["as"] {
                report(TypeMismatch.nothing(method, throwing: scenarioScope.canFail(method, in: type), at: named.place))
            }
            scope.locals[result] = binding
        }
        return isNew ? .new(call) : .call(call)
    }

    /// A method of objects is called on one: on the shared one, where a step does not say which.
    private mutating func checkObject(of method: Method, in type: String, _ name: Located<String>, _ scope: Scope) {
        guard !method.isStatic, !method.declaration.isInitializer, index.classes[type]?.shared == nil else { return }
        let shared = scope.classes.compactMap { index.classes[$0] }.flatMap { index.ancestry(of: $0) }
        guard !shared.contains(where: { $0.name.value == type }) else { return }
        let meaning = "the object that it is called on: name one that a step has, or make one, `new: \(type)`"
        report(MissingKey.diagnostic("of", in: "`call: \(name.value)`", at: name.place, meaning: meaning))
    }
}

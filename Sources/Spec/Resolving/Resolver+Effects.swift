import Declarations
import SourceText
import YAMLTree

/// Steps that change something or tell somebody: state, properties, delegates, notifications, other flows, objects and events.
extension Resolver {
    // MARK: state

    mutating func keep(_ table: YAMLNode, _ node: YAMLNode, _ scope: Scope) -> FlowVerb {
        var groups: [StateGroup] = []
        let list = kept(table, &groups, scope)
        return .keep(list, key: recordKey(node, groups, isNeeded: true, scope))
    }

    private mutating func kept(_ table: YAMLNode, _ groups: inout [StateGroup], _ scope: Scope) -> [Assignment] {
        var list: [Assignment] = []
        for entry in table.entries {
            let name = Located(entry.name, at: entry.keyPlace)
            guard let (group, field) = stateField(name) else {
                _ = expression(entry.value, as: nil, "`\(entry.name)`", scope)
                continue
            }
            groups.append(group)
            let value = fieldValue(entry.value, field, "`\(entry.name)`", scope)
            let path = StatePath(group: group.name.value, field: field.name.value)
            // Whatever the field is, the state may be without it.
            list.append(Assignment(target: Located(path, at: entry.keyPlace), value: value, mayMiss: true))
        }
        return list
    }

    mutating func claim(_ target: YAMLNode, _ node: YAMLNode, _ otherwise: [FlowStep], _ scope: Scope) -> FlowVerb? {
        var assignments: [Assignment] = []
        var groups: [StateGroup] = []
        if let name = target.located {
            guard let group = index.state[name.value], group.key != nil else {
                report(DanglingReference.diagnostic(name, kind: "state group with a key", known: index.names.keyedState))
                return nil
            }
            groups = [group]
        } else {
            assignments = kept(target, &groups, scope)
        }
        guard let first = groups.first else { return nil }
        if let other = groups.first(where: { $0.name.value != first.name.value }) {
            let message = "one claim is for one group, this is for `\(first.name.value)` and `\(other.name.value)`"
            report(TypeMismatch.diagnostic(message, at: target.place))
        }
        let key = recordKey(node, groups, isNeeded: true, scope)
        return .claim(group: Located(first.name.value, at: target.place), assignments, key: key, otherwise: otherwise)
    }

    private mutating func stateField(_ name: Located<String>) -> (StateGroup, Field)? {
        let parts = name.value.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, let group = index.state[parts[0]], let field = index.stateFields[parts[0]]?[parts[1]]
        else {
            report(DanglingReference.diagnostic(name, kind: "field of the state", known: index.names.stateFields))
            return nil
        }
        return (group, field)
    }

    mutating func forget(_ value: YAMLNode, _ node: YAMLNode, _ scope: Scope) -> FlowVerb {
        var paths: [Located<StatePath>] = []
        var groups: [StateGroup] = []
        for name in value.kind == .sequence ? value.items.compactMap(\.located) : [value.located].compactMap({ $0 }) {
            if let group = index.state[name.value] {
                paths.append(Located(StatePath(group: name.value, field: nil), at: name.place))
                groups.append(group)
            } else if !name.value.contains(".") {
                report(DanglingReference.diagnostic(name, kind: "state group", known: index.names.state))
            } else if let (group, field) = stateField(name) {
                paths.append(Located(StatePath(group: group.name.value, field: field.name.value), at: name.place))
                groups.append(group)
            }
        }
        return .forget(paths, key: recordKey(node, groups, isNeeded: false, scope))
    }

    /// The `key:` that says which record of a group with several is meant.
    private mutating func recordKey(_ node: YAMLNode, _ groups: [StateGroup], isNeeded: Bool, _ scope: Scope) -> Expression? {
        let keyed = groups.first { $0.key != nil }
        guard let key = node["key"] else {
            if isNeeded, let keyed { report(MissingArgument.diagnostic(["key"], of: "`\(keyed.name.value)`", at: node.place)) }
            return nil
        }
        let type = keyed.flatMap { group in group.fields.first { $0.name.value == group.key?.value }?.type }
        return expression(key, as: type, "`key`", scope)
    }

    // MARK: delegates

    mutating func notify(_ selector: YAMLNode, _ node: YAMLNode, _ scope: inout Scope) -> FlowVerb? {
        guard let selector = selector.located else { return nil }
        if let list = node["toAll"] { return notifyAll(selector, list, node, scope) }
        let target = node["to"].map { expression($0, as: nil, "`to`", scope) }
        let method = delegateMethod(selector, target, scope)
        let asked = target?.type.innerName.flatMap { index.protocols[$0] }
        let values = notifyArguments(node, method, selector, scope)
        let result = resultName(node)
        let isAtOnce = method.flatMap { asked?.isCalledAtOnce($0) } ?? false
        let block = method?.answerBlock
        if let result {
            let answer = method?.toldResult() ?? .json
            // An object that is there answers what it declares.
            let isThere = isAtOnce && target.map { !$0.type.isOptional } == true
            scope.locals[result] = block?.answer(at: selector.place) ?? Scope.Binding(type: isThere ? answer : answer.asOptional)
        }
        let way = NotifyWay(isAsked: method?.isAsked ?? false, isAtOnce: isAtOnce)
        return .notify(selector: selector, arguments: values, to: target, result: result, way: way)
    }

    private mutating func delegateMethod(_ selector: Located<String>, _ target: Expression?, _ scope: Scope) -> Method? {
        let owners = scope.owners.compactMap { index.classes[$0] }.filter { $0.isDelegateStatic || scope.classes.contains($0.name.value) }
        var names = owners.compactMap { $0.delegate?.protocolName.value }
        if let target { names = target.type.innerName.map { [$0] } ?? [] }
        let methods = names.flatMap(index.requirements)
        if let method = methods.first(where: { $0.name == selector.value }) { return method }
        let isOpen = target?.type.unwrapped == .json || (target == nil && scope.isObjectUnknown)
        if !isOpen {
            report(
                DanglingReference.diagnostic(
                    selector, kind: "method of the delegate", known: listed(methods.map(\.name))))
        }
        return nil
    }

    mutating func notifyArguments(_ node: YAMLNode, _ method: Method?, _ selector: Located<String>, _ scope: Scope) -> [Expression] {
        let nodes = node.nodes("with")
        let parameters = method?.toldParameters
        if let parameters, parameters.count != nodes.count {
            report(
                WrongCount.diagnostic(
                    selector.value, expected: parameters.count, found: nodes.count, at: node["with"]?.place ?? selector.place))
        }
        return nodes.enumerated().map { index, each in
            let parameter = parameters.flatMap { index < $0.count ? $0[index] : nil }
            let type = parameter?.type.map { TypeMapping.valueType($0, method?.language ?? .objectiveC) }
            let isTold = isTold(each, type, method, scope)
            if let objects = objects(each, for: parameter, type, scope) { return objects }
            return expression(each, as: isTold ? .error : type, "`\(parameter?.name ?? "the parameter")`", scope)
        }
    }

    /// Objects of the spec's classes, for a delegate that is told anything: `id`, or a list without a word of what it holds.
    private mutating func objects(
        _ node: YAMLNode, for parameter: MethodDeclaration.Parameter?, _ type: ValueType?, _ scope: Scope
    ) -> Expression? {
        guard let wanted = type?.unwrapped, [.json, .list(.json)].contains(wanted), parameter?.type?.name != "NSDictionary" else {
            return nil
        }
        var trial = self
        let known = diagnostics.count
        let found = trial.value(node, as: nil, "", scope)
        let item = if case .list(let item) = found.type.unwrapped { item } else { wanted == .json ? found.type.unwrapped : .json }
        guard trial.diagnostics.count == known, case .named(let name) = item, index.classes[name]?.form == .class else { return nil }
        return expression(node, as: nil, "", scope)
    }

    /// `$error` for a delegate that is told one enum of errors, which says what any other error becomes.
    private mutating func isTold(_ node: YAMLNode, _ type: ValueType?, _ method: Method?, _ scope: Scope) -> Bool {
        guard node.text == "$error", scope.error?.unwrapped == .error, let method, case .named(let name)? = type?.unwrapped,
            index.errors[name] != nil
        else { return false }
        if method.failsAs == nil { report(TypedThrows.untold(method.name, name, at: node.place)) }
        return true
    }

    // MARK: flows and objects

    mutating func run(_ entry: YAMLEntry, _ node: YAMLNode, _ scope: inout Scope) -> FlowVerb? {
        guard let name = entry.value.located else { return nil }
        let result = resultName(node)
        guard let flow = index.flows[name.value] else {
            report(DanglingReference.diagnostic(name, kind: "flow", known: index.names.flows))
            if let result { scope.locals[result] = Scope.Binding(type: .json) }
            return nil
        }
        let arguments = arguments(node["with"], of: flow.parameters, "`\(name.value)`", at: name.place, scope)
        // Of a flow's parameters only a type with `?` lets one be missing.
        checkPresence(of: arguments.filter { flow.parameters[$0.name.value]?.isRequired == false }, in: flow.parameters, scope)
        if let result {
            if flow.result == .void {
                report(
                    TypeMismatch.diagnostic(
                        "the flow `\(name.value)` has no result", at: node.place(of: "as"),
                        help: "say what it answers under the flow's `result:`, and `return` it"))
            }
            scope.locals[result] = Scope.Binding(type: flow.result)
        }
        var owner: Expression?
        if let of = node["of"] { owner = self.owner(of: name, flow, of, scope) }
        return .run(flow: name, arguments: arguments, result: result, waits: entry.name == "run", of: owner)
    }

    /// Another object, whose flow is run: it is of a class whose methods do.
    private mutating func owner(of name: Located<String>, _ flow: FlowSignature, _ node: YAMLNode, _ scope: Scope) -> Expression {
        let object = expression(node, as: nil, "`of`", scope)
        guard object.type.unwrapped != .json else { return object }
        let type = object.type.innerName.flatMap { index.classes[$0] }
        guard let type, type.form == .class else {
            let help = "name an object of a class whose methods run it"
            report(TypeMismatch.diagnostic("`\(object.type.spelling)` has no flows", at: node.place, help: help))
            return object
        }
        if Set(index.lineage(of: type.name.value)).isDisjoint(with: flow.classes) {
            let owned = "give `\(type.name.value)` a method with `flow: \(name.value)`, `invented:` where the SDK has none"
            let help = flow.classes.isEmpty ? "leave `of` out, or \(owned)" : "it is a flow of \(Listing.codes(flow.classes)); \(owned)"
            report(TypeMismatch.diagnostic("no method of `\(type.name.value)` runs `\(name.value)`", at: node.place, help: help))
        }
        return object
    }

    mutating func awaitEvent(_ name: YAMLNode, _ node: YAMLNode, _ scope: inout Scope) -> FlowVerb? {
        guard let name = name.located else { return nil }
        let owner = node["of"].map { expression($0, as: nil, "`of`", scope) }
        let field = event(name, owner, scope)
        let type = owner?.type.innerName.flatMap { index.classes[$0] }
        if let owner, let type, index.ancestry(of: type).contains(where: { $0.eventsForAll.contains(name.value) }) {
            report(EventForAll.diagnostic(name, at: owner.place))
        }
        let result = resultName(node)
        if let result { scope.locals[result] = Scope.Binding(type: field?.type ?? .json, fields: FieldTable(field?.fields ?? [])) }
        return .await(event: name, of: owner, result: result)
    }

    mutating func signal(_ name: YAMLNode, _ node: YAMLNode, _ scope: Scope) -> FlowVerb? {
        guard let name = name.located else { return nil }
        let owner = node["of"].map { expression($0, as: nil, "`of`", scope) }
        let field = event(name, owner, scope)
        let value = node["value"].map { expression($0, as: field?.type, "the event `\(name.value)`", scope) }
        return .signal(event: name, of: owner, value)
    }

    /// An event of the object, which every class that runs the flow must have, or what it inherits from.
    private mutating func event(_ name: Located<String>, _ owner: Expression?, _ scope: Scope) -> Field? {
        let names = owner.map { $0.type.innerName.map { [$0] } ?? [] } ?? scope.classes
        let known = names.compactMap { index.classes[$0] }.map { (type: $0, events: index.ancestry(of: $0).flatMap(\.events)) }
        let events = known.flatMap(\.events)
        if let field = events.first(where: { $0.name.value == name.value }) {
            if let lacking = known.first(where: { !$0.events.contains { $0.name.value == name.value } }) {
                report(DanglingReference.diagnostic(name, kind: "event", lackingIn: lacking.type, help: "say whose it is, with `of:`"))
            }
            return field
        }
        if owner?.type.unwrapped != .json, owner != nil || !scope.isObjectUnknown {
            report(DanglingReference.diagnostic(name, kind: "event", known: listed(events.map(\.name.value))))
        }
        return nil
    }
}

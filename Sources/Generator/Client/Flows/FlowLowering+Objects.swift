internal import Declarations
internal import Spec

/// Steps that speak with delegates, handlers, other flows and other objects.
extension FlowLowering {
    mutating func notify(
        _ selector: String,
        _ arguments: [Expression],
        _ target: Expression?,
        _ result: String?,
        _ rest: [Step],
        _ scope: inout FlowScope
    ) -> [StatementView] {
        guard let (type, method) = delegateMethod(selector, target, scope) else { return [] }
        let names = MethodFace(method, owner: type.name.value, properties: [], model: model)
        var hoisted: [StatementView] = []
        var items: [String] = []
        for (index, parameter) in names.parameters.enumerated() where index < arguments.count {
            let declared = parameter.type.optionality == .implicit ? parameter.type.with(.required) : parameter.type
            let flowType = model.flowType(declared)
            var value = coerced(arguments[index], to: flowType, scope)
            if mustHoist(arguments[index], value) { value = hoistedValue(arguments[index], value, parameter.name, &hoisted, &scope) }
            let isObject = if case .named(let name) = value.type.type { model.classes[name] != nil } else { false }
            let text = isObject ? value.text : model.toDeclared(value.text, declared, isOptional: value.type.isOptional)
            items.append((parameter.label.isEmpty ? "" : "\(parameter.label): ") + text)
        }
        let call = "$0.\(names.name.base)(\(items.joined(separator: ", ")))"
        return hoisted + delivered(call, target, result, model.flowType(names.result), rest, &scope)
    }

    /// Whether a value has to be worked out before the closure that uses it: it may fail, or it reads what `self` holds.
    private func mustHoist(_ expression: Expression, _ value: LoweredValue) -> Bool {
        let readsObject = StepVisitor.references(in: [expression]).contains { $0.root == .object && !$0.path.isEmpty }
        return value.isThrowing || readsObject || value.text.contains("environment") || value.text.contains("clock.")
    }

    private mutating func hoistedValue(
        _ expression: Expression,
        _ value: LoweredValue,
        _ name: String,
        _ statements: inout [StatementView],
        _ scope: inout FlowScope
    ) -> LoweredValue {
        if value.isThrowing { isThrowing = true }
        let isTaken = scope.declared.contains(SwiftIdentifier.camelCase(name))
        let constant = scope.declare(isTaken ? "\(name) value" : name)
        if case .reference(let reference) = expression.kind, value.isThrowing {
            scope.narrowed[reference] = LoweredValue(constant, value.type, what: value.what)
        }
        statements.append(.lines(broken("let \(constant) = \(value.isThrowing ? "try " : "")", value.text, scope.depth)))
        return LoweredValue(constant, value.type, what: value.what)
    }

    private mutating func delivered(
        _ call: String,
        _ target: Expression?,
        _ result: String?,
        _ type: FlowType,
        _ rest: [Step],
        _ scope: inout FlowScope
    ) -> [StatementView] {
        var head = "notify"
        if let target {
            let value = value(target, scope)
            head = "\(context.environment("notify"))(\(value.text))"
        }
        guard signature.effects.isAsync else {
            return [.line("\(context.environment("start")) { await self.\(head) { \(call) } }")]
        }
        if let result, type.type != .void, UseScan.uses(Reference(root: .local(result), path: []), in: rest) {
            let name = scope.declare(result)
            scope.locals[result] = LoweredValue(name, type.optional, what: result)
            head = "let \(name) = await \(head)"
        } else {
            head = (type.type == .void ? "" : "_ = ") + "await \(head)"
        }
        let line = "\(head) { \(call) }"
        return CodeLayout.fits(line, scope.depth) ? [.line(line)] : [.block(["\(head) {"], [.lines(broken("", call, scope.depth + 1))])]
    }

    private func delegateMethod(_ selector: String, _ target: Expression?, _ scope: FlowScope) -> (type: ProtocolType, method: Method)? {
        var types: [ProtocolType] = []
        if let target {
            var copy = self
            if case .named(let name) = copy.value(target, scope).type.type, let type = model.protocols[name] { types = [type] }
        } else if let type = context.delegateProtocol() {
            types = [type]
        }
        while let last = types.last, types.count < 8, let parent = last.conformances.compactMap({ model.protocols[$0.value] }).first {
            types.append(parent)
        }
        for type in types {
            if let method = type.methods.first(where: { $0.name == selector }) { return (type, method) }
        }
        return nil
    }

    mutating func post(_ name: String) -> [StatementView] {
        let constant = ConstantNaming.notification(name)
        return [.line("\(context.environment("notifications")).post(name: .\(constant), object: \(sender))")]
    }

    /// Who posts: the object itself; for flows that stand beside a system's one shared object, that object.
    private var sender: String {
        if let owner = context.owner, owner.shared != nil { return "self" }
        let shared = model.spec.classes.filter { $0.shared != nil }
        guard shared.count == 1, let type = shared.first else { return context.owner == nil ? "nil" : "self" }
        let facts = ClassFacts(type, model)
        return context.environment("shared { \(facts.name)(\(facts.markPrefix)environment: $0) }")
    }

    mutating func complete(_ arguments: [Argument], _ scope: FlowScope) -> [StatementView] {
        guard let handler = signature.handler else { return [] }
        var isFailing = false
        let items = handler.map { parameter -> String in
            let type = model.flowType(parameter.type)
            guard let argument = arguments.first(where: { $0.name.value == parameter.name }) else { return defaultValue(type) }
            let value = coerced(argument.value, to: type, scope)
            isFailing = isFailing || value.isThrowing
            return value.text
        }
        if isFailing { isThrowing = true }
        return [.lines(CodeLayout.call("\(isFailing ? "try " : "")await complete", items, depth: scope.depth))]
    }

    mutating func run(
        _ name: String,
        _ arguments: [Argument],
        _ result: String?,
        _ waits: Bool,
        _ rest: [Step],
        _ scope: inout FlowScope
    ) -> [StatementView] {
        guard let target = context.plan.signatures[name] else { return [] }
        var hoisted: [StatementView] = []
        var isFailing = false
        var items: [String] = []
        for parameter in target.parameters {
            guard let argument = arguments.first(where: { $0.name.value == parameter.name }) else { continue }
            var value = coerced(argument.value, to: parameter.type, scope)
            if !waits, mustHoist(argument.value, value) { value = hoistedValue(argument.value, value, parameter.name, &hoisted, &scope) }
            isFailing = isFailing || value.isThrowing
            items.append("\(parameter.swiftName): \(value.text)")
        }
        if let handler = target.handler, let own = signature.handler { items.append("complete: \(completion(handler, own))") }
        let head = target.isFree ? context.environment(target.function) : target.function
        guard waits else { return hoisted + [started(head, items, target, scope)] }
        let effects = target.effects
        scope.invalidate(nil)
        let bound = target.result.type == .void ? nil : (name: result ?? "", type: target.result)
        return statement(
            head,
            items,
            throwing: effects.isThrowing || isFailing,
            waits: effects.isAsync,
            result: bound,
            rest,
            &scope,
            isDiscardable: true
        )
    }

    /// The handler at hand as the one that another flow completes: its values by name, or else by type.
    private func completion(_ handler: [(name: String, type: SwiftType)], _ own: [(name: String, type: SwiftType)]) -> String {
        let isSame = handler.map(\.name) == own.map(\.name) && handler.map(\.type) == own.map(\.type)
        if isSame { return "complete" }
        let names = handler.map { SwiftIdentifier.escaped(SwiftIdentifier.camelCase($0.name)) }
        let values = own.map { parameter -> String in
            let byName = handler.firstIndex { $0.name == parameter.name && $0.type == parameter.type }
            let index = byName ?? handler.firstIndex { $0.type.base == parameter.type.base }
            return index.map { names[$0] } ?? defaultValue(model.flowType(parameter.type))
        }
        let unused = names.map { values.contains($0) ? $0 : "_" }
        return "{ \(unused.joined(separator: ", ")) in await complete(\(values.joined(separator: ", "))) }"
    }

    /// Work that goes on in the background; what it does not handle is noted on the log.
    private func started(_ head: String, _ items: [String], _ target: FlowPlan.Signature, _ scope: FlowScope) -> StatementView {
        let effects = (target.effects.isThrowing ? "try " : "") + (target.effects.isAsync ? "await " : "")
        let call = "\(effects)self.\(head)(\(items.joined(separator: ", ")))"
        let start = context.environment("start")
        guard target.effects.isThrowing else {
            let line = "\(start) { \(call) }"
            return CodeLayout.fits(line, scope.depth) ? .line(line) : .block(["\(start) {"], [.lines(broken("", call, scope.depth + 1))])
        }
        let log = "self.\(context.environment("log"))(\"\(Escaping.swiftLiteralBody(target.name)): \\(error)\")"
        return .block(["\(start) {"], [StatementView(.attempt(AttemptView(body: [.line(call)], handler: [.line(log)])))])
    }

    mutating func awaited(
        _ event: String,
        _ object: Expression?,
        _ result: String?,
        _ rest: [Step],
        _ scope: inout FlowScope
    ) -> [StatementView] {
        let (text, type) = eventMember(event, object, scope)
        let bound = type.type == .void ? nil : (name: result ?? "", type: type)
        return statement(context.environment("wait"), ["for: \(text)"], throwing: true, waits: true, result: bound, rest, &scope)
    }

    mutating func signal(_ event: String, _ object: Expression?, _ expression: Expression?, _ scope: FlowScope) -> [StatementView] {
        let (text, type) = eventMember(event, object, scope)
        guard let expression, type.type != .void else { return [.line("\(text).send(())")] }
        let value = coerced(expression, to: type, scope)
        if value.isThrowing { isThrowing = true }
        return [.line("\(value.isThrowing ? "try " : "")\(text).send(\(value.text))")]
    }

    private func eventMember(_ event: String, _ object: Expression?, _ scope: FlowScope) -> (text: String, type: FlowType) {
        var copy = self
        var head = ""
        var owner = context.owner
        if let object {
            let value = copy.value(object, scope)
            head = value.text + (value.type.isOptional ? "?." : ".")
            if case .named(let name) = value.type.type { owner = model.classes[name] }
        }
        let field = owner.flatMap { type in model.ancestry(of: type).flatMap(\.events).first { $0.name.value == event } }
        let type = field.map { FlowType($0.type, optional: !$0.isRequired && $0.type != .void, fields: $0.fields) } ?? FlowType(.json)
        return ("\(head)\(SwiftIdentifier.camelCase(event))Event", type)
    }
}

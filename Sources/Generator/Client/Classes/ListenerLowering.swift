internal import Declarations
internal import Spec
internal import SwiftCode

/// What a method does to the listeners that its object keeps, before the steps of its flow.
struct ListenerLowering {
    let face: MethodFace
    let facts: ClassFacts
    let change: ListenerChange

    private var model: SystemModel { facts.model }

    /// What is known of the listener that the method adds.
    var added: SwiftExpression { .name(local("added")) }

    /// The whole body.
    ///
    /// - Parameters:
    ///   - rest: what the method's flow does.
    ///   - isNamed: whether that speaks of what is added.
    func body(_ rest: [SwiftStatement], isNamed: Bool) -> [SwiftStatement] {
        let naming = SwiftStatement.constant(local("added"), nil, adding)
        guard let handle else { return [isNamed ? naming : alone] + rest }
        guard case .token(let name) = handle, let type = model.classes[name] else {
            if rest.isEmpty { return [.return(answer(handle, adding))] }
            return [naming] + rest + [.return(answer(handle, added))]
        }
        let token = local("token")
        let made = SwiftExpression.call(name, ClassFacts(type, model).made(in: environment))
        let held = SwiftExpression.name(token).dot(model.inner.addedListener).dot("value")
        return (isNamed ? [naming] : []) + [.constant(token, nil, made), .assign(held, "=", isNamed ? added : adding)] + rest
            + [.return(.name(token))]
    }

    /// What happens to the list, without an answer.
    var alone: SwiftStatement { change.keeps ? .expression(adding) : removing }

    /// What the app removes it by; nil where the method answers nothing.
    private var handle: ListenerHandle? {
        guard face.method.answersListener, let result = face.method.declaration.result else { return nil }
        return ListenerHandle(result, face.method.language) { model.classes[$0] != nil }
    }

    private var adding: SwiftExpression {
        let list = ListenerFacts(change.list.value, of: facts.type, model)
        let label = list?.list.protocolName != nil ? "weakly" : change.kind == .replaces ? "with" : nil
        return kept.calling(change.kind == .replaces ? "replace" : "add", [parameter.labelled(label)] + key)
    }

    private var removing: SwiftStatement {
        if change.isOfObject { return .expression(own(model.inner.addedListener).dot("value").chained.dot("remove").called()) }
        if !key.isEmpty { return .expression(kept.calling("remove", key)) }
        guard let listener = face.method.listener, let declared = listener.type else { return .expression(kept.calling("removeAll")) }
        let type = declaredType(of: listener.name)
        let given: SwiftArgument =
            switch ListenerHandle(declared, face.method.language, isClass: { model.classes[$0] != nil }) {
            case .number?: type.map { model.fromDeclared(parameter, $0) }.map { $0.labelled("number") } ?? parameter.labelled("number")
            case .text?: parameter.labelled("text")
            case .identifier?: parameter.labelled("id")
            case .token?:
                parameter.chained(type?.isOptional ?? false).dot(model.inner.addedListener).dot("value").labelled(nil)
            case .object?, nil: parameter.labelled(nil)
            }
        return .expression(kept.calling("remove", [given]))
    }

    private func answer(_ handle: ListenerHandle, _ added: SwiftExpression) -> SwiftExpression {
        switch handle {
        case .number: model.toDeclared(added.dot("number"), face.result, isOptional: false)
        case .text: added.dot("text")
        case .identifier: added.dot("id")
        case .object, .token: added
        }
    }

    // MARK: - Names

    private var parameter: SwiftExpression {
        .name(face.parameters.first { $0.specName == change.parameter }?.name ?? "")
    }

    /// The text under which the block is kept, or goes.
    private var key: [SwiftArgument] {
        guard let key = change.key, let given = face.parameters.first(where: { $0.specName == key.value }) else { return [] }
        return [model.fromDeclared(.name(given.name), given.type).labelled("under")]
    }

    private func declaredType(of name: String) -> SwiftType? { face.parameters.first { $0.specName == name }?.type }

    private var kept: SwiftExpression {
        let name = ListenerFacts(change.list.value, of: facts.type, model)?.storedName ?? ""
        return face.isStatic ? facts.current.dot(name) : own(name)
    }

    private var environment: SwiftExpression {
        face.isStatic ? .name("ClientEnvironment").dot("current") : own(model.inner.environment)
    }

    private func own(_ member: String) -> SwiftExpression {
        face.parameters.contains { $0.name == member } ? .this.dot(member) : .name(member)
    }

    private func local(_ name: String) -> String { face.parameters.contains { $0.name == name } ? "\(name)Here" : name }
}

extension ClassFacts {
    /// What the internal initialiser takes for an object that holds nothing.
    fileprivate func made(in environment: SwiftExpression) -> [SwiftArgument] {
        basics(environment)
            + initialised.filter { !$0.begins }.compactMap { member in
                SettledClass.nothing(member.flowType, model)?.labelled(member.name)
            }
    }
}

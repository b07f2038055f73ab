internal import Declarations
internal import Spec
internal import SwiftCode

/// What a delegate's method is given.
struct ToldArgument {
    /// The value where it is there.
    var value: SwiftExpression
    /// The name of a constant that may be `nil`, and what is given then and beside others that are: where the declaration says nothing about
    /// `nil`, which Swift shows as `T!`.
    var missing: (name: String, value: SwiftExpression)?
}

/// What a delegate's method is given, in order.
struct ToldArguments {
    private var list: [(told: ToldArgument, label: String)] = []

    mutating func append(_ told: ToldArgument, _ label: String) { list.append((told, label)) }
    mutating func append(_ argument: SwiftArgument) { list.append((ToldArgument(value: argument.value), argument.label ?? "")) }

    /// The call with them.
    func calls(_ call: ([SwiftArgument]) -> SwiftExpression) -> ToldCall {
        let names = list.compactMap(\.told.missing?.name)
        let open = names.isEmpty ? nil : call(list.map { ($0.told.missing?.value ?? $0.told.value).labelled($0.label) })
        return ToldCall(call: call(list.map { $0.told.value.labelled($0.label) }), names: names, open: open)
    }
}

/// A call of a delegate. An app may write `T` where the declaration says nothing about `nil`: what is there it is handed as that, what is
/// missing as `T!`.
struct ToldCall {
    let call: SwiftExpression
    fileprivate let names: [String]
    fileprivate let open: SwiftExpression?

    var effects: Effects { call.effects }

    var closure: SwiftClosure {
        guard let open else { return SwiftClosure([], call) }
        return SwiftClosure([], [.if([SwiftBranch(names.map { .bind($0, nil) }, [.return(call)])], otherwise: nil), .return(open)])
    }

    func statements(isDiscarded: Bool) -> [SwiftStatement] {
        func told(_ call: SwiftExpression) -> SwiftStatement { isDiscarded ? .discard(call) : .expression(call) }
        guard let open else { return [told(call)] }
        return [.if([SwiftBranch(names.map { .bind($0, nil) }, [told(call)])], otherwise: [told(open)])]
    }
}

extension FlowLowering {
    mutating func told(
        _ argument: Expression, by method: Method, as parameter: MethodFace.Parameter,
        _ statements: inout [SwiftStatement], _ scope: inout FlowScope
    ) -> ToldArgument {
        if let error = toldError(argument, by: method, as: parameter, &statements, &scope) { return ToldArgument(value: error) }
        if parameter.type.optionality == .implicit, let open = missing(argument, as: parameter, &statements, &scope) { return open }
        return ToldArgument(value: handed(argument, as: parameter.type, parameter.name, &statements, &scope))
    }

    /// A value that may be missing, of a parameter that says nothing about `nil`; nil for one that is there.
    private mutating func missing(
        _ argument: Expression, as parameter: MethodFace.Parameter, _ statements: inout [SwiftStatement], _ scope: inout FlowScope
    ) -> ToldArgument? {
        let type = parameter.type
        guard !["Any", .array("Any")].contains(type.base) else { return nil }
        let value = coerced(argument, to: model.flowType(type.with(.optional)), scope)
        guard value.type.isOptional, !value.code.isNull else { return nil }
        let isTaken = scope.declared.contains(SwiftIdentifier.camelCase(parameter.name))
        let name = scope.declare(isTaken ? "\(parameter.name) value" : parameter.name)
        statements.append(.constant(name, value.boundType(of: argument), value.code))
        let known = LoweredValue(.name(name), value.type, what: value.what)
        // What JSON becomes may be missing whatever it holds: it is handed over as that.
        if value.type.type == .json { return ToldArgument(value: shown(known, type.with(.optional))) }
        return ToldArgument(
            value: shown(LoweredValue(.name(name), value.type.required, what: value.what), type.with(.required)),
            missing: (name, shown(known, type.with(.optional))))
    }
}

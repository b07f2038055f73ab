internal import Spec
internal import SwiftCode

/// `repeat:` as a loop that only its own statements leave.
extension FlowLowering {
    mutating func repeated(_ repetition: Repetition, _ rest: ArraySlice<FlowStep>, _ scope: inout FlowScope) -> [SwiftStatement] {
        var head: [SwiftStatement] = []
        var body = bound(repetition, &head, &scope)
        let variables = variables(repetition, &head, &scope)
        var inner = scope.inner
        inner.invalidate(after: repetition.steps)
        body += constants(repetition, variables, &inner)
        inner.continuation = Self.ahead(repetition, rest)
        body += steps(repetition.steps, &inner)
        body += leaving(repetition, rest, inner, &head, &scope)
        body += handingOn(repetition, variables, inner)
        return head + [.while([.test(.boolean(true))], body)]
    }

    /// Steps for those inside to look ahead at: what a round's end reads, and the names that are read behind the loop.
    private static func ahead(_ repetition: Repetition, _ rest: ArraySlice<FlowStep>) -> [FlowStep] {
        ahead(repetition.steps, reading: repetition.carried.map(\.next) + (repetition.until?.expressions ?? []), rest)
    }

    static func ahead(_ steps: [FlowStep], reading read: [Expression], _ rest: ArraySlice<FlowStep>) -> [FlowStep] {
        let names = rest.references().compactMap { reference -> Reference? in
            reference.local == nil ? nil : Reference(root: reference.root, path: [])
        }
        guard let place = steps.first?.place else { return [] }
        let behind = names.map { Expression(.reference($0), type: .json, place: place) }
        return [FlowStep(.complete((read + behind).map { Argument(name: Located("", at: place), value: $0) }), at: place)]
    }

    /// Counts the rounds where there is a last one.
    private mutating func bound(_ repetition: Repetition, _ head: inout [SwiftStatement], _ scope: inout FlowScope) -> [SwiftStatement] {
        guard let limit = repetition.atMost else { return [] }
        let rounds = scope.declare("rounds")
        head.append(.variable(rounds, nil, .integer(0)))
        var inner = scope.inner.inner
        let otherwise = steps(repetition.otherwise, &inner)
        let counter = SwiftExpression.name(rounds)
        let isLeft = counter.infix(.less, .integer(limit.value))
        return [.guard([.test(isLeft)], otherwise), .assign(counter, "+=", .integer(1))]
    }

    // MARK: what rounds hand on

    /// Of each value that is handed on, the variable that holds what it will be in the next round.
    private func variables(
        _ repetition: Repetition, _ head: inout [SwiftStatement], _ scope: inout FlowScope
    ) -> [String: String] {
        var variables: [String: String] = [:]
        for carried in repetition.carried where isRead(carried, in: repetition) {
            let type = FlowType(carried.type)
            let value = coerced(carried.first, to: type, scope)
            let variable = scope.declare("next \(carried.name.value)")
            head.append(.variable(variable, model.typeName(type), value.code.isNull ? nil : value.code))
            variables[carried.name.value] = variable
        }
        return variables
    }

    private func isRead(_ carried: Repetition.Carried, in repetition: Repetition) -> Bool {
        let ends = (repetition.until?.expressions ?? []) + repetition.carried.map(\.next)
        let all = repetition.steps.references() + ends.flatMap(\.references)
        return UseScan.mentions(Reference(root: .local(carried.name.value), path: []), all)
    }

    /// What closures keep must not change, so each round has constants of its own.
    private func constants(_ repetition: Repetition, _ variables: [String: String], _ inner: inout FlowScope) -> [SwiftStatement] {
        repetition.carried.compactMap { carried in
            guard let variable = variables[carried.name.value] else { return nil }
            let name = inner.declare(carried.name.value)
            inner.locals[carried.name.value] = LoweredValue(.name(name), FlowType(carried.type), what: carried.name.value)
            inner.narrowed = inner.narrowed.filter { $0.key.root != .local(carried.name.value) }
            return .constant(name, nil, .name(variable))
        }
    }

    private func handingOn(_ repetition: Repetition, _ variables: [String: String], _ inner: FlowScope) -> [SwiftStatement] {
        repetition.carried.compactMap { carried -> SwiftStatement? in
            guard let variable = variables[carried.name.value] else { return nil }
            return .assign(.name(variable), "=", coerced(carried.next, to: FlowType(carried.type), inner).code)
        }
    }

    // MARK: the end

    /// Leaves the loop, with the names of the last round that the steps behind it read.
    private func leaving(
        _ repetition: Repetition, _ rest: ArraySlice<FlowStep>, _ inner: FlowScope, _ head: inout [SwiftStatement], _ scope: inout FlowScope
    ) -> [SwiftStatement] {
        guard let until = repetition.until else { return [] }
        var body: [SwiftStatement] = []
        for (name, value) in inner.locals.sorted(by: { $0.key < $1.key }) where scope.locals[name]?.code != value.code {
            guard scope.uses.reads(name, in: rest) else { continue }
            let last = scope.declare("last \(name)")
            head.append(.constant(last, model.typeName(value.type), nil))
            body.append(.assign(.name(last), "=", value.code))
            scope.locals[name] = LoweredValue(.name(last), value.type, what: name)
        }
        return [.if([SwiftBranch([.test(test(until, inner))], body + [.break])], otherwise: nil)]
    }
}

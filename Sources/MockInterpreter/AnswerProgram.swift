internal import MockRuntime
internal import Spec

/// One step of an answer: it answers, or lets the next one go on.
typealias AnswerAction = @Sendable (inout MockCall, inout Frame) throws(MockStop) -> MockAnswer?

/// The steps of one answer made ready to run: names have places, what a step says has become closures.
struct AnswerProgram {
    let tables: MockTables
    let endpoint: Endpoint
    let use: LocalUse
    /// Where the endpoint's failures go.
    let routes: FailureRoutes
    let layout = FrameLayout()

    private init(_ use: LocalUse, for endpoint: Endpoint, _ tables: MockTables) {
        self.tables = tables
        self.endpoint = endpoint
        self.use = use
        routes = FailureRoutes(endpoint, tables)
    }

    static func handler(of answer: Answer, for endpoint: Endpoint, _ tables: MockTables) -> MockHandler {
        let program = AnswerProgram(LocalUse(answer.steps), for: endpoint, tables)
        var scope = AnswerScope(tables, endpoint, in: program.layout)
        let checked = HeaderChecks(answer, of: endpoint, tables).count
        let checks = checked > 0 ? program.steps(Array(answer.steps.prefix(checked)), &scope) : nil
        let body = program.steps(Array(answer.steps.dropFirst(checked)), &scope)
        let size = program.layout.size
        return { (call: inout MockCall) throws(MockStop) -> MockAnswer in
            var frame = Frame(size: size)
            if let checks {
                if let answer = try checks(&call, &frame) { return answer }
                try call.checkStructures()
            }
            if let answer = try body(&call, &frame) { return answer }
            return call.refuse(Answer.unanswered.reason, status: Answer.unanswered.status)
        }
    }

    /// What happens before a call of the mock's own, and the values that it gives.
    static func handler(of callback: Callback, for endpoint: Endpoint, _ tables: MockTables) -> MockCallbackHandler {
        let program = AnswerProgram(LocalUse(callback.steps, callback.given.map(\.value)), for: endpoint, tables)
        var scope = AnswerScope(tables, endpoint, in: program.layout)
        let body = program.steps(callback.steps, &scope)
        let given = scope.object(callback.given)
        let size = program.layout.size
        return { (call: inout MockCall) throws(MockStop) -> JSONObject in
            var frame = Frame(size: size)
            if let answer = try body(&call, &frame) { throw MockStop(answer) }
            return given.object(&call, frame)
        }
    }

    /// What an action does. It answers nothing, and gives no values.
    static func handler(of action: Action, _ tables: MockTables) -> MockCallbackHandler {
        let endpoint = action.endpoint
        let program = AnswerProgram(LocalUse(action.steps), for: endpoint, tables)
        var scope = AnswerScope(tables, endpoint, in: program.layout)
        let place = program.layout.place()
        if let record = action.record.flatMap({ tables.record($0.value) }) { scope.name("item", .record(record), at: place) }
        let body = program.steps(action.steps, &scope)
        let (size, hasSubject) = (program.layout.size, action.record != nil)
        return { (call: inout MockCall) throws(MockStop) -> JSONObject in
            var frame = Frame(size: size)
            if hasSubject { frame[place] = .record(try call.subject()) }
            if let answer = try body(&call, &frame) { throw MockStop(answer) }
            return [:]
        }
    }

    func steps(_ steps: [AnswerStep], _ scope: inout AnswerScope) -> AnswerAction {
        var actions: [AnswerAction] = []
        for step in steps {
            if let action = action(step.verb, &scope) { actions.append(action) }
        }
        if actions.count == 1 { return actions[0] }
        return { [actions] (call, frame) throws(MockStop) -> MockAnswer? in
            for action in actions {
                if let answer = try action(&call, &frame) { return answer }
            }
            return nil
        }
    }

    /// - Returns: nil for a step that nothing comes of.
    private func action(_ verb: AnswerVerb, _ scope: inout AnswerScope) -> AnswerAction? {
        switch verb {
        case .control(let control): self.control(control, &scope)
        case .records(.put(let record, let fields, let result)): put(record.value, fields, result, &scope)
        case .records(.drop(let record, let matches)): drop(record.value, matches, scope)
        case .find(let record, let matches, let result, let includesEnded, let otherwise):
            find(record.value, matches, result, includesEnded, otherwise, &scope)
        case .list(let record, let matches, let result): list(record.value, matches, result, &scope)
        case .change(let record, let fields): change(record.value, fields, scope)
        case .respond(let fields): respond(fields, alternative: nil, scope)
        case .respondWith(let alternative, let fields): respond(fields, alternative: alternative.value, scope)
        case .redirect(let target, let query): redirect(target, query, scope)
        case .page(let page): self.page(page, scope)
        case .send(let name, let target, let arguments): send(name.value, target, arguments, scope)
        case .event(let fields): event(fields, scope)
        case .stream(let ending): stream(ending)
        case .push(let endpoint, let fields, let listeners): push(endpoint.value, fields, listeners, scope)
        case .close(let endpoint, let listeners, let isCut, let error): close(endpoint.value, listeners, isCut, error?.value, scope)
        case .fail(let error, let target, let details): fail(error.value, target, details, scope)
        }
    }

    // MARK: - Verbs of flows and answers alike

    private func control(_ control: Control<AnswerVerb>, _ scope: inout AnswerScope) -> AnswerAction? {
        switch control {
        case .bind(let name, let value): bind(name.value, value, &scope)
        case .require(let condition, let otherwise): require(condition, otherwise, scope)
        case .when(let branches): when(branches, scope)
        case .each(let list, let name, let steps): each(list, name, steps, scope)
        }
    }

    /// What nobody reads is not worked out.
    private func bind(_ name: String, _ value: Expression, _ scope: inout AnswerScope) -> AnswerAction? {
        let made = scope.value(value)
        let place = layout.place()
        scope.name(name, .value(value.type, fields: []), at: place)
        guard use.read.contains(name) else { return nil }
        return { (call, frame) throws(MockStop) -> MockAnswer? in
            frame[place] = .value(made.value(&call, frame))
            return nil
        }
    }

    /// `otherwise` ends the answer, as `spec-open-otherwise` holds.
    private func require(_ condition: Condition, _ otherwise: [AnswerStep], _ scope: AnswerScope) -> AnswerAction {
        let test = scope.test(condition)
        var inner = scope
        let body = steps(otherwise, &inner)
        return { (call, frame) throws(MockStop) -> MockAnswer? in test(&call, frame) ? nil : try body(&call, &frame) }
    }

    private func when(_ branches: [Branch<AnswerVerb>], _ scope: AnswerScope) -> AnswerAction {
        let branches = branches.withoutEmptyEnd().map { branch in
            var inner = scope
            return (test: branch.condition.map(scope.test), body: steps(branch.steps, &inner))
        }
        return { (call, frame) throws(MockStop) -> MockAnswer? in
            for branch in branches where branch.test?(&call, frame) ?? true { return try branch.body(&call, &frame) }
            return nil
        }
    }

    private func each(_ list: Expression, _ name: String, _ steps: [AnswerStep], _ scope: AnswerScope) -> AnswerAction {
        let place = layout.place()
        var inner = scope
        if let (records, _) = scope.names.found(list), let source = scope.place(records), case .records(let type)? = scope.names[records] {
            inner.name(name, .record(type), at: place)
            let body = self.steps(steps, &inner)
            return { (call, frame) throws(MockStop) -> MockAnswer? in
                for record in frame.records(source) {
                    frame[place] = .record(record)
                    if let answer = try body(&call, &frame) { return answer }
                }
                return nil
            }
        }
        let elements = scope.value(list)
        inner.name(name, .value(.json, fields: []), at: place)
        let body = self.steps(steps, &inner)
        return { (call, frame) throws(MockStop) -> MockAnswer? in
            for element in elements.value(&call, frame).arrayValue ?? [] {
                frame[place] = .value(element)
                if let answer = try body(&call, &frame) { return answer }
            }
            return nil
        }
    }
}

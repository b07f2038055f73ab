internal import MockRuntime
internal import Spec

/// `$request.name`, `$app.name`, `$mock.url`, `$record.field` and what stands behind them.
extension AnswerScope {
    func reference(_ reference: Reference) -> Computed {
        switch reference.root {
        case .request: request(reference.path)
        case .app: app(reference.path)
        case .clock: .work { call, _ in call.time(.seconds) }
        case .mock: follow(tables.access(reference.path.dropFirst(), of: .url, []), from: .work { call, _ in call.address })
        case .local(let name): local(name, reference.path)
        case .object, .argument, .state, .error, .setting, .shared: .known(.null)
        }
    }

    /// The parameter `mock_user` is no part of the system: it answers for a person.
    private func request(_ path: [String]) -> Computed {
        guard let name = path.first else { return .known(.null) }
        if let person = MockTables.person(name) { return .work { call, _ in call.extra(person) } }
        let field = endpoint?.parameters.first { $0.field.name.value == name }?.field
        return follow(tables.access(path.dropFirst(), of: field), from: .work { call, _ in call.request[name] })
    }

    private func app(_ path: [String]) -> Computed {
        guard let name = path.first else { return .known(.null) }
        return follow(tables.access(path.dropFirst(), of: tables.registered(name)), from: .work { call, _ in call.app(name) })
    }

    private func local(_ name: String, _ path: [String]) -> Computed {
        guard let place = place(name), let meaning = names[name] else { return .known(.null) }
        let whole = Computed.work { _, frame in frame.value(place) }
        let steps: [AccessStep]
        switch meaning {
        case .record(let type): steps = tables.access(path, of: .object, type.fields)
        case .records: return whole
        case .value(let type, let fields): steps = tables.access(path, of: type, fields)
        }
        // A field of a record is read without making a value of the whole.
        guard case .member(let first)? = steps.first else { return follow(steps, from: whole) }
        return follow(steps.dropFirst(), from: .work { _, frame in frame.member(place, first) })
    }

    private func follow(_ steps: some Sequence<AccessStep>, from base: Computed) -> Computed {
        steps.reduce(base) { value, step in
            switch step {
            case .member(let name): value.then { $0[name] }
            case .urlPart("scheme"): url(value) { $0.scheme }
            case .urlPart("host"): url(value) { $0.host }
            case .urlPart: url(value) { $0.path }
            case .query(let name): url(value) { $0.query(name) }
            }
        }
    }

    private func url(_ value: Computed, _ part: @escaping @Sendable (MockURL) -> JSONValue) -> Computed {
        .work { call, frame in
            let value = value.value(&call, frame)
            return part(call.url(value))
        }
    }
}

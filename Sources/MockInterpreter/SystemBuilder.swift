internal import MockRuntime
internal import Spec

/// A system as data: what can be called, what is kept, what is registered.
struct SystemBuilder {
    private let tables: MockTables
    private let fields: FieldBuilder

    init(_ tables: MockTables) {
        self.tables = tables
        fields = FieldBuilder(tables: tables)
    }

    var system: MockSystem {
        let (info, mock) = (tables.spec.system, tables.spec.mock)
        return MockSystem(
            id: info.id.value,
            title: MockText(info.title),
            endpoints: tables.answered.compactMap(endpoint),
            records: (mock?.records ?? []).map(recordType),
            app: (mock?.app ?? []).map { field in
                AppValue(field.name.value, field.seed.map(known) ?? .null, isSecret: field.isSecret)
            },
            callbacks: tables.called.map(callback),
            actions: (mock?.actions ?? []).map(action),
            clientErrors: ClientErrors(tables).items.map(clientError)
        )
    }

    // MARK: - Endpoints

    private func endpoint(_ endpoint: Endpoint) -> MockEndpoint? {
        guard let answer = tables.answer(endpoint.name.value) else { return nil }
        let (scheme, path) = endpoint.route
        var made = MockEndpoint(
            endpoint.name.value,
            methods: endpoint.takenMethods.compactMap { HTTPRequest.Method($0) },
            path: path,
            otherPaths: endpoint.otherPaths,
            scheme: scheme,
            parameters: tables.parameters(of: endpoint).map(fields.parameter),
            handler: AnswerProgram.handler(of: answer, for: endpoint, tables)
        )
        made.allowsAnyOrigin = tables.allowsAnyOrigin(endpoint)
        made.checksHeadersFirst = HeaderChecks(answer, of: endpoint, tables).count > 0
        made.isSocket = endpoint.isSocket
        made.on = endpoint.on?.value
        if let response = tables.telling(endpoint).response { made.response = fields.response(response) }
        for response in endpoint.alternatives {
            if let name = response.name { made.alternatives[name.value] = fields.response(response) }
        }
        if let shape = endpoint.failure.flatMap({ tables.failure($0.value) }) {
            let routes = FailureRoutes(endpoint, tables)
            made.failure = fields.failure(FailureForm(shape, routes.isRedirect ? routes : nil, tables))
            made.errors = tables.errors(of: endpoint).map(error)
            made.onInvalid = endpoint.onInvalid.map { ErrorTable.lastPart(of: $0.value) }
        }
        return made
    }

    private func error(_ enumeration: ErrorEnumeration, _ error: ErrorCase) -> MockError {
        let wire = tables.wire(of: error, in: enumeration)
        return MockError(
            error.name.value,
            code: JSONValue(wire.code),
            message: error.text.main,
            status: error.firstStatus?.value,
            closes: error.closes?.value,
            values: JSONObject(wire.values.map { ($0.name, JSONValue($0.value)) }),
            otherSpellings: tables.otherWires(of: error, in: enumeration).map { wire in
                JSONObject(wire.map { ($0.name, JSONValue($0.value)) })
            },
            otherStatuses: error.otherStatuses.map { $0?.value }
        )
    }

    private func clientError(_ item: ClientErrors.Item) -> MockClientError {
        MockClientError(item.error.name.value, item.error.text.main, causes: item.causes.map(cause))
    }

    private func cause(_ failure: TransportFailure) -> MockClientError.Cause {
        switch failure {
        case .unreachable: .unreachable
        case .timeout: .timeout
        // What a code is for is an answer, and no error of a client's own.
        case .status, .code: .status
        case .unreadable: .unreadable
        case .url: .url
        case .insecure: .insecure
        }
    }

    private func callback(_ callback: Callback, _ endpoint: Endpoint) -> MockCallback {
        MockCallback(
            endpoint.name.value,
            method: HTTPRequest.Method(endpoint.methods.first?.value ?? "GET") ?? .get,
            url: endpoint.url.value,
            parameters: endpoint.told.map(fields.parameter),
            given: Set(callback.given.map(\.name.value)),
            within: endpoint.within.map { Double(tables.duration($0.value)) },
            expects: tables.constantAnswer(of: endpoint).map(DocumentedBody.init),
            retries: callback.retries.map { known($0).doubleValue ?? 0 },
            handler: AnswerProgram.handler(of: callback, for: endpoint, tables)
        )
    }

    private func action(_ action: Action) -> MockAction {
        MockAction(
            action.name.value,
            title: action.text.map { MockText($0) } ?? MockText(en: action.name.value),
            record: action.record?.value,
            parameters: action.parameters.map(fields.field),
            handler: AnswerProgram.handler(of: action, tables)
        )
    }

    // MARK: - Records

    private func recordType(_ record: DeclaredRecord) -> MockRuntime.RecordType {
        MockRuntime.RecordType(
            record.name.value,
            key: record.key.value,
            fields: tables.keptFields(of: record).map(fields.field),
            lives: record.lives.flatMap { known($0).doubleValue },
            isEditable: record.isEditable,
            pushes: record.pushes?.value,
            seeds: record.seeds.map { seed in JSONObject(seed.map { ($0.field.value, known($0.value)) }) },
            generated: record.madeKey.map { [record.key.value: RandomKind($0)] } ?? [:]
        )
    }

    /// A value that is the same in every session.
    private func known(_ expression: Expression) -> JSONValue { AnswerScope(tables).value(expression).known }
}

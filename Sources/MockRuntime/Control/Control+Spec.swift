extension Control {
    /// What the mock knows of its system, for people and tools that look for what can be called or provoked.
    var spec: JSONValue {
        let system = service.system
        return [
            "system": .string(system.id),
            "title": .object(system.title.byTag),
            "endpoints": .array(system.endpoints.map(describe)),
            "records": .array(system.records.map(describe)),
            "app": .array(system.app.map { .string($0.name) }),
            "calls": .array(system.callbacks.map(describe)),
            "actions": .array(system.actions.map(describe)),
            "clientErrors": .array(system.clientErrors.map(describe)),
        ]
    }

    private func describe(_ endpoint: MockEndpoint) -> JSONValue {
        [
            "name": .string(endpoint.name),
            "methods": .array(endpoint.methods.map { .string($0.rawValue) }),
            "path": .string(endpoint.path),
            "scheme": endpoint.scheme.map(JSONValue.string) ?? .null,
            "on": endpoint.on.map(JSONValue.string) ?? .null,
            "parameters": .array(endpoint.parameters.map(describe)),
            "status": .int(endpoint.response.status),
            "anyOrigin": .bool(endpoint.allowsAnyOrigin),
            "errors": .array(endpoint.errors.map(describe)),
        ]
    }

    func describe(_ parameter: MockParameter) -> JSONValue {
        .object(
            describe(parameter.field).merging(["in": .string(parameter.location.rawValue), "constant": parameter.constant ?? .null]))
    }

    private func describe(_ field: ValueField) -> JSONObject {
        [
            "name": .string(field.name), "type": .string(field.type.name), "required": .bool(field.isRequired),
            "secret": .bool(field.isSecret), "values": .array(field.values),
        ]
    }

    private func describe(_ error: MockError) -> JSONValue {
        var object: JSONObject = [
            "name": .string(error.name), "code": error.code, "message": .string(error.message),
            "status": error.status.map(JSONValue.int) ?? .null,
        ]
        if let code = error.closes { object["closes"] = .int(code) }
        if !error.otherSpellings.isEmpty { object["otherSpellings"] = .array(error.otherSpellings.map(JSONValue.object)) }
        if error.otherStatuses.contains(where: { $0 != nil }) {
            object["otherStatuses"] = .array(error.otherStatuses.map { $0.map(JSONValue.int) ?? .null })
        }
        return .object(object)
    }

    private func describe(_ error: MockClientError) -> JSONValue {
        [
            "name": .string(error.name), "text": .string(error.text), "causes": .array(error.causes.map { .string($0.rawValue) }),
            "advice": .string(error.advice),
        ]
    }

    private func describe(_ kind: RecordType) -> JSONValue {
        [
            "name": .string(kind.name), "key": .string(kind.key), "fields": .array(kind.fields.map { .string($0.name) }),
            "details": .array(kind.fields.map { .object(describe($0)) }),
            "lives": kind.lives.map(JSONValue.double) ?? .null, "editable": .bool(kind.isEditable),
            "pushes": kind.pushes.map(JSONValue.string) ?? .null,
        ]
    }
}

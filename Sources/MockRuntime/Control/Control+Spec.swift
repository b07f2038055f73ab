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
        [
            "name": .string(parameter.field.name),
            "in": .string(parameter.location.rawValue),
            "type": .string(parameter.field.type.name),
            "required": .bool(parameter.field.isRequired),
            "secret": .bool(parameter.field.isSecret),
            "constant": parameter.constant ?? .null,
            "values": .array(parameter.field.values),
        ]
    }

    private func describe(_ error: MockError) -> JSONValue {
        var object: JSONObject = [
            "name": .string(error.name), "code": error.code, "message": .string(error.message),
            "status": error.status.map(JSONValue.int) ?? .null,
        ]
        if let code = error.closes { object["closes"] = .int(code) }
        return .object(object)
    }

    private func describe(_ kind: RecordType) -> JSONValue {
        [
            "name": .string(kind.name), "key": .string(kind.key), "fields": .array(kind.fields.map { .string($0.name) }),
            "lives": kind.lives.map(JSONValue.double) ?? .null, "editable": .bool(kind.isEditable),
            "pushes": kind.pushes.map(JSONValue.string) ?? .null,
        ]
    }
}

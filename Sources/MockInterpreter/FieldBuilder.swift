internal import MockRuntime
internal import Spec

/// Fields, parameters, answers and failures as the mock's runtime takes them.
struct FieldBuilder {
    let tables: MockTables

    func field(_ field: Field) -> ValueField {
        ValueField(
            field.name.value,
            type(tables.wireType(field.type, field.fields)),
            isRequired: field.isRequired,
            isNullable: field.isNullable,
            wire: form(field),
            values: field.permitted.map { JSONValue(tables.literal($0.value, field.permittedType)) },
            isSecret: field.isSecret
        )
    }

    private func type(_ type: WireType) -> MockRuntime.ValueType {
        switch type {
        case .string: .string
        case .bytes: .bytes
        case .integer: .integer
        case .number: .number
        case .boolean: .boolean
        case .object(let fields): .object(fields.map(field))
        case .list(let item): .array(self.type(item))
        case .any: .any
        }
    }

    private func form(_ field: Field) -> WireValues.WireForm {
        switch field.wire {
        case .plain: .plain
        case .string: .string
        case .milliseconds: .milliseconds
        case .since2001: .since2001
        case .json: .json
        case .spaces: .spaces
        case .commas: .commas
        case .repeated: .repeated
        case .brackets: .brackets
        case .iso8601: .iso8601
        case .pattern: field.datePattern.map { .pattern($0.pattern.value, zone: $0.zone?.value ?? "Z") } ?? .iso8601
        }
    }

    func parameter(_ parameter: Endpoint.Parameter) -> MockParameter {
        var field = tables.taken(parameter.field)
        field.constant = nil
        return MockParameter(
            location(parameter.location),
            self.field(field),
            constant: parameter.field.constant.map { JSONValue(tables.literal($0.value, parameter.field.type)) },
            scheme: parameter.scheme?.value,
            onMissing: parameter.onMissing.map { ErrorTable.lastPart(of: $0.value) }
        )
    }

    private func location(_ location: Endpoint.Parameter.Location) -> ParameterLocation {
        switch location {
        case .query: .query
        case .form: .form
        case .json: .json
        case .multipart: .multipart
        case .path: .path
        case .header: .header
        case .verb: .verb
        case .body: .body
        case .anyHeaders: .anyHeaders
        case .anyQuery: .anyQuery
        case .anyBody: .anyBody
        }
    }

    func response(_ response: Endpoint.Response) -> MockResponse {
        MockResponse(status: response.status.value, body(response), headers: response.spelledHeaders.map(field))
    }

    private func body(_ response: Endpoint.Response) -> MockResponse.Body {
        switch response.kind {
        case .empty: .empty
        case .text: .text
        case .html: .html
        case .bytes: .bytes(contentType: response.contentType ?? MockResponse.anyBytes)
        case .redirect: .redirect(response.fields.map(field))
        case .json:
            .json(content(response), prefix: response.prefix?.value ?? "", suffix: response.suffix?.value ?? "")
        case .events, .messages:
            .events(
                content(response),
                MockRuntime.EventForm(
                    name: response.events.name?.value, id: response.events.id?.value, data: response.events.data?.value,
                    end: response.events.end?.value, bytes: response.events.bytes?.value, retry: response.events.retry?.value))
        }
    }

    /// What is in a JSON body: an object, or the value that is all of it.
    private func content(_ response: Endpoint.Response) -> MockRuntime.ValueType {
        guard let whole = response.whole else { return .object(response.fields.map(field)) }
        return type(tables.wireType(whole.type, whole.fields))
    }

    // MARK: - Failures

    func failure(_ form: FailureForm) -> MockRuntime.FailureShape {
        MockRuntime.FailureShape(
            kind(form.kind), status: form.status, fields: form.fields.map { FailureField(path: $0.path, source($0.source)) },
            headers: form.headers.map { FailureField($0.name, source($0.source)) })
    }

    private func kind(_ kind: FailureForm.Kind) -> MockRuntime.FailureShape.Kind {
        switch kind {
        case .json: .json()
        case .text: .text
        case .empty: .empty
        case .redirect(let parameter): .redirect(parameter: parameter)
        }
    }

    private func source(_ source: FailureForm.Source) -> FailureField.Source {
        switch source {
        case .code: .code
        case .message: .message
        case .time: .time(.spaced)
        case .identifier: .random(.uuid)
        case .status(let isText): .status(isText: isText)
        case .value(let name): .value(name)
        case .constant(let value): .constant(JSONValue(value))
        case .request(let name): .request(name)
        }
    }
}

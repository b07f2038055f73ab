import APIDescriptions
import SourceText

extension APISchema {
    fileprivate var isNested: Bool {
        switch kind {
        case .list, .object, .named: true
        default: false
        }
    }
}

/// The facts of an OpenAPI description: endpoints, parameters, headers, and the fields of requests' bodies.
enum DescriptionFacts {
    static func sheet(of description: APIDescription, _ document: Document) -> FactSheet {
        // Of one server each endpoint's URL tells.
        let servers =
            description.servers.count < 2
            ? []
            : description.servers.map { server in
                Fact(.key, server.url, source: .declaration, span: server.place.span)
            }
        let facts = (servers + description.operations.flatMap(Reader(objects: description.objects).facts)).sorted { $0.span < $1.span }
        var sheet = FactSheet(file: document.file, format: document.format, facts: facts, unread: [])
        let answers = description.operations.map { DescribedAnswers($0, objects: description.objects) }
        (sheet.statuses, sheet.answered) = (answers.flatMap(\.statuses), answers.flatMap(\.fields))
        return sheet
    }

    private struct Reader {
        let objects: [String: APIObject]

        func facts(of operation: APIOperation) -> [Fact] {
            let name = "\(operation.method) \(operation.url)"
            let endpoint = Fact(.endpoint, name, value: operation.url, source: .declaration, span: operation.place.span)
            let parameters = operation.parameters.flatMap { parameter in
                parameter.location == .header ? [header(parameter, of: name)] : self.parameter(parameter, of: name)
            }
            let location = operation.body.map { Self.location($0.kind) } ?? "json"
            let fields = operation.body.map(members) ?? []
            return [endpoint] + parameters + fields.flatMap { field($0, location, of: name) }
        }

        private static func location(_ kind: APIBody.Kind) -> String {
            switch kind {
            case .json: "json"
            case .form: "form"
            case .multipart: "multipart"
            }
        }

        /// What is all of a body has no name on the wire; the objects in it have members.
        private func members(of body: APIBody) -> [APIField] {
            guard body.isWhole, let whole = body.fields.first else { return body.fields }
            return switch whole.schema.innermost {
            case .object(let fields): fields
            case .named(let component): objects[component]?.fields ?? []
            default: []
            }
        }

        private func parameter(_ parameter: APIParameter, of endpoint: String) -> [Fact] {
            let written = APIField(
                name: parameter.name, place: parameter.place, isRequired: parameter.isRequired, schema: parameter.schema)
            return field(written, parameter.location.rawValue, of: endpoint)
        }

        /// The parameter, and each of its allowed values, as tables of references state them.
        private func field(_ field: APIField, _ location: String, of endpoint: String) -> [Fact] {
            func fact(_ name: String) -> Fact {
                var fact = Fact(.parameter, name, owner: endpoint, source: .declaration, span: field.place.span)
                fact.detail.form = location
                return fact
            }
            var whole = fact(field.name)
            (whole.value, whole.detail.isRequired) = (field.schema.constant, field.isRequired)
            // As text, lists and objects travel in many ways.
            if location == "json" || !field.schema.isNested { whole.type = type(field.schema.kind) }
            return [whole] + field.schema.values.filter { $0 != field.name && !$0.isEmpty }.map(fact)
        }

        private func header(_ parameter: APIParameter, of endpoint: String) -> Fact {
            var fact = Fact(
                .header, parameter.name, owner: endpoint, type: parameter.scheme, source: .declaration, span: parameter.place.span)
            fact.detail.isRequired = parameter.isRequired
            return fact
        }

        /// In the words of references; nil where anything may stand.
        private func type(_ kind: APISchema.Kind) -> String? {
            switch kind {
            case .string, .url, .data, .bytes, .time, .day: "string"
            case .integer: "integer"
            case .number: "number"
            case .boolean: "boolean"
            case .list(let item): type(item.kind).map { "[\($0)]" }
            case .object, .named: "object"
            case .any: nil
            }
        }
    }
}

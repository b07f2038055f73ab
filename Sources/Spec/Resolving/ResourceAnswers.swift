import Diagnostics
import SourceText

/// `resource:` of a kind of record: the answers of the endpoints that list, make, read, change and drop its records.
struct ResourceAnswers {
    private let record: RecordType
    private let url: Located<String>
    private let index: SpecIndex
    private let names: LooseNames
    private(set) var diagnostics: [Diagnostic] = []

    init?(_ record: RecordType, _ index: SpecIndex) {
        guard let url = record.resource else { return nil }
        self.record = record
        self.url = url
        self.index = index
        names = LooseNames(record.fields.map(\.name.value))
    }

    private enum Role { case list, make, read, change, drop }

    /// - Parameter endpoints: those that have no answer of their own.
    mutating func answers(_ endpoints: [Endpoint], answered: Set<String>) -> [Answer] {
        let mine = endpoints.compactMap { endpoint in role(of: endpoint).map { (endpoint, $0) } }
        if mine.isEmpty {
            diagnostics.append(
                Resource.diagnostic(
                    "no endpoint has the URL of `resource`, alone or with the key behind it", at: [Label(url.place)],
                    "write the URL as the endpoints have it"))
        }
        return mine.filter { !answered.contains($0.0.name.value) }.map { endpoint, role in
            Answer(endpoint: endpoint.name, steps: steps(role, endpoint), place: url.place)
        }
    }

    private func role(of endpoint: Endpoint) -> Role? {
        guard endpoint.direction == .outbound, let method = endpoint.methods.first?.value else { return nil }
        let base = Self.trimmed(url.value)
        let path = Self.trimmed(endpoint.url.value)
        if path == base { return ["GET": .list, "POST": .make][method] }
        guard path.hasPrefix(base + "/{"), path.hasSuffix("}"), !path.dropFirst(base.count + 1).contains("/") else { return nil }
        return ["GET": .read, "PUT": .change, "PATCH": .change, "DELETE": .drop][method]
    }

    private static func trimmed(_ url: String) -> String { url.hasSuffix("/") ? String(url.dropLast()) : url }

    // MARK: steps

    private static let found = "found"

    private mutating func steps(_ role: Role, _ endpoint: Endpoint) -> [AnswerStep] {
        switch role {
        case .list:
            let all = AnswerVerb.list(record: record.name, matches: matches(endpoint, key: nil), result: Self.found)
            return [step(all), step(.respond(listed(endpoint)))]
        case .make:
            let put = RecordVerb.put(record: record.name, fields: made(endpoint), result: Self.found)
            return [step(.records(put)), step(.respond(shown(endpoint)))]
        case .read: return find(endpoint) + [step(.respond(shown(endpoint)))]
        case .change:
            let change = AnswerVerb.change(Located(Self.found, at: url.place), fields: changed(endpoint))
            return find(endpoint) + [step(change), step(.respond(shown(endpoint)))]
        case .drop:
            let drop = RecordVerb.drop(record: record.name, matches: [argument(record.key.value, local([record.key.value]))])
            return find(endpoint) + [step(.records(drop)), step(.respond(shown(endpoint)))]
        }
    }

    private func step(_ verb: AnswerVerb) -> AnswerStep { AnswerStep(verb, at: url.place) }
    private func argument(_ name: String, _ value: Expression) -> Argument { Argument(name: Located(name, at: url.place), value: value) }

    private func expression(_ kind: Expression.Kind, _ type: ValueType) -> Expression { Expression(kind, type: type, place: url.place) }

    /// The record that was found or made, or another one that has a name.
    private func local(_ path: [String], of name: String = found) -> Expression {
        let type = record.fields.first { $0.name.value == path.first }?.type ?? .object
        return expression(.reference(Reference(root: .local(name), path: path)), type)
    }

    private func request(_ parameter: Endpoint.Parameter) -> Expression {
        let field = parameter.field
        let type = field.isRequired ? field.type : field.type.asOptional
        return expression(.reference(Reference(root: .request, path: [field.name.value])), type)
    }

    /// Parameters of the path that are fields of the record; the last one stands for the key.
    private func matches(_ endpoint: Endpoint, key: Endpoint.Parameter?) -> [Argument] {
        let path = endpoint.parameters.filter { $0.location == .path && $0.field.name.value != key?.field.name.value }
        let others = path.compactMap { parameter in
            names.like(parameter.field.name.value).map { argument($0, request(parameter)) }
        }
        return others + (key.map { [argument(record.key.value, request($0))] } ?? [])
    }

    private mutating func find(_ endpoint: Endpoint) -> [AnswerStep] {
        let placeholder = endpoint.url.value.split(separator: "{").last.map { String($0.prefix { $0 != "}" }) }
        let key = endpoint.parameters.first { $0.location == .path && $0.field.name.value == placeholder }
        let error = missing(endpoint) ?? Located("", at: url.place)
        return [
            step(
                .find(
                    record: record.name, matches: matches(endpoint, key: key), result: Self.found, includesEnded: false,
                    otherwise: [step(.fail(error, redirectTo: nil, details: []))]))
        ]
    }

    /// The error of an endpoint whose record is not there.
    private mutating func missing(_ endpoint: Endpoint) -> Located<String>? {
        let shape = endpoint.failure.flatMap { index.failures[$0.value] }?.status.value
        let fitting = endpoint.errors.filter { name in
            let status = index.error(name.value, of: endpoint).flatMap(index.errorCase)?.errorCase.status?.value ?? shape
            return status == 404
        }
        if fitting.count == 1 { return fitting[0] }
        if endpoint.errors.count == 1 { return endpoint.errors[0] }
        diagnostics.append(
            Resource.diagnostic(
                "nothing says how `\(endpoint.name.value)` fails where there is no such record",
                at: [Label(endpoint.name.place), Label(url.place, "its records")],
                "give one of its errors `status: 404`, or write the answer under `answers:`"))
        return nil
    }

    // MARK: fields

    /// The request's parameter for a field of the record.
    private func parameter(_ field: Field, _ endpoint: Endpoint) -> Endpoint.Parameter? {
        let parameters = endpoint.parameters.filter { $0.location != .header && $0.location != .verb && !$0.location.isOfApp }
        guard let name = LooseNames(parameters.map(\.field.name.value)).like(field.name.value) else { return nil }
        return parameters.first { $0.field.name.value == name }
    }

    private mutating func made(_ endpoint: Endpoint) -> [Argument] {
        record.fields.compactMap { field in
            if let parameter = parameter(field, endpoint) {
                if fits(parameter, field, endpoint) { return argument(field.name.value, request(parameter)) }
                return nil
            }
            if field.type == .date {
                return argument(field.name.value, expression(.reference(Reference(root: .clock, path: ["now"])), .date))
            }
            return nil
        }
    }

    /// What a request leaves out stays as it is.
    private mutating func changed(_ endpoint: Endpoint) -> [Argument] {
        record.fields.compactMap { field in
            guard field.name.value != record.key.value, let parameter = parameter(field, endpoint), parameter.location != .path,
                fits(parameter, field, endpoint)
            else { return nil }
            let new = request(parameter)
            guard new.type.isOptional else { return argument(field.name.value, new) }
            return argument(field.name.value, expression(.function(.first, [new, local([field.name.value])]), field.type))
        }
    }

    private mutating func fits(_ parameter: Endpoint.Parameter, _ field: Field, _ endpoint: Endpoint) -> Bool {
        if index.fits(parameter.field.type, field.type) { return true }
        diagnostics.append(
            Resource.diagnostic(
                "`\(field.name.value)` of `\(endpoint.name.value)` is `\(parameter.field.type.spelling)`, and `\(field.type.spelling)` in "
                    + "`\(record.name.value)`",
                at: [Label(parameter.field.name.place), Label(field.name.place, "the record's")],
                "let both have one type, or write the answer under `answers:`"))
        return false
    }

    // MARK: answers

    private mutating func shown(_ endpoint: Endpoint) -> [Argument] {
        (endpoint.response?.fields ?? []).filter { $0.constant == nil }.compactMap { shown($0, endpoint) }
    }

    private mutating func shown(_ field: Field, _ endpoint: Endpoint, of record: String = found) -> Argument? {
        if let name = names.like(field.name.value) { return argument(field.name.value, local([name], of: record)) }
        if field.type.unwrapped == .object, field.fields.contains(where: { names.like($0.name.value) != nil }) {
            let members = field.fields.compactMap { shown($0, endpoint, of: record) }
            return argument(field.name.value, expression(.object(members), .object))
        }
        return example(field, endpoint)
    }

    private mutating func example(_ field: Field, _ endpoint: Endpoint) -> Argument? {
        if ExampleAnswer.hasExample(field) { return ExampleAnswer(index: index).argument(field) }
        if !field.isRequired { return nil }
        diagnostics.append(
            Resource.diagnostic(
                "`\(record.name.value)` has no `\(field.name.value)` for the answer of `\(endpoint.name.value)`",
                at: [Label(field.name.place), Label(record.name.place, "the records")],
                "add it to the record, give it an `example:`, or write the answer under `answers:`"))
        return nil
    }

    /// Of a list the only field that is a list of objects holds the records.
    private mutating func listed(_ endpoint: Endpoint) -> [Argument] {
        let fields = (endpoint.response?.fields ?? []).filter { $0.constant == nil }
        let lists = fields.filter { $0.type.unwrapped == .list(.object) }
        guard lists.count == 1 else {
            diagnostics.append(
                Resource.diagnostic(
                    "the answer of `\(endpoint.name.value)` has \(lists.isEmpty ? "no list" : "several lists") of objects",
                    at: [Label(endpoint.name.place), Label(url.place, "its records")], "write the answer under `answers:`"))
            return []
        }
        return fields.compactMap { field in
            if field.name.value != lists[0].name.value { return example(field, endpoint) }
            return argument(field.name.value, items(lists[0], endpoint))
        }
    }

    /// The records as they are, or of each what an item has of it: nothing is answered that is not documented.
    private mutating func items(_ list: Field, _ endpoint: Endpoint) -> Expression {
        let all = expression(.reference(Reference(root: .local(Self.found), path: [])), .list(.object))
        if Set(list.fields.map(\.name.value)) == Set(record.fields.map(\.name.value)) { return all }
        let item = ItemName("item", .object, fields: record.fields)
        let members = list.fields.compactMap { shown($0, endpoint, of: item.name) }
        return expression(.map(all, item, to: expression(.object(members), .object)), .list(.object))
    }
}

extension Resolver {
    /// Answers of endpoints of which nothing stands under `answers:`: by the records whose `resource:` they are, else their examples.
    mutating func unsaidAnswers(_ records: [RecordType], _ said: [Answer], _ endpoints: [Endpoint]) -> [Answer] {
        var answered = Set(said.map(\.endpoint.value))
        var answers: [Answer] = []
        for record in records {
            guard var resource = ResourceAnswers(record, index) else { continue }
            let made = resource.answers(endpoints, answered: answered)
            resource.diagnostics.forEach { report($0) }
            answers += made
            answered.formUnion(made.map(\.endpoint.value))
        }
        let examples = ExampleAnswer(index: index)
        return answers + endpoints.filter { !answered.contains($0.name.value) }.compactMap(examples.answer)
    }
}

/// What keeps a request from being a good one for an endpoint.
struct RequestProblem: Sendable {
    /// The documented error that answers it, if there is one.
    let error: String?
    /// What is wrong, in words.
    let message: String
    /// Whether a constant, by which endpoints of one path are told apart, is another.
    let isOtherConstant: Bool
    /// Whether it is a list or a JSON value that is not what it should be: what is looked at last.
    var isOfStructure = false
    /// Whether it is what has to be there and is not.
    var isMissing = false
}

/// Reads the parameters of endpoints out of one request.
struct RequestReader {
    let parts: RequestParts
    private let query: FormFields
    private let body: RequestParts.Body

    /// - Parameter jsonTypes: what endpoints document as the type of a body in JSON, in small letters.
    init(_ parts: RequestParts, readsBody: Bool, jsonTypes: [String] = []) {
        self.parts = parts
        query = parts.query
        body = readsBody ? parts.body(jsonTypes: jsonTypes) : .none
    }

    /// For a request that one of these endpoints will answer.
    init(_ parts: RequestParts, for endpoints: some Sequence<EndpointBox>) {
        self.init(parts, readsBody: endpoints.contains(where: \.readsBody), jsonTypes: endpoints.compactMap(\.jsonType))
    }

    /// The parameters' values in the endpoint's order, `.null` for those that are not there, and everything wrong with them.
    func read(_ endpoint: EndpointBox, path: PathValues) -> (values: [JSONValue], problems: [RequestProblem]) {
        var problems: [RequestProblem] = []
        var values: [JSONValue] = []
        values.reserveCapacity(endpoint.parameters.count)
        for parameter in endpoint.parameters {
            let raw = raw(parameter, of: endpoint, path: path)
            if isMissing(raw, parameter), !isEmptyMessage(raw, parameter) {
                values.append(.null)
                if let problem = missing(parameter.value, endpoint) { problems.append(problem) }
            } else {
                let value = parameter.value.field.value(of: raw)
                values.append(value ?? raw)
                if let problem = wrong(parameter, endpoint.value, value, raw) { problems.append(problem) }
            }
        }
        if problems.isEmpty, let problem = misfit(endpoint) { problems.append(problem) }
        return (values, problems)
    }

    /// Why the body can't be read; `nil` if it can, or there is none.
    var unreadable: String? {
        if case .unreadable(let reason) = body { return reason }
        return nil
    }

    /// A body of another kind than the endpoint takes, which would lose what is optional without a word.
    private func misfit(_ endpoint: EndpointBox) -> RequestProblem? {
        guard let message = complaintAboutBody(endpoint) else { return nil }
        return RequestProblem(error: endpoint.value.onInvalid, message: message, isOtherConstant: false)
    }

    private func complaintAboutBody(_ endpoint: EndpointBox) -> String? {
        guard let kind = endpoint.bodyKind else { return nil }
        switch (body, kind) {
        case (.none, _), (.form, .form), (.json(.object), .json), (.multipart, .multipart): return nil
        case (.unreadable(let reason), _): return reason
        case (.json, .json): return "the body should be a JSON object"
        case (_, .json): return "the body should be JSON\(asTold)"
        case (_, .multipart): return "the body should have several parts\(asTold)"
        default: return "the body should be a form\(asTold)"
        }
    }

    /// What the body was taken for, where its type says so.
    private var asTold: String { parts.headers.value(of: .contentType).map { ", and its type is \($0)" } ?? "" }

    /// What stands in the request for a parameter: a text, or JSON if it came as that. Blank where it is missing.
    private func raw(_ parameter: ParameterBox, of endpoint: EndpointBox, path: PathValues) -> JSONValue {
        let name = parameter.name
        switch parameter.location {
        case .path: return text(path[name])
        case .query: return item(parameter.value.field, in: query)
        case .header: return header(parameter.header, scheme: parameter.value.scheme)
        case .verb: return .string(parts.method.rawValue)
        case .form:
            if case .form(let fields) = body {
                let value = item(parameter.value.field, in: fields)
                if !value.isNull { return value }
            }
            return parts.method == .get || parts.method == .head ? item(parameter.value.field, in: query) : .null
        case .json:
            if case .json(let value) = body { return value[name] }
            return .null
        case .body:
            if case .json(let value) = body { return value }
            return .null
        case .multipart:
            if case .multipart(let body) = body { return part(parameter.value.field, of: body) }
            return .null
        case .anyHeaders: return parts.headers(besides: endpoint)
        case .anyQuery: return parts.items(query, besides: endpoint)
        case .anyBody: return parts.rawBody.isEmpty && !parts.isMessage ? .null : .string(TextForm.base64(parts.rawBody))
        }
    }

    /// An item of a query or of a form with nothing behind its name is none. Where a body says what its members are, an empty text is one, by which
    /// what is there is taken away, unless there has to be something: no service knows a person without a name.
    private func isMissing(_ raw: JSONValue, _ parameter: ParameterBox) -> Bool {
        let mayBeEmpty = !parameter.value.field.isRequired && [.json, .multipart].contains(parameter.location)
        return mayBeEmpty ? raw.isNull : raw.isBlank
    }

    /// Whether it is all of a message in which nothing is said, and something need not be: somebody has said that, and a request without a body
    /// has not.
    private func isEmptyMessage(_ raw: JSONValue, _ parameter: ParameterBox) -> Bool {
        parts.isMessage && !raw.isNull && !parameter.value.field.isRequired && [.anyBody, .body].contains(parameter.location)
    }

    /// An item of a query or form; of a list that is spread, all of them.
    private func item(_ field: ValueField, in fields: FormFields) -> JSONValue {
        guard field.wire.isSpread else { return text(fields[field.name]) }
        let all = fields.all(field.wire.itemName(field.name))
        return all.isEmpty ? .null : .array(all.map(JSONValue.string))
    }

    /// A part of a body; of a list that is spread, all of that name. What should be a file is one, whether or not it says what it is called.
    private func part(_ field: ValueField, of body: MultipartBody) -> JSONValue {
        let isFile = field.type == .bytes || field.type == .array(.bytes)
        let text = { (part: MultipartBody.Part) in isFile ? TextForm.base64(part.bytes) : part.text }
        guard field.wire.isSpread else { return self.text(body[field.name].map(text)) }
        let name = field.wire.itemName(field.name)
        let all = body.all(name)
        return all.isEmpty ? .null : .array(all.map { .string(text($0)) })
    }

    private func text(_ value: String?) -> JSONValue { value.map(JSONValue.string) ?? .null }

    /// A header's value; what follows the scheme if it should have one, nothing if it has another.
    private func header(_ name: HTTPField.Name?, scheme: String?) -> JSONValue {
        guard let name, let value = parts.headers.value(of: name) else { return .null }
        guard let scheme else { return .string(value) }
        guard value.utf8.count > scheme.utf8.count else { return .null }
        // By bytes: characters would have to be told apart one by one.
        let begin = value.utf8.index(value.startIndex, offsetBy: scheme.utf8.count)
        let given = value[..<begin]
        guard given == scheme[...] || given.lowercased() == scheme.lowercased() else { return .null }
        let rest = value[begin...].utf8
        guard rest.first == UInt8(ascii: " ") else { return .null }
        return .string(String(Substring(rest.drop { $0 == UInt8(ascii: " ") })))
    }

    private func missing(_ parameter: MockParameter, _ endpoint: EndpointBox) -> RequestProblem? {
        guard parameter.field.isRequired || parameter.constant != nil else { return nil }
        let isInBody = [.form, .json, .multipart].contains(parameter.location)
        // What a body of another kind lacks is not what is wrong with it.
        let reason = unreadable ?? (isInBody ? complaintAboutBody(endpoint) : nil)
        return RequestProblem(
            error: parameter.onMissing ?? endpoint.value.onInvalid,
            message: reason ?? "\(parameter.location.rawValue) parameter \"\(parameter.field.name)\" is missing",
            isOtherConstant: parameter.constant != nil,
            isMissing: true
        )
    }

    private func wrong(_ box: ParameterBox, _ endpoint: MockEndpoint, _ value: JSONValue?, _ raw: JSONValue) -> RequestProblem? {
        // Most are texts of any content.
        if box.isAnyText, case .string? = value { return nil }
        let parameter = box.value
        guard let message = parameter.complaint(about: value, raw) else { return nil }
        return RequestProblem(
            error: parameter.onInvalid ?? endpoint.onInvalid, message: message, isOtherConstant: isOther(value, parameter),
            isOfStructure: parameter.isStructure)
    }

    private func isOther(_ value: JSONValue?, _ parameter: MockParameter) -> Bool {
        !parameter.isConstant(value)
    }
}

extension MockParameter {
    /// Whether it holds more than one plain value, so that it is taken apart after all else; one that tells endpoints apart is none.
    fileprivate var isStructure: Bool {
        guard constant == nil, ![.path, .header, .verb, .anyHeaders, .anyQuery, .anyBody].contains(location) else { return false }
        return switch field.type {
        case .array, .object, .any: true
        case .string, .bytes, .integer, .number, .boolean: false
        }
    }

    /// What is wrong with a value that was given; `nil` if nothing is.
    fileprivate func complaint(about value: JSONValue?, _ raw: JSONValue) -> String? {
        var name: String { "\(location.rawValue) parameter \"\(field.name)\"" }
        if value == nil, field.type == .any { return "\(name) should be JSON, but is not" }
        guard let value, !value.isNull || field.type == .any else {
            let wanted = field.wire.isDateText ? "a date as `\(field.wire.name)`" : field.type.phrase
            return "\(name) should be \(wanted), but is another \(raw.kind)"
        }
        if let constant, !isConstant(value) { return "\(name) should be \(constant.wireText)" }
        return field.problem(with: value, at: field.name).map { "\(location.rawValue) parameter \($0)" }
    }
}

extension ValueField {
    /// The documented value for what came over the wire, `nil` if it has none of this type.
    fileprivate func value(of raw: JSONValue) -> JSONValue? {
        // Most are texts.
        if case .string = type, case .string = raw { return raw }
        switch (type, raw) {
        case (.any, .string(let text)) where wire == .json: return try? JSONValue(parsing: Array(text.utf8))
        case (.string, .string), (.bytes, .string), (.any, _): return raw
        case (.array, .string) where wire == .spaces || wire == .commas: return raw.decoded(from: wire)
        case (.array(let item), .array(let texts)) where wire.isSpread:
            return .array(texts.map { item == .string || item == .bytes ? $0 : $0.decoded(from: .string) })
        case (_, .string) where wire.isDateText: return raw.decoded(from: wire).unlessText
        case (.object, .string), (.array, .string): return raw.decoded(from: .json).unlessText
        case (_, .string) where wire == .milliseconds || wire == .since2001:
            return raw.decoded(from: .string).decoded(from: wire).unlessText
        case (_, .string): return raw.decoded(from: .string).unlessText
        default: return raw.decoded(from: wire)
        }
    }
}

extension JSONValue {
    fileprivate var unlessText: JSONValue? { stringValue == nil ? self : nil }
}

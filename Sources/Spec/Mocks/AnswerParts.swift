/// `respond:` and `respondWith:` taken apart: what goes into the body, and what into headers.
package struct ResponseParts: Sendable {
    package enum Body: Sendable {
        /// A text, or the value that is the whole body, whatever its name.
        case whole(Expression)
        /// The members that steps give, and those that are always the same.
        case members([Argument], constants: [(name: String, value: SpelledValue)])
    }

    package let body: Body
    package let headers: [Argument]

    /// - Parameter alternative: the name of another documented answer than the main one.
    package init(_ fields: [Argument], alternative: String?, of endpoint: Endpoint, _ tables: MockTables) {
        let response = alternative.flatMap { name in endpoint.alternatives.first { $0.name?.value == name } } ?? endpoint.response
        let headerNames = Set(response?.headers.map(\.name.value) ?? [])
        let given = fields.filter { !headerNames.contains($0.name.value) }
        headers = fields.filter { headerNames.contains($0.name.value) }
        if response?.isOneValue == true, given.count == 1 {
            body = .whole(given[0].value)
        } else {
            let names = Set(given.map(\.name.value))
            let constants = (response?.fields ?? []).compactMap { field -> (name: String, value: SpelledValue)? in
                guard let constant = field.constant, !names.contains(field.name.value) else { return nil }
                return (field.name.value, tables.literal(constant.value, field.type))
            }
            body = .members(given, constants: constants)
        }
    }
}

extension Endpoint.Response {
    /// The headers whose values travel otherwise than they are; a number is the same in a text.
    package var spelledHeaders: [Field] { headers.filter { $0.wire != .plain && $0.wire != .string } }
}

/// `fail:` taken apart.
package enum FailureParts: Sendable {
    /// It should travel by a redirect, and there is no address that it may be sent to: it is refused, and nobody is sent anywhere.
    case refusal(String)
    /// A documented error, with what the shape asks for, and an address where that is not the one of all failures.
    case error(String, details: [Argument], to: Expression?)

    package init(
        _ error: String, to target: Expression?, _ details: [Argument], of endpoint: Endpoint, _ routes: FailureRoutes, _ tables: MockTables
    ) {
        let name = ErrorTable.lastPart(of: error)
        if target == nil, routes.isRedirect {
            let found = tables.errors.find(error, of: endpoint)?.errorCase
            self = .refusal("\(found?.wire["code"]?.value ?? name): there is no address that this may be sent to")
        } else {
            let own = details.filter { routes.requestParameter(of: $0.name.value) == nil }
            self = .error(name, details: own, to: target.flatMap { routes.follows($0) ? nil : $0 })
        }
    }
}

/// `page:` taken apart: choices that are there once for each record, and others.
package struct PageParts: Sendable {
    package let record: RecordType?
    package let listed: [AnswerVerb.PageChoice]
    package let others: [AnswerVerb.PageChoice]

    /// Whether a choice is a way out: beside a list of records, one that names none; beside what is filled in, one that is not.
    package func isWayOut(_ choice: AnswerVerb.PageChoice) -> Bool {
        choice.fields.isEmpty && (!listed.isEmpty || others.contains { !$0.fields.isEmpty })
    }

    package init(_ list: String?, _ choices: [AnswerVerb.PageChoice], _ tables: MockTables) {
        let record = list.flatMap { tables.record($0) }
        self.record = record
        listed = choices.filter { record != nil && $0.mentionsItem }
        others = choices.filter { record == nil || !$0.mentionsItem }
    }
}

extension AnswerVerb.PageChoice {
    /// Whether it tells of the record at hand.
    fileprivate var mentionsItem: Bool {
        LocalUse([], titles.map(\.value) + items.map(\.value)).read.contains("item")
    }
}

extension Answer {
    /// What becomes of a request for which the steps come to their end without an answer.
    package static let unanswered = (reason: "no step answers this request", status: 501)

    /// Whether a step ends it in every case.
    package var isWhole: Bool { steps.contains(where: \.ends) }
}

import Diagnostics
import SourceText
import YAMLTree

/// Answers that are made of events, and what stands where others are meant.
enum EventStream {
    static let rule = Rule(
        "spec-event-stream",
        "what answers with events is used as if it answered once, or the other way round",
        explanation: """
            A `response:` of `kind: events` goes on: the server sends one event after another (`text/event-stream`), each with the JSON of its \
            `fields:` or its `body:`. Clients hear them with `listen:`, mocks send them with `event:` and end the answer with `stream: open` or \
            `stream: ended`; `push:` and `close:` reach those who listen already. Other answers come once: `call:` and `respond:` are for them. \
            An operation of a capability with `events: true` tells of events likewise: `fields:` are what each holds, and the endpoint that plays \
            it answers with events, too. An endpoint with events is one that clients call, has this one answer beside its errors, and `event:`, `id:` and `end:` of its response say how \
            events travel beside their data, `data:` which field is all of that data; then nothing else is a member of it. Of `kind: messages`, `bytes:` names the field of the type `data` that a message of bytes is.
            """
    )

    // MARK: steps

    /// `event:` or `stream:` where the answer is no stream.
    static func misplaced(_ verb: YAMLEntry, _ endpoint: Endpoint) -> Diagnostic {
        Diagnostic(
            rule, "`\(verb.name)` sends events, and `\(endpoint.name.value)` does not answer with any", at: [Label(verb.keyPlace)],
            help: "say `kind: events` in its `response:`, `push:` the event to those who listen elsewhere, or `respond:`")
    }

    static func answersOnce(_ name: Located<String>, _ known: [String]) -> Diagnostic {
        let help = known.isEmpty ? "say `kind: events` in its `response:`" : "\(Listing.codes(Array(known.prefix(12)))) answer with events"
        return Diagnostic(rule, "`\(name.value)` does not answer with events", at: [Label(name.place)], help: help)
    }

    /// - Parameter way: what does it: `call`, `calls`, `respond`.
    static func goesOn(_ name: String, _ way: String, at place: Place, _ help: String) -> Diagnostic {
        Diagnostic(rule, "`\(way)` is for what is answered once, and `\(name)` answers with events", at: [Label(place)], help: help)
    }

    // MARK: responses

    static func check(_ spec: Spec) -> [Diagnostic] {
        spec.endpoints.flatMap { endpoint in
            check(endpoint) + (endpoint.response.map { form($0, spec) } ?? [])
        } + simulated(spec)
    }

    private static func check(_ endpoint: Endpoint) -> [Diagnostic] {
        guard endpoint.isEventStream, let response = endpoint.response else { return [] }
        var list: [Diagnostic] = []
        if let other = endpoint.alternatives.first {
            let help = "make it an endpoint of its own; `const:` tells the requests of both apart, such as `{name: stream, const: true}`"
            list.append(Diagnostic(rule, "what answers with events has no further answers", at: [Label(other.place)], help: help))
        }
        if endpoint.direction != .outbound || endpoint.methods.isEmpty {
            let message = "only what clients call answers with events"
            list.append(Diagnostic(rule, message, at: [Label(response.place)], help: "say which `method:` they call it with"))
        }
        if let header = response.headers.first {
            list.append(Diagnostic(rule, "nobody reads headers of events", at: [Label(header.name.place)], help: "leave it out"))
        }
        if response.fields.isEmpty {
            list.append(
                Diagnostic(rule, "nothing says what the events hold", at: [Label(response.place)], help: "say it in `fields:` or `body:`"))
        }
        return list
    }

    /// How events travel, beside their data.
    private static func form(_ response: Endpoint.Response, _ spec: Spec) -> [Diagnostic] {
        let form = response.events
        let affixes = [response.prefix, response.suffix].compactMap { $0 }.map { affix in
            Diagnostic(rule, "nothing stands around the data of events", at: [Label(affix.place)], help: "leave it out")
        }
        guard response.kind == .events else {
            let places = [
                ("event", form.name?.place), ("id", form.id?.place), ("data", form.data?.place), ("end", form.end?.place),
                ("retry", form.retry?.place),
            ]
            let misplaced = places.compactMap { key, place in
                place.map { Diagnostic(rule, "`\(key)` is for answers of `kind: events`", at: [Label($0)]) }
            }
            return misplaced + (response.kind == .messages ? affixes + bytes(response) : [misplacedBytes(form)].compactMap(\.self))
        }
        let lines = [form.name, form.id].compactMap { $0 }.compactMap { field($0, response, spec) }
        return [misplacedBytes(form)].compactMap(\.self) + affixes + early(form) + lines + EventData.check(response) + sameField(form)
    }

    private static func misplacedBytes(_ form: EventForm) -> Diagnostic? {
        form.bytes.map { Diagnostic(rule, "`bytes` is for answers of `kind: messages`", at: [Label($0.place)]) }
    }

    /// A message of bytes is one field, and nothing else has to be in it.
    private static func bytes(_ response: Endpoint.Response) -> [Diagnostic] {
        guard let name = response.events.bytes else { return [] }
        let fields = response.isWhole ? [] : response.fields
        guard let field = fields.first(where: { $0.name.value == name.value }) else {
            return [DanglingReference.diagnostic(name, kind: "field of the messages", known: KnownNames(fields.map(\.name.value)))]
        }
        let required = fields.filter(\.isRequired).map { other in
            Diagnostic(
                rule, "`\(other.name.value)` can't always be there: a message of bytes is `\(name.value)` alone, and others go without",
                at: [Label(other.name.place), Label(name.place, "here")], help: "leave `required: true` out")
        }
        guard field.type.unwrapped != .data else { return fields.count > 1 ? required : [] }
        let labels = [Label(name.place), Label(field.place, "here")]
        return [Diagnostic(rule, "`\(name.value)` travels as bytes, and is `\(field.type.spelling)`", at: labels, help: "make it `data`")]
    }

    private static func early(_ form: EventForm) -> [Diagnostic] {
        guard let retry = form.retry, retry.value < 0 else { return [] }
        let message = "nobody comes again before he has left"
        return [Diagnostic(rule, message, at: [Label(retry.place)], help: "say how many milliseconds later")]
    }

    private static func field(_ name: Located<String>, _ response: Endpoint.Response, _ spec: Spec) -> Diagnostic? {
        let field = response.isWhole ? nil : response.fields.first { $0.name.value == name.value }
        guard let field else {
            let known = response.isWhole ? [] : response.fields.map(\.name.value)
            return DanglingReference.diagnostic(name, kind: "field of the events", known: KnownNames(known))
        }
        if isText(field.type, spec), field.wire == .plain { return nil }
        return Diagnostic(
            rule, "`\(name.value)` travels as a line of text, and is `\(field.type.spelling)`",
            at: [Label(name.place), Label(field.place, "here")],
            help: "make it a `string`, or an enum whose cases travel as texts, without `wire:`")
    }

    private static func isText(_ type: ValueType, _ spec: Spec) -> Bool {
        switch type.unwrapped {
        case .string: true
        case .named(let name): spec.enums.first { $0.name.value == name }.map(\.travelsAsText) ?? false
        default: false
        }
    }

    private static func sameField(_ form: EventForm) -> [Diagnostic] {
        guard let name = form.name, let id = form.id, name.value == id.value else { return [] }
        return [
            Diagnostic(rule, "one field cannot be both the name and the id of events", at: [Label(id.place), Label(name.place, "here")])
        ]
    }

    // MARK: capabilities

    /// What stands in for an operation answers as the operation does: once, or with events.
    private static func simulated(_ spec: Spec) -> [Diagnostic] {
        let streams = Dictionary(spec.endpoints.map { ($0.name.value, $0.isEventStream) }) { first, _ in first }
        let known = spec.endpoints.filter(\.isEventStream).map(\.name.value)
        return spec.capabilities.flatMap(\.operations).flatMap { operation -> [Diagnostic] in
            let list = operation.isEventStream ? telling(operation) : []
            guard let name = operation.endpoint, let isStream = streams[name.value], isStream != operation.isEventStream else {
                return list
            }
            let help = "name one that answers once, or say `events: true`"
            return list + [isStream ? goesOn(name.value, "endpoint", at: name.place, help) : answersOnce(name, known)]
        }
    }

    private static func telling(_ operation: Capability.Operation) -> [Diagnostic] {
        var list: [Diagnostic] = []
        if operation.resultFields.isEmpty {
            let message = "nothing says what the events of `\(operation.name.value)` hold"
            list.append(Diagnostic(rule, message, at: [Label(operation.name.place)], help: "say it in `fields:`"))
        }
        if let result = operation.resultSpelling {
            list.append(Diagnostic(rule, "what tells of events has no `result:`", at: [Label(result.place)], help: "leave it out"))
        }
        if !operation.waits {
            let message = "`\(operation.name.value)` tells of events, and they are waited for"
            list.append(Diagnostic(rule, message, at: [Label(operation.name.place)], help: "leave out `waits: false`"))
        }
        return list
    }
}

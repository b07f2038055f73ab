import Diagnostics

/// The field that is all of an event's data, beside those that travel as its name and its id.
enum EventData {
    static func check(_ response: Endpoint.Response) -> [Diagnostic] {
        guard let name = response.events.data else { return [] }
        guard !response.isWhole, let field = response.data else {
            let known = response.isWhole ? [] : response.fields.map(\.name.value)
            return [DanglingReference.diagnostic(name, kind: "field of the events", known: KnownNames(known))]
        }
        let form = response.events
        let lines = [form.name, form.id].compactMap { $0 }
        if let line = lines.first(where: { $0.value == name.value }) {
            let message = "one field cannot be both a line of its own and all of the data"
            return [Diagnostic(EventStream.rule, message, at: [Label(name.place), Label(line.place, "here")])]
        }
        let beside = response.fields.filter { other in
            other.name.value != name.value && !lines.contains { $0.value == other.name.value }
        }
        return beside.map { misplaced($0, name) } + [spelling(of: field, name)].compactMap { $0 }
    }

    private static func misplaced(_ field: Field, _ name: Located<String>) -> Diagnostic {
        Diagnostic(
            EventStream.rule, "`\(field.name.value)` has no place in events: `\(name.value)` is all of their data",
            at: [Label(field.name.place), Label(name.place, "here")], help: "make it one of the `fields:` of `\(name.value)`")
    }

    private static func spelling(of field: Field, _ name: Located<String>) -> Diagnostic? {
        let labels = [Label(name.place), Label(field.place, "here")]
        if field.wire != .plain {
            let message = "all of the data travels as JSON or as the text that it is, and `\(name.value)` has a form of its own"
            return Diagnostic(EventStream.rule, message, at: labels, help: "leave `wire:` out")
        }
        guard field.type.unwrapped == .string, !field.isRequired || field.type != .string else { return nil }
        let message = "data that is a text is always there, if only an empty one"
        return Diagnostic(EventStream.rule, message, at: labels, help: "say `type: string` and `required: true`")
    }
}

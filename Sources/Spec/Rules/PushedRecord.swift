import Diagnostics
import SourceText

/// Records that those who listen are sent, and that make no event.
enum PushedRecord {
    static let rule = Rule(
        "spec-pushed-record",
        "a kind of record does not make the events that it is to be sent as",
        explanation: """
            `pushes:` of a kind of record names an endpoint that answers with events. Whenever a record is put, by a step, a test or a person, \
            those who listen there are sent one event more, with the record's fields that the event has by the same name and type. What every \
            event has, every record has to have.
            """
    )

    static func check(_ spec: Spec) -> [Diagnostic] {
        let endpoints = Dictionary(spec.endpoints.map { ($0.name.value, $0) }) { first, _ in first }
        let streams = spec.endpoints.filter(\.isEventStream).map(\.name.value)
        return (spec.mock?.records ?? []).flatMap { record -> [Diagnostic] in
            guard let name = record.pushes, let endpoint = endpoints[name.value] else { return [] }
            guard endpoint.isEventStream else { return [EventStream.answersOnce(name, streams)] }
            return check(record, endpoint, name)
        }
    }

    private static func check(_ record: RecordType, _ endpoint: Endpoint, _ name: Located<String>) -> [Diagnostic] {
        func diagnostic(_ message: String, _ help: String? = nil) -> Diagnostic {
            Diagnostic(rule, message, at: [Label(name.place)], help: help)
        }
        if endpoint.response?.isWhole ?? false {
            return [diagnostic("the events of `\(name.value)` are no objects of fields", "`push:` them in steps")]
        }
        let (kept, wanted) = (FieldTable(record.keptFields), endpoint.documentedFields)
        let shared = wanted.filter { kept[$0.name.value] != nil }
        if shared.isEmpty, !wanted.isEmpty {
            return [diagnostic("`\(record.name.value)` and the events of `\(name.value)` have no field of one name")]
        }
        return wanted.compactMap { field -> Diagnostic? in
            let path = "`\(field.name.value)` of `\(name.value)`"
            guard let own = kept[field.name.value] else {
                return field.isRequired ? diagnostic("no record has \(path), which all events have", "`push:` them in steps") : nil
            }
            if !SimulatedAnswer.isAlike(own.type, field.type) {
                return diagnostic("\(path) is `\(field.type.spelling)`, and the record's is `\(own.type.spelling)`")
            }
            if !field.fields.isEmpty { return diagnostic("\(path) has fields of its own", "`push:` them in steps") }
            let isAlwaysThere = own.isRequired && !own.type.isOptional || own.name.value == record.key.value
            guard field.isRequired, !field.type.isOptional, !isAlwaysThere else { return nil }
            return diagnostic("\(path) is in every event, and not in every record", "make it `required:` on both sides")
        }
    }
}

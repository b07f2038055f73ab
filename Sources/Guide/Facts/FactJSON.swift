import Declarations
import Diagnostics
import SourceText

extension FactRenderer {
    /// A list of objects in the order of their places, keys in a fixed order, one fact per line.
    package static func json(_ sheet: FactSheet) -> String {
        let objects = sheet.facts.map { "  " + object($0, in: sheet.file) }
        return objects.isEmpty ? "[]\n" : "[\n" + objects.joined(separator: ",\n") + "\n]\n"
    }

    private static func object(_ fact: Fact, in file: SourceFile) -> String {
        var members: [(String, JSONText?)] = [
            ("kind", .string(fact.kind.rawValue)),
            ("name", .string(fact.name)),
            ("owner", fact.owner.map(JSONText.string) ?? .null),
            ("static", fact.isStatic.map(JSONText.bool) ?? .null),
            ("type", fact.type.map(JSONText.string) ?? .null),
            ("value", fact.value.map(JSONText.string) ?? .null),
            ("source", .string(source(fact.source))),
            ("location", location(fact.span, in: file)),
        ]
        members += details(fact)
        return JSONText.object(members).text
    }

    private static func location(_ span: Span, in file: SourceFile) -> JSONText {
        let start = file.position(of: span.start)
        let end = file.position(of: span.end)
        return .object([
            ("file", .string(file.path)), ("line", .number(start.line)), ("column", .number(start.column)),
            ("endLine", .number(end.line)), ("endColumn", .number(end.column)),
        ])
    }

    /// What only some facts have: left out where it is nothing.
    private static func details(_ fact: Fact) -> [(String, JSONText?)] {
        let detail = fact.detail
        return [
            ("parameterTypes", detail.parameterTypes.map { .list($0.map { $0.map(JSONText.string) ?? .null }) }),
            ("parameterNames", detail.parameterNames.map { .list($0.map(JSONText.string)) }),
            ("required", detail.isRequired.map(JSONText.bool)),
            ("attributes", detail.attributes.isEmpty ? nil : .list(detail.attributes.map(JSONText.string))),
            ("swiftName", detail.swiftName.map(JSONText.string)),
            ("availability", detail.availability.map(JSONText.string)),
            ("deprecated", detail.isDeprecated ? .bool(true) : nil),
            ("form", detail.form.map(JSONText.string)),
            ("receiver", detail.receiver.map(JSONText.string)),
            ("receiverText", detail.receiverText.map(JSONText.string)),
            ("blockParameters", detail.blockParameters.map { .list($0.map(JSONText.string)) }),
            ("domain", detail.domain.map(JSONText.string)),
            ("default", detail.defaultValue.map(JSONText.string)),
            ("language", detail.language.map { .string($0.rawValue) }),
            ("defects", fact.defects.isEmpty ? nil : .list(fact.defects.map { .string($0.message) })),
        ]
    }
}

/// JSON as it is printed, with keys in the order given.
private indirect enum JSONText {
    case null
    case bool(Bool)
    case number(Int)
    case string(String)
    case list([JSONText])
    case object([(String, JSONText?)])

    var text: String {
        switch self {
        case .null: return "null"
        case .bool(let value): return value ? "true" : "false"
        case .number(let value): return String(value)
        case .string(let value): return JSONValue.quoted(value)
        case .list(let values): return "[" + values.map(\.text).joined(separator: ", ") + "]"
        case .object(let members):
            let printed = members.compactMap { key, value in value.map { "\(JSONValue.quoted(key)): \($0.text)" } }
            return "{" + printed.joined(separator: ", ") + "}"
        }
    }
}

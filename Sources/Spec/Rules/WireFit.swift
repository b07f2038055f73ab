import Diagnostics
import SourceText

/// A form in which a value cannot travel, or not there.
enum WireFit {
    static let rule = Rule(
        "spec-wire-form",
        "a value cannot travel in the form, or at the place, that the spec says",
        explanation: """
            `wire: commas` and `spaces` join lists of texts; `repeated` and `brackets` spread a list of texts, numbers or truth values over \
            items of a query or form, or parts of `multipart:`, that the app sends, and exist nowhere else; `iso8601` and `{pattern: …}` are for dates. `body:` is all of a JSON body, so \
            the answer that has it is of `kind: json`. An answer of `kind: text` or `html` is a text, and its field a `string`; one of `kind: bytes` has a field of `data`. `guidewright explain wire` lists the forms.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        survey.travelling.compactMap { each in
            problem(each.field, each.location, isSent: each.isSent).map { diagnostic($0.what, $0.help, each.field) }
        } + survey.spec.endpoints.flatMap { $0.answered.compactMap(wrongKind) + $0.answered.flatMap(wrongText) }
    }

    private static func problem(
        _ field: Field, _ location: Endpoint.Parameter.Location, isSent: Bool
    ) -> (what: String, help: String)? {
        let type = field.type.unwrapped
        switch field.wire {
        case .commas, .spaces:
            return type == .list(.string) ? nil : ("joins lists of texts, this is `\(type.spelling)`", "write `type: \"[string]\"`")
        case .pattern: return pattern(field, type)
        case .iso8601, .since2001: return type == .date ? nil : ("is for dates, this is `\(type.spelling)`", "write `type: date`")
        case .repeated, .brackets:
            let items: [ValueType] = [.string, .integer, .number, .boolean] + (location == .multipart ? [.data] : [])
            guard case .list(let item) = type, items.contains(item.unwrapped) else {
                return ("spreads a list of texts, numbers or truth values, this is `\(type.spelling)`", "write `type: \"[string]\"`")
            }
            guard [.query, .form, .multipart].contains(location), isSent else {
                return (
                    "spreads a list over items of a query or form, or parts of a body, that the app sends",
                    "write `wire: commas` here, or leave it out"
                )
            }
            return nil
        case .string:
            guard case .list(let item) = type, case .named = item.unwrapped else { return nil }
            return ("is one text, this is `\(type.spelling)`", "write `type: \"[string]\"`, and make each item what it means in a step")
        case .plain, .milliseconds, .json: return nil
        }
    }

    private static func pattern(_ field: Field, _ type: ValueType) -> (what: String, help: String)? {
        guard type == .date else { return ("is for dates, this is `\(type.spelling)`", "write `type: date`") }
        guard let form = field.datePattern else { return nil }
        if let flaw = form.flaw { return flaw }
        return form.hasOffset ? nil : ("has the zone `\(form.zone?.value ?? "")`, which is no offset", "write `Z`, `+09:00` or `-0500`")
    }

    private static func diagnostic(_ what: String, _ help: String, _ field: Field) -> Diagnostic {
        Diagnostic(rule, "`\(field.wireName)` \(what)", at: [Label(field.datePattern?.pattern.place ?? field.name.place)], help: help)
    }

    /// An answer that is a text, or bytes, has nothing else in it.
    private static func wrongText(_ answer: Endpoint.Response) -> [Diagnostic] {
        guard answer.kind == .text || answer.kind == .html || answer.kind == .bytes, answer.whole == nil else { return [] }
        let (wanted, word, other) =
            answer.kind == .bytes ? (ValueType.data, "bytes", ValueType.string) : (.string, "a text", .data)
        return answer.fields.filter { $0.type.unwrapped != wanted }.map { field in
            let isOther = field.type.unwrapped == other
            let kind = isOther ? ", or `kind: \(other == .data ? "bytes" : "text")`" : ""
            return Diagnostic(
                rule,
                "`\(field.name.value)` is all of an answer of `kind: \(answer.kind.rawValue)`, and so \(word), not `\(field.type.unwrapped.spelling)`",
                at: [Label(field.name.place)], help: "write `type: \(wanted.spelling)`\(kind)")
        }
    }

    private static func wrongKind(_ answer: Endpoint.Response) -> Diagnostic? {
        guard answer.kind != .json, !answer.goesOn, let field = answer.whole else { return nil }
        return Diagnostic(
            rule, "`body:` is all of a JSON body, and this answer is `\(answer.kind.rawValue)`", at: [Label(field.name.place)],
            help: "write `kind: json` or `kind: events`, or `fields:`")
    }
}

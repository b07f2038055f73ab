internal import Declarations
internal import Spec

/// What a mock takes and answers, in the words that the tests' `Facts` put it into.
struct FactWords {
    let lookup: MockLookup

    func parameter(_ parameter: Endpoint.Parameter) -> String {
        var field = lookup.tables.taken(parameter.field)
        field.constant = nil
        field.isSecret = field.isSecret || parameter.scheme != nil
        let constant = parameter.field.constant.map { ", always \(literal($0.value, field.type))" } ?? ""
        let scheme = parameter.scheme.map { ", after \($0.value)" } ?? ""
        return "\(parameter.location.rawValue) \(self.field(field))\(constant)\(scheme)"
    }

    func response(_ response: Endpoint.Response) -> [String] {
        let status = response.status.value
        switch response.kind {
        case .empty: return ["\(status), nothing"]
        case .text: return ["\(status), text"]
        case .html: return ["\(status), page"]
        case .bytes: return ["\(status), bytes, \(response.contentType ?? "application/octet-stream")"]
        case .redirect: return ["\(status), redirect"] + fields(response.fields)
        case .json:
            let (kind, inside) = content(response)
            return ["\(status), \(response.prefix?.value ?? "")\(kind)\(response.suffix?.value ?? "")"] + inside
        case .events, .messages:
            let events = response.events
            let parts = [("named by", events.name), ("numbered by", events.id), ("made of", events.data), ("ended by", events.end)]
            let form = parts.compactMap { label, text in text.map { "\(label) \($0.value), " } }.joined()
            let again = response.events.retry.map { "again after \($0.value) milliseconds, " } ?? ""
            let (kind, inside) = content(response)
            return ["\(status), events, \(form)\(again)each \(kind)"] + inside
        }
    }

    /// What is in the body: an object, or the value that is all of it.
    private func content(_ response: Endpoint.Response) -> (kind: String, inside: [String]) {
        guard let whole = response.whole else { return ("object", fields(response.fields)) }
        return (kind(of: whole.type), isObject(whole.type) ? fields(whole.fields) : [])
    }

    /// Only a record's key is always there, unless the spec says otherwise.
    func record(_ record: RecordType) -> [String] {
        ["by \(record.key.value)\(record.isEditable ? ", editable" : "")\(record.pushes.map { ", pushes \($0.value)" } ?? "")"]
            + fields(lookup.tables.keptFields(of: record))
    }

    /// The only values that a field may have; none for any, and for a list, whose elements are of those values.
    func values(_ field: Field) -> [String] {
        if case .list = field.type.unwrapped { return [] }
        if case .named(let name) = field.type.unwrapped, let found = lookup.enumeration(name) {
            if found.form == .nsOptions { return [bits(of: found)] }
            return found.cases.map { literal($0.name.value, field.type) }
        }
        return (field.constant.map { [$0] } ?? field.values).map { literal($0.value, field.type) }
    }

    /// All options of a set at once, as `DocumentedRequest` reads them: any of them travel together, and none.
    private func bits(of options: Enumeration) -> String { "bits of \(options.numbers.reduce(0, |))" }

    private func fields(_ fields: [Field], prefix: String = "") -> [String] {
        fields.flatMap {
            ["\(prefix)\(field($0))"] + (isObject($0.type) ? self.fields($0.fields, prefix: "\(prefix)\($0.name.value).") : [])
        }
    }

    private func isObject(_ type: ValueType) -> Bool {
        switch type.unwrapped {
        case .object: true
        case .list(let item): isObject(item)
        default: false
        }
    }

    private func field(_ field: Field) -> String {
        var text = "\(field.name.value): \(name(of: field.type))"
        if !field.isRequired { text += ", optional" }
        if field.wire != .plain { text += ", as \(field.wireName)" }
        let values = field.permitted
        if !values.isEmpty { text += ", \(values.map { literal($0.value, field.permittedType) }.joined(separator: " or "))" }
        if field.isSecret { text += ", secret" }
        return text
    }

    /// The name of a case stands for its value.
    private func literal(_ text: String, _ type: ValueType) -> String {
        guard case .named(let name) = type.unwrapped, let found = lookup.enumCase(name, text) else { return text }
        return lookup.tables.enumeration(name)?.spelling(of: found) ?? text
    }

    /// The type without what is inside.
    private func kind(of type: ValueType) -> String {
        if case .list = type.unwrapped { return "array" }
        return name(of: type)
    }

    private func name(of type: ValueType) -> String {
        switch type {
        case .string, .url: "string"
        case .data: "Base64 text"
        case .integer: "integer"
        case .number, .date: "number"
        case .boolean: "boolean"
        case .object: "object"
        case .list(let item): "array of \(name(of: item))"
        case .optional(let inner): name(of: inner)
        case .named(let name): lookup.wireType(ofEnum: name).map { self.name(of: $0) } ?? "value"
        case .json, .error, .void, .table: "value"
        }
    }
}

extension Array where Element == String {
    /// The elements without repetitions, in their order.
    func uniqued() -> [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}

public import MockRuntime

/// What a mock takes and answers, in words, so that a test can spell out all that is documented of it.
extension DocumentedFacts {
    /// A parameter: where it travels, its name and type, and what else is certain of it.
    public static func words(_ parameter: MockParameter) -> String {
        let constant = parameter.constant.map { ", always \($0.wireText)" } ?? ""
        let scheme = parameter.scheme.map { ", after \($0)" } ?? ""
        return "\(parameter.location.rawValue) \(words(parameter.field))\(constant)\(scheme)"
    }

    /// An answer: its status, what its body is, and a line for each field.
    public static func words(_ response: MockResponse) -> [String] {
        switch response.body {
        case .empty: ["\(response.status), nothing"]
        case .text: ["\(response.status), text"]
        case .html: ["\(response.status), page"]
        case .bytes(let type): ["\(response.status), bytes, \(type)"]
        case .redirect(let fields): ["\(response.status), redirect"] + words(fields)
        case .json(let type, let prefix, let suffix):
            ["\(response.status), \(prefix)\(type.name)\(suffix)"] + words(inside: type, prefix: "")
        case .events(let type, let form): ["\(response.status), \(words(form))\(type.name)"] + words(inside: type, prefix: "")
        }
    }

    private static func words(_ form: EventForm) -> String {
        let parts = [("named by", form.name), ("numbered by", form.id), ("made of", form.data), ("ended by", form.end)].compactMap {
            label, text in
            text.map { "\(label) \($0), " }
        }
        let again = form.retry.map { "again after \($0) milliseconds, " } ?? ""
        return "events, \(parts.joined())\(again)each "
    }

    /// A kind of record: its key, and a line for each field.
    public static func words(_ record: RecordType) -> [String] {
        ["by \(record.key)\(record.isEditable ? ", editable" : "")\(record.pushes.map { ", pushes \($0)" } ?? "")"] + words(record.fields)
    }

    /// What is registered of the app, with its value.
    public static func words(_ value: AppValue) -> String { "\(value.name) = \(value.value.wireText)\(value.isSecret ? ", secret" : "")" }

    private static func words(_ fields: [ValueField], prefix: String = "") -> [String] {
        fields.flatMap { ["\(prefix)\(words($0))"] + words(inside: $0.type, prefix: "\(prefix)\($0.name).") }
    }

    private static func words(inside type: ValueType, prefix: String) -> [String] {
        switch type {
        case .object(let fields): words(fields, prefix: prefix)
        case .array(let element): words(inside: element, prefix: prefix)
        default: []
        }
    }

    private static func words(_ field: ValueField) -> String {
        var text = "\(field.name): \(name(of: field.type))"
        if !field.isRequired { text += ", optional" }
        if field.wire != .plain { text += ", as \(field.wire.name)" }
        if !field.values.isEmpty { text += ", \(field.values.map(\.wireText).joined(separator: " or "))" }
        if field.isSecret { text += ", secret" }
        return text
    }

    private static func name(of type: ValueType) -> String {
        guard case .array(let element) = type else { return type.name }
        return "array of \(name(of: element))"
    }
}

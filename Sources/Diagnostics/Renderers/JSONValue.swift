package import SourceText

/// JSON to be written: the same value always gives the same bytes, with keys in alphabetical order.
package indirect enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    /// Indented by two blanks, without a line break at the end.
    package var text: String {
        var result = ""
        write(to: &result, indent: 0)
        return result
    }

    /// All on one line, for formats of one value per line.
    package var compactText: String {
        var result = ""
        write(to: &result, indent: nil)
        return result
    }

    private func write(to result: inout String, indent: Int?) {
        switch self {
        case .null: result += "null"
        case .bool(let value): result += value ? "true" : "false"
        case .int(let value): result += String(value)
        case .double(let value): result += value.isFinite ? "\(value)" : "null"
        case .string(let value): result += Self.quoted(value)
        case .array(let values):
            Self.write(values.map { (nil, $0) }, in: ("[", "]"), to: &result, indent: indent)
        case .object(let members):
            let sorted = members.sorted { Array($0.key.utf8).lexicographicallyPrecedes(Array($1.key.utf8)) }
            Self.write(sorted.map { ($0.key, $0.value) }, in: ("{", "}"), to: &result, indent: indent)
        }
    }

    private static func write(
        _ members: [(key: String?, value: JSONValue)],
        in brackets: (open: String, close: String),
        to result: inout String,
        indent: Int?
    ) {
        result += brackets.open
        for (index, member) in members.enumerated() {
            if index > 0 { result += "," }
            breakLine(&result, indent.map { $0 + 1 })
            if let key = member.key {
                result += quoted(key) + (indent == nil ? ":" : ": ")
            }
            member.value.write(to: &result, indent: indent.map { $0 + 1 })
        }
        if !members.isEmpty { breakLine(&result, indent) }
        result += brackets.close
    }

    private static func breakLine(_ result: inout String, _ indent: Int?) {
        guard let indent else { return }
        result += "\n" + String(repeating: "  ", count: indent)
    }

    /// A text in quotes, escaped so that it is JSON, safe in a terminal, and JavaScript.
    package static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                if scalar.value < 0x20 || scalar.value == 0x7F || (0x2028...0x2029).contains(scalar.value) {
                    let hex = String(scalar.value, radix: 16)
                    result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }
}

extension JSONValue {
    /// `{file, line, column, endLine, endColumn}`: counted from 1, in characters; the end is one past the last character.
    package init(_ place: Place) {
        let (start, end) = (place.start, place.end)
        self = .object([
            "file": .string(place.file.path),
            "line": .int(start.line),
            "column": .int(start.column),
            "endLine": .int(end.line),
            "endColumn": .int(end.column),
        ])
    }

    /// The text, or null.
    package init(_ text: String?) {
        self = text.map(JSONValue.string) ?? .null
    }

    package init(_ texts: [String]) {
        self = .array(texts.map(JSONValue.string))
    }
}

/// How a value of a documented type is written on the wire, where that is not JSON's own way.
public enum WireForm: Sendable, Hashable {
    /// As JSON has it.
    case plain
    /// A number or truth value written as a text: `"3600"`.
    case string
    /// A duration or time in seconds, written as a number of milliseconds.
    case milliseconds
    /// A time in seconds since 1970, written as the seconds since 2001.
    case since2001
    /// An array or object written as a text that holds JSON.
    case json
    /// A list of texts in one text, separated by blanks.
    case spaces
    /// A list of texts in one text, separated by commas.
    case commas
    /// A list as several items of a query or form, all under its name: `id=1&id=2`.
    case repeated
    /// The same under its name with brackets: `id[]=1&id[]=2`.
    case brackets
    /// A time in seconds, written as a text by ISO 8601: `2025-01-31T08:15:00Z`.
    case iso8601
    /// A time in seconds, written as a text of another form.
    case dated(DatePattern)

    /// A time in seconds, written as a text by a pattern, which is one: `yyyy-MM-dd HH:mm:ss` with the offset of the service's clock. What
    /// is no pattern counts as ISO 8601.
    public static func pattern(_ pattern: String, zone: String = "Z") -> WireForm {
        DatePattern(pattern, zone: zone).map(WireForm.dated) ?? .iso8601
    }

    /// What the form is called where facts are shown: `commas`, `yyyyMMdd`.
    public var name: String { if case .dated(let pattern) = self { pattern.pattern } else { "\(self)" } }

    /// Whether a time travels as a text.
    public var isDateText: Bool { if case .dated = self { true } else { self == .iso8601 } }

    /// Whether a list travels as several items of a query or form.
    public var isSpread: Bool { self == .repeated || self == .brackets }

    /// The name of each item that a list under this name travels in.
    public func itemName(_ name: String) -> String { self == .brackets ? name + "[]" : name }
}

extension JSONValue {
    /// The documented value behind what was on the wire; the value itself where it does not have that form.
    ///
    /// Lenient, as services are: a number or truth value that stands in a text is taken as one where the form says so, and a plain
    /// number where a text was expected stays a number.
    public func decoded(from form: WireForm) -> JSONValue {
        switch (form, self) {
        case (.string, .string(let text)): Self.scalar(in: text)
        case (.milliseconds, .int(let number)): number.isMultiple(of: 1000) ? .int(number / 1000) : .double(Double(number) / 1000)
        case (.milliseconds, .double(let number)): .double(number / 1000)
        case (.since2001, .int(let number)): Self.number(Double(number) + Self.year2001)
        case (.since2001, .double(let number)): Self.number(number + Self.year2001)
        case (.spaces, .string(let text)): Self.list(in: text, separator: " ")
        case (.commas, .string(let text)): Self.list(in: text, separator: ",")
        case (.json, .string(let text)): (try? JSONValue(parsing: Array(text.utf8))) ?? self
        case (.iso8601, .string(let text)): DateText.seconds(text).map(Self.number) ?? self
        case (.dated(let pattern), .string(let text)): pattern.seconds(text).map(Self.number) ?? self
        // `20250131` without quotes.
        case (.dated(let pattern), .int(let digits)): pattern.seconds(String(digits)).map(Self.number) ?? self
        default: self
        }
    }

    /// What stands on the wire for this documented value.
    public func encoded(as form: WireForm) -> JSONValue {
        switch (form, self) {
        case (_, .null): .null
        case (.string, _): .string(wireText)
        case (.milliseconds, .int(let number)): number.magnitude > UInt(Int.max / 1000) ? self : .int(number * 1000)
        case (.milliseconds, .double(let number)): Int(exactly: (number * 1000).rounded()).map(JSONValue.int) ?? .double(number * 1000)
        case (.since2001, .int(let number)): Self.number(Double(number) - Self.year2001)
        case (.since2001, .double(let number)): Self.number(number - Self.year2001)
        case (.spaces, .array(let list)): .string(list.map(\.wireText).joined(separator: " "))
        case (.commas, .array(let list)): .string(list.map(\.wireText).joined(separator: ","))
        case (.json, .array), (.json, .object): .string(description)
        case (.iso8601, .int(let seconds)): .string(DateText.text(Double(seconds)))
        case (.iso8601, .double(let seconds)): .string(DateText.text(seconds))
        case (.dated(let pattern), .int(let seconds)): .string(pattern.text(Double(seconds)))
        case (.dated(let pattern), .double(let seconds)): .string(pattern.text(seconds))
        default: self
        }
    }

    /// An object whose members are written in forms of their own, each by the names that lead to it, also through lists.
    public func encoded(inside forms: [[String]: WireForm]) -> JSONValue {
        switch self {
        case .object(let members):
            var written = JSONObject()
            for (name, value) in members {
                var inside: [[String]: WireForm] = [:]
                for (way, form) in forms where way.first == name { inside[Array(way.dropFirst())] = form }
                let value = inside.isEmpty ? value : value.encoded(inside: inside)
                written[name] = inside[[]].map(value.encoded) ?? value
            }
            return .object(written)
        case .array(let items): return .array(items.map { $0.encoded(inside: forms) })
        default: return self
        }
    }

    /// The seconds from the beginning of 1970 to that of 2001.
    private static let year2001: Double = 978_307_200

    private static func number(_ seconds: Double) -> JSONValue { Int(exactly: seconds).map(JSONValue.int) ?? .double(seconds) }

    /// The parts of a text; blanks beside a separator belong to neither part.
    private static func list(in text: String, separator: Unicode.Scalar) -> JSONValue {
        let parts = text.utf8.split { $0 == UInt8(ascii: separator) || $0 == UInt8(ascii: " ") }
        return .array(parts.map { .string(String(Substring($0))) })
    }

    /// The number or truth value that a text spells, or the text.
    private static func scalar(in text: String) -> JSONValue {
        if let number = Int(text) { return .int(number) }
        if let number = Double(text), number.isFinite { return .double(number) }
        switch text {
        case "true": return .bool(true)
        case "false": return .bool(false)
        default: return .string(text)
        }
    }
}

/// How a field's value travels, where not as its type.
package enum WireForm: String, Sendable, CaseIterable {
    /// As JSON shows the type; dates as seconds since 1970.
    case plain
    /// A number or Boolean in a string.
    case string
    case milliseconds
    /// A date as seconds since 2001, as Foundation counts them.
    case since2001
    /// A list or object as JSON text in a string.
    case json
    /// A list of strings in one string.
    case spaces, commas
    /// A list as several items of a query or form: `id=1&id=2`, `id[]=1&id[]=2`.
    case repeated, brackets
    /// A date as text.
    case iso8601
    /// A date as text in a form of the service's own, which the field's `datePattern` tells. Written as a mapping, not as a word.
    case pattern

    /// Those that are written as a word.
    package static let words = allCases.filter { $0 != .pattern }

    /// Whether a date travels as a text.
    package var isDateText: Bool { self == .iso8601 || self == .pattern }

    package var isSpread: Bool { self == .repeated || self == .brackets }

    /// The name of each item that a list under this name travels in.
    package func itemName(_ name: String) -> String { self == .brackets ? name + "[]" : name }
}

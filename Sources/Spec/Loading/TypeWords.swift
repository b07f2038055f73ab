import Declarations
import SourceText

/// Reads the words of `type:` — `string`, `[integer]`, `date?`, `SomeEnum` — into types.
enum TypeWords {
    /// Nil for what is no type, and for what is nested deeper than any value.
    static func parse(_ spelling: String) -> ValueType? { parse(spelling[...], depth: 0) }

    private static func parse(_ spelling: Substring, depth: Int) -> ValueType? {
        guard depth < depthLimit else { return nil }
        if spelling.hasSuffix("?") { return parse(spelling.dropLast(), depth: depth + 1).map(ValueType.optional) }
        if spelling.hasPrefix("["), spelling.hasSuffix("]") {
            if spelling.hasPrefix(tablePrefix) {
                let item = parse(spelling.dropFirst(tablePrefix.count).dropLast().drop { $0 == " " }, depth: depth + 1)
                return item.map { $0.isOfSpec ? .table($0) : .json }
            }
            return parse(spelling.dropFirst().dropLast(), depth: depth + 1).map(ValueType.list)
        }
        let spelling = String(spelling)
        if spelling.hasSuffix(">"), let use = GenericUse(spelling), NameForm.identifier.matches(use.name) {
            return .named(GenericUse.name(spelling))
        }
        return words[spelling] ?? (NameForm.identifier.matches(spelling) ? .named(spelling) : nil)
    }

    private static let depthLimit = 16
    private static let tablePrefix = "[string:"

    static let words: [String: ValueType] = [
        "string": .string, "integer": .integer, "number": .number, "boolean": .boolean, "date": .date, "url": .url, "data": .data,
        "json": .json, "object": .object, "error": .error, "void": .void,
    ]
}

extension ValueType {
    /// As `type:` spells it.
    package var spelling: String {
        switch self {
        case .string: "string"
        case .integer: "integer"
        case .number: "number"
        case .boolean: "boolean"
        case .date: "date"
        case .url: "url"
        case .data: "data"
        case .json: "json"
        case .object: "object"
        case .list(let item): "[\(item.spelling)]"
        case .table(let item): "[string: \(item.spelling)]"
        case .named(let name): name
        case .optional(let type): "\(type.spelling)?"
        case .error: "error"
        case .void: "void"
        }
    }

    /// Without the outermost optional.
    package var unwrapped: ValueType {
        if case .optional(let type) = self { type.unwrapped } else { self }
    }

    package var isOptional: Bool {
        if case .optional = self { true } else { false }
    }

    /// Optional, but never twice.
    package var asOptional: ValueType { isOptional ? self : .optional(self) }

    /// A type of the spec, or a list of them: what JSON does not know.
    package var isOfSpec: Bool {
        switch self {
        case .named: true
        case .list(let item): item.isOfSpec
        default: false
        }
    }

    /// Whether values by name are of this type rather than JSON: what JSON does not know, or has no words for.
    package var isHeldByName: Bool { isOfSpec || [.data, .date, .url].contains(self) }

    /// The name of the type at the bottom of lists and optionals, if it is a type of the spec.
    package var innerName: String? {
        switch self {
        case .named(let name): name
        case .list(let item), .table(let item): item.innerName
        case .optional(let type): type.innerName
        default: nil
        }
    }
}

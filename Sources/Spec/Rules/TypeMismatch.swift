import Diagnostics
import SourceText

/// A value of a type that does not fit where it stands.
enum TypeMismatch {
    static let rule = Rule(
        "spec-type-mismatch",
        "a value's type does not fit where it stands",
        explanation: """
            Every value in flows and in the mock has a type: of the parameter, property, field or literal that it is. A value may be \
            given where its type, or the same type as an optional, is expected; an optional may be given where a value is needed, and \
            its absence then is an error when the flow runs; an integer is a number. Anything else would not compile.
            """
    )

    static func diagnostic(
        _ found: ValueType, expected: ValueType, at place: Place, role: String, help: String? = nil
    ) -> Diagnostic {
        Diagnostic(
            rule, "\(role) takes `\(expected.spelling)`, this is `\(found.spelling)`", at: [Label(place)],
            help: help ?? listForm(found, expected) ?? conversion(found.unwrapped, expected.unwrapped))
    }

    /// A name for what a call of a scenario answers, which is nothing.
    static func nothing(_ method: Method, throwing isThrowing: Bool, at place: Place) -> Diagnostic {
        let ends = isThrowing ? " in Swift: it throws an error, or returns" : ""
        return Diagnostic(
            rule, "`\(method.name)` answers nothing\(ends)", at: [Label(place)],
            help: "leave `as:` out; `fails:` is for the error of a call that does not succeed")
    }

    /// How one plain type becomes another.
    private static func conversion(_ found: ValueType, _ expected: ValueType) -> String? {
        switch (found, expected) {
        case (.string, .url): "write it inside of a text, `\"{$name}\"`: one that holds an address becomes a URL"
        case (.string, .integer): "`{toInteger: …}` reads a whole number off a text"
        case (.string, .number): "`{toNumber: …}` reads a number off a text"
        case (.string, .date): "`{toDate: …}` reads a date of ISO 8601, and `{at: …}` makes one of seconds since 1970"
        case (.string, .data): "`{bytes: …}` gives the UTF-8 of a text"
        case (.data, .string): "`{utf8: …}` gives the text whose UTF-8 it is, `{hexBytes: …}` its bytes in hexadecimal"
        case (.number, .integer): "`{round: …}`, `{floor: …}` and `{ceiling: …}` give whole numbers"
        case (.integer, .date), (.number, .date): "`{at: …}` makes a date of seconds since 1970"
        case (.date, .integer), (.date, .number): "`{seconds: …}` gives those since 1970"
        case (.date, .string): "`{toISO: …}` writes a date"
        case (.integer, .string), (.number, .string), (.boolean, .string), (.url, .string): "write it inside of a text, `\"{$name}\"`"
        default: nil
        }
    }

    /// A list without a word of what it holds is JSON, and objects are none.
    private static func listForm(_ found: ValueType, _ expected: ValueType) -> String? {
        guard expected.unwrapped == .list(.json), case .list(let item) = found.unwrapped, case .named(let name) = item.unwrapped else {
            return nil
        }
        return "declare what it holds, as `NSArray<\(name) *> *` or `[\(name)]`; that the documents do not say so is an erratum"
    }

    /// A field of an answer that becomes nothing of what the property is that names it.
    static func diagnostic(
        _ field: Located<String>, _ found: ValueType, fills property: Property, of type: ClassType, _ held: ValueType
    ) -> Diagnostic {
        let owner = type.name.value
        return Diagnostic(
            rule,
            "`\(property.name)` of `\(owner)` is `\(held.spelling)`, and the field `\(field.value)` that fills it `\(found.spelling)`",
            at: [Label(field.place)],
            help: "name a field that fits, declare the property as what the field is, or make the object with `new:`, `with:` what it holds"
        )
    }

    /// A member of what the mock keeps that is answered as something else.
    static func diagnostic(_ found: ValueType, answeredAs documented: ValueType, at place: Place, role: String) -> Diagnostic {
        Diagnostic(
            rule, "\(role) is `\(documented.spelling)`, and of what is answered it is `\(found.spelling)`", at: [Label(place)],
            help: "let both have one type, or write the object out: `{object: {…}}`, in a `map` for each of a list")
    }

    /// Objects of an answer, inside of JSON that is written out.
    static func diagnostic(objectsOf member: String, at place: Place) -> Diagnostic {
        Diagnostic(
            rule, "`\(member)` is JSON here, and this is a list of an answer's objects", at: [Label(place)],
            help: "declare the field as `json`, without `fields:`, or write each of them out: `{map: …, as: one, to: {object: {…}}}`")
    }

    static func diagnostic(_ message: String, at place: Place, help: String? = nil) -> Diagnostic {
        Diagnostic(rule, message, at: [Label(place)], help: help)
    }
}

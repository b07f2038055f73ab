import Diagnostics
import SourceText

/// An object of `objects:` that has no end, or whose fields are given a second time.
enum ObjectFields {
    static let rule = Rule(
        "spec-object-fields",
        "an object of `objects:` is inside itself, holds too much, or has its fields given again",
        explanation: """
            What stands under `objects:` is part of every field whose type names it, with all of its fields. An object that holds itself, \
            directly or through others, would never end: declare the field that closes the circle as `json`. Nor can one hold more than 4,000 \
            fields in all. A field whose type names an \
            object has no `fields:` of its own; one that differs is an object of another name, or `type: object`.
            """
    )

    /// - Parameter names: the objects on the way from it to itself.
    static func endless(_ name: Located<String>, through names: [String]) -> Diagnostic {
        let way = (names + [name.value]).map { "`\($0)`" }.joined(separator: " holds ")
        return Diagnostic(
            rule, "the object `\(name.value)` would have no end: \(way)", at: [Label(name.place)], help: "write `json` for the type here")
    }

    static func tooLarge(_ name: Located<String>) -> Diagnostic {
        Diagnostic(
            rule, "the object `\(name.value)` has more than \(ObjectReading.sizeLimit) fields, with those of all that it holds",
            at: [Label(name.place)], help: "write `json` for the type of what it holds most of")
    }

    static func givenAgain(_ name: String, at place: Place) -> Diagnostic {
        Diagnostic(
            rule, "the fields of `\(name)` stand under `objects:`", at: [Label(place)],
            help: "remove them here, or write `type: object` for one of its own")
    }
}

import Diagnostics
import SourceText

/// Lists and objects in a form, of which nothing says how they travel.
enum JSONInForm {
    static let rule = Rule(
        "spec-json-in-form", .note,
        "a list or an object of a form travels as JSON text",
        explanation: """
            A query, a form and a part of a body are texts. A list or an object that says no `wire:` travels there as JSON text, and the mock takes \
            nothing else. Many servers want an item for each element (`wire: repeated`, `wire: brackets`), one text (`commas`, `spaces`), or \
            a name for each member: then each is a field of its own, `name: "place[room]"`. Say `wire: json` where JSON text is meant.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        survey.spec.endpoints.flatMap(\.parameters).filter { [.query, .form, .multipart].contains($0.location) }.map(\.field)
            .filter { $0.wire == .plain && $0.constant == nil && isWhole($0.type.unwrapped) }
            .map { field in
                Diagnostic(
                    rule, "`\(field.name.value)` travels as JSON text", at: [Label(field.name.place)],
                    help: isList(field)
                        ? "say `wire: json`, `repeated`, `brackets` or `commas`" : "say `wire: json`, or give each member a field")
            }
    }

    private static func isWhole(_ type: ValueType) -> Bool {
        switch type {
        case .object, .list: true
        default: false
        }
    }

    private static func isList(_ field: Field) -> Bool { if case .list = field.type.unwrapped { true } else { false } }
}

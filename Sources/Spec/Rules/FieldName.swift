import Diagnostics
import SourceText

/// A name that cannot travel where the field does.
enum FieldName {
    static let rule = Rule(
        "spec-field-name",
        "a name cannot travel where its field does",
        explanation: """
            A header's name is made of letters, digits and the marks that HTTP allows in it (RFC 9110, 5.6.2); a path parameter's of letters, \
            digits, `-`, `_` and `.`; every other name is one line with a letter or digit in it, from which its Swift name can be made.
            """
    )

    static func check(_ spec: Spec) -> [Diagnostic] {
        spec.endpoints.flatMap(\.travelling).compactMap { field, location in
            guard !field.name.value.isEmpty, let allowed = broken(field.name.value, location) else { return nil }
            return Diagnostic(rule, "`\(field.name.value)` is not \(allowed)", at: [Label(field.name.place)])
        }
    }

    /// What names are where this one is not; nil for a good name.
    private static func broken(_ name: String, _ location: Endpoint.Parameter.Location) -> String? {
        switch location {
        case .header: isMade(name, of: "!#$%&'*+-.^_`|~") ? nil : "made of letters, digits and the marks that headers have, such as `-`"
        case .path: isMade(name, of: "-_.") ? nil : "made of letters, digits, `-`, `_` and `.`"
        case .query, .form, .json, .body, .multipart, .verb: isOneLineWithWords(name) ? nil : "one line with a letter or digit in it"
        }
    }

    private static func isMade(_ name: String, of marks: String) -> Bool {
        name.utf8.allSatisfy { NameForm.isDigit($0) || NameForm.isLetter($0) || marks.utf8.contains($0) }
    }

    private static func isOneLineWithWords(_ name: String) -> Bool {
        name.contains { $0.isLetter || $0.isNumber } && name.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    }
}

extension Endpoint {
    /// Every field that it sends or gets, nested ones too, with the place where it travels: those of answers count as JSON.
    var travelling: [(field: Field, location: Parameter.Location)] {
        let answers = (response.map { [$0] } ?? []) + alternatives
        let sent = parameters.flatMap { parameter in parameter.field.withNested.map { (field: $0, location: parameter.location) } }
        let headers = answers.flatMap(\.headers).map { (field: $0, location: Parameter.Location.header) }
        let fields = answers.flatMap(\.fields).flatMap(\.withNested).map { (field: $0, location: Parameter.Location.json) }
        return sent + headers + fields
    }
}

extension Field {
    /// Itself and all fields below it.
    var withNested: [Field] { [self] + fields.flatMap(\.withNested) }
}

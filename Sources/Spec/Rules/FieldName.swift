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

    static func check(_ survey: Survey) -> [Diagnostic] {
        survey.travelling.compactMap { each in
            let name = each.field.name
            guard !name.value.isEmpty, let allowed = broken(name.value, each.location) else { return nil }
            return Diagnostic(rule, "`\(name.value)` is not \(allowed)", at: [Label(name.place)])
        }
    }

    /// What names are where this one is not; nil for a good name.
    private static func broken(_ name: String, _ location: Endpoint.Parameter.Location) -> String? {
        switch location {
        case .header: isMade(name, of: "!#$%&'*+-.^_`|~") ? nil : "made of letters, digits and the marks that headers have, such as `-`"
        case .path: isMade(name, of: "-_.") ? nil : "made of letters, digits, `-`, `_` and `.`"
        case .query, .form, .json, .body, .multipart, .verb, .anyHeaders, .anyQuery, .anyBody:
            isOneLineWithWords(name) ? nil : "one line with a letter or digit in it"
        }
    }

    private static func isMade(_ name: String, of marks: String) -> Bool {
        name.utf8.allSatisfy { NameForm.isDigit($0) || NameForm.isLetter($0) || marks.utf8.contains($0) }
    }

    private static func isOneLineWithWords(_ name: String) -> Bool {
        // Nearly all names are: so much is told without asking what each character is.
        if name.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return name.utf8.contains { NameForm.isDigit($0) || NameForm.isLetter($0) } }
        return name.contains { $0.isLetter || $0.isNumber } && name.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    }
}

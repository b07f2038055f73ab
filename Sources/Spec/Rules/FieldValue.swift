import Diagnostics
private import Foundation
import SourceText

/// A constant, one of the values or the example of a field that is not of the field's type.
enum FieldValue {
    static let rule = Rule(
        "spec-field-value",
        "a value of a field does not have the field's type",
        explanation: """
            `const:`, `values:` and `example:` are written into requests, answers, tests and references as values of the field's type: a \
            whole number for `integer`, `true` or `false` for `boolean`, Base64 for `data`, a case for an enum. A text that is none of these \
            could not be sent, and would not compile. Mend the value, or the type.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        let travelling = survey.travelling.lazy.filter { $0.field.hasValues }
            .flatMap { Check(field: $0.field, isHeader: $0.location == .header, index: survey.index).findings }
        let kept = kept(survey.spec).filter(\.hasValues).flatMap { Check(field: $0, isHeader: false, index: survey.index).findings }
        return Array(travelling) + kept
    }

    /// Every field that is kept and may carry values, nested ones too.
    private static func kept(_ spec: Spec) -> [Field] {
        (spec.failures.flatMap(\.fields) + spec.state.flatMap(\.fields) + spec.classes.flatMap(\.carries)).flatMap(\.withNested)
    }

    private struct Check {
        let field: Field
        let isHeader: Bool
        let index: SpecIndex

        var findings: [Diagnostic] {
            let constant = field.constant.map { [$0] } ?? []
            let wrong = (constant + field.values + (field.example.map { [$0] } ?? [])).filter { !isFitting($0.value) }
            return wrong.map { diagnostic($0, "is no \(expected(field.type))") }
                + (canBeConstant ? [] : constant).map { diagnostic($0, "cannot be the constant of a field of this type") }
        }

        private func diagnostic(_ value: Located<String>, _ problem: String) -> Diagnostic {
            let type = field.typeSpelling.map { [Label($0.place, "its type")] } ?? []
            return Diagnostic(FieldValue.rule, "`\(value.value)` \(problem)", at: [Label(value.place)] + type)
        }

        private var canBeConstant: Bool {
            switch field.type.unwrapped {
            case .string, .integer, .number, .boolean, .url: true
            case .named(let name): index.errors[name] == nil && index.classes[name] == nil
            default: false
            }
        }

        private func isFitting(_ text: String) -> Bool {
            if isHeader, !text.unicodeScalars.allSatisfy({ $0 == "\t" || ($0.value >= 0x20 && $0.value != 0x7F) }) { return false }
            guard case .list(let item) = field.type.unwrapped else { return isFitting(text, field.type) }
            // Joined lists show all their elements, others one.
            return switch field.wire {
            case .spaces: text.split(separator: " ").allSatisfy { isFitting(String($0), item) }
            case .commas: text.split(separator: ",").allSatisfy { isFitting(String($0), item) }
            default: isFitting(text, item)
            }
        }

        private func isFitting(_ text: String, _ type: ValueType) -> Bool {
            switch type.unwrapped {
            case .integer: Int(text) != nil
            case .number: Double(text).map(\.isFinite) ?? false
            case .boolean: ["true", "false"].contains(text)
            case .date where field.wire == .iso8601: (try? Date(text, strategy: .iso8601)) != nil
            case .date where field.wire == .pattern: field.datePattern?.seconds(text) != nil
            case .date: Int(text) != nil
            case .url: !text.isEmpty && URL(string: text, encodingInvalidCharacters: false) != nil
            case .data: Data(base64Encoded: text) != nil
            case .named(let name): isCase(text, of: name)
            case .object, .list, .table, .void, .error: false
            case .string, .json, .optional: true
            }
        }

        /// As it travels (`wire:` of the case or its number) or by its name. Of other types nothing is known.
        private func isCase(_ text: String, of name: String) -> Bool {
            guard let enumeration = index.enums[name] else { return true }
            // Of texts and numbers without names any will do.
            if enumeration.isNameless { return enumeration.isText || Int(text) != nil }
            return enumeration.cases.contains { each in
                each.name.value == text || each.wire?.value == text || each.value.map { String($0.value) } == text
            }
        }

        private func expected(_ type: ValueType) -> String {
            switch type.unwrapped {
            case .integer: "whole number"
            case .number: "number"
            case .boolean: "Boolean (`true` or `false`)"
            case .date where field.wire.isDateText: "date such as `\(field.sampleDate ?? "")`"
            case .date where field.wire == .since2001: "time in whole seconds since 2001"
            case .date: "time in whole seconds or milliseconds since 1970"
            case .url: "URL"
            case .data: "Base64"
            case .named(let name): "case of `\(name)`"
            case .list(let item): expected(item)
            case .object, .table, .void, .error: "value that can be written in one word"
            case .string, .json, .optional: "text that fits in a line of a header"
            }
        }
    }
}

extension Field {
    fileprivate var hasValues: Bool { constant != nil || example != nil || !values.isEmpty }
}

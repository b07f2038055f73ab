import Diagnostics
import SourceText

/// A value that an error holds and that nothing gives.
enum UnfilledHeldValue {
    static let rule = Rule(
        "spec-unfilled-held-value",
        .warning,
        "an error holds a value that nothing gives, so that it is always 0 or empty",
        explanation: """
            What a case of errors holds comes from the step that fails with it (`{error: …, with: {…}}`), or from the answer: of a failure shape \
            whose body, or headers, say `$detail.NAME`, of the server's message under the name `message`, of the status under `status`, `statusCode` or \
            `httpStatus`. A value of another name that the shape does not speak of is empty for ever, and an app that reads it reads nothing. \
            Call it as what gives it is called, let the body name it, or let it be missing (`Int?`).
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        guard !survey.spec.failures.isEmpty else { return [] }
        let given = givenByFlows(survey)
        return survey.spec.errors.flatMap { enumeration -> [Diagnostic] in
            let shapes = survey.spec.failures.filter { $0.errors.contains { $0.value == enumeration.name.value } }
            guard !shapes.isEmpty else { return [] }
            let statuses = Set(enumeration.heldStatuses)
            return enumeration.cases.filter { $0.unraised == nil && $0.status != nil }.flatMap { errorCase in
                errorCase.holds.filter { held in
                    isBare(held.type) && !statuses.contains(held.name) && !shapes.contains { gives(held.name, $0) }
                        && !given.contains("\(enumeration.name.value).\(errorCase.name.value).\(held.name)")
                }.map { diagnostic($0, errorCase) }
            }
        }
    }

    /// What may be missing is, and an error holds what was thrown.
    private static func isBare(_ type: ValueType) -> Bool {
        switch type {
        case .string, .integer, .number, .boolean: true
        default: false
        }
    }

    private static func gives(_ name: String, _ shape: FailureShape) -> Bool {
        shape.said(name) != nil || shape.placeholders.contains { $0.placeholder == .detail(name) }
            || shape.headers.contains { $0.placeholder == .detail(name) }
    }

    static func givenByFlows(_ survey: Survey) -> Set<String> {
        let expressions = survey.steps.all.lazy.flatMap { $0.expressions }.flatMap(\.withNested)
        return Set(
            expressions.flatMap { expression -> [String] in
                guard case .error(let enumeration, let name, let arguments) = expression.kind else { return [] }
                return arguments.map { "\(enumeration).\(name).\($0.name.value)" }
            })
    }

    private static func diagnostic(_ held: HeldValue, _ errorCase: ErrorCase) -> Diagnostic {
        let status = held.type == .integer ? "; `status`, `statusCode` and `httpStatus` are the status of the answer" : ""
        return Diagnostic(
            rule, "nothing gives `\(held.name)` of the error `\(errorCase.name.value)`", at: [Label(held.place)],
            help: "let the body of its failure shape say `$detail.\(held.name)`, or let it be missing (`?`)" + status)
    }
}

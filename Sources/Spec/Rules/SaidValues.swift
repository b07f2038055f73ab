import Declarations
import Diagnostics
import SourceText

/// What errors are to tell of a server's answer, and cannot.
enum SaidValues {
    static let rule = Rule(
        "spec-said-value",
        "an error is to tell apps something that no server says with it",
        explanation: """
            `userInfo:` of an enum of errors, and `codeFrom:` of one of its cases, take what a failure shape of these errors reads off an answer: \
            `$message`, `$wire.code`, `$detail.title` where the shape has that placeholder, in its body or under `headers:`, `$status`, and in `userInfo:` `$body`, all \
            of the answer as a dictionary. `$message` may also be what flows say: `fail: {error: DoorError.closed, with: {message: …}}`. In Swift such errors are a struct with a \
            constant for each, as Swift shows those of `NS_ERROR_ENUM`. So are errors of `form: structure`, whose properties say what a server says of \
            them: `said: $message`. An enum that is declared in Swift is none, and tells what its cases hold: `holds: "title: String?"`.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        let plain = survey.spec.enums.flatMap(\.properties).compactMap(\.said)
        // The SDK's own words, which no server has to say.
        lazy var own = UnfilledHeldValue.givenByFlows(survey)
        return plain.map { diagnostic("no server says an enum", $0.place, "give each case its value: `values:`") }
            + survey.spec.errors.flatMap { enumeration in
                let told = enumeration.properties.compactMap(\.said)
                if !enumeration.isStructure, let said = told.first {
                    return [
                        diagnostic(
                            "`\(enumeration.name.value)` is no struct, whose properties a server could say", said.place,
                            "write `form: structure` of a struct, or `holds:` of the cases of an enum, and `values: {…: $message}` here")
                    ]
                }
                let given = enumeration.userInfo.map(\.value) + enumeration.cases.compactMap(\.codeFrom) + told
                guard let first = given.first else { return [Diagnostic]() }
                if !enumeration.holdsValues, enumeration.form != .nsEnum, !enumeration.isStructure {
                    return [
                        diagnostic(
                            "`\(enumeration.name.value)` holds nothing that it could tell", first.place,
                            "let its cases hold it (`holds: \"title: String?\"`), or write `form: nsEnum`, where apps know the errors as `NSError`, or `form: structure`, where they are a struct"
                        )
                    ]
                }
                let shapes = survey.spec.failures.filter { shape in shape.errors.contains { $0.value == enumeration.name.value } }
                let numbers = enumeration.cases.compactMap(\.codeFrom).filter { SaidValue($0.value) == .body }.map {
                    diagnostic("`$body` is no number, and no code", $0.place, "write `$wire.code`, `$detail.NAME` or `$status`")
                }
                func isOwn(_ said: SaidValue) -> Bool {
                    enumeration.cases.contains { own.contains("\(enumeration.name.value).\($0.name.value).\(said.name)") }
                }
                return numbers + given.filter { SaidValue($0.value).map(isOwn) != true }.compactMap { problem($0, enumeration, shapes) }
            }
    }

    private static func problem(_ given: Located<String>, _ enumeration: ErrorEnumeration, _ shapes: [FailureShape]) -> Diagnostic? {
        guard let said = SaidValue(given.value) else {
            return diagnostic(
                "`\(given.value)` is nothing that a server says with an error", given.place,
                "write `$message`, `$wire.code`, `$detail.title`, `$status` or `$body`")
        }
        if enumeration.holdsValues {
            if enumeration.heldNames.contains(enumeration.detailName(of: said)) { return nil }
            return diagnostic("no case of `\(enumeration.name.value)` holds `\(said.name)`", given.place, "declare it under `holds:`")
        }
        if shapes.contains(where: { $0.says(said) }) { return nil }
        return diagnostic(
            "no failure shape of `\(enumeration.name.value)` has `\(given.value)`", given.place,
            "write it where the server says it, in `body:` or under `headers:` of the failure shape")
    }

    private static func diagnostic(_ message: String, _ place: Place, _ help: String) -> Diagnostic {
        Diagnostic(rule, message, at: [Label(place)], help: help)
    }
}

extension FailureShape {
    fileprivate func says(_ said: SaidValue) -> Bool {
        (placeholders.map(\.placeholder) + headers.map(\.placeholder)).contains { placeholder in
            switch (placeholder, said) {
            case (_, .status), (_, .body), (.message, .message): true
            case (.wire(let name), .wire(let wanted)), (.detail(let name), .detail(let wanted)): name == wanted
            default: false
            }
        }
    }
}

import Declarations
import Diagnostics
import SourceText

/// Errors whose cases hold values: of Swift, and made of what servers say.
enum HeldErrors {
    static func check(_ enumeration: ErrorEnumeration, _ spec: Spec) -> [Diagnostic] {
        var list = AssociatedValues.names(enumeration.cases)
        func refuse(_ message: String, _ place: Place, _ help: String) {
            list.append(Diagnostic(AssociatedValues.rule, message, at: [Label(place)], help: help))
        }
        if enumeration.isStructure {
            refuse("only Swift's enums hold values", enumeration.formPlace, "let a property of the struct say it: `said: $message`")
        }
        if enumeration.form != .swift {
            refuse("only Swift's enums hold values", enumeration.formPlace, "write `form: swift`, or leave `holds:` out")
        }
        if let given = enumeration.rawType {
            refuse("an enum whose cases hold values has no raw values", given.place, "leave it out")
        }
        let shapes = spec.failures.filter { shape in shape.errors.contains { $0.value == enumeration.name.value } }
        let details = FieldTable(SpecIndex.details(of: shapes) + enumeration.saidFields(shapes))
        let statuses = enumeration.heldStatuses
        func isSaid(_ each: ErrorCase) -> Bool {
            !each.wire.isEmpty || shapes.contains { $0.isForOtherCodes(each, of: enumeration.name.value) }
        }
        let held = enumeration.cases.flatMap { each in each.holds.map { (each, $0) } }
        for (each, value) in held {
            let type = value.type.unwrapped
            if let name = errors(heldBy: value, spec) {
                if within(name, spec).contains(enumeration.name.value) {
                    refuse("`\(enumeration.name.value)` would hold itself", value.place, "hold it as `any Error`")
                    continue
                }
            } else if !isReadable(type) {
                let help =
                    "hold a text, a number, a truth value, a date, a URL, data, a list of texts, numbers or truth values, an error of the "
                    + "spec or `any Error`"
                refuse("an error holds no `\(type.spelling)`", value.place, help)
                continue
            }
            if let said = details[value.name], said.type.unwrapped != type, type != .error {
                let message = "the server says `\(value.name)` as `\(said.type.unwrapped.spelling)`, the error holds `\(type.spelling)`"
                refuse(message, value.place, "let both have one type")
            } else if !value.type.isOptional, type != .error, details[value.name] == nil, !statuses.contains(value.name), isSaid(each) {
                let help = "write `$detail.\(value.name)` where the failure shape has it, or declare the value as optional"
                refuse("nothing says the `\(value.name)` of `\(each.name.value)`", value.place, help)
            }
        }
        return list
    }

    /// The enum of errors that a value is of, if it is.
    private static func errors(heldBy value: HeldValue, _ spec: Spec) -> String? {
        guard case .named(let name) = value.type.unwrapped else { return nil }
        return spec.errors.contains { $0.name.value == name } ? name : nil
    }

    /// An enum of errors, with all that its cases hold, and theirs.
    private static func within(_ name: String, _ spec: Spec) -> Set<String> {
        var found: Set<String> = [name]
        var open = [name]
        while let next = open.popLast() {
            let held = spec.errors.filter { $0.name.value == next }.flatMap(\.cases).flatMap(\.holds)
            open += held.compactMap { errors(heldBy: $0, spec) }.filter { found.insert($0).inserted }
        }
        return found
    }

    private static func isReadable(_ type: ValueType) -> Bool {
        switch type {
        case .string, .integer, .number, .boolean, .date, .url, .data, .error: true
        case .list(let item): [.string, .integer, .number, .boolean].contains(item)
        default: false
        }
    }

    /// `$error.wait` is of one type, whichever error it is.
    static func differing(_ values: [HeldValue]) -> [Diagnostic] {
        var known: [String: HeldValue] = [:]
        return values.compactMap { value in
            guard let first = known[value.name] else {
                known[value.name] = value
                return nil
            }
            guard first.type.unwrapped != value.type.unwrapped else { return nil }
            let message = "`\(value.name)` is `\(first.type.unwrapped.spelling)` in another error"
            return Diagnostic(
                AssociatedValues.rule, message, at: [Label(value.place), Label(first.place, "here")],
                help: "give one of them another name")
        }
    }
}

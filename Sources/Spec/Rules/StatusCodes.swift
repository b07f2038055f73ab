import Declarations

/// What a handler is given in place of an error: a whole number, or a case of an enum that says how a call went.
struct StatusCodes {
    /// What keeps the codes of the errors from being such a value, with a way out.
    let problem: (message: String, help: String)?

    /// - Parameter type: what the handler is declared to be given.
    init(_ code: ErrorCode, _ type: TypeName, _ errors: ErrorEnumeration, _ language: Language, _ index: SpecIndex) {
        if errors.cases.contains(where: { !$0.holds.isEmpty }) {
            problem = ("cases of `\(errors.name.value)` hold values, which no code has", "`of:` names an enum of plain errors")
            return
        }
        let value = TypeMapping.valueType(type, language)
        if value.unwrapped == .integer {
            problem = nil
        } else if case .named(let name) = value, let status = index.enums[name], status.isStatus {
            problem = Self.unlike(status, errors, code)
        } else {
            problem = (
                "`\(code.parameter.value)` is no whole number, and no enum of numbers that is always there",
                "codes of errors are numbers, or cases with these numbers"
            )
        }
    }

    /// Numbers that no case has.
    private static func unlike(_ status: Enumeration, _ errors: ErrorEnumeration, _ code: ErrorCode) -> (message: String, help: String)? {
        let numbers = Set(status.numbers)
        if let error = errors.cases.first(where: { !numbers.contains($0.code.value) }) {
            return (
                "no case of `\(status.name.value)` is \(error.code.value), the code of `\(error.name.value)`",
                "give `\(errors.name.value)` the numbers of the cases as codes"
            )
        }
        guard numbers.contains(code.none), !errors.cases.contains(where: { $0.code.value == code.none }) else {
            return (
                "no case of `\(status.name.value)` stands for success: \(code.none)",
                "`success:` is the number of the case that is no error"
            )
        }
        return nil
    }
}

extension Enumeration {
    /// Whether it can say how a call went.
    fileprivate var isStatus: Bool { counts && !holdsValues && form != .nsOptions }
}

import Declarations

/// What methods answer.
extension DeclaredTypes {
    /// What a method of a class answers: a stream stands nowhere else.
    func problem(result type: TypeName, _ language: Language) -> Problem? {
        guard language == .swift, let stream = type.stream else { return problem(type, language) }
        return problem(stream.element, language) ?? problem(streamed: TypeMapping.valueType(stream.element, language), stream.element)
    }

    /// Elements go from one task to another.
    private func problem(streamed value: ValueType, _ element: TypeName) -> Problem? {
        switch value.unwrapped {
        case .string, .integer, .boolean, .date, .url, .data: return nil
        case .number where !["NSNumber", "NSDecimalNumber"].contains(element.name ?? ""): return nil
        case .named(let name) where own.contains(GenericUse(name)?.name ?? name) && !asked.contains(name): return nil
        case .list(let item): return problem(streamed: item, element)
        case .table(let item): return problem(streamed: item, element)
        default:
            return .unsupported(
                "a stream of `\(element.name ?? "closures")`",
                help:
                    "its elements are types of the spec but protocols that apps adopt, texts, numbers, truth values, dates, URLs, data, or lists of these"
            )
        }
    }
}

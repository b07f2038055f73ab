extension SwiftTypeName {
    /// As source code spells it.
    package var spelling: String {
        switch self {
        case .named(let name, let arguments):
            arguments.isEmpty ? name : "\(name)<\(arguments.map(\.spelling).joined(separator: ", "))>"
        case .optional(let type): type.wrapped + "?"
        case .implicitlyUnwrapped(let type): type.wrapped + "!"
        case .array(let type): "[\(type.spelling)]"
        case .dictionary(let key, let value): "[\(key.spelling): \(value.spelling)]"
        case .tuple(let elements): "(\(elements.map(\.spelling).joined(separator: ", ")))"
        case .function(let function): function.spelling
        case .any(let types): "any \(types.map(\.spelling).joined(separator: " & "))"
        case .some(let types): "some \(types.map(\.spelling).joined(separator: " & "))"
        case .inout(let type): "inout \(type.spelling)"
        case .escaping(let type): "@escaping \(type.spelling)"
        }
    }

    /// Before `?` and `!`, and as a function's result: brackets where a reader would misread it without.
    private var wrapped: String {
        switch self {
        case .function, .any, .some, .inout, .escaping: "(\(spelling))"
        default: spelling
        }
    }
}

extension SwiftTypeName.Element {
    fileprivate var spelling: String { (label.map { "\($0): " } ?? "") + type.spelling }
}

extension SwiftTypeName.Function {
    fileprivate var spelling: String {
        let head = attributes.map { "\($0) " }.joined() + "(\(parameters.map(\.spelling).joined(separator: ", ")))"
        return head + effects.specifiers + " -> \(result.spelling)"
    }
}

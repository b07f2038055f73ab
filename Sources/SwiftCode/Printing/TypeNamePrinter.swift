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

    /// As it may be broken.
    var layout: Layout {
        switch self {
        case .function(let function): function.layout(behind: "")
        case .escaping(.function(let function)): function.layout(behind: "@escaping ")
        case .optional(.function(let function)): .types(open: "(", [function.layout(behind: "")], close: ")?")
        case .implicitlyUnwrapped(.function(let function)): .types(open: "(", [function.layout(behind: "")], close: ")!")
        case .named(let name, let arguments) where !arguments.isEmpty:
            .types(open: "\(name)<", arguments.map(\.layout), close: ">")
        case .tuple(let elements) where elements.count > 1: .types(open: "(", elements.map(\.layout), close: ")")
        default: .text(spelling)
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
    fileprivate var spelling: String { opening + type.spelling }
    fileprivate var layout: Layout { label == nil ? type.layout : .row([.text(opening), type.layout]) }

    private var opening: String { label.map { Self.declaring.contains($0) ? "`\($0)`: " : "\($0): " } ?? "" }

    /// Where an expression says the type, Swift takes these words for the beginning of a declaration.
    private static let declaring: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "func", "import", "init", "inout", "let", "operator", "precedencegroup",
        "protocol", "static", "struct", "subscript", "typealias", "var",
    ]
}

extension SwiftTypeName.Function {
    fileprivate var spelling: String {
        opening + parameters.map(\.spelling).joined(separator: ", ") + ")" + specifiers + " -> \(result.spelling)"
    }

    fileprivate func layout(behind words: String) -> Layout {
        let arrow = (specifiers + " ->").drop { $0 == " " }
        return .functionType(open: words + opening, parameters.map(\.spelling), tail: [String(arrow), result.spelling])
    }

    private var specifiers: String { effects.specifiers(failure: failure) }

    private var opening: String { attributes.map { "\($0) " }.joined() + "(" }
}

extension MethodDeclaration.Parameter {
    /// A value that stands for itself. Texts are without quotes.
    package enum Literal: Hashable, Sendable {
        case null, text(String), integer(Int), number(Double), boolean(Bool)
        /// `[]` and `[:]`.
        case emptyList, emptyDictionary
        /// `[0.5, 1]`: literals, at least one.
        case list([Literal])
        /// `.name`: a case of the parameter's type.
        case implicit(String)
        /// `Type()`, also as `.init()`.
        case made
        /// `Other()`: of a parameter alone, an object of another type than the declared one, which adopts that.
        case madeOf(String)
        /// `Other.name`: of a parameter alone, a static property of another type than the declared one.
        case member(of: String, String)

        /// As Swift writes it.
        package var spelling: String {
            switch self {
            case .null: "nil"
            case .text(let text): "\"\(text.map(Self.escaped).joined())\""
            case .integer(let number): String(number)
            case .number(let number): String(number)
            case .boolean(let value): String(value)
            case .emptyList: "[]"
            case .emptyDictionary: "[:]"
            case .list(let items): "[\(items.map(\.spelling).joined(separator: ", "))]"
            case .implicit(let name): ".\(name)"
            case .made: ".init()"
            case .madeOf(let type): "\(type)()"
            case .member(let type, let name): "\(type).\(name)"
            }
        }

        private static func escaped(_ character: Character) -> String {
            switch character {
            case "\"", "\\": "\\\(character)"
            case "\n": "\\n"
            case "\t": "\\t"
            case "\r": "\\r"
            case "\0": "\\0"
            default: String(character)
            }
        }
    }
}

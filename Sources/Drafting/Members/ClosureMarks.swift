import CrossCheck
import Declarations
import Guide
import SourceText

/// `@MainActor` and `@Sendable` of closures. They tell no type from another, so that no fact has them: a draft takes them from the declaration itself.
enum ClosureMarks {
    /// The types of a method's parameters as it declares them.
    static func parameters(_ types: [String?], _ statements: [Statement]) -> [String?] {
        guard let declared = statements.lazy.compactMap(declaration).first, case .method(let method) = declared.kind,
            method.parameters.count == types.count
        else { return types }
        return zip(types, method.parameters).map { type, parameter in type.map { marked($0, as: parameter.type) } }
    }

    static func property(_ type: String, _ statements: [Statement]) -> String {
        guard let declared = statements.lazy.compactMap(declaration).first, case .property(let property) = declared.kind else {
            return type
        }
        return marked(type, as: property.type)
    }

    static func alias(_ type: String, _ statement: Statement) -> String {
        guard let marks = marks(of: SwiftParser.type(aliased(statement))) else { return type }
        return marked(type, marks)
    }

    /// What the code of a source says, where it has such a mark.
    private static func declaration(_ statement: Statement) -> Declaration? {
        guard statement.isOfSources, statement.fact.source == .declaration, statement.fact.kind != .use else { return nil }
        let code = statement.text.text(statement.fact.span)
        return hasMark(code) ? SwiftParser.declarations(in: code).first : nil
    }

    /// What stands behind the sign of `typealias Done = @Sendable (Bool) -> Void`, of which the fact has the name.
    private static func aliased(_ statement: Statement) -> String {
        guard statement.isOfSources else { return "" }
        let line = statement.text.after(statement.fact.span, limit: longestAlias).prefix { $0 != "\n" }
        guard hasMark(String(line)), let sign = line.firstIndex(of: "=") else { return "" }
        return line[sign...].dropFirst().trimmingBlanks()
    }

    private static let longestAlias = 300

    private static func hasMark(_ code: String) -> Bool { code.contains("@MainActor") || code.contains("@Sendable") }

    private static func marked(_ type: String, as declared: TypeName?) -> String { marks(of: declared).map { marked(type, $0) } ?? type }

    /// The mark of a closure that may be missing stands in its brackets.
    private static func marked(_ type: String, _ marks: String) -> String {
        guard case .function(let function)? = TypeComparison.parse(type, language: .swift) else { return type }
        return function.nullability == .unspecified || !type.hasPrefix("(") ? marks + type : "(" + marks + type.dropFirst()
    }

    private static func marks(of type: TypeName?) -> String? {
        guard case .function(let function)? = type, function.isOnMainActor || function.isSendable else { return nil }
        return (function.isOnMainActor ? "@MainActor " : "") + (function.isSendable ? "@Sendable " : "")
    }
}

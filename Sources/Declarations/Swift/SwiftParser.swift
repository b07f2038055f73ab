package import SourceText

/// Reads Swift declarations: all that a text holds, or one that must be there.
package enum SwiftParser {
    /// How much a text must look like code before a word such as `class` opens a declaration.
    package enum Context: Sendable {
        /// A listing: every declaration counts.
        case code
        /// A sentence: only `func name(…)`, `var name: Type` and the like.
        case prose
    }

    /// With `abbreviates`, a parameter of a function may be its type and nothing else, as references write it: `func open(Door?)`.
    package static func declarations(
        in text: String, baseOffset: Int = 0, context: Context = .code, abbreviates: Bool = false
    ) -> [Declaration] {
        declarations(in: Array(text.utf8), baseOffset: baseOffset, context: context, abbreviates: abbreviates)
    }

    package static func declarations(
        in bytes: [UInt8], baseOffset: Int = 0, context: Context = .code, abbreviates: Bool = false
    ) -> [Declaration] {
        var reader = SwiftReader(bytes, baseOffset: baseOffset, context: context)
        reader.abbreviates = abbreviates
        return reader.readAll().withErrorsOfExtensions()
    }

    /// All that an interface declares, and the keywords of declarations that nothing could be made of.
    package static func interface(_ bytes: [UInt8]) -> (declarations: [Declaration], failed: [Span]) {
        var reader = SwiftReader(bytes, baseOffset: 0, context: .code)
        let declarations = reader.readAll().withErrorsOfExtensions()
        return (declarations, reader.failed)
    }

    /// One function or initialiser and nothing else: `func signIn(username: String, delegate: any Foo)`.
    package static func parseMethod(_ text: String, baseOffset: Int = 0) throws(ParseError) -> MethodDeclaration {
        var reader = SwiftReader(Array(text.utf8), baseOffset: baseOffset, context: .code)
        let declaration = reader.readNext()
        guard let declaration, case .method(let method) = declaration.kind else {
            // An operator is none from its first word on.
            if declaration?.isFurther == true { reader.cursor.index = 0 }
            throw reader.cursor.error(expected: "`func` or `init` with its parameters")
        }
        guard reader.cursor.isAtEnd else { throw reader.cursor.error(expected: "the end of the declaration") }
        return method
    }

    /// One property and nothing else: `var accessToken: String? { get }`.
    package static func parseProperty(_ text: String, baseOffset: Int = 0) throws(ParseError) -> PropertyDeclaration {
        var reader = SwiftReader(Array(text.utf8), baseOffset: baseOffset, context: .code)
        guard let declaration = reader.readNext(), case .property(let property) = declaration.kind, reader.further.isEmpty else {
            throw reader.cursor.error(expected: "`var` or `let` with a name")
        }
        guard reader.cursor.isAtEnd else { throw reader.cursor.error(expected: "the end of the declaration") }
        return property
    }

    /// One type and nothing else: `[String: Int]?`, `(Bool, (any Error)?) -> Void`.
    package static func parseType(_ text: String, baseOffset: Int = 0) throws(ParseError) -> TypeName {
        var reader = SwiftReader(Array(text.utf8), baseOffset: baseOffset, context: .code)
        guard let type = reader.readType() else { throw reader.cursor.error(expected: "a type") }
        guard reader.cursor.isAtEnd else { throw reader.cursor.error(expected: "the end of the type") }
        return type
    }

    /// The values that a case of an enum holds, as they stand in its brackets: `receipt: Receipt, Int`.
    package static func parseAssociatedValues(_ text: String, baseOffset: Int = 0) throws(ParseError) -> [AssociatedValue] {
        var reader = SwiftReader(Array(text.utf8), baseOffset: baseOffset, context: .code)
        guard let values = reader.readAssociatedValues() else { throw reader.cursor.error(expected: "a type, or a name, `:` and a type") }
        guard reader.cursor.isAtEnd else { throw reader.cursor.error(expected: "`,` or the end") }
        return values
    }

    /// One name for a type: `typealias Completion = (Bool) -> Void`.
    package static func parseAlias(_ text: String, baseOffset: Int = 0) throws(ParseError) -> TypeDeclaration {
        var reader = SwiftReader(Array(text.utf8), baseOffset: baseOffset, context: .code)
        guard let declaration = reader.readNext(), case .type(let type) = declaration.kind, type.kind == .alias else {
            throw reader.cursor.error(expected: "`typealias`, a name, `=` and a type")
        }
        guard reader.cursor.isAtEnd else { throw reader.cursor.error(expected: "the end of the declaration") }
        return type
    }

    /// The type that a text spells, or nil.
    package static func type(_ text: String) -> TypeName? { try? parseType(text) }
}

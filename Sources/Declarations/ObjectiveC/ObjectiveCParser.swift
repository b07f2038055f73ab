/// Reads Objective-C declarations: all that a text holds, or one that must be there.
package enum ObjectiveCParser {
    /// Every declaration of a text, wherever it stands: in a listing, flush left, or in the middle of a sentence.
    ///
    /// - Parameter allowsMissingSign: also reads `(NSString *)accessToken` at the start of the text, as lists of methods have it.
    package static func declarations(in text: String, baseOffset: Int = 0, allowsMissingSign: Bool = false) -> [Declaration] {
        declarations(in: Array(text.utf8), baseOffset: baseOffset, allowsMissingSign: allowsMissingSign)
    }

    package static func declarations(in bytes: [UInt8], baseOffset: Int = 0, allowsMissingSign: Bool = false) -> [Declaration] {
        var reader = ObjectiveCReader(bytes, baseOffset: baseOffset)
        return reader.readAll(allowsMissingSign: allowsMissingSign)
    }

    /// Every declaration of a header, where nothing stands between them but comments.
    static func header(in bytes: [UInt8]) -> [Declaration] {
        var reader = ObjectiveCReader(bytes, baseOffset: 0)
        reader.isHeader = true
        return reader.readAll(allowsMissingSign: false)
    }

    /// One method and nothing else: `- (void)foo:(NSString *)bar;`. The semicolon may be missing, the sign may not.
    package static func parseMethod(_ text: String, baseOffset: Int = 0) throws(ParseError) -> MethodDeclaration {
        var reader = ObjectiveCReader(Array(text.utf8), baseOffset: baseOffset)
        guard reader.cursor.isPunctuation("-") || reader.cursor.isPunctuation("+") else {
            throw reader.cursor.error(expected: "`-` or `+`")
        }
        guard let declaration = reader.readMethod(), case .method(let method) = declaration.kind else {
            throw reader.methodError()
        }
        try reader.expectEnd(after: declaration)
        return method
    }

    /// One function of C and nothing else: `NSString *NSStringFromDoor(Door door);`.
    package static func parseFunction(_ text: String, baseOffset: Int = 0) throws(ParseError) -> MethodDeclaration {
        var reader = ObjectiveCReader(Array(text.utf8), baseOffset: baseOffset)
        reader.isHeader = true
        guard let declaration = reader.readFunction(), case .method(let method) = declaration.kind else {
            throw reader.cursor.error(expected: "`func name() -> Type`, or a function of C with its result, name and parameter")
        }
        try reader.expectEnd(after: declaration)
        return method
    }

    /// One property and nothing else: `@property (copy) NSString *name;`.
    package static func parseProperty(_ text: String, baseOffset: Int = 0) throws(ParseError) -> PropertyDeclaration {
        var reader = ObjectiveCReader(Array(text.utf8), baseOffset: baseOffset)
        guard reader.cursor.isAtWord("@property") else { throw reader.cursor.error(expected: "`@property`") }
        guard let declaration = reader.readProperties().first, case .property(let property) = declaration.kind else {
            throw reader.cursor.error(expected: "a type and a name")
        }
        try reader.expectEnd(after: declaration)
        return property
    }

    /// One type and nothing else: `NSArray<NSString *> *`, `nullable id<Foo>`, `void (^)(BOOL success)`.
    package static func parseType(_ text: String, baseOffset: Int = 0) throws(ParseError) -> TypeName {
        var reader = ObjectiveCReader(Array(text.utf8), baseOffset: baseOffset)
        guard let type = reader.readType() else { throw reader.cursor.error(expected: "a type") }
        guard reader.cursor.isAtEnd else { throw reader.cursor.error(expected: "the end of the type") }
        return type
    }

    /// The type that a text spells, or nil.
    package static func type(_ text: String) -> TypeName? { try? parseType(text) }

    /// One name for a type: `typedef void (^Completion)(BOOL success);`, `typedef NSString *Token;`.
    package static func parseAlias(_ text: String, baseOffset: Int = 0) throws(ParseError) -> TypeDeclaration {
        var reader = ObjectiveCReader(Array(text.utf8), baseOffset: baseOffset)
        guard reader.cursor.isWord("typedef") else { throw reader.cursor.error(expected: "`typedef`") }
        guard let declaration = reader.readTypeAlias(), case .type(let type) = declaration.kind else {
            throw reader.cursor.error(expected: "`typedef`, a type and its name")
        }
        try reader.expectEnd(after: declaration)
        return type
    }

    /// One enum with its cases: `typedef NS_ENUM(NSInteger, Foo) { … };`.
    package static func parseEnum(_ text: String, baseOffset: Int = 0) throws(ParseError) -> EnumDeclaration {
        var reader = ObjectiveCReader(Array(text.utf8), baseOffset: baseOffset)
        guard let declaration = reader.readEnum(), case .enumeration(let enumeration) = declaration.kind else {
            throw reader.cursor.error(expected: "`typedef NS_ENUM(…)` or `typedef enum`")
        }
        try reader.expectEnd(after: declaration)
        return enumeration
    }
}

extension ObjectiveCReader {
    /// A strict caller accepts neither defects nor anything behind the declaration.
    mutating func expectEnd(after declaration: Declaration) throws(ParseError) {
        if let defect = declaration.defects.first { throw ParseError(defect.message, span: defect.span) }
        while cursor.take(";") {}
        guard cursor.isAtEnd else { throw cursor.error(expected: "the end of the declaration") }
    }

    /// Why no method could be read: finds the first step that fails.
    func methodError() -> ParseError {
        var copy = self
        copy.cursor.index += 1
        guard copy.cursor.take("(") else { return copy.cursor.error(expected: "the result's type in parentheses") }
        guard copy.readType() != nil else { return copy.cursor.error(expected: "a type") }
        guard copy.cursor.take(")") else { return copy.cursor.error(expected: "`)` behind the result's type") }
        guard copy.cursor.takeWord() != nil else { return copy.cursor.error(expected: "the method's name") }
        while copy.cursor.take(":") {
            if copy.cursor.take("(") {
                guard copy.readType() != nil else { return copy.cursor.error(expected: "a type") }
                guard copy.cursor.take(")") else { return copy.cursor.error(expected: "`)` behind the parameter's type") }
            }
            guard copy.cursor.takeWord() != nil else { return copy.cursor.error(expected: "the parameter's name") }
            _ = copy.cursor.takeWord()
        }
        return copy.cursor.error(expected: "`:` or the end of the method")
    }
}

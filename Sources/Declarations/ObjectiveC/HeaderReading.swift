import SourceText

/// What only headers have, where nothing but declarations stands.
extension ObjectiveCReader {
    /// Linkage, and macros in front of a declaration.
    mutating func readOfHeader() -> Declaration? {
        if cursor.isWord("extern"), cursor.peek(1)?.kind == .string, cursor.isPunctuation("{", at: 2) {
            // What stands in the braces is declared like all else.
            cursor.index += 3
            return nil
        }
        return readBehindMacros()
    }

    /// `AB_PUBLIC extern NSString *const Foo;`, `AB_API void DoorOpen(int floor);`, `__attribute__((…)) …`.
    private mutating func readBehindMacros() -> Declaration? {
        let start = cursor.index
        guard !isBehindMacros, let first = cursor.current, first.startsLine, let word = cursor.word(), AttributeMacro.isMacro(word) else {
            return nil
        }
        let attributes = readAttributes()
        if let type = readType(behind: attributes) { return type }
        isBehindMacros = true
        defer { isBehindMacros = false }
        guard cursor.current?.kind == .identifier, var declaration = readConstant() ?? readFunction() else {
            cursor.index = start
            return nil
        }
        if case .constant(var constant) = declaration.kind {
            if word.contains("EXTERN") || word.contains("EXPORT") { constant.kind = .extern }
            if constant.swiftName == nil { constant.swiftName = attributes.swiftName }
            declaration.kind = .constant(constant)
        }
        declaration.span = cursor.span(from: first.start)
        return declaration
    }

    /// `NS_SWIFT_NAME(Latch)` on the line above `@interface ABLatch`.
    private mutating func readType(behind attributes: Attributes) -> Declaration? {
        guard cursor.isAtWord("@interface") || cursor.isAtWord("@protocol"), var declaration = readTypeDeclaration(),
            case .type(var type) = declaration.kind
        else { return nil }
        type.swiftName = attributes.swiftName
        declaration.kind = .type(type)
        return declaration
    }
}

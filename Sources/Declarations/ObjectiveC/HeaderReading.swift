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
        _ = readAttributes()
        isBehindMacros = true
        defer { isBehindMacros = false }
        guard cursor.current?.kind == .identifier, var declaration = readConstant() ?? readFunction() else {
            cursor.index = start
            return nil
        }
        if case .constant(var constant) = declaration.kind, word.contains("EXTERN") || word.contains("EXPORT") {
            constant.kind = .extern
            declaration.kind = .constant(constant)
        }
        declaration.span = cursor.span(from: first.start)
        return declaration
    }
}

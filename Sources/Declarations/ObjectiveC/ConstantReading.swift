import SourceText

extension ObjectiveCReader {
    /// `static NSString *const Foo = @"…";`, `extern NSString * const Foo;`, `NSString *const Foo = @"…";`.
    mutating func readConstant() -> Declaration? {
        let start = cursor.index
        guard let first = cursor.current, let storage = readStorage() else { return nil }
        let typeStart = cursor.index
        guard var type = readType(), let name = cursor.takeWord() else {
            cursor.index = start
            return nil
        }
        if case .named = type { type = type.inArray(isHeader && readsDimensions()) }
        let isConstant = storage != .plain || hasConst(from: typeStart)
        guard isConstant, let value = readConstantTail() else {
            cursor.index = start
            return nil
        }
        let kind: ConstantDeclaration.Kind = storage == .extern ? .extern : .static
        var constant = ConstantDeclaration(kind: kind, name: stream.text(name), nameSpan: stream.span(name), type: type, value: value.text)
        constant.swiftName = value.swiftName
        return Declaration(.constant(constant), span: cursor.span(from: first.start), language: .objectiveC)
    }

    private enum Storage { case plain, `static`, extern }

    private mutating func readStorage() -> Storage? {
        guard let word = cursor.word() else { return nil }
        switch word {
        case "static":
            cursor.index += 1
            return .static
        case "extern", "FOUNDATION_EXPORT", "FOUNDATION_EXTERN", "UIKIT_EXTERN":
            cursor.index += 1
            return .extern
        default:
            if AttributeMacro.isMacro(word), word.hasSuffix("_EXTERN") || word.hasSuffix("_EXPORT") {
                cursor.index += 1
                return .extern
            }
            return cursor.current?.startsLine == true || isBehindMacros ? .plain : nil
        }
    }

    private func hasConst(from start: Int) -> Bool {
        stream.tokens[start..<cursor.index].contains { $0.kind == .identifier && stream.text($0) == "const" }
    }

    private struct Value {
        var text: String?
        var swiftName: String?
    }

    /// `= value;` or `;`. Nil where neither follows.
    private mutating func readConstantTail() -> Value? {
        let swiftName = readAttributes().swiftName
        if cursor.take(";") { return Value(swiftName: swiftName) }
        guard cursor.take("="), let first = cursor.current else { return nil }
        while let token = cursor.current, !cursor.isPunctuation(";"), !token.startsLine || token.start == first.start { cursor.index += 1 }
        let text = stream.text(from: first.start, to: cursor.previousEnd)
        cursor.take(";")
        return Value(text: Self.unquoted(text), swiftName: swiftName)
    }

    /// `#define NAME value`: a name and the rest of its line, without a comment. Behind `#ifndef NAME` it only guards a header.
    mutating func readDefine() -> Declaration? {
        guard let hash = cursor.current, cursor.isWord("define", at: 1), let name = cursor.peek(2), name.kind == .identifier,
            !(cursor.isWord("ifndef", at: -2) && cursor.peek(-1).map(stream.text) == stream.text(name)
                && cursor.peek(3)?.startsLine != false)
        else { return nil }
        cursor.index += 3
        let start = cursor.index
        while let token = cursor.current, !token.startsLine { cursor.index += 1 }
        let isFunction = start < cursor.index && !stream.tokens[start].hasBlankBefore
        let text = start < cursor.index ? stream.text(from: stream.tokens[start].start, to: cursor.previousEnd) : nil
        let value = isFunction ? nil : text.map(Self.unquoted)
        let constant = ConstantDeclaration(kind: .define, name: stream.text(name), nameSpan: stream.span(name), value: value)
        return Declaration(.constant(constant), span: cursor.span(from: hash.start), language: .objectiveC)
    }

    static func unquoted(_ text: String) -> String {
        var inner = Substring(text)
        // `(@"key")`, `(3)`: brackets that only keep a macro's value together.
        if inner.hasPrefix("("), inner.hasSuffix(")"), !inner.dropFirst().dropLast().contains(where: { "()".contains($0) }) {
            let value = inner.dropFirst().dropLast()
            if value.last == "\"" || value.allSatisfy({ $0.isNumber || $0 == "." || $0 == "-" }) { return unquoted(String(value)) }
        }
        if inner.hasPrefix("@\"") { inner.removeFirst() }
        guard inner.count > 1, inner.first == "\"", inner.last == "\"" else { return text }
        return String(inner.dropFirst().dropLast())
    }

    /// `typedef void (^Foo)(NSError *error);` and `typedef NSString *Foo;`.
    mutating func readTypeAlias() -> Declaration? {
        let start = cursor.index
        guard let keyword = cursor.current, cursor.takeWord("typedef") else { return nil }
        blockName = nil
        guard let type = readType(), let name = blockName ?? cursor.takeWord() else {
            cursor.index = start
            return nil
        }
        let behindName = cursor.index
        let attributes = readAttributes()
        let isTypedEnum = stream.tokens[behindName..<cursor.index].contains { Self.typedEnumMacros.contains(stream.text($0)) }
        cursor.take(";")
        var alias = TypeDeclaration(kind: .alias, name: stream.text(name), nameSpan: stream.span(name))
        if type.name == alias.name {
            // `typedef struct Lamp Lamp;` announces a type of C that nobody sees into.
            alias.kind = .structure
            return Declaration(.type(alias), span: cursor.span(from: keyword.start), language: .objectiveC)
        }
        alias.isTypedEnum = isTypedEnum
        alias.swiftName = attributes.swiftName
        alias.aliased = type
        return Declaration(.type(alias), span: cursor.span(from: keyword.start), language: .objectiveC)
    }
}

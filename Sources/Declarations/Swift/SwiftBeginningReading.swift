import SourceText

/// What stands behind the `=` of a property.
extension SwiftReader {
    /// - Parameters:
    ///   - start: the first token of the value, which ends at the cursor.
    ///   - type: the one that is written, or that the value tells.
    func beginning(from start: Int, of type: TypeName?, _ keyword: Beginning.Keyword) -> Beginning? {
        guard start < cursor.index else { return nil }
        let (first, last) = (stream.tokens[start], stream.tokens[cursor.index - 1])
        let code = stream.text(from: first.start, to: last.end)
        let text = code.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        var beginning = Beginning(text: text, literal: type.flatMap { literal(from: start, of: $0) }, keyword: keyword)
        guard let open = callBracket(from: start), open > start else { return beginning }
        beginning.maker = stream.text(from: first.start, to: stream.tokens[open - 1].end).filter { !$0.isWhitespace }
        beginning.arguments = arguments(between: open + 1, and: cursor.index - 1)
        return beginning
    }

    /// The bracket of a call that is all of the value: `Meta(count: 3)`, not `Meta().count`.
    func callBracket(from start: Int) -> Int? {
        var index = start
        while index < cursor.index {
            guard let partner = stream.partner(of: index), partner > index else {
                index += 1
                continue
            }
            if stream.tokens[index].byte == .ascii("("), partner == cursor.index - 1 { return index }
            index = partner + 1
        }
        return nil
    }

    private func arguments(between start: Int, and end: Int) -> [Beginning.Argument]? {
        var reader = TokenCursor(stream: stream, index: start)
        var found: [Beginning.Argument] = []
        while reader.index < end {
            let first = reader.index
            while reader.index < end, !reader.isPunctuation(",") { if !reader.skipBrackets() { reader.index += 1 } }
            var range = first..<reader.index
            var label = ""
            if range.count > 2, stream.tokens[first].kind == .identifier, stream.tokens[first + 1].byte == .ascii(":") {
                label = stream.text(stream.tokens[first])
                range = (first + 2)..<reader.index
            }
            // Whatever its type is: only a list has to know what it is of.
            let types = [Self.anyType] + Self.lists
            guard let value = types.lazy.compactMap({ literal(stream.tokens[range], of: $0) }).first else { return nil }
            found.append(Beginning.Argument(label: label, value: value))
            reader.index += 1
        }
        return found
    }

    private static let anyType = TypeName.named(TypeName.Named("Any"))
    private static let lists = ["String", "Int", "Double", "Bool"].map { name in
        TypeName.named(TypeName.Named("Array", arguments: [.named(TypeName.Named(name))]))
    }

    /// The type of a first value that tells it: that of a literal, of what an initialiser makes, of what a platform's call answers.
    func valueType(from start: Int) -> String? {
        let tokens = stream.tokens[start..<cursor.index]
        guard let first = tokens.first, let last = tokens.last else { return nil }
        if let literal = literal(from: start) {
            if last.kind == .string { return "String" }
            guard last.kind == .number else { return "Bool" }
            let isFraction = literal.contains(".") || literal.contains("e") && !literal.contains("x")
            return isFraction ? "Double" : "Int"
        }
        let code = stream.text(from: first.start, to: last.end).filter { !$0.isWhitespace }
        if code == "UUID().uuidString" { return "String" }
        if code.hasPrefix("URL(string:"), let end = stream.partner(of: start + 1), end >= cursor.index - 2 {
            if end == cursor.index - 1 { return "URL?" }
            return last.byte == .ascii("!") ? "URL" : nil
        }
        if first.byte == .ascii("["), stream.partner(of: start) == cursor.index - 1 { return listType(from: start) }
        guard let bracket = callBracket(from: start), bracket > start else { return nil }
        var name = tokens[..<bracket].map(stream.text).joined()
        if name.hasSuffix(".init") { name.removeLast(".init".count) }
        if first.byte == .ascii("[") || name.contains("<") { return madeCollection(name, from: start, to: bracket) }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        let isType = !parts.isEmpty && parts.allSatisfy { $0.utf8.first.map(\.isUpper) == true && $0.utf8.allSatisfy(\.isIdentifierPart) }
        return isType ? name : nil
    }

    /// `[Int]` of `[1, 2]`, where all items are literals of one type.
    private func listType(from start: Int) -> String? {
        let items = stream.tokens[(start + 1)..<(cursor.index - 1)].split { $0.byte == .ascii(",") }
        let types = Set(
            items.map { item -> String? in
                switch literal(item, of: Self.anyType) {
                case .text: "String"
                case .integer: "Int"
                case .number: "Double"
                case .boolean: "Bool"
                default: nil
                }
            })
        guard let type = types.first, types.count == 1 else { return nil }
        return type.map { "[\($0)]" }
    }

    /// `[Door]` of `[Door]()`, `Set<String>` of `Set<String>()`: an empty one of a type that is written out.
    private func madeCollection(_ name: String, from start: Int, to bracket: Int) -> String? {
        guard bracket == cursor.index - 2, let type = SwiftParser.type(name) else { return nil }
        if case .named(let named) = type, !named.arguments.isEmpty { return type.spelling(in: .swift) }
        return nil
    }
}

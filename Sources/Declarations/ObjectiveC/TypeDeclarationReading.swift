import SourceText

extension ObjectiveCReader {
    /// `@interface`, a category, a class extension, `@protocol`, `@implementation`, up to `@end` or what must follow one.
    mutating func readTypeDeclaration() -> Declaration? {
        let start = cursor.index
        guard let keyword = cursor.current, let kind = Self.kind(of: cursor.atWord()) else { return nil }
        cursor.index += 1
        guard let name = cursor.takeWord(), !isForwardDeclaration else {
            cursor.index = start + 1
            return nil
        }
        var type = TypeDeclaration(kind: kind, name: stream.text(name), nameSpan: stream.span(name))
        readHead(into: &type)
        let headEnd = cursor.previousEnd
        if kind != .protocol, cursor.isPunctuation("{") { cursor.skipBrackets() }
        let isClosed = readMembers(into: &type)
        var typeDefects: [Defect] = []
        if !isClosed {
            let message = "missing `@end` behind `\(stream.text(keyword)) \(type.name)`"
            typeDefects.append(Defect(message, span: stream.span(from: keyword.start, to: headEnd)))
        }
        return Declaration(.type(type), span: cursor.span(from: keyword.start), language: .objectiveC, defects: typeDefects)
    }

    private static func kind(of keyword: String?) -> TypeDeclaration.Kind? {
        switch keyword {
        case "@interface": .class
        case "@protocol": .protocol
        case "@implementation": .implementation
        default: nil
        }
    }

    /// `@protocol Foo;` and `@protocol Foo, Bar;` announce a type and declare none.
    private var isForwardDeclaration: Bool { cursor.isPunctuation(";") || cursor.isPunctuation(",") }

    private mutating func readHead(into type: inout TypeDeclaration) {
        if type.kind == .class { type.typeParameters = readTypeParameters() }
        if cursor.take(":") {
            type.superclass = cursor.takeWord().map(stream.text)
            type.protocols = []
        } else if type.kind != .protocol, cursor.isPunctuation("(") {
            cursor.index += 1
            type.categoryName = cursor.takeWord().map(stream.text) ?? ""
            cursor.take(")")
            if type.kind == .class { type.kind = .category }
        }
        if cursor.isPunctuation("<") { readProtocolList(into: &type.protocols) }
    }

    /// `<__covariant Key : id<NSCopying>, Value>` of a class whose superclass, or whose category's name, follows. Without either, what
    /// stands in the brackets is protocols.
    private mutating func readTypeParameters() -> [String] {
        guard cursor.isPunctuation("<") else { return [] }
        var depth = 0
        var end = 0
        var names: [String] = []
        repeat {
            if depth == 1, let name = cursor.word(at: end), isTypeParameter(at: end) { names.append(name) }
            if cursor.isPunctuation("<", at: end) { depth += 1 } else if cursor.isPunctuation(">", at: end) { depth -= 1 }
            end += 1
        } while depth > 0 && cursor.peek(end) != nil
        guard cursor.isPunctuation(":", at: end) || cursor.isPunctuation("(", at: end) else { return [] }
        cursor.index += end
        return names
    }

    /// The last word before what bounds it, or before the next one.
    private func isTypeParameter(at distance: Int) -> Bool {
        let isFirst = ["<", ","].contains { cursor.isPunctuation($0, at: distance - 1) }
        return (isFirst || cursor.word(at: distance - 1)?.hasPrefix("__") == true) && cursor.word(at: distance)?.hasPrefix("__") == false
    }

    private mutating func readProtocolList(into protocols: inout [String]) {
        cursor.index += 1
        while let word = cursor.takeWord() {
            protocols.append(stream.text(word))
            guard cursor.take(",") else { break }
        }
        cursor.take(">")
    }

    /// Reads members up to `@end`. Answers false where the text, or another type, comes first.
    private mutating func readMembers(into type: inout TypeDeclaration) -> Bool {
        var isOptional = false
        while let token = cursor.current {
            if token.kind == .atWord {
                switch stream.text(token) {
                case "@end":
                    cursor.index += 1
                    return true
                case "@interface", "@protocol", "@implementation": return false
                case "@optional": isOptional = true
                case "@required": isOptional = false
                default: break
                }
            }
            let before = cursor.index
            for declaration in readNext() {
                type.members.append(.init(declaration: declaration, isOptional: isOptional))
            }
            if cursor.index == before { cursor.index += 1 }
        }
        return false
    }
}

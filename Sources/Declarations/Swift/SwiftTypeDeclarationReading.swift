import SourceText

extension SwiftReader {
    /// `class Foo: Bar, Baz { … }`. In prose only `extension Foo: Bar` and the like, with capitals.
    mutating func readType(_ keyword: String, from first: Token) -> Declaration? {
        cursor.index += 1
        guard let name = cursor.takeWord() else { return nil }
        var nameText = stream.text(name)
        while cursor.isPunctuation("."), let part = cursor.word(at: 1) {
            cursor.index += 2
            nameText += "." + part
        }
        guard nameText.utf8.first?.isUpper == true else { return nil }
        var type = TypeDeclaration(kind: Self.kind(of: keyword), name: nameText, nameSpan: stream.span(name))
        let modifiers = stream.text(from: first.start, to: name.start).split(whereSeparator: \.isWhitespace)
        type.isPublic = modifiers.contains("public") || modifiers.contains("open")
        type.isGeneric = cursor.isPunctuation("<")
        if type.isGeneric { _ = readGenericParameters() }
        readInheritance(into: &type)
        skipWhereClause()
        let isBare = context == .prose ? !type.protocols.isEmpty : isAtLineEnd
        guard cursor.isPunctuation("{") || isBare else { return nil }
        let defects = readMembers(into: &type)
        let kind = (type.optionSet ?? type.errorConstants ?? type.textConstants).map { Declaration.Kind.enumeration($0) } ?? .type(type)
        return Declaration(kind, span: cursor.span(from: first.start), language: .swift, defects: defects)
    }

    /// References give a type's head alone, without its body.
    var isAtLineEnd: Bool { cursor.current?.startsLine ?? true }

    private static func kind(of keyword: String) -> TypeDeclaration.Kind {
        switch keyword {
        case "struct": .structure
        case "protocol": .protocol
        case "extension": .extension
        default: .class
        }
    }

    mutating func readGenericParameters() -> Bool {
        while !cursor.isAtEnd, !cursor.isPunctuation("{") {
            if cursor.take(">") { return true }
            cursor.index += 1
        }
        return false
    }

    /// Which name is the superclass can't be told from the text: all stand in `protocols`, in order.
    private mutating func readInheritance(into type: inout TypeDeclaration) {
        guard cursor.take(":") else { return }
        while let inherited = readType() {
            type.protocols.append(inherited.spelling(in: .swift))
            guard cursor.take(",") else { break }
        }
    }

    private mutating func readMembers(into type: inout TypeDeclaration) -> [Defect] {
        guard cursor.isPunctuation("{") else { return [] }
        let end = cursor.partner
        cursor.index += 1
        while let token = cursor.current, cursor.index < end ?? Int.max {
            let before = cursor.index
            if let member = readNext() {
                let isOptional = stream.bytes[token.start..<token.end].elementsEqual("optional".utf8) || isMarkedOptional(before)
                type.members.append(.init(declaration: member, isOptional: isOptional))
            }
            if cursor.index == before, !cursor.skipBrackets() { cursor.index += 1 }
        }
        guard let end else { return [Defect("missing `}` behind `\(type.name)`", span: type.nameSpan)] }
        cursor.index = end + 1
        return []
    }

    /// `@objc optional func`: the word stands before the keyword.
    private func isMarkedOptional(_ start: Int) -> Bool {
        for token in stream.tokens[start..<min(start + 6, stream.tokens.count)] where token.kind == .identifier {
            let word = stream.text(token)
            if word == "optional" { return true }
            if word == "func" || word == "var" { return false }
        }
        return false
    }

    mutating func readAlias(from first: Token) -> Declaration? {
        cursor.index += 1
        guard let name = cursor.takeWord() else { return nil }
        if cursor.isPunctuation("<") { _ = readGenericParameters() }
        guard cursor.take("="), let aliased = readType() else { return nil }
        var type = TypeDeclaration(kind: .alias, name: stream.text(name), nameSpan: stream.span(name))
        type.aliased = aliased
        return Declaration(.type(type), span: cursor.span(from: first.start), language: .swift)
    }
}

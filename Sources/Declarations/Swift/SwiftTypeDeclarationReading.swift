import SourceText

extension SwiftReader {
    /// `class Foo: Bar, Baz { … }`. In prose only `extension Foo: Bar` and the like, with capitals.
    mutating func readType(_ keyword: String, from first: Token) -> Declaration? {
        cursor.index += 1
        guard let name = cursor.current, var nameText = takeCollection(keyword) ?? cursor.takeWord().map(stream.text) else { return nil }
        while cursor.isPunctuation("."), let part = cursor.word(at: 1) {
            cursor.index += 2
            nameText += "." + part
        }
        if keyword == "extension", cursor.take("?") { nameText = "Optional" }
        let modifiers = stream.text(from: first.start, to: name.start).split(whereSeparator: \.isWhitespace)
        let isPublic = modifiers.contains("public") || modifiers.contains("open")
        // What is public is a type of Swift, whatever its first letter: `public struct _Lamp`. So is what code extends.
        guard nameText.utf8.first?.isUpper == true || context == .code && (isPublic || keyword == "extension") else { return nil }
        var type = TypeDeclaration(kind: Self.kind(of: keyword), name: nameText, nameSpan: stream.span(name))
        type.isPublic = isPublic
        type.isActor = keyword == "actor"
        type.isOpen = modifiers.contains { $0 == DeclaredEffects.open }
        type.isOnMainActor = modifiers.contains { $0 == DeclaredEffects.mainActor }
        if cursor.isPunctuation("<") {
            let names = readGenericParameters()
            // Those of a protocol name associated types of its own.
            if keyword != "protocol" { type.typeParameters = names }
        }
        readInheritance(into: &type)
        // The macro makes it conform.
        if modifiers.contains("@Observable"), !type.protocols.contains("Observable") { type.protocols.append("Observable") }
        skipWhereClause()
        let isBare = context == .prose ? !type.protocols.isEmpty : isAtLineEnd
        guard cursor.isPunctuation("{") || isBare else { return nil }
        let defects = readMembers(into: &type)
        let kind = type.namedValues.map { Declaration.Kind.enumeration($0) } ?? .type(type)
        return Declaration(kind, span: cursor.span(from: first.start), language: .swift, defects: defects)
    }

    /// `Array` of `extension [Lamp]`, `Dictionary` of `extension [String: Lamp]`.
    private mutating func takeCollection(_ keyword: String) -> String? {
        guard keyword == "extension", context == .code, cursor.isPunctuation("["), let end = cursor.partner else { return nil }
        var (index, isTable) = (cursor.index + 1, false)
        while index < end {
            isTable = isTable || stream.tokens[index].byte == .ascii(":")
            index = (stream.partner(of: index).flatMap { $0 > index ? $0 : nil } ?? index) + 1
        }
        cursor.skipBrackets()
        return isTable ? "Dictionary" : "Array"
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

    /// `<Element: Sendable, each Part>`: the names in it, up to the bracket that closes it.
    @discardableResult
    mutating func readGenericParameters() -> [String] {
        var names: [String] = []
        var (depth, isAtName) = (0, false)
        while !cursor.isAtEnd, !cursor.isPunctuation("{") {
            if cursor.take("<") {
                (depth, isAtName) = (depth + 1, depth == 0)
            } else if cursor.take(">") {
                depth -= 1
                if depth == 0 { return names }
            } else if cursor.take(",") {
                isAtName = depth == 1
            } else {
                if isAtName, let name = cursor.word(), name != "each", name != "let" {
                    names.append(name)
                    isAtName = false
                }
                cursor.index += 1
            }
        }
        return names
    }

    /// Which name is the superclass can't be told from the text: all stand in `protocols`, in order.
    private mutating func readInheritance(into type: inout TypeDeclaration) {
        guard cursor.take(":") else { return }
        while true {
            // `~Copyable`: what it does not conform to.
            let mark = cursor.take("~") ? "~" : ""
            guard let inherited = readType() else { break }
            type.protocols.append(mark + inherited.spelling(in: .swift))
            guard cursor.take(",") else { break }
        }
    }

    private mutating func readMembers(into type: inout TypeDeclaration) -> [Defect] {
        guard cursor.isPunctuation("{") else { return [] }
        let end = cursor.partner
        cursor.index += 1
        while let token = cursor.current, cursor.index < end ?? Int.max {
            let before = cursor.index
            if let read = readNext() {
                let member = type.isOnMainActor && type.kind != .protocol ? read.onMainActor : read
                let isOptional = stream.bytes[token.start..<token.end].elementsEqual("optional".utf8) || isMarkedOptional(before)
                type.members += ([member] + takeFurther()).map { .init(declaration: $0, isOptional: isOptional) }
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
        let parameters = cursor.isPunctuation("<") ? readGenericParameters() : []
        guard cursor.take("="), let aliased = readType() else { return nil }
        var type = TypeDeclaration(kind: .alias, name: stream.text(name), nameSpan: stream.span(name))
        type.aliased = aliased
        type.typeParameters = parameters
        return Declaration(.type(type), span: cursor.span(from: first.start), language: .swift)
    }
}

extension Declaration {
    /// A member of what is on the main actor: it is there, too, unless it says otherwise.
    fileprivate var onMainActor: Declaration {
        var member = self
        switch kind {
        case .method(var method) where !method.isNonisolated:
            method.attributes.isOnMainActor = true
            member.kind = .method(method)
        case .property(var property) where !property.isNonisolated:
            property.isOnMainActor = true
            member.kind = .property(property)
        case .type, .method, .property, .enumeration, .constant, .further: break
        }
        return member
    }
}

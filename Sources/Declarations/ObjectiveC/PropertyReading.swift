import SourceText

private enum PropertyAttribute {
    static let known: Set<String> = [
        "atomic", "nonatomic", "strong", "weak", "copy", "assign", "retain", "readonly", "readwrite", "unsafe_unretained", "class",
        "direct",
        "null_resettable",
    ]
    static let nullability: [String: Nullability] = [
        "nullable": .nullable, "nonnull": .nonnull, "null_unspecified": .implicitlyUnwrapped,
    ]
}

/// The list in parentheses behind `@property`.
private struct PropertyHead {
    var attributes: [String] = []
    var nullability = Nullability.unspecified
    var isStatic: Bool { attributes.contains("class") }
}

extension ObjectiveCReader {
    /// `@property (nonatomic, copy) NSString *first, *second;`: one declaration for every name. Nearly right ones are mended.
    mutating func readProperties() -> [Declaration] {
        let start = cursor.index
        guard let keyword = cursor.current else { return [] }
        cursor.index += 1
        guard let head = readPropertyHead(), var property = readTypeAndName(head) else {
            cursor.index = start
            return []
        }
        var properties = [property]
        while cursor.take(",") {
            property.type?.setStars(readStars())
            guard let name = cursor.takeWord() else { break }
            property.name = stream.text(name)
            property.nameSpan = stream.span(name)
            properties.append(property)
        }
        let attributes = readAttributes()
        cursor.take(";")
        let span = cursor.span(from: keyword.start)
        let defects = takeDefects()
        return properties.map { property in
            var property = property
            property.swiftName = attributes.isRefined ? "__" + (attributes.swiftName ?? property.name) : attributes.swiftName
            property.isDeprecated = property.isDeprecated || attributes.isDeprecated
            property.availability = attributes.availability
            return Declaration(.property(property), span: span, language: .objectiveC, defects: defects)
        }
    }

    mutating func readStars() -> Int {
        var stars = 0
        while cursor.take("*") { stars += 1 }
        return stars
    }

    private mutating func readPropertyHead() -> PropertyHead? {
        var head = PropertyHead()
        guard cursor.take("(") else { return head }
        while let word = cursor.takeWord() {
            readPropertyAttribute(word, into: &head)
            guard cursor.take(",") else { break }
        }
        return cursor.take(")") ? head : nil
    }

    private mutating func readPropertyAttribute(_ token: Token, into head: inout PropertyHead) {
        var word = stream.text(token)
        if let nullability = PropertyAttribute.nullability[word] {
            head.nullability = nullability
            return
        }
        let isAccessor = word == "getter" || word == "setter"
        if cursor.take("="), let value = cursor.takeWord() {
            word += "=" + stream.text(value)
            if cursor.take(":") { word += ":" }
        }
        if !isAccessor, !PropertyAttribute.known.contains(word) {
            defects.append(Defect("unknown property attribute `\(word)`", span: stream.span(token)))
        }
        if word == "null_resettable" { head.nullability = .implicitlyUnwrapped }
        head.attributes.append(word)
    }

    private mutating func readTypeAndName(_ head: PropertyHead) -> PropertyDeclaration? {
        // `__attribute__((deprecated))` in front of the type.
        var isDeprecated = false
        if cursor.word().map(AttributeMacro.isMacro) == true, cursor.isPunctuation("(", at: 1), cursor.isPunctuation("(", at: 2) {
            isDeprecated = readAttributes().isDeprecated
        }
        let start = cursor.index
        blockName = nil
        var type = readPropertyType()
        var name = blockName ?? cursor.takeWord()
        if name == nil, let token = stream.tokens[start...].first, token.kind == .identifier, cursor.index == start + 1 {
            defects.append(Defect("the property `\(stream.text(token))` has no type", span: stream.span(token)))
            name = token
            type = nil
        }
        guard let name else { return nil }
        if head.nullability != .unspecified { type?.nullability = head.nullability }
        var property = PropertyDeclaration(
            name: stream.text(name),
            nameSpan: stream.span(name),
            type: type,
            attributes: head.attributes,
            isStatic: head.isStatic
        )
        property.isDeprecated = isDeprecated
        return property
    }

    private mutating func readPropertyType() -> TypeName? {
        guard cursor.isPunctuation("("), let open = cursor.current else { return readType() }
        let start = cursor.index
        cursor.index += 1
        guard let type = readType(), cursor.take(")") else {
            cursor.index = start
            return nil
        }
        defects.append(Defect("the property's type stands in parentheses", span: cursor.span(from: open.start)))
        return type
    }
}

extension TypeName {
    /// `int a, *b;`: each name has stars of its own.
    mutating func setStars(_ count: Int) {
        guard case .named(var named) = self else { return }
        named.pointerDepth = count
        self = .named(named)
    }
}

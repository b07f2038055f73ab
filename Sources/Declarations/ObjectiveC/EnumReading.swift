import SourceText

extension ObjectiveCReader {
    static let enumMacros: [String: EnumDeclaration.Kind] = [
        "NS_ENUM": .nsEnum, "NS_CLOSED_ENUM": .nsEnum, "NS_ERROR_ENUM": .nsEnum, "CF_ENUM": .nsEnum, "NS_OPTIONS": .nsOptions,
        "CF_OPTIONS": .nsOptions,
    ]

    /// Whose enum a macro begins: the platform's, or in a header any that is called so, `SWIFT_ENUM` or `AB_ERROR_ENUM`.
    func enumMacro(_ word: String) -> EnumDeclaration.Kind? {
        if let known = Self.enumMacros[word] { return known }
        guard isHeader, AttributeMacro.isMacro(word), cursor.peek(1)?.byte == .ascii("(") || cursor.isPunctuation("(") else { return nil }
        return word.hasSuffix("_ENUM") || word.hasSuffix("_ENUM_NAMED") ? .nsEnum : word.hasSuffix("_OPTIONS") ? .nsOptions : nil
    }

    /// `typedef NS_ENUM(NSInteger, Foo) { … };`, `typedef enum { … } Foo;`, `enum Foo : int { … };`, or `typedef NS_ENUM(NSInteger, Foo)` alone.
    mutating func readEnum() -> Declaration? {
        let start = cursor.index
        guard let first = cursor.current else { return nil }
        cursor.takeWord("typedef")
        guard var enumeration = readEnumHead() else {
            cursor.index = start
            return nil
        }
        // References show the head alone, and the cases in a table below it.
        if enumeration.kind != .cEnum, cursor.isAtEnd || cursor.isPunctuation(";") || cursor.current?.startsLine == true,
            !cursor.isPunctuation("{")
        {
            cursor.take(";")
            return Declaration(.enumeration(enumeration), span: cursor.span(from: first.start), language: .objectiveC)
        }
        guard cursor.isPunctuation("{") else {
            cursor.index = start
            return nil
        }
        let isClosed = readCases(into: &enumeration)
        if enumeration.kind == .cEnum, let name = cursor.takeWord() {
            enumeration.name = stream.text(name)
            enumeration.nameSpan = stream.span(name)
        }
        enumeration.swiftName = readAttributes().swiftName
        cursor.take(";")
        guard !enumeration.name.isEmpty || isHeader else {
            cursor.index = start
            return nil
        }
        let message = "missing `}` behind the cases of `\(enumeration.name)`"
        let defects = isClosed ? [] : [Defect(message, span: enumeration.nameSpan)]
        return Declaration(.enumeration(enumeration), span: cursor.span(from: first.start), language: .objectiveC, defects: defects)
    }

    private mutating func readEnumHead() -> EnumDeclaration? {
        guard let first = cursor.current, let word = cursor.word() else { return nil }
        cursor.index += 1
        if word == "enum" {
            var name = cursor.isPunctuation("{") ? nil : cursor.takeWord()
            if let found = name, let kind = enumMacro(stream.text(found)) { return readMacroHead(kind, macro: stream.text(found)) }
            if name == nil { name = first }
            let rawType = cursor.take(":") ? readType()?.description : nil
            let text = name.map { $0.start == first.start ? "" : stream.text($0) } ?? ""
            return EnumDeclaration(kind: .cEnum, name: text, nameSpan: stream.span(name ?? first), rawType: rawType, cases: [])
        }
        return enumMacro(word).flatMap { readMacroHead($0, macro: word) }
    }

    /// `(NSInteger, Foo)`, or `(FooDomain, Foo)` of an error enum; `(NSInteger, Foo, "Name", open)` where the compiler writes it.
    private mutating func readMacroHead(_ kind: EnumDeclaration.Kind, macro: String) -> EnumDeclaration? {
        guard cursor.take("("), let type = readType(), cursor.take(","), let name = cursor.takeWord() else { return nil }
        if isHeader, macro != "NS_ENUM" {
            while !cursor.isAtEnd, !cursor.isPunctuation(")") { cursor.index += 1 }
        }
        guard cursor.take(")") else { return nil }
        let isError = macro.hasSuffix("ERROR_ENUM")
        var enumeration = EnumDeclaration(
            kind: kind,
            name: stream.text(name),
            nameSpan: stream.span(name),
            rawType: isError ? "NSInteger" : type.description,
            cases: []
        )
        enumeration.errorDomain = isError ? type.description : nil
        return enumeration
    }

    private mutating func readCases(into enumeration: inout EnumDeclaration) -> Bool {
        cursor.index += 1
        var next: Int? = 0
        var values: [String: Int] = [:]
        while !cursor.isAtEnd {
            if cursor.take("}") { return true }
            guard let name = cursor.takeWord() else {
                cursor.index += 1
                continue
            }
            let nameIndex = cursor.index - 1
            let attributes = readAttributes()
            let isWritten = cursor.take("=")
            let value = isWritten ? readValue(known: values).flatMap { Self.fitted($0, to: enumeration.rawType) } : next
            values[stream.text(name)] = value
            let span = cursor.span(from: name.start)
            cursor.take(",")
            let comment = comment(ofCaseAt: nameIndex, nextToken: cursor.index)
            enumeration.cases.append(
                .init(
                    name: stream.text(name), value: value, isValueWritten: isWritten, comment: comment, span: span,
                    swiftName: attributes.swiftName)
            )
            // Nothing comes behind the largest number.
            next = value.flatMap { $0 == .max ? nil : $0 + 1 }
        }
        return false
    }

    /// `~0` of a type without a sign is all of its bits; of 64 of them no whole number tells.
    private static func fitted(_ value: Int, to rawType: String?) -> Int? {
        guard value < 0, let rawType, let bits = unsigned[rawType] else { return value }
        return bits < 64 ? value & (1 << bits - 1) : nil
    }

    private static let unsigned: [String: Int] = [
        "uint8_t": 8, "unsigned char": 8, "uint16_t": 16, "unsigned short": 16, "uint32_t": 32, "unsigned int": 32, "unsigned": 32,
        "uint64_t": 64, "unsigned long": 64, "unsigned long long": 64, "NSUInteger": 64,
    ]

    private mutating func readValue(known names: [String: Int]) -> Int? {
        let start = cursor.index
        while let token = cursor.current {
            if token.kind == .punctuation {
                if token.byte == .ascii(",") || token.byte == .ascii("}") { break }
                if token.byte == .ascii("("), cursor.skipBrackets() { continue }
            }
            cursor.index += 1
        }
        var evaluator = IntegerExpression(stream: stream, range: start..<cursor.index, names: names)
        return evaluator.evaluate()
    }

    /// The comment behind a case on its line, or else the one right before it.
    private func comment(ofCaseAt index: Int, nextToken: Int) -> String? {
        let trailing = stream.comments(before: nextToken).first { $0.isTrailing }
        let leading = stream.comments(before: index).last { !$0.isTrailing }
        return (trailing ?? leading)?.text
    }
}

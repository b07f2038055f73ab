import SourceText

extension SwiftReader {
    /// `enum Foo: Int { case a = 1, b; case c(String) }`, and what else it has.
    mutating func readEnum(from first: Token) -> Declaration? {
        cursor.index += 1
        guard let name = cursor.takeWord() else { return nil }
        var enumeration = EnumDeclaration(
            kind: .swift,
            name: stream.text(name),
            nameSpan: stream.span(name),
            rawType: nil,
            cases: []
        )
        if cursor.isPunctuation("<") { enumeration.typeParameters = readGenericParameters() }
        if cursor.take(":") {
            let first = readType()?.spelling(in: .swift)
            if let first { if Self.isConformance(first) { note(first, &enumeration) } else { enumeration.rawType = first } }
            while cursor.take(","), let next = readType() { note(next.spelling(in: .swift), &enumeration) }
        }
        skipWhereClause()
        guard cursor.isPunctuation("{") else {
            guard context == .code, isAtLineEnd, enumeration.name.utf8.first?.isUpper == true else { return nil }
            return Declaration(.enumeration(enumeration), span: cursor.span(from: first.start), language: .swift)
        }
        let end = cursor.partner ?? stream.tokens.count
        cursor.index += 1
        var next = enumeration.rawType.flatMap { $0.hasSuffix("Int") ? 0 : nil }
        let lacksKeyword = lacksCaseKeyword(before: end)
        while cursor.index < end {
            if cursor.takeWord("case") {
                readCases(into: &enumeration, next: &next)
            } else if lacksKeyword, opensValue {
                readCases(into: &enumeration, next: &next)
            } else {
                readMember(into: &enumeration)
            }
        }
        cursor.index = min(end + 1, stream.tokens.count)
        if enumeration.conformsToError {
            enumeration.cases += enumeration.members.compactMap { $0.errorFunction(of: enumeration.name) }
            enumeration.members.removeAll { $0.errorFunction(of: enumeration.name) != nil }
        }
        return Declaration(.enumeration(enumeration), span: cursor.span(from: first.start), language: .swift)
    }

    /// A method, a property or a type inside; what is none of them is passed over.
    private mutating func readMember(into enumeration: inout EnumDeclaration) {
        let before = cursor.index
        if !isAtIndirectCase, let member = readNext() { enumeration.members += [member] + takeFurther() }
        if cursor.index == before, !cursor.skipBrackets() { cursor.index += 1 }
    }

    /// `indirect case`, `@available(…) case`: the word is read next.
    private var isAtIndirectCase: Bool {
        var copy = self
        _ = copy.readModifiers()
        return copy.cursor.isWord("case")
    }

    private func note(_ conformance: String, _ enumeration: inout EnumDeclaration) {
        let errors = ["Error", "LocalizedError", "CustomNSError", "RecoverableError"]
        enumeration.conformances.append(conformance)
        if let name = conformance.split(separator: ".").last, errors.contains(String(name)) { enumeration.conformsToError = true }
    }

    /// What stands behind the colon of an enum without raw values: protocols of the library, that is.
    private static func isConformance(_ type: String) -> Bool {
        let name = type.split(separator: " ").last.map(String.init) ?? type
        return conformances.contains(name) || name.hasSuffix("Error")
    }

    private static let conformances: Set<String> = [
        "Sendable", "Equatable", "Hashable", "Comparable", "Codable", "Encodable", "Decodable", "CaseIterable", "Identifiable",
        "CustomStringConvertible", "CustomDebugStringConvertible", "CodingKey", "OptionSet", "RawRepresentable",
    ]

    /// `open = 1` and `shut = 2` on lines of their own, and no `case` anywhere: references that were made from those of other languages.
    private func lacksCaseKeyword(before end: Int) -> Bool {
        var place = cursor.index
        while place < end {
            if cursor.isWord("case", at: place - cursor.index) { return false }
            place += 1
        }
        return true
    }

    private var opensValue: Bool {
        cursor.current?.startsLine == true && cursor.word() != nil && cursor.isPunctuation("=", at: 1)
            && (cursor.peek(2)?.kind == .number || cursor.isPunctuation("-", at: 2))
    }

    /// `case a` or `case b(String)` on a line of its own, as references give them: an enum without a name.
    mutating func readLoneCase(from first: Token) -> Declaration? {
        guard context == .code, first.startsLine, cursor.word(at: 1) != nil else { return nil }
        cursor.index += 1
        var enumeration = EnumDeclaration(kind: .swift, name: "", nameSpan: stream.span(first), rawType: nil, cases: [])
        var next: Int?
        readCases(into: &enumeration, next: &next)
        guard isAtLineEnd, !enumeration.cases.isEmpty else { return nil }
        return Declaration(.enumeration(enumeration), span: cursor.span(from: first.start), language: .swift)
    }

    private mutating func readCases(into enumeration: inout EnumDeclaration, next: inout Int?) {
        while let name = cursor.takeWord() {
            let index = cursor.index - 1
            let holds = readBracketedValues()
            let isWritten = cursor.take("=")
            let text = isWritten ? writtenText : nil
            if isWritten { next = readRawValue() }
            let span = cursor.span(from: name.start)
            let goesOn = cursor.take(",")
            let trailing = stream.comments(before: cursor.index).first { $0.isTrailing }
            let leading = stream.comments(before: index - 1).last { !$0.isTrailing }
            enumeration.cases.append(
                .init(
                    name: stream.text(name),
                    value: next,
                    isValueWritten: isWritten,
                    comment: (trailing ?? leading)?.text,
                    span: span
                )
            )
            enumeration.cases[enumeration.cases.count - 1].text = text
            enumeration.cases[enumeration.cases.count - 1].holds = holds
            next = next.map { $0 &+ 1 }
            guard goesOn else { return }
        }
    }

    /// `= "calm"`, without quotes.
    private var writtenText: String? {
        guard let token = cursor.current, token.kind == .string else { return nil }
        return ObjectiveCReader.unquoted(stream.text(token))
    }

    /// `-1`, `1 << 4`, `1 | 8`: the compiler takes no more than a literal, but guides write what headers do.
    private var isInExpression: Bool { ["-", "<", "|"].contains { cursor.isPunctuation($0) } }

    private mutating func readRawValue() -> Int? {
        let start = cursor.index
        while let token = cursor.current, token.kind == .number || token.kind == .string || isInExpression { cursor.index += 1 }
        var evaluator = IntegerExpression(stream: stream, range: start..<cursor.index, names: [:], isC: false)
        return evaluator.evaluate()
    }
}

import SourceText

/// Sets of options: `struct Ways: OptionSet { static let mail = Ways(rawValue: 1 << 0) }` says in Swift what `NS_OPTIONS` says in Objective-C.
extension TypeDeclaration {
    /// The struct as an enum of options; nil of one that is no set of options, or does not say what its options are worth, as an interface that a
    /// compiler wrote.
    var optionSet: EnumDeclaration? {
        guard kind == .structure, protocols.contains(where: { $0.split(separator: ".").last == "OptionSet" }) else { return nil }
        var options = EnumDeclaration(kind: .nsOptions, name: name, nameSpan: nameSpan, rawType: nil, cases: [])
        for member in members {
            if let option = option(member.declaration, among: options.cases) {
                options.cases.append(option)
            } else if !isRawValue(member.declaration, &options.rawType) {
                options.members.append(member.declaration)
            }
        }
        return options.cases.isEmpty ? nil : options
    }

    private func option(_ declaration: Declaration, among known: [EnumDeclaration.Case]) -> EnumDeclaration.Case? {
        guard case .property(let property) = declaration.kind, property.isStatic, let written = property.options else { return nil }
        let bits: Int? =
            switch written {
            case .bits(let bits): bits
            case .union(let names):
                names.reduce(0) { sum, name in
                    guard let sum, let value = known.first(where: { $0.name == name })?.value else { return nil }
                    return sum | value
                }
            }
        return bits.map {
            EnumDeclaration.Case(name: property.name, value: $0, isValueWritten: true, comment: nil, span: declaration.span)
        }
    }

    /// `let rawValue: Int`, and the initialiser that takes it: what every such set has.
    private func isRawValue(_ declaration: Declaration, _ type: inout String?) -> Bool {
        switch declaration.kind {
        case .property(let property) where property.name == "rawValue":
            type = property.type?.spelling(in: .swift)
            return true
        case .method(let method): return method.name == "init(rawValue:)"
        default: return false
        }
    }
}

extension SwiftReader {
    /// The bits of `Ways(rawValue: 1 << 0)`, or the options of `[.mail, .phone]`.
    func options(from start: Int) -> PropertyDeclaration.Options? {
        let range = start..<cursor.index
        guard let first = range.first, let last = range.last else { return nil }
        if stream.tokens[first].byte == .ascii("["), stream.partner(of: first) == last { return union(in: first + 1..<last) }
        guard let bracket = range.first(where: { stream.tokens[$0].byte == .ascii("(") }), stream.partner(of: bracket) == last,
            bracket + 3 <= last, stream.text(stream.tokens[bracket + 1]) == "rawValue", stream.tokens[bracket + 2].byte == .ascii(":")
        else { return nil }
        var expression = IntegerExpression(stream: stream, range: bracket + 3..<last, names: [:], isC: false)
        return expression.evaluate().map { .bits($0) }
    }

    private func union(in range: Range<Int>) -> PropertyDeclaration.Options? {
        let names = range.filter { stream.tokens[$0].kind == .identifier }.map { stream.text(stream.tokens[$0]) }
        let isPlain = range.allSatisfy { index in
            let token = stream.tokens[index]
            return token.kind == .identifier || token.byte == .ascii(".") || token.byte == .ascii(",")
        }
        return isPlain ? .union(names) : nil
    }
}

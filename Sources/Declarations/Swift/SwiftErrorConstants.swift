import SourceText

/// Errors that are a struct: `struct DoorError: Error { static let shut = DoorError(code: 4) }` names its errors as constants, where an enum has
/// cases, and as functions where a case would hold values. One that has functions alone, and properties that say what each is, is no enum: whoever
/// calls them is given what the properties hold.
extension TypeDeclaration {
    /// The struct as an enum of errors; nil of one that is no error, or names none.
    var errorConstants: EnumDeclaration? {
        let errors: Set<Substring> = ["Error", "LocalizedError", "CustomNSError", "RecoverableError"]
        guard kind == .structure, protocols.contains(where: { $0.split(separator: ".").last.map(errors.contains) == true }) else {
            return nil
        }
        let constants = members.compactMap { constant($0.declaration) }
        let functions = members.compactMap { $0.declaration.errorFunction(of: name) }
        guard !constants.isEmpty || !functions.isEmpty && !members.contains(where: \.declaration.isOwnValue) else { return nil }
        let codes = constants.map(\.code)
        let areCoded = codes.allSatisfy { $0 != nil } && Set(codes).count == codes.count
        var enumeration = EnumDeclaration(
            kind: .swift, name: name, nameSpan: nameSpan, rawType: areCoded && functions.isEmpty ? "Int" : nil, cases: [])
        enumeration.conformsToError = true
        enumeration.isStructure = !members.contains { $0.declaration.isRawValue }
        enumeration.cases = constants.map { found in
            EnumDeclaration.Case(
                name: found.property.name, value: areCoded ? found.code : nil, isValueWritten: areCoded, comment: nil, span: found.span)
        }
        enumeration.cases += functions
        enumeration.members = members.map(\.declaration).filter { !isError($0) }.map { valued($0, by: constants.map(\.property)) }
        return enumeration
    }

    /// Whether it is one of the errors.
    func isError(_ member: Declaration) -> Bool { constant(member) != nil || member.errorFunction(of: name) != nil }

    private func constant(_ declaration: Declaration) -> (property: PropertyDeclaration, code: Int?, span: Span)? {
        guard case .property(let property) = declaration.kind, property.isStatic, property.isReadOnly else { return nil }
        let type = property.type?.name ?? property.valueType ?? property.makerType
        guard type.map({ $0 == "Self" || $0.split(separator: ".").last == name.split(separator: ".").last }) == true,
            property.type?.nullability != .nullable
        else { return nil }
        let code = property.arguments.first { ["code", "errorCode", "rawValue"].contains($0.label) }
        return (property, code.flatMap { if case .plain(let text) = $0.value { Int(text) } else { nil } }, declaration.span)
    }

    /// `let message: String`: what each constant is made with.
    private func valued(_ member: Declaration, by constants: [PropertyDeclaration]) -> Declaration {
        guard case .property(var property) = member.kind, !property.isStatic else { return member }
        var values = CaseValues()
        for constant in constants {
            guard let given = constant.arguments.first(where: { $0.label == property.name }) else { continue }
            values.named[constant.name] = given.value
        }
        property.caseValues = values
        var member = member
        member.kind = .property(property)
        return member
    }
}

extension [Declaration] {
    /// Constants that extensions give to a struct of errors stand with it, and functions that make errors with an enum, too.
    func withErrorsOfExtensions() -> [Declaration] {
        let added = Dictionary(grouping: compactMap(\.extended), by: \.name)
        guard !added.isEmpty else { return self }
        var settled: Set<String> = []
        let list = map { declaration in
            guard let errors = declaration.errors(with: added) else { return declaration }
            settled.insert(errors.name)
            var declaration = declaration
            declaration.kind = .enumeration(errors)
            return declaration
        }
        return settled.isEmpty ? list : list.compactMap { $0.withoutConstants(of: settled) }
    }
}

extension Declaration {
    fileprivate var extended: TypeDeclaration? {
        if case .type(let type) = kind, type.kind == .extension { type } else { nil }
    }

    /// With what its extensions add to the errors that it names; nil where that is nothing.
    fileprivate func errors(with added: [String: [TypeDeclaration]]) -> EnumDeclaration? {
        switch kind {
        case .type(var structure):
            guard let others = added[structure.name] else { return nil }
            structure.protocols += others.flatMap(\.protocols)
            structure.members += others.flatMap { other in
                other.members.filter { [structure] in structure.isError($0.declaration) || $0.declaration.readsSingleValue }
            }
            return structure.namedValues
        case .enumeration(let texts) where texts.kind == .typed: return texts.withNames(of: added[texts.name, default: []])
        case .enumeration(var enumeration):
            let functions = added[enumeration.name, default: []].flatMap(\.members).compactMap {
                [enumeration] in $0.declaration.errorFunction(of: enumeration.name)
            }
            guard enumeration.kind == .swift, enumeration.conformsToError, !functions.isEmpty else { return nil }
            enumeration.cases += functions
            return enumeration
        default: return nil
        }
    }

    /// What an extension adds besides; nil where that is nothing.
    fileprivate func withoutConstants(of errors: Set<String>) -> Declaration? {
        guard var type = extended, errors.contains(type.name) else { return self }
        type.members = type.members.filter { [type] in !type.isError($0.declaration) }
        guard !type.members.isEmpty else { return nil }
        var declaration = self
        declaration.kind = .type(type)
        return declaration
    }
}

extension SwiftReader {
    /// What `DoorError(code: 4, message: "Shut")` is made with, as far as that stands for itself.
    func arguments(from start: Int) -> [PropertyDeclaration.Argument] {
        let range = start..<cursor.index
        guard let open = range.first(where: { stream.tokens[$0].byte == .ascii("(") }), let close = stream.partner(of: open),
            close + 1 == cursor.index
        else { return [] }
        var reader = TokenCursor(stream: stream, index: open + 1)
        var found: [PropertyDeclaration.Argument] = []
        while reader.index < close {
            let first = reader.index
            while reader.index < close, !reader.isPunctuation(",") { if !reader.skipBrackets() { reader.index += 1 } }
            if let argument = argument(first..<reader.index) { found.append(argument) }
            reader.index += 1
        }
        return found
    }

    /// `code: 4`, `message: "Shut"`, `isFatal: true`, `kind: .shut`, `"Shut"`
    private func argument(_ range: Range<Int>) -> PropertyDeclaration.Argument? {
        if range.count == 1, let text = text(at: range.lowerBound) { return .init(label: "", value: .text(text)) }
        guard range.count > 2, stream.tokens[range.lowerBound + 1].byte == .ascii(":") else { return nil }
        let (label, value) = (stream.text(stream.tokens[range.lowerBound]), range.dropFirst(2))
        let text = stream.text(from: stream.tokens[value.startIndex].start, to: stream.tokens[range.upperBound - 1].end)
        switch stream.tokens[range.upperBound - 1].kind {
        case .string where value.count == 1:
            return self.text(at: value.startIndex).map { .init(label: label, value: .text($0)) }
        case .number where value.count == 1 || value.count == 2 && text.hasPrefix("-"):
            return .init(label: label, value: .plain(text.filter { $0 != "_" }))
        case .identifier where text == "nil": return .init(label: label, value: CaseValues.Value.none)
        case .identifier where ["true", "false"].contains(text): return .init(label: label, value: .plain(text))
        case .identifier where value.count == 2 && text.hasPrefix("."): return .init(label: label, value: .plain(String(text.dropFirst())))
        default: return nil
        }
    }

    /// What stands between the quotes of a text that stands for itself.
    private func text(at index: Int) -> String? {
        let token = stream.tokens[index]
        let text = stream.text(token)
        guard token.kind == .string, !text.contains("\\"), !text.hasPrefix("\"\"\"") else { return nil }
        return String(text.dropFirst().dropLast())
    }
}

extension Declaration {
    /// `init(from:)` of a value that is coded as what it holds.
    fileprivate var readsSingleValue: Bool { if case .method(let method) = kind { method.singleValue != nil } else { false } }

    /// What each error of a struct is made with, or says of itself, besides what protocols of errors ask for.
    fileprivate var isOwnValue: Bool {
        guard case .property(let property) = kind, !property.isStatic else { return false }
        return ![
            "errorDescription", "failureReason", "recoverySuggestion", "helpAnchor", "localizedDescription", "errorCode", "errorUserInfo",
        ]
        .contains(property.name)
    }

    /// `let rawValue: Int`: the struct is as good as an enum with raw values.
    fileprivate var isRawValue: Bool { if case .property(let property) = kind { property.name == "rawValue" } else { false } }
}

import SourceText

/// Texts with names: `struct DoorKey: RawRepresentable { static let color = DoorKey(rawValue: "color") }` says in Swift what `NS_TYPED_ENUM` says of
/// an `NSString *` in Objective-C.
extension TypeDeclaration {
    /// The struct as such an enum; nil of one that is none, or does not say which text each of its names is.
    var textConstants: EnumDeclaration? {
        let marks: Set<Substring> = ["RawRepresentable", "ExpressibleByStringLiteral"]
        guard kind == .structure, protocols.contains(where: { $0.split(separator: ".").last.map(marks.contains) == true }), holdsText else {
            return nil
        }
        let constants = members.filter { isConstantOfItself($0.declaration) }
        let cases = constants.compactMap { text($0.declaration) }
        guard !cases.isEmpty, cases.count == constants.count else { return nil }
        var texts = EnumDeclaration(kind: .typed, name: name, nameSpan: nameSpan, rawType: "NSString *", cases: cases)
        texts.members = members.map(\.declaration).filter { !isConstantOfItself($0) && !isRawText($0) }
        return texts
    }

    /// Whether it stands for a text, and nothing else.
    private var holdsText: Bool {
        let held = members.filter { member in
            if case .property(let property) = member.declaration.kind { !property.isStatic && property.caseValues == nil } else { false }
        }
        return held.contains { member in
            if case .property(let property) = member.declaration.kind {
                property.name == "rawValue" && property.type?.name == "String"
            } else {
                false
            }
        }
    }

    private func isConstantOfItself(_ declaration: Declaration) -> Bool {
        guard case .property(let property) = declaration.kind, property.isStatic, property.isReadOnly else { return false }
        let type = property.type?.name ?? property.valueType
        return type.map { $0 == "Self" || $0.split(separator: ".").last == name.split(separator: ".").last } == true
    }

    /// One of the names, with its text.
    func text(_ declaration: Declaration) -> EnumDeclaration.Case? {
        guard isConstantOfItself(declaration), case .property(let property) = declaration.kind else { return nil }
        let given = property.arguments.first { $0.label == "rawValue" || $0.label.isEmpty && property.arguments.count == 1 }
        let written: String? = if case .text(let text)? = given?.value { text } else { property.type == nil ? nil : property.literal }
        guard let written else { return nil }
        var found = EnumDeclaration.Case(name: property.name, value: nil, isValueWritten: true, comment: nil, span: declaration.span)
        found.text = written
        return found
    }

    /// `let rawValue: String`, and the initialisers that take it: what every such struct has.
    private func isRawText(_ declaration: Declaration) -> Bool {
        switch declaration.kind {
        case .property(let property): property.name == "rawValue"
        case .method(let method): ["init(rawValue:)", "init(_:)", "init(stringLiteral:)"].contains(method.name)
        default: false
        }
    }
}

extension EnumDeclaration {
    /// Texts with names, and those that extensions give names to; nil where there are none, or where one does not say its text.
    func withNames(of others: [TypeDeclaration]) -> EnumDeclaration? {
        let named = others.flatMap { other in other.members.filter { other.isError($0.declaration) }.map { other.text($0.declaration) } }
        let more = named.compactMap { $0 }
        guard !more.isEmpty, more.count == named.count else { return nil }
        var texts = self
        texts.cases += more
        return texts
    }
}

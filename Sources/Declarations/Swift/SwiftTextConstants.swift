import SourceText

/// Values with a type of their own: `struct DoorKey: RawRepresentable { static let color = DoorKey(rawValue: "color") }` says in Swift what
/// `NS_TYPED_ENUM` says of an `NSString *`, or of a number, in Objective-C. So does an identifier that has a type and no names, and whatever else is
/// coded as one text or one number.
extension TypeDeclaration {
    /// The struct as such an enum; nil of one that is none, or of texts that are only written as literals and do not say which each is.
    var textConstants: EnumDeclaration? {
        guard kind == .structure, typeParameters.isEmpty, let raw = rawType else { return nil }
        let constants = members.filter { isConstantOfItself($0.declaration) }
        let known = constants.compactMap { named($0.declaration, by: raw) }
        let isComplete = !known.isEmpty && known.count == constants.count
        guard isComplete || standsForRawValue else { return nil }
        var values = EnumDeclaration(
            kind: .typed, name: name, nameSpan: nameSpan, rawType: raw == "String" ? "NSString *" : raw, cases: known)
        values.conformances = protocols
        values.members = members.map(\.declaration).filter { named($0, by: raw) == nil && !isRawValue($0) }
        return values
    }

    private static let marks: Set<String> = ["RawRepresentable", "ExpressibleByStringLiteral", "ExpressibleByIntegerLiteral"]

    private static func last(_ name: String) -> String {
        name.prefix { $0 != "<" }.split(separator: ".").last.map(String.init) ?? name
    }

    // MARK: - What it stands for

    /// Whether it is coded as what it holds, and made of anything that is such.
    private var standsForRawValue: Bool {
        protocols.contains { Self.last($0) == "RawRepresentable" } || singleValue != nil || adoptsOther && isNothingElse
    }

    /// The type of what it holds, where that is a text or a whole number.
    private var rawType: String? {
        let held = properties.first { $0.name == "rawValue" }?.type.flatMap(spelled)
        let isMarked = protocols.contains { Self.marks.contains(Self.last($0)) } || adoptsOther && isNothingElse
        let found = isMarked ? held ?? singleValue : singleValue
        return found.flatMap { Self.rawTypes.contains($0) ? $0 : nil }
    }

    private static let rawTypes: Set<String> = [
        "String", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    ]

    /// Of `typealias RawValue = String` and `let rawValue: RawValue`, too.
    private func spelled(_ type: TypeName) -> String? {
        guard type.nullability != .nullable, let name = type.name.map(Self.last) else { return nil }
        return name == "RawValue" ? alias ?? name : name
    }

    private var alias: String? {
        for case .type(let inner) in members.map(\.declaration.kind) where inner.kind == .alias && inner.name == "RawValue" {
            return inner.aliased?.name
        }
        return nil
    }

    /// What its own `init(from:)` reads.
    private var singleValue: String? {
        for case .method(let method) in members.map(\.declaration.kind) where method.name == "init(from:)" {
            guard let read = method.singleValue else { continue }
            return read == "RawValue" ? alias ?? properties.first { $0.name == "rawValue" }?.type?.name : read
        }
        return nil
    }

    /// A protocol of the vendor's own, which may refine `RawRepresentable`: `struct DoorID: Identifier { let rawValue: String }`.
    private var adoptsOther: Bool {
        protocols.contains { name in
            let name = Self.last(name)
            return !Self.ofLibrary.contains(name) && !name.hasPrefix("ExpressibleBy") && !name.hasPrefix("~")
        }
    }

    private static let ofLibrary: Set<String> = [
        "Codable", "Encodable", "Decodable", "Hashable", "Equatable", "Comparable", "Sendable", "Identifiable", "CaseIterable", "Error",
        "CustomStringConvertible", "CustomDebugStringConvertible", "LosslessStringConvertible", "CustomReflectable",
    ]

    private var isNothingElse: Bool {
        let others: Set<String> = ["rawValue", "description", "debugDescription", "id", "hashValue"]
        return properties.contains { $0.name == "rawValue" } && properties.allSatisfy { others.contains($0.name) }
    }

    private var properties: [PropertyDeclaration] {
        members.compactMap { member in
            if case .property(let property) = member.declaration.kind, !property.isStatic { property } else { nil }
        }
    }

    // MARK: - Its names

    private func isConstantOfItself(_ declaration: Declaration) -> Bool {
        guard case .property(let property) = declaration.kind, property.isStatic, property.isReadOnly else { return false }
        let type = property.type?.name ?? property.valueType
        return type.map { $0 == "Self" || $0.split(separator: ".").last == name.split(separator: ".").last } == true
    }

    /// One of the names, with its text.
    func text(_ declaration: Declaration) -> EnumDeclaration.Case? { named(declaration, by: "String") }

    /// One of the names, with what it stands for.
    func named(_ declaration: Declaration, by raw: String) -> EnumDeclaration.Case? {
        guard isConstantOfItself(declaration), case .property(let property) = declaration.kind else { return nil }
        let given = property.arguments.first { $0.label == "rawValue" || $0.label.isEmpty && property.arguments.count == 1 }
        let literal = property.type == nil ? nil : property.literal
        var found = EnumDeclaration.Case(name: property.name, value: nil, isValueWritten: true, comment: nil, span: declaration.span)
        guard raw == "String" else {
            let written: String? = if case .plain(let number)? = given?.value { number } else { literal }
            found.value = written.flatMap { Int($0.filter { $0 != "_" }) }
            return found.value == nil ? nil : found
        }
        let written: String? = if case .text(let text)? = given?.value { text } else { literal }
        found.text = written
        return written == nil ? nil : found
    }

    /// `let rawValue: String`, and the initialisers that take it: what every such struct has.
    private func isRawValue(_ declaration: Declaration) -> Bool {
        switch declaration.kind {
        case .property(let property): property.name == "rawValue"
        case .method(let method):
            ["init(rawValue:)", "init(_:)", "init(stringLiteral:)", "init(integerLiteral:)", "init(from:)", "encode(to:)"].contains(
                method.name)
        case .type(let type): type.kind == .alias && ["RawValue", "StringLiteralType", "IntegerLiteralType"].contains(type.name)
        default: false
        }
    }
}

extension EnumDeclaration {
    /// Texts with names, and those that extensions give names to; nil where there are none, or where one does not say its text.
    func withNames(of others: [TypeDeclaration]) -> EnumDeclaration? {
        let raw = rawType == "NSString *" ? "String" : rawType ?? "String"
        let named = others.flatMap { other in
            other.members.filter { other.isError($0.declaration) }.map { other.named($0.declaration, by: raw) }
        }
        let more = named.compactMap { $0 }
        guard !more.isEmpty, more.count == named.count else { return nil }
        var texts = self
        texts.cases += more
        return texts
    }
}

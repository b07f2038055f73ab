extension ObjectiveCReader {
    static let typedEnumMacros: Set<String> = [
        "NS_TYPED_ENUM", "NS_TYPED_EXTENSIBLE_ENUM", "NS_STRING_ENUM", "NS_EXTENSIBLE_STRING_ENUM",
    ]

    /// `typedef NSString *DoorMood NS_TYPED_ENUM;` and the constants of that type are an enum and its cases.
    static func joiningTypedEnums(_ declarations: [Declaration]) -> [Declaration] {
        var values: [String: [EnumDeclaration.Case]] = [:]
        let names = Set(declarations.compactMap(typedEnum).map(\.name))
        guard !names.isEmpty else { return declarations }
        for declaration in declarations {
            guard case .constant(let constant) = declaration.kind, let type = constant.type?.name, names.contains(type) else { continue }
            var value = EnumDeclaration.Case(
                name: constant.name, value: nil, isValueWritten: constant.value != nil, comment: nil, span: declaration.span)
            value.text = constant.value
            value.swiftName = constant.swiftName
            values[type, default: []].append(value)
        }
        return declarations.compactMap { declaration in
            if case .constant(let constant) = declaration.kind, let type = constant.type?.name, values[type] != nil { return nil }
            guard let type = typedEnum(declaration), let cases = values[type.name] else { return declaration }
            var enumeration = EnumDeclaration(
                kind: .typed, name: type.name, nameSpan: type.nameSpan, rawType: type.aliased?.spelling(in: .objectiveC), cases: cases)
            enumeration.swiftName = type.swiftName
            var joined = declaration
            joined.kind = .enumeration(enumeration)
            return joined
        }
    }

    private static func typedEnum(_ declaration: Declaration) -> TypeDeclaration? {
        guard case .type(let type) = declaration.kind, type.isTypedEnum else { return nil }
        return type
    }
}

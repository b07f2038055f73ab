extension MethodDeclaration {
    /// What Swift says behind the brackets: `async`, `throws`, `throws(LampError)`.
    package var effects: [String] { DeclaredEffects.spelled(isAsync, isThrowing, thrownType) }
}

extension PropertyDeclaration {
    /// What Swift says behind `get`: `async`, `throws`, `throws(LampError)`.
    package var effects: [String] { DeclaredEffects.spelled(isAsync, isThrowing, thrownType) }
}

private enum DeclaredEffects {
    static func spelled(_ isAsync: Bool, _ isThrowing: Bool, _ thrownType: TypeName?) -> [String] {
        let thrown = thrownType.map { "throws(\($0.spelling(in: .swift)))" } ?? "throws"
        return (isAsync ? ["async"] : []) + (isThrowing ? [thrown] : [])
    }
}

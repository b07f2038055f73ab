extension MethodDeclaration {
    /// What Swift says behind the brackets: `async`, `throws`, `throws(LampError)`.
    package var effects: [String] { DeclaredEffects.spelled(isAsync, isThrowing, thrownType) }

    /// All that Swift says of a call besides what it takes and answers: `@MainActor`, `open`, `mutating`, `init?`, and its effects.
    package var manner: [String] {
        let isolation = attributes.isOnMainActor ? [DeclaredEffects.mainActor] : []
        let access = isOpen ? [DeclaredEffects.open] : []
        return isolation + access + (isMutating ? ["mutating"] : []) + (failing.map { ["init\($0.rawValue)"] } ?? []) + effects
    }
}

extension PropertyDeclaration {
    /// What Swift says behind `get`: `async`, `throws`, `throws(LampError)`.
    package var effects: [String] { DeclaredEffects.spelled(isAsync, isThrowing, thrownType) }

    /// All that Swift says of reading it: `@MainActor`, `open`, and its effects.
    package var manner: [String] {
        (isOnMainActor ? [DeclaredEffects.mainActor] : []) + (isOpen ? [DeclaredEffects.open] : []) + effects
    }
}

package enum DeclaredEffects {
    /// What says where a thing is called.
    package static let mainActor = "@MainActor"
    /// What lets apps override a member.
    package static let open = "open"

    fileprivate static func spelled(_ isAsync: Bool, _ isThrowing: Bool, _ thrownType: TypeName?) -> [String] {
        let thrown = thrownType.map { "throws(\($0.spelling(in: .swift)))" } ?? "throws"
        return (isAsync ? ["async"] : []) + (isThrowing ? [thrown] : [])
    }
}

/// What `swift:` brings into a client's module beside the types' own names.
extension Spec {
    /// What apps call types at the top of the module: `swift: Task` of `LampTask`.
    package var namesBesideTypes: Set<String> {
        Set(swiftNames.filter { $0.outer == nil && $0.swift.value != $0.name.value }.map(\.swift.value))
    }

    /// What types inside of that one are called there, where they have another name outside.
    package func names(inside type: String) -> Set<String> {
        guard swiftNames.contains(where: { $0.outer != nil }) else { return [] }
        let paths = Set([type] + swiftNames.filter { $0.name.value == type }.map(\.swift.value))
        return Set(swiftNames.filter { $0.last != $0.name.value && $0.outer.map(paths.contains) == true }.map(\.last))
    }
}

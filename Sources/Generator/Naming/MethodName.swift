/// The name under which Swift shows a method: `init(appKey:)`, `open(_:)`.
package struct MethodName: Hashable, Sendable {
    package var base: String
    /// One per parameter; empty for `_`.
    package var labels: [String]

    package init(base: String, labels: [String]) {
        self.base = base
        self.labels = labels
    }

    /// Reads `signIn(username:delegate:)`, and a bare `signOut`.
    package init(parsing text: String) {
        let parts = text.split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
        base = String(parts[0])
        let list = parts.count > 1 ? parts[1].prefix { $0 != ")" } : ""
        labels = list.split(separator: ":").map { $0 == "_" ? "" : String($0) }
    }

    package var isInitializer: Bool { base == "init" }

    /// As Swift hides it: `__open(_:)`, `init(__key:)`.
    package var refined: MethodName {
        guard isInitializer else { return MethodName(base: "__" + base, labels: labels) }
        return MethodName(base: base, labels: labels.prefix(1).map { "__" + $0 } + labels.dropFirst())
    }

    /// As documentation refers to it: `open(_:options:)`.
    package var description: String {
        base + "(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
    }
}

/// Names that mean something else in a module, or inside of some of its types, than in the modules that it imports: beside `Client.Error`,
/// code in `Client` that says `Error` means that one.
package struct NamesInScope: Sendable {
    /// What the module's own types are called, wherever its code stands.
    package var everywhere: Set<String>
    /// What types inside of a type are called there, by that type's name as declarations and extensions have it.
    package var inside: [String: Set<String>]
    /// How a name is said where it is hidden: with its module before it, `Swift.Error`.
    package var whole: @Sendable (String) -> String

    package init(everywhere: Set<String>, inside: [String: Set<String>], whole: @escaping @Sendable (String) -> String) {
        self.everywhere = everywhere
        self.inside = inside
        self.whole = whole
    }

    /// Nothing is hidden.
    package static let none = NamesInScope(everywhere: [], inside: [:]) { $0 }

    package var isEmpty: Bool { everywhere.isEmpty && inside.isEmpty }
}

extension SwiftFile {
    /// The same file, with modules before the names that are hidden where they stand. A tree's own names never mean what hides them: whoever
    /// makes one calls such a type otherwise.
    package func saying(_ names: NamesInScope) -> SwiftFile {
        guard !names.isEmpty else { return self }
        let writer = WholeNames(names, hidden: names.everywhere)
        return SwiftFile(header: header, imports: imports, declarations.map(writer.declaration))
    }
}

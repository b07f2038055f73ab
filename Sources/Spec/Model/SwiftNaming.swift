/// `swift:` of a type — what apps call it in Swift beside its own name: `Lamp.Mode`, as if it stood in another, or another name.
package struct SwiftNaming: Sendable {
    /// The type's own name.
    package var name: Located<String>
    package var swift: Located<String>

    /// The type that it stands in: `Lamp`, `Lamp.Mode`.
    package var outer: String? { swift.value.lastIndex(of: ".").map { String(swift.value[..<$0]) } }

    /// What it is called there.
    package var last: String { swift.value.split(separator: ".").last.map(String.init) ?? swift.value }

    /// The name that it brings into the module. Inside of a type, a name could not stand for itself outside: `LampMode` stands between them.
    package var global: Located<String>? {
        guard let outer else { return swift }
        guard last == name.value else { return nil }
        return Located(outer.filter { $0 != "." } + last, at: swift.place)
    }
}

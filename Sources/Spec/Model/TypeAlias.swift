package import Declarations
package import SourceText

/// `typedefs:` — a name for a type, mostly for that of a block. Declarations that use it have the type in its place.
package struct TypeAlias: Sendable {
    package var name: Located<String>
    /// What the name stands for, with other names of the spec in their places.
    package var type: TypeName
    package var language: Language
    /// What stands in angle brackets behind the name, which a spec cannot leave open.
    package var typeParameters: [String] = []
    /// The declaration as the spec writes it.
    package var spelling: Located<String>
    package var text: LocalizedText
    package var provenance: Provenance
    package var place: Place
}

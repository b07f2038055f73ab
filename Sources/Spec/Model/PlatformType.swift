package import Declarations

/// `platform:` — a type that a framework of the platform brings.
package struct PlatformType: Sendable {
    /// What takes the type's place where the framework does not exist.
    package enum Form: String, Sendable, CaseIterable {
        case `class`
        /// A struct, an enum or a set of options.
        case value
    }

    /// As declarations of the spec name it.
    package var name: Located<String>
    package var framework: Located<String>
    package var form: Form
    /// What Swift calls it, where that is another name.
    package var swiftName: Located<String>?
    package var language: Language
    /// What flows read of it, and tests set on the stand-in.
    package var properties: [PropertyDeclaration]

    /// Whether the stand-in is a class of its own.
    package var hasMembers: Bool { !properties.isEmpty }

    /// A struct of which it is known what it holds: its stand-in holds the same, and can be made without values.
    package var isKnownStruct: Bool { form == .value && hasMembers }
}

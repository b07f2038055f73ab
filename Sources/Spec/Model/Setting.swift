package import SourceText

/// `settings:` — something a person sets in a project rather than calls: a plist key, a linker flag, a pod, a package URL, a console
/// switch, a version of the platform.
package struct Setting: Sendable {
    package enum Kind: String, Sendable, CaseIterable {
        case plist, linker, pod, package, framework, console, scope, property, url, platform
    }

    package var kind: Kind
    package var kindPlace: Place
    package var name: Located<String>
    /// Its documented value or default, where there is one.
    package var value: Located<String>?
    package var text: LocalizedText
    package var provenance: Provenance
    package var place: Place
}

package import Declarations
package import SourceText

/// `constants:` — `#define`, `static const`, `extern const`, a notification's name.
package struct Constant: Sendable {
    package enum Kind: String, Sendable, CaseIterable { case define, `static`, extern, notification }

    package var kind: Kind
    package var kindPlace: Place
    package var name: Located<String>
    package var type: Located<TypeName>?
    package var value: Located<String>?
    package var text: LocalizedText
    package var provenance: Provenance
    package var place: Place

    /// Whether it is declared in Swift, as the name of a notification: apps see it as it is called here.
    package var isSwiftNotification: Bool {
        kind == .notification && ["Notification.Name", "NSNotification.Name"].contains(type?.value.name ?? "")
    }
}

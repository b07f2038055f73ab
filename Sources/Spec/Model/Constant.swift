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
    /// What apps call it in Swift, where that is another name: `errorDomain`, or a class's, `Lamp.errorDomain`.
    package var swiftName: Located<String>?
    /// The source of its value, where the guide is silent about it.
    package var valuesFrom: Located<String>?
    package var text: LocalizedText
    package var provenance: Provenance
    package var place: Place

    /// Whether it is declared in Swift, as the name of a notification: apps see it as it is called here.
    package var isSwiftNotification: Bool {
        kind == .notification && ["Notification.Name", "NSNotification.Name"].contains(type?.value.name ?? "")
    }
}

extension Constant {
    /// Whether apps have it in `NSNotification.Name`. A text of Objective-C is there by the end of its name alone, `ShopDidChangeNotification`;
    /// any other stays a text, as the Clang importer has it.
    package var isNotificationName: Bool {
        guard kind == .notification else { return false }
        guard swiftName == nil, let type = type?.value.name, ["NSString", "String"].contains(type) else { return true }
        return name.value.hasSuffix("Notification")
    }

    /// The class that has it in Swift.
    package var owner: Located<String>? { parts.map { Located($0.owner, at: $0.name.place) } }

    /// What it is called there, or in the module.
    package var shownName: Located<String> { parts?.name ?? swiftName ?? name }

    private var parts: (owner: String, name: Located<String>)? {
        guard let swiftName, let dot = swiftName.value.lastIndex(of: ".") else { return nil }
        let last = String(swiftName.value[swiftName.value.index(after: dot)...])
        return (String(swiftName.value[..<dot]), Located(last, at: swiftName.place))
    }

    /// Whether its name stands in the module, beside the types.
    package var isGlobal: Bool { owner == nil && !isNotificationName }
}

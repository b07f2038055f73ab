import Diagnostics
import SourceText

/// A class that inherits from something that is no class.
enum SuperclassKind {
    static let rule = Rule(
        "spec-superclass",
        "a class inherits from something that is no class",
        explanation: """
            `superclass:` names a class of the spec, `NSObject`, or a class that a framework brings. Protocols stand under `conforms:`, \
            and nothing inherits from an enum or a struct.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        survey.spec.classes.compactMap { type in
            guard let parent = type.superclass, let kind = kind(of: parent.value, survey.index) else { return nil }
            return Diagnostic(
                rule, "`\(parent.value)` is \(kind.name), and no class to inherit from", at: [Label(parent.place)],
                help: kind.isProtocol ? "name it under `conforms:`" : "name the class that it really inherits from, or leave it out")
        }
    }

    private static func kind(of name: String, _ index: SpecIndex) -> (name: String, isProtocol: Bool)? {
        if let type = index.classes[name] { return type.form == .structure ? ("a struct", false) : nil }
        if index.protocols[name] != nil || SwiftProtocols.library.contains(name) { return ("a protocol", true) }
        return index.isType(name) ? ("an enum", false) : nil
    }
}

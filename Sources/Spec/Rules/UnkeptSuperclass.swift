import Diagnostics
import SourceText

/// A superclass that the client's class does not have.
enum UnkeptSuperclass {
    static let rule = Rule(
        "spec-unkept-superclass", .warning,
        "a class says that it inherits from a framework's class, and the client's does not",
        explanation: """
            A client's classes inherit from each other and from `NSObject`. From a class that a framework brings (`UIButton`) inherits only \
            what has no properties and methods of its own, and says under `requires:` which module that is: the client has no hand in what \
            such objects are. What a class says besides is stated and compared with the guide, but an app that hands its object over as one \
            of the framework's does not compile against the client.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        let unknown = Set(survey.unknownParents.map(\.value))
        return survey.spec.classes.compactMap { type in
            guard type.form == .class, let parent = type.superclass, parent.value != "NSObject", survey.index.classes[parent.value] == nil,
                !survey.index.isType(parent.value), !SwiftProtocols.library.contains(parent.value), !unknown.contains(parent.value),
                !type.inheritsFromFramework
            else { return nil }
            return Diagnostic(
                rule, "the client's class `\(type.name.value)` does not inherit from `\(parent.value)`", at: [Label(parent.place)],
                help: "one without properties and methods does, where `requires:` names its module; else leave it out, accept that under "
                    + "`errata:`, and let an app's own `\(parent.value)` hold the object")
        }
    }
}

extension ClassType {
    /// Whether the class inherits from a class of a platform's framework: then it holds nothing of ours.
    package var inheritsFromFramework: Bool {
        guard let parent = superclass?.value, properties.isEmpty, methods.isEmpty, let module = requiresModule?.value else { return false }
        return PlatformFrameworks.framework(of: parent) == module
    }
}

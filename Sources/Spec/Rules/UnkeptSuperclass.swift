import Declarations
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
            of the framework's does not compile against the client. Nor is a class an `NSObject` that declares how its objects are compared \
            (`isEqual:`, `hash`): what such a method is handed is an object of any kind, of which steps know nothing; nor one that has a method \
            or a property of its own called as every object's (`description`, `setValue:forKey:`), which Swift would take for that.
            """
    )

    static func check(_ survey: Survey) -> [Diagnostic] {
        let unknown = Set(survey.unknownParents.map(\.value))
        return survey.spec.classes.flatMap { compared($0, survey.index) }
            + survey.spec.classes.compactMap { type in
                guard type.form == .class, let parent = type.superclass, parent.value != "NSObject",
                    survey.index.classes[parent.value] == nil,
                    !survey.index.isType(parent.value), !SwiftProtocols.library.contains(parent.value), !unknown.contains(parent.value),
                    !type.inheritsFromFramework
                else { return nil }
                return Diagnostic(
                    rule, "the client's class `\(type.name.value)` does not inherit from `\(parent.value)`", at: [Label(parent.place)],
                    help:
                        "one without properties and methods does, where `requires:` names its module; else leave it out, accept that under "
                        + "`errata:`, and let an app's own `\(parent.value)` hold the object")
            }
    }

    /// What a class of `NSObject`s says of how its objects are compared.
    private static func compared(_ type: ClassType, _ index: SpecIndex) -> [Diagnostic] {
        guard type.form == .class, index.ancestry(of: type).last?.superclass?.value == "NSObject" else { return [] }
        let methods = type.methods.filter { ["isEqual:", "isEqual(_:)", "hash"].contains($0.name) }.map(\.locatedName)
        let properties = type.properties.filter { $0.name == "hash" }.map { Located($0.name, at: $0.spelling.place) }
        let comparing = (methods + properties).map { name in
            diagnostic(
                name, type,
                "leave it out, and accept that under `errata:`: objects are then equal where they are the same one; what is compared "
                    + "by what it holds is a struct (`form: structure`, `conforms: [Hashable]`)")
        }
        let others =
            type.methods.filter { $0.language == .objectiveC && ofAllObjects.contains($0.name) }.map(\.locatedName)
            + type.properties.filter { ["description", "debugDescription"].contains($0.name) }.map {
                Located($0.name, at: $0.spelling.place)
            }
        return comparing
            + others.map { name in
                diagnostic(
                    name, type,
                    "every such object has one already: leave it out where it does the same, and accept that under `errata:`, or give it another "
                        + "name in Swift (`swift:`)")
            }
    }

    private static func diagnostic(_ name: Located<String>, _ type: ClassType, _ help: String) -> Diagnostic {
        Diagnostic(
            rule, "with a `\(name.value)` of its own the client's class `\(type.name.value)` is no `NSObject`", at: [Label(name.place)],
            help: help)
    }

    /// What an `NSObject` has, beside how it is compared.
    private static let ofAllObjects: Set<String> = [
        "description", "debugDescription", "copy", "mutableCopy", "superclass", "isProxy", "load", "initialize", "dealloc", "finalize",
        "awakeFromNib", "valueForKey:", "setValue:forKey:", "valueForKeyPath:", "setValue:forKeyPath:", "respondsToSelector:",
        "conformsToProtocol:", "isKindOfClass:", "isMemberOfClass:", "performSelector:", "perform:", "methodForSelector:",
    ]
}

extension ClassType {
    /// Whether the class inherits from a class of a platform's framework: then it holds nothing of ours.
    package var inheritsFromFramework: Bool {
        guard let parent = superclass?.value, properties.isEmpty, methods.isEmpty, let module = requiresModule?.value else { return false }
        return PlatformFrameworks.framework(of: parent) == module
    }
}

internal import Declarations
internal import Spec
internal import SwiftCode

/// The classes whose objects are `NSObject`'s, as the documented ones are: those that say so or are archived, and what inherits from them.
///
/// A class that calls something as `NSObject` does would have to be what `NSObject` has (`description` is a text that is always there).
/// What it declares counts for more, so that it and its relations stand alone.
enum FoundationObjects {
    static let root = "NSObject"

    static func names(in model: SystemModel) -> Set<String> {
        var families: [String: [ClassType]] = [:]
        for type in model.spec.classes {
            if let first = model.ancestry(of: type).last, isRoot(first, model) { families[first.name.value, default: []].append(type) }
        }
        let fitting = families.values.filter { $0.allSatisfy { !hasOwn($0, model) } }
        return Set(fitting.joined().map(\.name.value))
    }

    private static func isRoot(_ type: ClassType, _ model: SystemModel) -> Bool {
        type.form == .class && (type.superclass?.value == root || ClassBuilder.isArchived(type, model))
    }

    /// Whether a class declares what every such object has already, and otherwise.
    static func hasOwn(_ type: ClassType, _ model: SystemModel) -> Bool {
        let settled = model.settled(type)
        let names = settled.properties.map(\.name) + settled.members.map(\.name)
        return names.contains(where: properties.contains) || settled.faces.all.contains(where: isTaken)
    }

    private static func isTaken(_ face: MethodFace) -> Bool {
        let name = face.name.description
        if name == "version()" { return face.result.base == "Int" }
        return methods.contains(name) || face.name.isInitializer && face.name.labels.isEmpty && face.result.optionality == .optional
    }

    private static let properties: Set = [
        "description", "debugDescription", "hash", "hashValue", "superclass", "className", "classForCoder", "observationInfo",
        "attributeKeys",
        "accessibilityLabel", "accessibilityHint", "accessibilityValue", "accessibilityTraits", "isAccessibilityElement",
    ]

    private static let methods: Set = [
        "description()", "debugDescription()", "hash()", "isEqual(_:)", "copy()", "mutableCopy()", "superclass()", "isProxy()", "load()",
        "initialize()", "dealloc()", "finalize()", "awakeFromNib()", "value(forKey:)", "setValue(_:forKey:)", "value(forKeyPath:)",
        "setValue(_:forKeyPath:)", "responds(to:)", "conforms(to:)", "isKind(of:)", "isMember(of:)", "perform(_:)", "method(for:)",
    ]
}

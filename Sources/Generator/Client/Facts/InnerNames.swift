internal import Declarations
internal import Spec
internal import SwiftCode

/// What generated classes call things of their own: the environment of an object, what it holds that changes, and the events that it follows.
///
/// They go by other names where a class of the SDK has a member that is called so.
struct InnerNames: Sendable {
    let environment: String
    let storage: String
    let followedEvents: String

    init(_ spec: Spec) {
        let taken = Set(spec.classes.flatMap(Self.members))
        func free(_ names: [String]) -> String { names.first { !taken.contains($0) } ?? "\(names[0])OfThis" }
        environment = free(["environment", "surroundings", "clientEnvironment"])
        storage = free(["storage", "keptValues", "clientStorage"])
        followedEvents = free(["followedEvents", "eventsFollowed", "clientEvents"])
    }

    /// Names that flows give to no parameter or value of theirs.
    var all: [String] { [environment, storage, followedEvents] }

    private static func members(_ type: ClassType) -> [String] {
        let properties = type.properties.flatMap { [$0.declaration.swiftName ?? $0.name, $0.declaration.getter].compactMap { $0 } }
        let methods = type.methods.filter { $0.declaration.parameters.isEmpty }.map { $0.name.prefix { $0 != "(" } }
        return properties + methods.map(String.init) + type.carries.map { SwiftIdentifier.camelCase($0.name.value) }
    }
}

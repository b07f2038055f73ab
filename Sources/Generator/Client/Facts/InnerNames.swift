internal import Declarations
internal import Spec
internal import SwiftCode

/// What generated classes call things of their own: the environment of an object, what it holds that changes, the events that it follows,
/// and what stands behind properties and events.
///
/// They go by other names where a class of the SDK has a member that is called so.
struct InnerNames: Sendable {
    let environment: String
    let storage: String
    let followedEvents: String
    /// The listener for which an object stands that apps remove it by.
    let addedListener: String
    /// What a struct is as JSON.
    let json: String
    /// The label of the internal initialiser's mark.
    let mark: String
    /// What members of the SDK's classes are called.
    private let taken: Set<String>

    init(_ spec: Spec) {
        let taken = Set(spec.classes.flatMap(Self.members))
        self.taken = taken
        func free(_ names: [String]) -> String { names.first { !taken.contains($0) } ?? "\(names[0])OfThis" }
        environment = free(["environment", "surroundings", "clientEnvironment"])
        storage = free(["storage", "keptValues", "clientStorage"])
        followedEvents = free(["followedEvents", "eventsFollowed", "clientEvents"])
        addedListener = free(["addedListener", "listenerAdded", "clientListener"])
        json = free(["jsonValue", "jsonForm", "clientJSON"])
        let held = Set(spec.classes.flatMap(Self.values))
        mark = ["new", "made", "madeByClient"].first { !held.contains($0) } ?? "newOfThis"
    }

    /// Where a property is stored that shows another type than flows know: `storedId`.
    func stored(_ property: String) -> String {
        let name = property.prefix(1).uppercased() + property.dropFirst()
        return ["stored", "kept", "held"].map { $0 + name }.first { !taken.contains($0) } ?? "valueOf\(name)"
    }

    /// What an error class was given instead of what it would read off its error: `givenTitle`.
    func given(_ property: String) -> String {
        let name = property.prefix(1).uppercased() + property.dropFirst()
        return ["given", "stated", "told"].map { $0 + name }.first { !taken.contains($0) } ?? "given\(name)OfThis"
    }

    /// What tells those who wait for an event of it: `signedInEvent`.
    func event(_ name: String) -> String { behind(SwiftIdentifier.camelCase(name), ["Event", "Signal", "Occurrence"]) }

    /// What holds a delegate or a block: `delegateBox`.
    func box(_ property: String) -> String { behind(property, ["Box", "Holder", "Container"]) }

    /// What keeps the listeners of a list: `changesListeners`.
    func listeners(_ list: String) -> String {
        let isSaid = list.lowercased().hasSuffix("listeners")
        return behind(SwiftIdentifier.camelCase(list), [isSaid ? "List" : "Listeners", "Hearers", "Container"])
    }

    private func behind(_ name: String, _ endings: [String]) -> String {
        endings.map { name + $0 }.first { !taken.contains($0) } ?? "\(name)OfThis"
    }

    /// Names that flows give to no parameter or value of theirs.
    var all: [String] { [environment, storage, followedEvents] }

    private static func members(_ type: ClassType) -> [String] {
        let methods = type.methods.filter { $0.declaration.parameters.isEmpty }.map { $0.name.prefix { $0 != "(" } }
        return values(type) + methods.map(String.init)
    }

    /// What initialisers may be given.
    private static func values(_ type: ClassType) -> [String] {
        let properties = type.properties.flatMap { [$0.declaration.swiftName ?? $0.name, $0.declaration.getter].compactMap { $0 } }
        return properties + type.carries.map { SwiftIdentifier.camelCase($0.name.value) }
    }
}

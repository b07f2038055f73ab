import Diagnostics
import SourceText
import YAMLTree

/// A property that is worked out when it is read keeps nothing that a step sets.
enum WorkedOutProperty {
    static let rule = Rule(
        "spec-set-worked-out",
        "a step sets a property that is worked out when it is read",
        explanation: """
            A property with `get:` is worked out each time it is read: what a step sets is kept nowhere. Where `get:` reads a field of the state, \
            `$push.sound`, a `set:` of the object's own properties changes that field, as an app does that sets the property; all properties \
            of the step are such then. `keep:` changes any field of the state. What else `get:` works out, from other properties say, changes \
            with them.
            """
    )

    /// The property that the entry names is worked out from that.
    static func diagnostic(_ entry: YAMLEntry, _ read: Expression) -> Diagnostic {
        let kept = StatePath(read).map { "`keep: {\($0.group).\($0.field ?? ""): …}` changes the field of the state" }
        return Diagnostic(
            rule, "`\(entry.name)` is worked out when it is read, and keeps nothing that is set", at: [Label(entry.keyPlace)],
            help: kept ?? "set what its `get:` reads")
    }

    /// A step sets some properties that the state keeps, and some that the object does.
    static func mixed(_ kept: [Assignment], at place: Place) -> Diagnostic {
        let names = kept.map { "`\($0.target.value.group).\($0.target.value.field ?? "")`" }.joined(separator: ", ")
        return Diagnostic(
            rule, "one step sets what the state keeps, \(names), and what the object does", at: [Label(place)], help: "write two steps")
    }
}

import Declarations
import Diagnostics
import SourceText

/// A scenario that sets what no app can.
enum UnsettableProperty {
    static let rule = Rule(
        "spec-unsettable-property",
        "a scenario sets a property that apps cannot set",
        explanation: """
            `set:` is what an app writes: `client.level = 2`. So the property is not read-only: neither `readonly` nor `{ get }`, \
            and computed only from a field of the state. What objects carry and what is read-only, flows set.
            """
    )

    static func finding(_ name: Located<String>, of type: String, _ index: SpecIndex) -> Diagnostic? {
        for each in index.lineage(of: type).compactMap({ index.classes[$0] }) {
            if each.delegate?.property.value == name.value { return nil }
            let found = each.properties.first { $0.name == name.value || $0.declaration.getter == name.value }
            if let found { return found.isSettable ? nil : diagnostic("is read-only", name) }
            if each.carries.contains(where: { $0.name.value == name.value }) { return diagnostic("is carried, not declared", name) }
        }
        return nil
    }

    private static func diagnostic(_ why: String, _ name: Located<String>) -> Diagnostic {
        Diagnostic(
            rule, "`\(name.value)` \(why): no app sets it", at: [Label(name.place)],
            help: "call the method whose flow sets it, or declare the property without `readonly`")
    }
}

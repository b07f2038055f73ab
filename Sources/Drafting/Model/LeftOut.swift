import Guide
package import SourceText

/// Something that a guide states and a draft does not say, and why.
package struct LeftOut: Sendable {
    package var name: String
    package var reason: String
    package var place: Place
    /// The type whose member it is, where that is known: two types may lack members of one name.
    package var owner: String?
}

extension LeftOut {
    init(_ statement: Statement, _ reason: String) {
        self.init(name: statement.fact.name, reason: reason, place: statement.place, owner: statement.fact.owner)
    }
}

package import SourceText

/// `scenarios:` — what happens, told from the app's side: what is set up, what the app calls, what it sees then.
///
/// Each becomes a test of client and mock together, a sample, and a sequence in the reference.
package struct Scenario: Sendable {
    package var name: Located<String>
    package var text: LocalizedText
    /// An earlier scenario that has happened before.
    package var after: Located<String>?
    package var steps: [ScenarioStep]
    package var place: Place
}

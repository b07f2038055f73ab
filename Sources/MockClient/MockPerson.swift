public import MockRuntime
import Synchronization

/// The person in front of a mock's pages: decides in a test's place.
public final class MockPerson: Sendable {
    /// What a person does with a page, or with another app that opens.
    public enum Decision: Sendable, Hashable {
        /// Takes the first choice that is no way out: logs in as the first user.
        case approve
        /// Takes the choice with these items, by name: logs in as that user, say.
        case choose([String: String])
        /// Fills in the first choice that has all these fields, by name, and takes it: logs in with a password, say, or unticks what is not
        /// among what a tick sends.
        case fill([String: String])
        /// Takes the first way out: refuses.
        case deny
        /// Closes the page, or goes away from the other app.
        case close
    }

    private let decide: Mutex<@Sendable (MockPage?) -> Decision>

    /// A person who always decides so.
    public convenience init(_ decision: Decision = .approve) { self.init { _ in decision } }

    /// A person who looks at each page; where a URL opens without one, there is none to look at.
    public init(_ decide: @escaping @Sendable (MockPage?) -> Decision) { self.decide = Mutex(decide) }

    /// Decides so from now on.
    public func will(_ decision: Decision) { decide.withLock { $0 = { _ in decision } } }

    func decision(on page: MockPage?) -> Decision { decide.withLock { $0 }(page) }
}

extension MockPage {
    /// Where a decision leads: the link of a choice; `nil` where the person closes the page, or finds no such choice.
    func link(for decision: MockPerson.Decision) -> String? {
        switch decision {
        case .approve: choices.first { !$0.isSecondary }.map(follow)
        case .deny: choices.first(where: \.isSecondary).map(follow)
        case .choose(let items): choices.first { $0.has(items) }.map(follow)
        case .fill(let values):
            choices.first { choice in values.keys.allSatisfy { name in choice.fields.contains { $0.name == name } } }
                .map { link(of: $0, filled: values) }
        case .close: nil
        }
    }

    private func follow(_ choice: MockChoice) -> String { link(of: choice) }
}

extension MockChoice {
    fileprivate func has(_ items: [String: String]) -> Bool {
        items.allSatisfy { extras[$0.key]?.wireText == $0.value }
    }
}

package import MockRuntime
package import Spec

/// A mock straight from a spec: the same system that is generated as Swift, with answers that are interpreted.
///
/// What a step means is decided in `Spec` (`MockTables` and what stands beside it) for both, and what it does is done by `MockCall` for
/// both. Here each answer is made into closures once; a request calls them.
package struct InterpretedMock: Sendable {
    package let system: MockSystem
    /// The vendor's hosts that its endpoints belong to, which may hold placeholders: `{tenant}.example.com`.
    package let hosts: [String]

    /// - Parameter spec: one in which validation has found no error; nil where it has no `mock:`.
    package init?(_ spec: Spec) {
        guard spec.mock != nil else { return nil }
        let tables = MockTables(spec)
        system = SystemBuilder(tables).system
        var seen: Set<String> = []
        hosts = tables.answered.flatMap(\.hosts).map { $0.lowercased() }.filter { seen.insert($0).inserted }
    }
}

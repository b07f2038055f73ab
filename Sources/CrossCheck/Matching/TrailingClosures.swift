import Declarations
import Guide
import Spec

/// `door.open(key: key) { done in … }` calls `open(key:completion:)`: the first closure behind the brackets goes without its label.
enum TrailingClosures {
    /// The calls of a method whose last parameters are closures, also without those before them that have defaults.
    static func forms(of item: SpecItem) -> [NameForm] {
        guard item.kind == .method, item.language == .swift, let call = SwiftCall(item.name.value),
            call.labels.count == item.parameterTypes.count
        else { return [] }
        let first = item.parameterTypes.lastIndex { !$0.value.has("->") }.map { $0 + 1 } ?? 0
        let closures = call.labels.indices.filter { $0 >= first && call.labels[$0] != "_" }
        let left = leavable(call, item, before: first)
        return closures.flatMap { index in
            left.map { left in
                var written = call
                written.labels[index] = "_"
                written.labels = written.labels.indices.filter { !left.contains($0) }.map { written.labels[$0] }
                return .trailing(written.fullName)
            }
        }
    }

    /// Whether a fact is a call that is handed a closure, and may have left out its label.
    static func mayHave(_ fact: Fact) -> Bool {
        fact.kind == .use && fact.detail.language == .swift && fact.detail.form == "call" && fact.detail.blockParameters != nil
    }

    /// Each choice of parameters with defaults that a call may leave out; of very many none.
    private static func leavable(_ call: SwiftCall, _ item: SpecItem, before end: Int) -> [Set<Int>] {
        let defaulted = item.defaulted
        let places = call.labels.indices.filter { $0 < end && defaulted.contains(call.labels[$0]) }
        guard places.count <= most else { return [[]] }
        return (0..<(1 << places.count)).map { choice in
            Set(places.enumerated().filter { choice >> $0.offset & 1 == 1 }.map(\.element))
        }
    }

    private static let most = 6
}

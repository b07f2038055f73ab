import CrossCheck
import Spec

extension Draft {
    /// Marks the endpoints that code alone asks for, and that no text of it bears out: their paths are put together by what `check` does not
    /// follow.
    ///
    /// - Returns: whether there are any.
    mutating func markUnborne(in matching: Matching) -> Bool {
        let unborne = Set(matching.unborne.filter { $0.item.kind == .endpoint }.compactMap(\.item.owner?.value))
        let found = endpoints.indices.filter { endpoints[$0].isOfCode && unborne.contains(endpoints[$0].name) }
        for index in found { endpoints[index].invented = "The code puts this path together, and has no text of it." }
        return !found.isEmpty
    }
}

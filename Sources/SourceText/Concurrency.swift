private import Dispatch

extension Array where Element: Sendable {
    /// The results of a function in the order of the elements, worked out on all cores.
    package func concurrentMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
        var results = [Result?](repeating: nil, count: count)
        results.withUnsafeMutableBufferPointer { buffer in
            // Each round writes a place of its own.
            nonisolated(unsafe) let places = buffer
            DispatchQueue.concurrentPerform(iterations: count) { places[$0] = transform(self[$0]) }
        }
        return results.compactMap { $0 }
    }
}

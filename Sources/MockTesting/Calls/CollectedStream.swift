internal import ClientRuntime

extension AsyncSequence {
    /// All elements, when the last has come.
    ///
    /// - Throws: what ended the sequence, and `CancellationError` if the task is cancelled: a stream just ends then.
    public func collected() async throws -> [Element] {
        var elements: [Element] = []
        var iterator = makeAsyncIterator()
        try await ClientEnvironment.current.uncounted { while let element = try await iterator.next() { elements.append(element) } }
        try Task.checkCancellation()
        return elements
    }
}

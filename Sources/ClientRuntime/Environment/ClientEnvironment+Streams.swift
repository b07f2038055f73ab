/// Streams whose elements work gives that goes on behind them.
extension ClientEnvironment {
    /// A stream that ends when the work does. The work begins at once and goes at its own pace; elements wait for whoever reads. Who
    /// leaves the loop cancels it. `idle()` waits for it. An error ends the stream, too, and is noted on the log.
    ///
    /// - Parameters:
    ///   - name: what the log calls it.
    ///   - work: is given what takes the elements.
    public func stream<Element: Sendable>(
        _ name: String, _ work: @escaping @Sendable (_ emit: @escaping @Sendable (Element) -> Void) async throws -> Void
    ) -> AsyncStream<Element> {
        let (stream, continuation) = AsyncStream.makeStream(of: Element.self)
        let task = start {
            do {
                try await work { continuation.yield($0) }
            } catch {
                // Who has left the loop knows.
                if !Task.isCancelled { self.log("\(name): \(error)") }
            }
            continuation.finish()
        }
        continuation.onTermination = { _ in task.cancel() }
        return stream
    }

    /// The same, but the error is thrown to whoever reads.
    ///
    /// - Parameter work: is given what takes the elements.
    public func throwingStream<Element: Sendable>(
        _ work: @escaping @Sendable (_ emit: @escaping @Sendable (Element) -> Void) async throws -> Void
    ) -> AsyncThrowingStream<Element, any Error> {
        let (stream, continuation) = AsyncThrowingStream.makeStream(of: Element.self, throwing: (any Error).self)
        let task = start {
            do {
                try await work { continuation.yield($0) }
                continuation.finish()
            } catch {
                continuation.finish(throwing: error)
            }
        }
        continuation.onTermination = { _ in task.cancel() }
        return stream
    }
}

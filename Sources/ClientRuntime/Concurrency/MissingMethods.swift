import Synchronization

/// Optional methods of delegates that an app has left out, where the SDK lets the call fail that would tell them, or waits for their answer.
///
/// What stands in for such a method says so to the call that is telling; nobody hears it where no call wants to know.
public enum MissingMethods {
    final class Watch: Sendable {
        private let found = Mutex(false)

        var hasFound: Bool { found.withLock { $0 } }

        func note() { found.withLock { $0 = true } }
    }

    @TaskLocal static var watch: Watch?

    /// Says that the app does not implement the method.
    public static func note() { watch?.note() }
}

extension ClientEnvironment {
    /// Tells a delegate something, and fails where the app has left out the method for it.
    ///
    /// - Throws: the error, instead of going on as if the app had heard.
    /// - Returns: what the delegate answered.
    @discardableResult
    public func failing<Answer: Sendable>(
        with error: any Error, unlessHeard tell: @Sendable () async throws -> Answer
    ) async throws -> Answer {
        let watch = MissingMethods.Watch()
        let answer = try await MissingMethods.$watch.withValue(watch) { try await tell() }
        if watch.hasFound { throw error }
        return answer
    }
}

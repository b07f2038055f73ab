import Synchronization

extension ClientEnvironment {
    @TaskLocal private static var bound: ClientEnvironment?
    private static let standard = Mutex<ClientEnvironment?>(nil)

    /// The environment in force: the innermost `run` around the current task, otherwise the process's.
    public static var current: ClientEnvironment {
        if let bound { return bound }
        return standard.withLock { standard in
            if let standard { return standard }
            let made = ClientEnvironment()
            standard = made
            return made
        }
    }

    /// Makes an environment the process's. Call it before a client's first use: objects that exist keep the environment they have.
    public static func use(_ environment: ClientEnvironment) {
        standard.withLock { $0 = environment }
    }

    /// Runs a closure, and every task that it starts, with this environment in force.
    public func run<R>(isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> R) async rethrows -> R {
        try await Self.$bound.withValue(self, operation: body, isolation: isolation)
    }

    /// Runs a closure that does not wait with this environment in force.
    public func run<R>(_ body: () throws -> R) rethrows -> R {
        try Self.$bound.withValue(self, operation: body)
    }
}

public import ClientRuntime
public import Testing

/// What delegates and observers heard, in order, and what delegates do then.
public final class CallLog: Sendable {
    private struct State {
        var calls = HeardCalls()
        var posted: [Heard] = []
        var reactions: [String: @Sendable (Heard) -> Void] = [:]
        var answers: [String: any Sendable] = [:]
        var errors: [String: any Error] = [:]
        /// Blocks that delegates were handed, and nobody has called yet.
        var asking: [String: [Handed<(Heard) -> Void>]] = [:]
        var following: [Task<Void, Never>] = []
        var isDeaf = false

        /// Whether it is clear what was heard next. Where loops read, the call may still be on its way to one.
        func isDecided(_ method: String) -> Bool {
            calls.isNext(method) || calls.waysWithCalls == 2 || (following.isEmpty && calls.waysWithCalls > 0)
        }
    }

    /// Whether it is a loop that notes what it read.
    @TaskLocal private static var isReading = false

    private let state = Locked(State())

    /// An empty log.
    public init() {}

    deinit { for task in state.value.following { task.cancel() } }

    /// Reads in a loop what a delegate is told, in the background, as long as the log is there.
    public func follow(_ body: @escaping @Sendable () async -> Void) {
        let task = Self.$isReading.withValue(true) { Task { await body() } }
        state.withLock { $0.following.append(task) }
    }

    /// Notes a call, and does what was asked for when it comes.
    public func note(_ method: String, _ values: [String: Any?]) {
        let heard = Heard(method, values)
        let reaction = state.withLock { state -> (@Sendable (Heard) -> Void)? in
            guard !state.isDeaf else { return nil }
            state.calls.note(heard, isRead: Self.isReading)
            return state.reactions[method]
        }
        reaction?(heard)
    }

    /// Hears nothing of what happens meanwhile: an app that ends tells nobody how what it did ended.
    func hearingNothing(_ body: () async -> Void) async {
        state.withLock { $0.isDeaf = true }
        await body()
        state.withLock { $0.isDeaf = false }
    }

    /// From now on the delegate does this inside the method.
    public func react(_ method: String, _ reaction: @escaping @Sendable (Heard) -> Void) {
        state.withLock { $0.reactions[method] = reaction }
    }

    /// From now on the delegate's method answers this.
    public func answer(_ method: String, _ value: some Sendable) {
        state.withLock { state in
            state.answers[method] = value
            state.errors[method] = nil
        }
    }

    /// From now on the block answers this.
    public func answers<T>(_ block: String, _ value: T) {
        let kept = Handed(value)
        state.withLock { state in
            state.answers[block] = kept
            state.errors[block] = nil
        }
    }

    /// From now on the delegate's method answers nil.
    public func answer(_ method: String, _ nothing: Never?) {
        state.withLock { state in
            state.answers[method] = nil
            state.errors[method] = nil
        }
    }

    /// What a flow has set: the delegate's property answers it from now on.
    public func keep<T>(_ property: String, _ value: T) {
        let kept = Handed(value)
        state.withLock { $0.answers[property] = kept }
    }

    /// From now on the delegate's method throws this.
    public func fail(_ method: String, with error: any Error) { state.withLock { $0.errors[method] = error } }

    /// What the delegate's method throws; nil where it does not.
    public func error(of method: String) -> (any Error)? { state.withLock { $0.errors[method] } }

    /// From now on the delegate calls the block with this that the method is handed, those included that it was handed before.
    public func answer(_ method: String, _ given: Heard) {
        let asking = state.withLock { state -> [Handed<(Heard) -> Void>] in
            state.answers[method] = given
            return state.asking.removeValue(forKey: method) ?? []
        }
        for block in asking { block.value(given) }
    }

    /// Calls a block that the delegate was handed, as soon as it is known with what.
    public func ask(_ method: String, _ block: @escaping (Heard) -> Void) {
        let handed = Handed(block)
        let given = state.withLock { state -> Heard? in
            if let given = state.answers[method] as? Heard { return given }
            state.asking[method, default: []].append(handed)
            return nil
        }
        if let given { block(given) }
    }

    /// What the delegate's method answers; nil where nothing was said.
    public func answer<T>(of method: String, _ type: T.Type) -> T? {
        // Nothing is a value of `Any`, too.
        guard let answer = state.withLock({ $0.answers[method] }) else { return nil }
        if let kept = answer as? Handed<T> { return kept.value }
        if let kept = answer as? Handed<T?> { return kept.value }
        return answer as? T
    }

    /// What a block answers for which there is no plain value: a scenario has to say it.
    public func demanded<T>(of block: String, _ type: T.Type) -> T {
        guard let answer = answer(of: block, type) else {
            preconditionFailure("no `react: \(block)` says with `return:` what the app answers")
        }
        return answer
    }

    /// The next call, as soon as there is one: the expected one, unless another came before it.
    public func next(_ method: String) async -> Heard? {
        try? await Patience.long.wait { state.withLock { $0.isDecided(method) } }
        return state.withLock { $0.calls.take(method) }
    }

    /// What nobody looked at.
    public var rest: [String] { state.withLock { $0.calls.methods + $0.posted.map(\.method) } }

    // MARK: - Notifications

    /// Notes the notifications of these names, with what they carry.
    public func observe(_ center: NotificationCenter, _ names: [String]) {
        for name in names {
            _ = center.addObserver(forName: Notification.Name(name), object: nil, queue: nil) { [state] notification in
                let heard = Heard(name, ["object": notification.object, "userInfo": notification.userInfo])
                state.withLock { if !$0.isDeaf { $0.posted.append(heard) } }
            }
        }
    }

    /// The next notification, which must be this one, with its `object` and its `userInfo`.
    @discardableResult
    public func posted(_ name: String, at location: SourceLocation = #_sourceLocation) -> Heard {
        let first = state.withLock { $0.posted.isEmpty ? nil : $0.posted.removeFirst() }
        #expect(first?.method == name, sourceLocation: location)
        return first ?? Heard(name, [:])
    }
}

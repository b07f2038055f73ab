import Synchronization

/// Makes the calls that a session's steps have sent: once their time has come by the session's clock, and again where they fail.
final class Courier: Sendable {
    private struct State {
        var sender: MockSender?
        var timer: Task<Void, Never>?
        var isWatchingClock = false
    }

    private let options: MockOptions
    private let state: Mutex<State>

    init(_ options: MockOptions) {
        self.options = options
        state = Mutex(State(sender: options.sender))
    }

    deinit { state.withLock { $0.timer?.cancel() } }

    /// Makes the calls that are due, and sees to the others when they are. Nothing is waited for.
    ///
    /// - Parameter sender: sends them, and all that come later, where the mock's options name nobody who does.
    func look(_ session: MockSession, by sender: MockSender? = nil) {
        let found = state.withLock { state -> (sender: MockSender?, isFirst: Bool) in
            if state.sender == nil { state.sender = sender }
            let isFirst = !state.isWatchingClock
            state.isWatchingClock = true
            return (state.sender, isFirst)
        }
        if found.isFirst {
            _ = session.clock.observe { [weak self, weak session] in
                if let self, let session { self.look(session) }
            }
        }
        guard let sender = found.sender else { return }
        Task { await self.deliver(session, by: sender) }
    }

    /// Makes the calls that are due, and is done when all are answered, or are not going to be.
    @discardableResult
    func deliver(_ session: MockSession, by sender: @escaping MockSender) async -> [CallReport] {
        let (calls, generation, callbacks) = session.withWorld { world in
            (world.outbox.take(now: session.clock.now), world.outbox.generation, world.system.callbacks)
        }
        let reports = await withTaskGroup(of: CallReport?.self, returning: [CallReport].self) { group in
            for call in calls {
                let callback = callbacks.first { $0.name == call.endpoint }
                group.addTask {
                    // Another attempt does not wait for the servers of the other calls.
                    defer { self.schedule(session) }
                    return await self.make(call, of: generation, callback, session, sender)
                }
            }
            var reports: [CallReport] = []
            for await case let report? in group { reports.append(report) }
            return reports
        }
        schedule(session)
        return reports
    }

    private func make(
        _ call: PendingCall, of generation: Int, _ callback: MockCallback?, _ session: MockSession, _ sender: @escaping MockSender
    ) async -> CallReport? {
        guard let callback else {
            _ = session.withWorld { $0.outbox.settle(call.number, of: generation, again: nil, now: 0) }
            return nil
        }
        let url: CallURL
        do throws(MockProblem) {
            url = try CallURL(call.url, allowing: options.callbackHosts)
        } catch {
            // Nobody can be called there, now or later: whoever waits for the call reads why.
            guard session.withWorld({ $0.outbox.settle(call.number, of: generation, again: nil, now: 0) }) else { return nil }
            session.note(JournalEntry(refused: call, callback.method, because: error, at: session.clock.now))
            return nil
        }
        let (request, body) = callback.request(to: url, call.values)
        let patience = callback.within ?? options.limits.callWait
        let outgoing = OutgoingCall(
            endpoint: call.endpoint, request: request, body: body, within: callback.within, expects: callback.expects, wait: patience,
            session: session)
        let report = await CallReport.make(outgoing, sender, options)
        let retry = report.isGood || call.attempt > callback.retries.count ? nil : callback.retries[call.attempt - 1]
        // What was sent before a reset is no part of what came after it.
        guard session.withWorld({ $0.outbox.settle(call.number, of: generation, again: retry, now: session.clock.now) }) else { return nil }
        session.note(JournalEntry(report, attempt: call.attempt, retry: retry, options.limits))
        return report
    }

    /// Sees to the next call at its time. A clock that stands still says when it is moved.
    private func schedule(_ session: MockSession) {
        state.withLock { state in
            state.timer?.cancel()
            state.timer = nil
            guard let next = session.withWorld({ $0.outbox.next }), case .running(let speed) = session.clock.mode, speed > 0 else { return }
            let seconds = max(0.001, (next - session.clock.now) / speed)
            state.timer = Task { [weak self, weak session] in
                guard (try? await Task.sleep(for: .seconds(seconds))) != nil, let self, let session else { return }
                self.look(session)
            }
        }
    }
}

extension MockSession {
    /// The calls of an app's server that steps have sent and that are still to be made, in the order in which they were sent.
    public var pendingCalls: [PendingCall] { withWorld { $0.outbox.calls } }

    /// Makes the calls that are due, and is done when each is answered, or is not going to be. A served mock makes them by itself; so does
    /// one in the same process whose options have a sender. Others are made here.
    ///
    /// - Parameter sender: sends the requests.
    @discardableResult
    public func deliver(by sender: @escaping MockSender) async -> [CallReport] { await courier.deliver(self, by: sender) }
}

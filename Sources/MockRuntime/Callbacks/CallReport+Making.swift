extension CallReport {
    /// What a call was met with.
    private enum Answer: Sendable {
        case response(HTTPResponse, [UInt8])
        /// There was none, and why.
        case none(String)
        case timeout
    }

    /// Makes a call, and reports what came of it.
    static func make(_ call: OutgoingCall, _ sender: @escaping MockSender, _ options: MockOptions) async -> CallReport {
        let start = options.machineTime()
        let answer = await answer(to: call, sender)
        return CallReport(call, answer, seconds: max(0, options.machineTime() - start))
    }

    /// Whether the server took it: it answered in time, and said that all was well, as the documents have it.
    var isGood: Bool { isInTime && response?.status.kind == .successful && problem == nil }

    /// The server's answer, or what stands for none, whichever comes first: a server that never answers holds up nobody.
    private static func answer(to call: OutgoingCall, _ sender: @escaping MockSender) async -> Answer {
        let (answers, continuation) = AsyncStream.makeStream(of: Answer.self, bufferingPolicy: .bufferingOldest(1))
        let sending = Task {
            do {
                let (response, body) = try await sender(call.request, call.body)
                continuation.yield(.response(response, body))
            } catch {
                continuation.yield(.none("\(error)"))
            }
        }
        let waiting = Task {
            try await Task.sleep(for: .seconds(call.wait))
            continuation.yield(.timeout)
        }
        defer {
            sending.cancel()
            waiting.cancel()
        }
        for await answer in answers { return answer }
        return .timeout
    }

    private init(_ call: OutgoingCall, _ answer: Answer, seconds: Double) {
        self.call = call
        self.seconds = seconds
        switch answer {
        case .response(let response, let body):
            outcome = seconds > call.within ?? .infinity ? .late : .called
            (self.response, self.body) = (response, body)
            problem = response.status.kind == .successful ? call.expects?.problem(with: body) : nil
        case .none(let reason): (outcome, response, body, problem) = (.unreachable, nil, [], reason)
        case .timeout:
            (outcome, response, body) = (.unanswered, nil, [])
            problem = "there was no answer within \(Int(exactly: call.wait).map(String.init) ?? "\(call.wait)") seconds"
        }
    }
}

extension JournalEntry {
    /// A call that a step has sent to where nobody is called.
    init(refused call: PendingCall, _ method: HTTPRequest.Method, because problem: MockProblem, at time: Double) {
        self.init(
            time: time, method: method.rawValue, target: call.url, endpoint: call.endpoint,
            outcome: CallReport.Outcome.unreachable.rawValue, alternative: nil, status: 0, headers: [:], body: [], bodySize: 0,
            answerHeaders: [:], answer: [], answerSize: 0, note: "\(problem)", isOutgoing: true)
    }

    /// A call of an app's server.
    ///
    /// - Parameters:
    ///   - attempt: the how-manieth it was, of one that a step has sent.
    ///   - retry: after how many seconds it is made again.
    init(_ report: CallReport, attempt: Int = 1, retry: Double? = nil, _ limits: MockLimits) {
        let call = report.call
        let tries = attempt > 1 ? "attempt \(attempt)" : nil
        let next = retry.map { "it is made again after \(Int(exactly: $0).map(String.init) ?? "\($0)") seconds" }
        let notes = [report.problem, tries, next].compactMap(\.self)
        self.init(
            time: call.session.clock.now,
            method: call.request.method.rawValue,
            target: call.url,
            endpoint: call.endpoint,
            outcome: report.outcome.rawValue,
            alternative: nil,
            status: report.response?.status.code ?? 0,
            headers: call.request.headerFields,
            body: Array(call.body.prefix(limits.journalBody)),
            bodySize: call.body.count,
            answerHeaders: report.response?.headerFields ?? [:],
            answer: Array(report.body.prefix(limits.journalBody)),
            answerSize: report.body.count,
            note: notes.isEmpty ? nil : notes.joined(separator: "; "),
            latency: report.seconds,
            isOutgoing: true
        )
    }
}

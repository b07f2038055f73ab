/// Calls of an app's server, as the vendor makes them.
extension MockService {
    /// Has the mock call an app's server on this machine.
    ///
    /// - Parameters:
    ///   - name: the inbound endpoint's name in the spec.
    ///   - url: where the server listens, in the place of the documented URL.
    ///   - values: the parameters that the mock does not give itself.
    ///   - session: the session's name; the default one if there is none.
    ///   - wait: how many seconds to wait for an answer; the documented limit if there is no number.
    /// - Throws: `MockProblem` where there is no such endpoint, a value does not fit, or the URL is none of this machine.
    public func call(
        _ name: String,
        at url: String,
        _ values: JSONObject = [:],
        session: String? = nil,
        wait: Double? = nil
    ) async throws(MockProblem) -> CallReport {
        let session = try session.map { name throws(MockProblem) in try self.session(name) } ?? defaultSession
        guard let sender = options.sender else { throw Self.noSender }
        return await report(try prepare(try callback(name), url, values, in: session, wait: wait), sender)
    }

    /// Makes the call that a reply waits for, and answers what came of it.
    func complete(_ call: OutgoingCall, by sender: MockSender?) async -> MockReply {
        guard let sender = options.sender ?? sender else { return ControlReply.problem(Self.noSender) }
        return ControlReply.json(describe(await report(call, sender)))
    }

    /// Checks a call, and does what is to be done before it.
    func prepare(_ callback: MockCallback, _ url: String, _ values: JSONObject, in session: MockSession, wait: Double?)
        throws(MockProblem) -> OutgoingCall
    {
        let url = try CallURL(url, allowing: options.callbackHosts)
        try callback.check(values)
        let all = try given(callback, values, in: session)
        let (request, body) = callback.request(to: url, all)
        let patience = wait ?? callback.within ?? options.limits.callWait
        return OutgoingCall(
            endpoint: callback.name, request: request, body: body, within: callback.within, expects: callback.expects, wait: patience,
            session: session)
    }

    func callback(_ name: String) throws(MockProblem) -> MockCallback {
        if let callback = system.callbacks.first(where: { $0.name == name }) { return callback }
        let known = system.callbacks.map(\.name).joined(separator: ", ")
        throw MockProblem(
            .notFound,
            "the mock has no call \"\(name)\" of an app's server",
            hint: known.isEmpty ? "it calls no server at all" : "its calls are \(known)"
        )
    }

    /// The caller's values and the mock's own, once the callback's steps have run.
    private func given(_ callback: MockCallback, _ values: JSONObject, in session: MockSession) throws(MockProblem) -> JSONObject {
        let now = session.clock.now
        let result = session.withWorld { world -> Result<JSONObject, MockProblem> in
            var call = MockCall(name: callback.name, parameters: callback.parameters, values, world, now: now)
            do throws(MockStop) {
                let own = try callback.handler(&call)
                return call.defects.isEmpty ? .success(values.merging(own)) : .failure(.defect(call.defects.joined(separator: "; ")))
            } catch {
                return .failure(.defect(error.answer.note ?? error.answer.outcome))
            }
        }
        return try result.get()
    }

    private static let noSender = MockProblem(
        .notImplemented, "this mock has nobody who sends requests", hint: "give its options a sender, or serve it over HTTP")

    // MARK: Sending

    private func report(_ call: OutgoingCall, _ sender: @escaping MockSender) async -> CallReport {
        let report = await CallReport.make(call, sender, options)
        call.session.note(JournalEntry(report, options.limits))
        return report
    }

    /// A report as the control interface shows it.
    private func describe(_ report: CallReport) -> JSONValue {
        let call = report.call
        let shown = report.body.prefix(options.limits.journalBody)
        return [
            "endpoint": .string(call.endpoint),
            "method": .string(call.request.method.rawValue),
            "url": .string(redaction.target(call.url)),
            "outcome": .string(report.outcome.rawValue),
            "status": report.response.map { .int($0.status.code) } ?? .null,
            "millis": .double((report.seconds * 10_000).rounded() / 10),
            "withinMillis": call.within.map { .int(Int($0 * 1000)) } ?? .null,
            "inTime": .bool(report.isInTime),
            "body": .string(String(decoding: shown, as: UTF8.self)),
            "bodySize": .int(report.body.count),
            "problem": report.problem.map(JSONValue.string) ?? .null,
        ]
    }
}

extension MockProblem {
    fileprivate static func defect(_ reason: String) -> MockProblem {
        MockProblem(.internalServerError, reason, hint: "nobody was called")
    }
}

import ClientRuntime
import Testing

/// What the vendor's server says to the app's own.
@Suite struct CallbackTests {
    private func request(_ method: HTTPRequest.Method = .get, _ path: String = "/hooks", _ headers: HTTPFields = [:]) -> HTTPRequest {
        HTTPRequest(method: method, scheme: "https", authority: "app.example.com", path: path, headerFields: headers)
    }

    private func call(_ request: HTTPRequest, body: String = "") -> CallbackRequest {
        CallbackRequest(endpoint: "left", request, body: Array(body.utf8))
    }

    @Test(arguments: [nil, "", "AK", "AK ", "AK key2", "AK ke", "AK kez", "ak key", "key", "Bearer key"] as [String?])
    func anotherHeaderIsRefused(value: String?) throws {
        var headers = HTTPFields()
        headers[.authorization] = value
        let call = call(request(.get, "/", headers))
        let refusal = #expect(throws: CallbackRefusal.self) { try call.check(header: "Authorization", is: "key", scheme: "AK") }
        #expect(refusal?.status == .unauthorized && refusal?.description.contains("key") == false)
    }

    @Test func theAgreedHeaderIsTaken() throws {
        let call = call(request(.get, "/", [.authorization: "AK key"]))
        try call.check(header: "Authorization", is: "key", scheme: "AK")
        try call.check(header: "authorization", is: "AK key")
        #expect(throws: CallbackRefusal.self) { try call.check(header: "Missing", is: "") }
    }

    @Test func theMethodIsChecked() throws {
        try call(request(.post)).check(methods: [.get, .post])
        #expect(throws: CallbackRefusal.self) { try call(request(.put)).check(methods: [.get, .post]) }
    }

    @Test func parametersAreReadWhereTheyStand() throws {
        let query = call(request(.get, "/hooks?id=7&name=a%20b&empty=#x")).query
        #expect(try query.member("id").integer(.string) == 7 && query.member("name").string() == "a b" && query.optional("empty") == nil)
        #expect(try call(request(.post), body: "id=7").form.member("id").string() == "7")
        #expect(try call(request(.get, "/?id=8"), body: "id=7").form.member("id").string() == "8")
        #expect(try call(request(.post), body: #"{"id":7}"#).json().member("id").integer() == 7)
        #expect(throws: ResponseError.self) { try call(request(.post), body: "id=7").json() }
        #expect(throws: ResponseError.self) { try call(request(.post), body: "[]").json() }
        #expect(throws: ResponseError.self) { try query.member("name").string(oneOf: ["a", "b"]) }
    }

    // MARK: - Answers

    private func answer(
        within limit: Double? = 3,
        clock: any ClientClock = SystemClock(),
        report: @escaping @Sendable (any Error) -> Void = { _ in },
        reading: (any Error)? = nil,
        _ receive: @escaping @Sendable (Int) async throws -> Void = { _ in }
    ) async -> HTTPResponse {
        await CallbackAnswer.answer(.noContent, within: limit, clock: clock, report: report) {
            if let reading { throw reading }
            return 7
        } receive: {
            try await receive($0)
        }
    }

    @Test func whatTheAppDoesIsAnswered() async throws {
        let reports = Locked<[String]>([])
        let report: @Sendable (any Error) -> Void = { error in reports.withLock { $0.append("\(error)") } }
        #expect(await answer(report: report).status == .noContent)
        let heard = Event<Int>()
        #expect(await answer(within: nil, report: report) { heard.send($0) }.status == .noContent)
        #expect(try await heard.wait() == 7 && reports.value == [])
        #expect(await answer(report: report) { _ in throw MissingValue("a database") }.status == .internalServerError)
        #expect(await answer(report: report, reading: CallbackRefusal(.unauthorized, "who?")).status == .unauthorized)
        let wrong = ResponseError(endpoint: "left", path: "id", expected: "an integer", found: "missing")
        #expect(await answer(report: report, reading: wrong) { _ in Issue.record("it was not looked at") }.status == .badRequest)
        #expect(reports.value == ["missing: a database", "who?", "\(wrong)"])
    }

    @Test(.timeLimit(.minutes(30))) func aSlowAppIsReportedLater() async throws {
        let (clock, work, reported) = (StoppedClock(), Event<Void>(), Event<String>())
        async let response = answer(clock: clock, report: { reported.send("\($0)") }) { _ in
            try await work.wait()
            throw MissingValue("a database")
        }
        while clock.sleepers.count == 0 || !work.isAwaited { await Task.yield() }
        clock.sleepers.wake(at: 3)
        #expect(await response.status == .noContent)
        work.send(())
        #expect(try await reported.wait() == "missing: a database")
    }

    /// Stands at 0 until somebody is woken.
    private struct StoppedClock: ClientClock {
        let sleepers = Sleepers()
        var now: Date { Date(timeIntervalSince1970: 0) }
        func sleep(for seconds: Double) async throws { try await sleepers.sleep(until: seconds) { 0 } }
    }
}

public import HTTPTypes

/// What an app's server answers to a call of the vendor's, and when.
public enum CallbackAnswer {
    /// The share of the time in which a server may answer that is left for the way there and back.
    static let reserve = 0.2

    /// Reads a call, hands it to the app, and answers in time.
    ///
    /// The answer does not wait for an app that is slow: when the time is nearly over the vendor is told that the call has arrived, and
    /// the app goes on. What it comes to then is reported, and nothing else.
    ///
    /// - Parameters:
    ///   - success: the documented status.
    ///   - limit: seconds within which the server has to answer; for ever if there is no number.
    ///   - clock: what the time is measured by.
    ///   - report: is told of calls that were refused, and of errors of the app.
    ///   - read: makes the call's value, or says what is wrong with the request.
    ///   - receive: what the app does.
    /// - Returns: the success; 401 or 405 for a call that is not the vendor's, 400 for one that is not as documented, 500 where the
    ///   app failed.
    public static func answer<Call: Sendable>(
        _ success: HTTPResponse.Status,
        within limit: Double?,
        clock: any ClientClock,
        report: @escaping @Sendable (any Error) -> Void,
        read: () throws -> Call,
        receive: @escaping @Sendable (Call) async throws -> Void
    ) async -> HTTPResponse {
        do {
            let call = try read()
            return HTTPResponse(status: await status(success, limit, clock, report) { try await receive(call) })
        } catch {
            report(error)
            return HTTPResponse(status: (error as? CallbackRefusal)?.status ?? .badRequest)
        }
    }

    /// The same where the documents say what stands in the answer.
    ///
    /// - Parameter body: what a server says that has taken the call.
    /// - Returns: the answer and its body, which is empty unless the call was taken.
    public static func answer<Call: Sendable>(
        _ success: HTTPResponse.Status,
        _ body: DocumentedBody,
        within limit: Double?,
        clock: any ClientClock,
        report: @escaping @Sendable (any Error) -> Void,
        read: () throws -> Call,
        receive: @escaping @Sendable (Call) async throws -> Void
    ) async -> (HTTPResponse, [UInt8]) {
        var response = await answer(success, within: limit, clock: clock, report: report, read: read, receive: receive)
        guard response.status == success else { return (response, []) }
        response.headerFields[.contentType] = body.contentType
        return (response, body.bytes)
    }

    /// The status of whatever comes first: the app's end, or that of the time.
    private static func status(
        _ success: HTTPResponse.Status,
        _ limit: Double?,
        _ clock: any ClientClock,
        _ report: @escaping @Sendable (any Error) -> Void,
        _ work: @escaping @Sendable () async throws -> Void
    ) async -> HTTPResponse.Status {
        let first = Event<HTTPResponse.Status>()
        // Not a child of this task: the app's work outlives a late answer.
        Task {
            do {
                try await work()
                first.send(success)
            } catch {
                report(error)
                first.send(.internalServerError)
            }
        }
        let timer = Task {
            guard let limit else { return }
            try await clock.sleep(for: limit * (1 - reserve))
            first.send(success)
        }
        defer { timer.cancel() }
        return (try? await first.wait()) ?? success
    }
}

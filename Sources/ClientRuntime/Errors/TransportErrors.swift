/// The documented errors of an SDK for requests that get no answer. Where there is none, what the transport throws is thrown as it is.
public struct TransportErrors: Sendable {
    private let unreachable: (any Error)?
    private let timedOut: (any Error)?
    private let badURL: (any Error)?
    private let insecure: (any Error)?

    /// - Parameters:
    ///   - unreachable: No answer came, for any reason that has no error of its own.
    ///   - timedOut: The answer took too long.
    ///   - badURL: The request's URL is none that can be requested.
    ///   - insecure: The connection would not be secure.
    public init(
        unreachable: (any Error)? = nil, timedOut: (any Error)? = nil, badURL: (any Error)? = nil, insecure: (any Error)? = nil
    ) {
        self.unreachable = unreachable
        self.timedOut = timedOut
        self.badURL = badURL
        self.insecure = insecure
    }

    /// What an app gets for an error of the transport; other errors are their own.
    func documented(_ error: any Error) -> any Error {
        guard let failure = error as? TransportError else { return error }
        let own: (any Error)? =
            switch failure {
            case .timedOut: timedOut
            case .badURL: badURL
            case .insecure: insecure
            case .unreachable, .connectionLost, .failed: nil
            }
        guard let mapped = own ?? unreachable else { return error }
        return (mapped as? any DocumentedError)?.caused(by: failure) ?? mapped
    }
}

extension ClientEnvironment {
    /// Sends a request; where no answer comes, the documented error for that is thrown.
    public func send(_ request: OutgoingRequest, failing errors: TransportErrors) async throws -> IncomingResponse {
        do {
            return try await send(request)
        } catch {
            throw errors.documented(error)
        }
    }
}

/// What HTTP calls its statuses. A status that is made of a number has no phrase of its own.
enum StatusPhrases {
    private static let statuses: [HTTPResponse.Status] = [
        .switchingProtocols, .ok, .created, .accepted, .nonAuthoritativeInformation, .noContent, .resetContent, .partialContent,
        .multipleChoices, .movedPermanently, .found, .seeOther, .notModified, .temporaryRedirect, .permanentRedirect,
        .badRequest, .unauthorized, .forbidden, .notFound, .methodNotAllowed, .notAcceptable, .proxyAuthenticationRequired,
        .requestTimeout, .conflict, .gone, .lengthRequired, .preconditionFailed, .contentTooLarge, .uriTooLong, .unsupportedMediaType,
        .rangeNotSatisfiable, .expectationFailed, .misdirectedRequest, .unprocessableContent, .tooEarly, .upgradeRequired,
        .preconditionRequired, .tooManyRequests, .requestHeaderFieldsTooLarge, .unavailableForLegalReasons,
        .internalServerError, .notImplemented, .badGateway, .serviceUnavailable, .gatewayTimeout, .httpVersionNotSupported,
        .networkAuthenticationRequired,
    ]

    private static let phrases = Dictionary(statuses.map { ($0.code, $0.reasonPhrase) }) { first, _ in first }

    /// The phrase of a status, empty where HTTP has none.
    static func phrase(_ code: Int) -> String { phrases[code] ?? "" }
}

import NIOCore
import NIOHTTP1
import WireValues

/// Bytes that are no request, and what whoever sent them is told before the connection ends: no mock is asked, since nobody knows which.
enum UnreadableRequest {
    /// Says why, as long as nothing else is being said on the connection.
    static func refuse(_ error: HTTPParserError, _ context: ChannelHandlerContext, _ log: RequestLog?) {
        let (status, reason, hint) = words(error)
        var object: JSONObject = ["error": .string(reason)]
        if let hint { object["hint"] = .string(hint) }
        let body = JSONValue.object(object).encoded()
        let headers = HTTPHeaders([
            ("Content-Type", "application/json;charset=utf-8"), ("Content-Length", String(body.count)), ("Connection", "close"),
        ])
        let parts: [HTTPServerResponsePart] = [
            .head(HTTPResponseHead(version: .http1_1, status: status, headers: headers)), .body(.byteBuffer(ByteBuffer(bytes: body))),
            .end(nil),
        ]
        for part in parts { context.write(MockChannelHandler.wrapOutboundOut(part), promise: nil) }
        context.flush()
        log?.add(method: "?", target: "(\(reason))", status: Int(status.code), nanoseconds: 0)
    }

    private static func words(_ error: HTTPParserError) -> (status: HTTPResponseStatus, reason: String, hint: String?) {
        switch error {
        case .invalidURL, .invalidPath, .invalidQueryString, .invalidHost, .invalidPort, .invalidFragment:
            (.badRequest, "the target is none of HTTP", "what is no ASCII has to be encoded: %EA%B0%80; so have blanks: %20")
        case .headerOverflow: (.requestHeaderFieldsTooLarge, "the request's head is too long", "at most 80 KiB are read of it")
        case .invalidVersion:
            (.badRequest, "the first line ends with no version of HTTP that is spoken here", "HTTP/1.0 and HTTP/1.1, with CR LF behind")
        case .invalidMethod: (.badRequest, "the request begins with no method", "HTTPS is spoken with --tls alone, HTTP/2 not at all")
        case .invalidHeaderToken: (.badRequest, "a header's name or value is none of HTTP", nil)
        case .invalidContentLength, .unexpectedContentLength:
            (.badRequest, "the headers say in two ways, or in none that can be read, how long the body is", nil)
        case .invalidChunkSize: (.badRequest, "a chunk of the body says in no way that can be read how long it is", nil)
        case .invalidEOFState, .closedConnection: (.badRequest, "the request ended before it was whole", nil)
        default: (.badRequest, "this is no request of HTTP/1.1", nil)
        }
    }
}

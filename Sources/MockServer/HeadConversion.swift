import HTTPTypes
import MockRuntime
import NIOHTTP1

extension HTTPRequest {
    /// The request of an HTTP/1.1 head. Header names that no header can have are left out.
    init(_ head: HTTPRequestHead, isSecure: Bool = false) {
        let target = RequestTarget(head.uri, of: head.method)
        self.init(
            method: Method(head.method.rawValue) ?? .get,
            scheme: target.isOfHTTP ? target.scheme : isSecure ? "https" : "http",
            authority: target.authority ?? head.headers.first(name: "host"),
            path: target.path
        )
        headerFields.reserveCapacity(head.headers.count)
        for (name, value) in head.headers {
            guard !name.isHost, let name = HTTPField.Name(name) else { continue }
            headerFields.append(HTTPField(name: name, value: value))
        }
    }
}

extension HTTPRequestHead {
    /// The head that answers this one with a reply.
    func response(to reply: MockReply, closes: Bool) -> HTTPResponseHead {
        var headers = HTTPHeaders()
        headers.reserveCapacity(reply.response.headerFields.count + 2)
        for field in reply.response.headerFields { headers.add(name: field.name.rawName, value: field.value) }
        let status = reply.response.status.code
        if reply.events == nil, status >= 200, status != 204, status != 304, !headers.contains(name: "Content-Length") {
            headers.add(name: "Content-Length", value: String(reply.body.count))
        }
        if closes {
            headers.add(name: "Connection", value: "close")
        } else if version != .http1_1 {
            headers.add(name: "Connection", value: "keep-alive")
        }
        // HTTP/1.0 knows no chunks: there, what goes on ends with the connection.
        let spoken: HTTPVersion = reply.events != nil && version != .http1_1 ? .http1_0 : .http1_1
        return HTTPResponseHead(version: spoken, status: HTTPResponseStatus(statusCode: status), headers: headers)
    }
}

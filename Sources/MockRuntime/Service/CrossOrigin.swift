/// Lets pages of every origin call a mock from a browser. The control interface is not among what they may call.
enum CrossOrigin {
    /// Adds to a reply what a browser wants to see before it shows a page the answer.
    ///
    /// - Parameter origin: whose pages may see it, cookies and all; those of everybody, without cookies, if there is none.
    static func open(_ reply: inout MockReply, to request: HTTPRequest, from origin: String?) {
        let names = Set(reply.response.headerFields.map(\.name.rawName)).sorted().joined(separator: ", ")
        reply.response.headerFields[.accessControlAllowOrigin] = origin ?? "*"
        if origin != nil {
            reply.response.headerFields[.accessControlAllowCredentials] = "true"
            reply.response.headerFields[values: .vary].append("Origin")
        }
        guard request.method == .options, let method = request.headerFields[.accessControlRequestMethod] else {
            if origin != nil { reply.response.headerFields[.accessControlExposeHeaders] = names }
            return
        }
        reply.response.headerFields[.accessControlAllowMethods] = reply.response.headerFields[.allow] ?? method
        reply.response.headerFields[.accessControlAllowHeaders] = request.headerFields[.accessControlRequestHeaders]
        reply.response.headerFields[.accessControlMaxAge] = "600"
    }
}

extension RequestParts {
    /// Whether it asks what may be asked: as browsers do for a page of another origin, or of no path (`OPTIONS *`), whether anybody answers.
    var isPreflight: Bool { method == .options && (path == "*" || headers[.accessControlRequestMethod] != nil) }
}

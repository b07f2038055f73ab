internal import ClientRuntime
public import Testing

/// The client sends what is documented, and takes nothing less than what is.
extension ClientCall {
    /// Method, URL, headers and the names of everything that is sent are the documented ones, and the answer is taken.
    public func expectDocumentedRequest(at location: SourceLocation = #_sourceLocation) async throws {
        let (sent, body, error) = try await run(answering: answer)
        #expect(error == nil, sourceLocation: location)
        #expect(RequestText(sent).isInstance(of: request), "\(sent)", sourceLocation: location)
        #expect(RequestText.carried(by: sent, body).map(\.name).sorted() == names, sourceLocation: location)
        for (name, value) in headers {
            let field = try #require(HTTPField.Name(name), sourceLocation: location)
            #expect(sent.headerFields[field] == value, "\(name)", sourceLocation: location)
        }
    }

    /// An answer that lacks what has to be there is an error.
    public func expectRefusalOfLess(at location: SourceLocation = #_sourceLocation) async throws {
        for path in required {
            let less = Self.without(path.split(separator: ".").map(String.init)[...], answer)
            #expect(try await run(answering: less).error != nil, "\(path)", sourceLocation: location)
        }
    }

    /// A request that ends without an answer, or with one that nobody can read, throws the error that is documented for that.
    public func expectTypedEndings(at location: SourceLocation = #_sourceLocation) async throws {
        for (ending, expected) in endings {
            let error = try await run(ending: ending).error
            let found = ((error as? FailureDetails)?.error ?? error) as? any DocumentedError
            // What it tells as its code may be what the server said.
            #expect(
                found.map(Self.named) == Self.named(expected), "\(ending): \(error.map { "\($0)" } ?? "no error")", sourceLocation: location
            )
        }
    }

    /// An error that no document has says what the server says: an unknown one, or the one that is documented for all others.
    public func expectUnheardOfError(at location: SourceLocation = #_sourceLocation) async throws {
        let (status, body) = try #require(unheardOf, sourceLocation: location)
        let thrown = try await refused(status, body)
        if let becomes { return expect(thrown, toBe: becomes, at: location) }
        let error = try #require(thrown as? UnknownError, sourceLocation: location)
        #expect(error.message == "what the server says", sourceLocation: location)
        #expect(["987654", "unheard-of"].contains(error.code), "\(error.code)", sourceLocation: location)
    }

    /// Its type and its documented code.
    private static func named(_ error: any DocumentedError) -> String {
        "\(type(of: error)) \((error as? any HoldingError)?.documentedCode ?? error.errorCode)"
    }

    private func expect(_ thrown: (any Error)?, toBe other: any DocumentedError, at location: SourceLocation) {
        let found = ((thrown as? FailureDetails)?.error ?? thrown) as? any DocumentedError
        let text = found.map(Self.named)
        let wanted = Self.named(other)
        #expect(text == wanted, "\(thrown.map { "\($0)" } ?? "no error")", sourceLocation: location)
        guard let message = found?.details["message"].stringValue else { return }
        #expect(message == "what the server says", sourceLocation: location)
    }

    /// A documented error carries what the server says beside code and message.
    public func expectDetails(at location: SourceLocation = #_sourceLocation) async throws {
        let (status, body) = try #require(detailed, sourceLocation: location)
        let error = try #require(try await refused(status, body) as? FailureDetails, sourceLocation: location)
        for name in details {
            let detail = error.details[name]
            #expect((detail.arrayValue?.first ?? detail).stringValue == "detail \(name)", "\(name)", sourceLocation: location)
        }
    }

    private func refused(_ status: Int, _ body: JSONValue) async throws -> (any Error)? {
        // A WebSocket that opens tells of errors in its messages.
        if self.status == 101, status < 400 { return try await run(answering: body).error }
        // What stands around a good answer does not around an error.
        return try await run(ending: .answer(status, body.stringValue ?? "\(body)")).error
    }

    private static func without(_ path: ArraySlice<String>, _ value: JSONValue) -> JSONValue {
        if let items = value.arrayValue { return .array(items.map { without(path, $0) }) }
        guard let name = path.first, var object = value.objectValue else { return value }
        object[name] = path.count == 1 ? nil : without(path.dropFirst(), value[name])
        return .object(object)
    }
}

public import MockRuntime
public import Testing

/// Every endpoint of a mock, called over the wire.
extension WireCall {
    /// A call that fits reaches its endpoint, and nothing is wrong with it.
    public func expectUnderstood(by system: MockSystem, at location: SourceLocation = #_sourceLocation) throws {
        let service = MockService(system)
        let reply = try send(to: service, session: "fits")
        #expect(reply.response.status.code != 404 || !Self.isUnmatched(reply), sourceLocation: location)
        // A documented error may have any status; what the mock cannot do is a defect.
        let outcomes = try #require(try outcomes("fits", service), sourceLocation: location)
        #expect(outcomes.allSatisfy { $0 != "defect" && $0 != "invalid" }, "\(outcomes)", sourceLocation: location)
    }

    /// A call without one of the parameters that it needs is refused as documented.
    public func expectRefusalWithoutParameters(by system: MockSystem, at location: SourceLocation = #_sourceLocation) throws {
        for parameter in parameters where parameter.mustBeThere && parameter.location != .path {
            let service = MockService(system)
            _ = try without(parameter.name).send(to: service, session: "missing")
            let expected = parameter.onMissing ?? onInvalid ?? "invalid"
            #expect(try outcomes("missing", service) == [expected], "\(parameter.name)", sourceLocation: location)
        }
    }

    /// A call with another value where only one is documented is no such call.
    public func expectOtherConstantsToBeOthers(to system: MockSystem, at location: SourceLocation = #_sourceLocation) throws {
        for parameter in parameters where parameter.isRequired && parameter.isConstant {
            let service = MockService(system)
            _ = try with(parameter.name, "no-such-value").send(to: service, session: "constant")
            let counted = try service.control("counters", session: "constant")
            // Where the constant alone makes it this call, another endpoint may answer.
            let counts = counted["endpoints"].objectValue?.filter { !parameter.tells || $0.name == endpoint } ?? []
            let all = counts.flatMap { $0.value.objectValue?.names ?? [] }
            #expect((parameter.tells || !all.isEmpty) && !all.contains("ok"), "\(parameter.name): \(all)", sourceLocation: location)
        }
    }

    /// What is secret does not stand in the journal.
    public func expectSecretsKept(by system: MockSystem, at location: SourceLocation = #_sourceLocation) throws {
        let service = MockService(system)
        var secret = self
        for parameter in parameters where parameter.isSecret && !parameter.isConstant {
            secret = secret.with(parameter.name, .string("hush-\(parameter.name)"))
        }
        _ = try secret.send(to: service, session: "secrets")
        let text = try service.control("journal", session: "secrets").description
        #expect(text.contains(endpoint), sourceLocation: location)
        #expect(!text.contains("hush-"), sourceLocation: location)
    }

    private func outcomes(_ session: String, _ service: MockService) throws -> [String]? {
        try service.control("counters", session: session)["endpoints", endpoint].objectValue?.names
    }

    private static func isUnmatched(_ reply: MockReply) -> Bool { String(decoding: reply.body, as: UTF8.self).contains("hint") }
}

extension WireParameter {
    /// Whether a call without it is still one of its endpoint's, and refused.
    fileprivate var mustBeThere: Bool { isRequired && !isConstant && !tells }
}

extension Sequence<WireCall> {
    /// No endpoint of the mock is left out, and no error of one.
    public func expectNothingLeftOut(of system: MockSystem, errors: [WireError] = [], at location: SourceLocation = #_sourceLocation) {
        for endpoint in system.endpoints where endpoint.scheme == nil {
            #expect(contains { $0.endpoint == endpoint.name }, "\(endpoint.name)", sourceLocation: location)
            let tried = Set(errors.filter { $0.endpoint == endpoint.name }.map(\.error))
            let missing = endpoint.errors.map(\.name).filter { !tried.contains($0) }
            #expect(missing == [], "\(endpoint.name)", sourceLocation: location)
        }
    }
}

extension WireError {
    /// The mock, told to fail so, answers as documented.
    public func expectDocumented(
        by system: MockSystem, _ calls: [WireCall], at location: SourceLocation = #_sourceLocation
    ) throws {
        let service = MockService(system)
        let call = try #require(calls.first { $0.endpoint == endpoint }, sourceLocation: location)
        _ = try service.control("faults", session: "faults", body: ["endpoint": .string(endpoint), "error": .string(error)])
        let reply = try call.send(to: service, session: "faults")
        #expect((reply.closure?.code ?? reply.response.status.code) == status, sourceLocation: location)
        for (path, text) in fields { #expect(try Self.value(path, in: reply) == text, sourceLocation: location) }
    }
}

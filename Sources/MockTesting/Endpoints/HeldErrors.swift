public import ClientRuntime
public import Testing

extension HoldingError {
    /// Whether it is of the same kind, and holds these values: two errors of one kind are mostly equal whatever they hold, or, where the vendor
    /// compares codes, of one code.
    ///
    /// - Parameters:
    ///   - other: an error of the kind.
    ///   - values: what it holds, by name. What is not named here may be anything.
    public func isSame(as other: Self, holding values: JSONValue) -> Bool {
        kind == other.kind && (values.objectValue ?? [:]).allSatisfy { Self.isAlike(details[$0.name], $0.value) }
    }

    /// A number is the same whether it is written with a fraction or not. Of an error that it holds, what is not said may be anything.
    private static func isAlike(_ found: JSONValue, _ wanted: JSONValue) -> Bool {
        if let members = wanted.objectValue {
            return members.allSatisfy { $0.value.isNull || isAlike(found[$0.name], $0.value) }
        }
        if let wanted = wanted.doubleValue, let found = found.doubleValue { return found == wanted }
        return found == wanted
    }
}

extension DocumentedError {
    /// What another error says of it that holds it, as far as these values go.
    ///
    /// - Parameter values: what it holds, by name. What is not named here may be anything.
    public func detail(holding values: JSONValue = [:]) -> JSONValue { ["code": detail["code"], "details": values] }
}

extension MockDevice {
    /// A call throws this error, and it holds these values.
    ///
    /// - Parameters:
    ///   - error: an error of the kind.
    ///   - values: what it holds, by name.
    ///   - call: makes the call; what it answers is nobody's.
    public func expectFailure<Failure: HoldingError, Answer>(
        _ error: Failure, holding values: JSONValue = [:], at location: SourceLocation = #_sourceLocation, _ call: () async throws -> Answer
    ) async {
        do {
            _ = try await call()
            Issue.record("nothing was thrown, not \(error)", sourceLocation: location)
        } catch let thrown {
            let found = thrown as? Failure
            #expect(found?.isSame(as: error, holding: values) == true, "\(thrown)", sourceLocation: location)
        }
    }
}

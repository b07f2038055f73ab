public import ClientRuntime
public import Testing

/// The bytes that a text in Base64 stands for, or fails the test.
public func bytes(_ base64: String, at location: SourceLocation = #_sourceLocation) throws -> Data {
    try #require(Data(base64Encoded: base64), "\(base64) is no Base64", sourceLocation: location)
}

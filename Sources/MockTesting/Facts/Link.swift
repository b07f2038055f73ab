public import ClientRuntime
public import Testing

/// Reads a URL, or fails the test.
public func link(
    _ text: String,
    path: [String: String] = [:],
    query: KeyValuePairs<String, String?> = [:],
    at location: SourceLocation = #_sourceLocation
) throws -> URL {
    try #require(buildURL(text, path: path, query: query), sourceLocation: location)
}

internal import Spec

/// The module that brings a name which generated code says, for places where another type is called so.
enum ModuleOfName {
    /// - Parameters:
    ///   - own: what the client declares itself, at the top.
    ///   - module: the client's.
    ///   - frameworks: types of the platform's frameworks, with their framework.
    static func of(_ name: String, own: Set<String>, module: String, frameworks: [String: String]) -> String {
        if own.contains(name) { return module }
        if library.contains(name) { return "Swift" }
        if foundation.contains(name) { return "Foundation" }
        if name == "TextDigest" { return "TextDigests" }
        // Requests stand in Foundation or in a module beside it, and the runtime shows both.
        return frameworks[name] ?? "ClientRuntime"
    }

    /// What Swift's own modules have; `Swift.` finds also what tasks and streams are made of.
    private static let library = FoundationTypes.swift.subtracting(["CGFloat", "Decimal", "TimeInterval", "DispatchQueue", "Selector"])
        .union([
            "Task", "Result", "MainActor", "AsyncStream", "AsyncThrowingStream", "AsyncSequence", "AsyncIteratorProtocol",
            "CancellationError", "CheckedContinuation", "Sendable", "Hashable", "Hasher", "Equatable", "Comparable", "Identifiable",
            "CaseIterable", "RawRepresentable", "OptionSet", "Codable", "Encodable", "Decodable", "Encoder", "Decoder", "CodingKey",
            "EncodingError", "DecodingError", "Never", "Character", "Substring", "Duration", "Sequence", "Collection", "Range",
            "ClosedRange", "KeyPath", "WritableKeyPath", "ObjectIdentifier", "Mirror", "ExpressibleByStringLiteral", "Clock",
            "ContinuousClock", "SuspendingClock", "CustomStringConvertible",
        ])

    private static let foundation = Set(FoundationTypes.bridged.values).union(FoundationTypes.renamed.values)
        .union(FoundationTypes.unchanged).subtracting(ImportList.networking).union([
            "CGFloat", "Decimal", "TimeInterval", "LocalizedError", "NSObjectProtocol", "NSCopying", "NSMutableCopying", "NSCoding",
            "NSSecureCoding", "NSDictionary", "NSArray", "NSSet", "DispatchQueue", "URLError",
        ])
}

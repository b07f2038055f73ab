/// Protocols of Swift's library that a type of a spec may say it conforms to; the client has them where they hold.
package enum SwiftProtocols {
    package static let names: Set<String> = observed.union([
        "Sendable", "Error", "LocalizedError", "CustomNSError", "Equatable", "Hashable", "Comparable", "Identifiable", "Codable",
        "Encodable", "Decodable", "CustomStringConvertible", "CustomDebugStringConvertible", "AnyObject", "CaseIterable",
    ])

    /// Of Combine and Observation: what SwiftUI hears of changes by. The client has none of them.
    static let observed: Set<String> = ["ObservableObject", "Observable"]
}

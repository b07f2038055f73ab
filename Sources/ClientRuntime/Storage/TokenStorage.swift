public import Foundation
import Synchronization

/// Keeps durable state: small pieces of data by name. May be called from any thread.
public protocol TokenStorage: Sendable {
    /// The data under that name, `nil` where there is none.
    func load(_ key: String) throws -> Data?
    /// Puts data under that name in the place of what was there.
    func save(_ data: Data, for key: String) throws
    /// Removes what is under that name, if anything is.
    func remove(_ key: String) throws
    /// Where the key belongs that encrypts what this storage keeps: the storage itself, unless the platform has a safer place.
    var keys: any TokenStorage { get }
}

extension TokenStorage {
    /// The storage itself.
    public var keys: any TokenStorage { self }
}

/// Keeps data until the process ends, or the storage does.
public final class MemoryStorage: TokenStorage {
    private let entries = Mutex<[String: Data]>([:])

    /// An empty storage.
    public init() {}

    /// The data under that name.
    public func load(_ key: String) -> Data? { entries.withLock { $0[key] } }

    /// Puts data under that name.
    public func save(_ data: Data, for key: String) { entries.withLock { $0[key] = data } }

    /// Removes what is under that name.
    public func remove(_ key: String) { entries.withLock { $0[key] = nil } }

    /// The names under which there is something, sorted.
    public var keys: [String] { entries.withLock { $0.keys.sorted() } }
}

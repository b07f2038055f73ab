import Foundation
import Synchronization

/// Values that a client keeps together: tokens, a configuration, what is pending.
public protocol StateGroup: Codable, Sendable {
    /// The group before anything was kept.
    init()
    /// Its name, under which durable groups are stored.
    static var name: String { get }
    /// Whether it outlives the process.
    static var isDurable: Bool { get }
    /// The app's setting that has a durable group encrypted when it is on.
    static var securedBy: String? { get }
}

extension StateGroup {
    /// None: the group is stored as it is.
    public static var securedBy: String? { nil }
}

/// The one copy of a state group in an environment, usable from any isolation.
public final class StateBox<S: StateGroup>: Sendable {
    private let current: Mutex<S>
    private let storage: (any TokenStorage)?
    private let report: @Sendable (String) -> Void

    init(environment: ClientEnvironment) {
        storage = S.isDurable ? environment.storage(securedBy: S.securedBy) : nil
        report = { [weak environment] in environment?.log($0) }
        current = Mutex(Self.load(from: storage, report: environment.log))
    }

    /// The group as it is now.
    public var value: S { current.withLock { $0 } }

    /// Changes the group, alone, and saves it if it is durable. A change that can't be saved counts all the same, until the process
    /// ends, and is noted on the environment's log.
    @discardableResult
    public func update<R: Sendable>(_ change: @Sendable (inout S) -> R) -> R {
        current.withLock { state in
            let result = change(&state)
            save(state)
            return result
        }
    }

    /// Forgets everything, in the storage too.
    public func clear() {
        current.withLock { state in
            state = S()
            do { try storage?.remove(S.name) } catch { report("the state \"\(S.name)\" could not be removed: \(error)") }
        }
    }

    /// Saved inside the lock, so that of two changes the later one stays.
    private func save(_ state: S) {
        guard let storage else { return }
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            try storage.save(try encoder.encode(state), for: S.name)
        } catch {
            report("the state \"\(S.name)\" could not be saved: \(error)")
        }
    }

    private static func load(from storage: (any TokenStorage)?, report: (String) -> Void) -> S {
        do {
            guard let data = try storage?.load(S.name) else { return S() }
            return try JSONDecoder().decode(S.self, from: data)
        } catch {
            report("the stored state \"\(S.name)\" can't be read and is left aside: \(error)")
            return S()
        }
    }
}

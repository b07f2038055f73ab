public import MockRuntime
import Synchronization

/// A mock to be served.
public struct ServedMock: Sendable {
    /// The system that it plays in the beginning.
    public let system: MockSystem
    /// The vendor's hosts that it plays, by which a request tells among several mocks which it is for. They may hold placeholders:
    /// `{tenant}.example.com`. Whatever they are, `<id>.localhost` is a host of the mock.
    public let hosts: [String]
    /// Asked before each request: another version of the system where there is one; nothing where it is as it was.
    public let update: (@Sendable () -> MockSystem?)?

    /// A mock of that system.
    public init(_ system: MockSystem, hosts: [String] = [], update: (@Sendable () -> MockSystem?)? = nil) {
        self.system = system
        self.hosts = hosts
        self.update = update
    }
}

/// A mock that is served, in the version that is in force.
final class LiveMock: Sendable {
    let mock: ServedMock
    /// In the beginning; what it says of limits holds for good.
    let first: MockService
    private let begin: @Sendable (MockSystem) throws -> MockSystem
    private let current: Mutex<MockService>

    /// - Parameter begin: a system with what a person wants it to begin with.
    init(_ mock: ServedMock, _ options: MockOptions, begin: @escaping @Sendable (MockSystem) throws -> MockSystem) throws {
        self.mock = mock
        self.begin = begin
        first = MockService(try begin(mock.system), options: options)
        current = Mutex(first)
    }

    /// The mock as it is now.
    var service: MockService {
        guard let update = mock.update else { return first }
        return current.withLock { service in
            guard let next = update() else { return service }
            do {
                service = MockService(try begin(next), replacing: service)
            } catch {
                StandardError.shared.say("\(next.id): \(error); the mock stays as it was")
            }
            return service
        }
    }
}

import Synchronization

/// A number that a test moves.
final class TestTime: Sendable {
    private let value: Mutex<Double>

    init(_ value: Double) { self.value = Mutex(value) }

    var now: Double {
        get { value.withLock { $0 } }
        set { value.withLock { $0 = newValue } }
    }
}

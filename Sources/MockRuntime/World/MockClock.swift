import Synchronization

/// A session's clock: real time with an offset, possibly sped up, or standing still. Everything that ends in a session ends by it.
public final class MockClock: Sendable {
    /// How a clock runs.
    public enum Mode: Sendable, Hashable {
        /// With the machine's clock, that many seconds for each of its.
        case running(speed: Double)
        /// Not at all: it moves only when told to.
        case frozen
    }

    /// How many seconds may pass in one of the machine's.
    static let speeds = 0...1e6
    static let speedHint = "from 0 to 1000000; 1 is as usual"

    private struct State {
        var mode = Mode.running(speed: 1)
        /// The session's time at the moment when `reference` was the machine's.
        var base: Double
        var reference: Double
        var observers: [Int: @Sendable () -> Void] = [:]
        var nextObserver = 0
    }

    private let machine: @Sendable () -> Double
    private let state: Mutex<State>

    /// A clock that runs with another, which tells seconds since 1970.
    public init(machine: @escaping @Sendable () -> Double) {
        self.machine = machine
        let now = machine()
        state = Mutex(State(base: now, reference: now))
    }

    /// The session's time, in seconds since 1970.
    public var now: Double { state.withLock { time(of: $0) } }

    /// How it runs.
    public var mode: Mode { state.withLock { $0.mode } }

    /// Moves the time on by that many seconds, back if they are negative.
    public func advance(by seconds: Double) { move { $0.base += seconds } }

    /// Sets the time, in seconds since 1970; it goes on from there as it did before.
    public func set(_ now: Double) { move { $0.base = now } }

    /// Stops the time where it is.
    public func freeze() { move { $0.mode = .frozen } }

    /// Lets the time run from where it is, that many seconds for each of the machine's.
    public func run(speed: Double = 1) { move { $0.mode = .running(speed: max(0, speed)) } }

    /// Back to the machine's time at its speed.
    public func reset() {
        move { state in
            state.mode = .running(speed: 1)
            state.base = state.reference
        }
    }

    /// Calls a closure after each move until the answered closure is called. A running clock does not report that it runs.
    public func observe(_ observer: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
        let number = state.withLock { state in
            state.nextObserver += 1
            state.observers[state.nextObserver] = observer
            return state.nextObserver
        }
        return { [self] in state.withLock { _ = $0.observers.removeValue(forKey: number) } }
    }

    private func time(of state: State) -> Double {
        switch state.mode {
        case .frozen: state.base
        case .running(let speed): state.base + (machine() - state.reference) * speed
        }
    }

    /// Brings `base` up to now, changes the state, and tells the observers once the lock is free.
    private func move(_ change: (inout State) -> Void) {
        let observers = state.withLock { state in
            state.base = time(of: state)
            state.reference = machine()
            change(&state)
            return Array(state.observers.values)
        }
        for observer in observers { observer() }
    }
}

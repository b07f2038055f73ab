import Synchronization

/// Where a client gets values from that nobody can guess.
public protocol RandomSource: Sendable {
    /// That many random bytes.
    func bytes(_ count: Int) -> [UInt8]
}

extension RandomSource {
    /// A random text of that many letters and digits: a `state` for a login, say.
    public func text(_ length: Int) -> String {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
        return String(bytes(max(0, length)).map { alphabet[Int($0) % alphabet.count] })
    }
}

/// The system's secure random numbers.
public struct SystemRandom: RandomSource {
    /// The system's secure random numbers.
    public init() {}

    /// That many random bytes.
    public func bytes(_ count: Int) -> [UInt8] {
        var generator = SystemRandomNumberGenerator()
        return (0..<max(0, count)).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    }
}

/// The same bytes every time, for tests.
public final class SeededRandom: RandomSource {
    private let state: Mutex<UInt64>

    /// A source whose bytes depend on nothing but the seed.
    public init(seed: UInt64 = 1) { state = Mutex(seed) }

    /// The next bytes.
    public func bytes(_ count: Int) -> [UInt8] {
        state.withLock { state in
            (0..<max(0, count)).map { _ in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return UInt8(truncatingIfNeeded: state >> 33)
            }
        }
    }
}

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// How late answers are, in seconds: always the same, or as chance has it.
public enum MockLatency: Sendable, Hashable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// Always so late.
    case exactly(Double)
    /// Anything between the two, each as likely as the other.
    case between(Double, Double)
    /// As services are: half of the answers take no longer than the median, one in a hundred longer than `p99` (a log-normal distribution).
    case usual(median: Double, p99: Double)

    /// The longest that an answer can be late.
    static let limit = 3600.0

    /// Always so late.
    public init(floatLiteral value: Double) { self = .exactly(value) }

    /// Always so late.
    public init(integerLiteral value: Int) { self = .exactly(Double(value)) }

    /// How late one answer is.
    func seconds(using random: inout MockRandom) -> Double {
        switch self {
        case .exactly(let seconds): seconds
        case .between(let low, let high): Double.random(in: min(low, high)...max(low, high), using: &random)
        case .usual(let median, let p99):
            min(Self.limit, median * exp(Self.normal(using: &random) * log(max(1, p99 / median)) / Self.p99OfNormal))
        }
    }

    private static let p99OfNormal = 2.326_347_9

    /// A number of the normal distribution, by Box and Muller's method.
    private static func normal(using random: inout MockRandom) -> Double {
        let radius = (-2 * log(Double.random(in: 1e-12..<1, using: &random))).squareRoot()
        return radius * cos(2 * .pi * Double.random(in: 0..<1, using: &random))
    }
}

import ArgumentParser
import Foundation

/// Work that has to grow in a straight line: each series is measured at four sizes, and its exponent fitted.
struct Growth: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Measure how work grows with the size of its input.",
        discussion: """
            Each series runs at N, 2N, 4N and 8N. The exponent is the slope of the line through the logarithms of size and CPU time: 1 is a
            straight line, 2 a square. One over the bound fails, measured three times before it is believed, unless the largest input of all takes next to no time.

            EXAMPLES
              stress growth
              stress growth --quick --series html-links
            """
    )

    @Flag(help: "Small sizes: what grows with the square is seen, and it takes seconds.")
    var quick = false

    @Option(name: .customLong("series"), help: "Only this series; may be said several times.")
    var chosen: [String] = []

    @Option(help: "The exponent over which a series fails.")
    var bound = 1.3

    func validate() throws {
        for name in chosen where !GrowthSeries.all.contains(where: { $0.name == name }) {
            throw ValidationError("there is no series `\(name)`; there are \(GrowthSeries.all.map(\.name).joined(separator: ", "))")
        }
    }

    func run() throws {
        Self.keepMemory()
        var isSound = true
        for series in GrowthSeries.all where chosen.isEmpty || chosen.contains(series.name) {
            var fit = measure(series)
            for _ in 0..<2 where isTooSteep(fit) { fit = min(fit, measure(series)) }
            let verdict = isTooSteep(fit) ? "  grows too fast" : ""
            let name = series.name.padding(toLength: 28, withPad: " ", startingAt: 0)
            print(String(format: "%@ n %.2f  %.3f s at %d%@", name, fit.exponent, fit.seconds, fit.size, verdict))
            isSound = isSound && !isTooSteep(fit)
        }
        if !isSound { throw ExitCode(1) }
    }

    /// The largest of all inputs done in no time grows with the machine's caches, not with its size.
    private func isTooSteep(_ fit: Fit) -> Bool { fit.exponent > bound && fit.seconds >= longEnough / 4 }

    private var longEnough: Double { quick ? 0.04 : 0.4 }

    private struct Fit: Comparable {
        var exponent: Double
        var seconds: Double
        var size: Int

        static func < (lhs: Fit, rhs: Fit) -> Bool { lhs.exponent < rhs.exponent }
    }

    /// Sizes double until the largest takes long enough to be measured.
    private func measure(_ series: GrowthSeries) -> Fit {
        var size = series.start
        while size < series.most, seconds(series, size * 8) < longEnough { size *= 2 }
        let points = [1, 2, 4, 8].map { factor in
            let taken = (0..<(quick ? 2 : 3)).map { _ in seconds(series, size * factor) }.min() ?? 0
            return (x: log(Double(size * factor)), y: log(max(taken, 1e-6)), seconds: taken)
        }
        let (x, y) = (points.map(\.x).reduce(0, +) / 4, points.map(\.y).reduce(0, +) / 4)
        let slope = points.map { ($0.x - x) * ($0.y - y) }.reduce(0, +) / points.map { ($0.x - x) * ($0.x - x) }.reduce(0, +)
        return Fit(exponent: slope, seconds: points[3].seconds, size: size * 8)
    }

    private func seconds(_ series: GrowthSeries, _ size: Int) -> Double {
        let input = series.make(size)
        let begin = Self.used
        series.run(input)
        return Self.used - begin
    }

    /// What was freed stays with the process. The kernel would take it back from the large inputs alone, and clear each page anew: a straight line
    /// had an exponent of 1.3 on a busy machine.
    private static func keepMemory() {
        #if os(Linux)
            // glibc's, which its module does not declare; other libraries have none.
            guard let symbol = dlsym(nil, "mallopt") else { return }
            let set = unsafeBitCast(symbol, to: (@convention(c) (_ option: CInt, _ value: CInt) -> CInt).self)
            let (mmapMax, trimThreshold): (CInt, CInt) = (-4, -1)
            _ = set(mmapMax, 0)
            _ = set(trimThreshold, .max)
        #endif
    }

    /// CPU time of the process: what else the machine does is not counted.
    private static var used: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

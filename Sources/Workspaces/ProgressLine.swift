internal import Foundation

/// One line that says how far long work is, for a person who looks on: not there before half a second of work, and gone without a trace
/// once it is done, or when anything else is printed.
package final class ProgressLine: @unchecked Sendable {
    /// Where the line goes, what it needs to know of that place, and what time it is there.
    package struct Terminal: Sendable {
        package var isShown: Bool
        package var columns: @Sendable () -> Int
        package var now: @Sendable () -> ContinuousClock.Instant
        package var write: @Sendable (String) -> Void
        /// Between two looks at the clock; nil where whoever made this calls `draw`.
        package var milliseconds: Int?

        package init(
            isShown: Bool, columns: @escaping @Sendable () -> Int, now: @escaping @Sendable () -> ContinuousClock.Instant,
            milliseconds: Int?, write: @escaping @Sendable (String) -> Void
        ) {
            (self.isShown, self.columns, self.now, self.milliseconds, self.write) = (isShown, columns, now, milliseconds, write)
        }
    }

    private struct Stage {
        var name: String
        /// How many of how many of what; none where the work is one piece.
        var done = 0
        var total = 0
        var unit = ""
    }

    package static let standardError = ProgressLine(.standardError)

    /// Work that takes less is done before anyone has read about it.
    static let delay = Duration.milliseconds(500)
    private static let erasure = "\r\u{1B}[K"

    private let terminal: Terminal
    private let lock = NSRecursiveLock()
    private var stages: [Stage] = []
    private var began: ContinuousClock.Instant?
    private var ended: ContinuousClock.Instant?
    private var drawn: String?
    private var timer: (any DispatchSourceTimer)?

    package init(_ terminal: Terminal) { self.terminal = terminal }

    /// Does work, and says so while it lasts. Work inside of work is told by the innermost name.
    package func during<Result>(_ name: String, _ work: () throws -> Result) rethrows -> Result {
        guard terminal.isShown else { return try work() }
        lock.withLock { begin(name) }
        defer { lock.withLock { end() } }
        return try work()
    }

    /// What is to come in the work that goes on; without any, nothing is counted.
    package func expect(_ total: Int, _ unit: String) {
        guard terminal.isShown else { return }
        lock.withLock {
            guard let last = stages.indices.last else { return }
            (stages[last].done, stages[last].total, stages[last].unit) = (0, total, unit)
        }
    }

    /// One more of them is done.
    package func advance() {
        guard terminal.isShown else { return }
        lock.withLock {
            if let last = stages.indices.last { stages[last].done += 1 }
        }
    }

    /// Writes something else, to the same terminal for all that is known: the line makes room, and comes back at the next look.
    package func aside(_ write: () -> Void) {
        guard terminal.isShown else { return write() }
        lock.withLock {
            erase()
            write()
        }
    }

    /// Looks at the clock, and brings the line up to date.
    package func draw() {
        lock.withLock {
            guard let stage = stages.last, let began else { return }
            let time = terminal.now() - began
            guard time >= Self.delay else { return }
            let line = fitted(text(of: stage, time))
            if line != drawn { terminal.write(Self.erasure + line) }
            drawn = line
        }
    }

    private func begin(_ name: String) {
        let now = terminal.now()
        // One thing after the other is one piece of work for whoever waits; after a pause it begins anew.
        if stages.isEmpty, ended.map({ now - $0 >= Self.delay }) ?? true { began = now }
        stages.append(Stage(name: name))
        if stages.count == 1 { startTimer() }
    }

    private func end() {
        erase()
        stages.removeLast()
        guard stages.isEmpty else { return }
        ended = terminal.now()
        timer?.cancel()
        timer = nil
    }

    private func erase() {
        if drawn != nil { terminal.write(Self.erasure) }
        drawn = nil
    }

    private func startTimer() {
        guard let pace = terminal.milliseconds.map(DispatchTimeInterval.milliseconds) else { return }
        let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "progress", qos: .userInitiated))
        timer.schedule(deadline: .now() + pace, repeating: pace)
        timer.setEventHandler { [weak self] in self?.draw() }
        timer.resume()
        self.timer = timer
    }

    private func text(of stage: Stage, _ time: Duration) -> String {
        let count = stage.total > 1 ? ": \(min(stage.done, stage.total)) of \(stage.total) \(stage.unit)" : ""
        return "\(stage.name)\(count) (\(time.components.seconds) s)"
    }

    /// A line that wraps could not be erased. Letters that are not Latin take up to two columns each.
    private func fitted(_ text: String) -> String {
        var room = terminal.columns() - 1
        return String(
            text.prefix { letter in
                room -= letter.isASCII ? 1 : 2
                return room >= 0
            })
    }
}

extension ProgressLine.Terminal {
    static var standardError: ProgressLine.Terminal {
        ProgressLine.Terminal(
            isShown: isWanted(isTerminal: isatty(STDERR_FILENO) == 1, environment: ProcessInfo.processInfo.environment),
            columns: { columns(of: STDERR_FILENO) },
            now: { ContinuousClock.now },
            milliseconds: 100,
            write: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) }
        )
    }

    /// Only where somebody looks on: not in a file, not on a terminal that cannot erase, and not in what a build server keeps.
    package static func isWanted(isTerminal: Bool, environment: [String: String]) -> Bool {
        let isServer = environment["CI"].map { !["", "0", "false"].contains($0) } ?? false
        return isTerminal && !isServer && environment["TERM"] != "dumb"
    }

    private static func columns(of handle: Int32) -> Int {
        var size = winsize()
        return ioctl(handle, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
    }
}

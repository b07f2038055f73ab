import NIOPosix
import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The standard error while requests are answered: whoever says something does not wait for whoever reads it.
///
/// It may be a pipe whose reader has started the mock and looks at nothing, or a terminal that stands still. What can't be written then waits here, up to a
/// limit; lines beyond it are left out, and counted once somebody reads on.
package final class StandardError: Sendable {
    /// The process's own.
    package static let shared = StandardError { Output.write($0, to: STDERR_FILENO) }

    private struct State {
        var waiting: [UInt8] = []
        /// Lines for which there was no room.
        var leftOut = 0
        var isWriting = false
    }

    private static let limit = 1024 * 1024

    private let state = Mutex(State())
    private let sink: @Sendable ([UInt8]) -> Void

    /// - Parameter sink: writes, for as long as that takes.
    init(sink: @escaping @Sendable ([UInt8]) -> Void) { self.sink = sink }

    /// Lines of text.
    package func say(_ text: String) { write(Array((text.hasSuffix("\n") ? text : text + "\n").utf8)) }

    /// Whole lines.
    func write(_ lines: [UInt8]) {
        let begins = state.withLock { state in
            guard state.waiting.count + lines.count <= Self.limit else {
                state.leftOut += lines.count { $0 == UInt8(ascii: "\n") }
                return false
            }
            state.waiting += lines
            defer { state.isWriting = true }
            return !state.isWriting
        }
        if begins { NIOThreadPool.singleton.submit { _ in self.writeAll() } }
    }

    /// Waits until all is written, or the time is over: a mock that ends is not kept by who does not read.
    func finish(within seconds: Double = 1) {
        var rest = Int(seconds * 1000)
        while rest > 0, state.withLock(\.isWriting) {
            usleep(1000)
            rest -= 1
        }
    }

    private func writeAll() {
        while let lines = next() { sink(lines) }
    }

    private func next() -> [UInt8]? {
        state.withLock { state in
            var lines = state.waiting
            if state.leftOut > 0 { lines += Array("… \(state.leftOut) lines were left out, since nobody read them\n".utf8) }
            state.isWriting = !lines.isEmpty
            (state.waiting, state.leftOut) = ([], 0)
            return lines.isEmpty ? nil : lines
        }
    }
}

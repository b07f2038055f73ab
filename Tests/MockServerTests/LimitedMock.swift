import Foundation
import Testing

/// The toy system's mock in a process of its own that may have few descriptors open, so that it can't answer for long if it leaks any.
final class LimitedMock: Sendable {
    private let process: Process
    let port: Int

    init(descriptors: Int, options: [String] = [], ignoringHangUp: Bool = false) throws {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments =
            [
                "-c", (ignoringHangUp ? "trap '' HUP; " : "") + #"ulimit -n "$1" && shift && exec "$@" --port 0 --quiet"#, "sh",
                String(descriptors), Self.executable.path,
            ] + options
        process.standardOutput = output
        try process.run()
        var line: [UInt8] = []
        while let byte = try output.fileHandleForReading.read(upToCount: 1)?.first, byte != UInt8(ascii: "\n") { line.append(byte) }
        port = String(decoding: line, as: UTF8.self).split(separator: ":").last.flatMap { Int($0) } ?? 0
        self.process = process
    }

    deinit {
        process.terminate()
        process.waitUntilExit()
    }

    /// Tells it that its terminal is closed.
    func hangUp() { kill(process.processIdentifier, SIGHUP) }

    /// How it ended, once it has.
    var exitCode: Int32 {
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// How many descriptors it has open; `nil` on machines that don't tell.
    var openDescriptors: Int? {
        try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process.processIdentifier)/fd").count
    }

    /// Whether it comes to have no more descriptors open than so many, within half a minute; true on machines that don't tell.
    func holdsNoMore(than count: Int?) async throws -> Bool {
        guard let count else { return true }
        for _ in 0..<3000 {
            guard let open = openDescriptors, open > count else { return true }
            try await Task.sleep(for: .milliseconds(10))
        }
        return false
    }

    /// All that it sends, until it ends the connection, to a client that sends a request and goes on listening.
    ///
    /// - Throws: where the mock does not end the connection, or has ended itself.
    func text(answering request: String) async throws -> String {
        let text = try await RawConnection.open(port: port, sending: request).receivedToTheEnd()
        return try #require(process.isRunning ? text : nil)
    }

    /// The mock, built with the tests.
    static var executable: URL { products.appending(path: "toy-mock") }

    /// The folder that the build puts executables into.
    private static var products: URL {
        #if os(macOS)
            Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
        #else
            URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
        #endif
    }
}

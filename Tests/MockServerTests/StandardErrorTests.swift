import ClientRuntime
import Foundation
import Testing

@testable import MockServer

/// A mock whose standard error nobody reads goes on answering.
@Suite struct StandardErrorTests {
    @Test func whoeverSaysSomethingDoesNotWait() throws {
        let (written, begun, turn) = (Written(), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let output = StandardError { bytes in
            begun.signal()
            turn.wait()
            written.add(bytes)
        }
        output.say("first")
        begun.wait()
        let line = String(repeating: "x", count: 1023)
        for _ in 0..<2000 { output.say(line) }
        output.finish(within: 0.01)
        for _ in 0..<10 { turn.signal() }
        output.finish(within: 60)
        let lines = written.text.split(separator: "\n")
        #expect(
            lines.first == "first" && lines.last?.contains("lines were left out, since nobody read them") == true,
            "\(lines.count) \(lines.last ?? "")")
        // What waited is there, and all else is counted.
        let left = try #require(lines.last?.split(separator: " ").dropFirst().first.flatMap { Int($0) })
        #expect(left > 900 && lines.count - 1 + left == 2001)
    }

    @Test(.timeLimit(.minutes(30))) func aMockAnswersAlthoughNobodyReadsItsLog() async throws {
        let process = Process()
        let (output, errors) = (Pipe(), Pipe())
        process.executableURL = LimitedMock.executable
        process.arguments = ["--port", "0"]
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        var line: [UInt8] = []
        while let byte = try output.fileHandleForReading.read(upToCount: 1)?.first, byte != UInt8(ascii: "\n") { line.append(byte) }
        let address = String(decoding: line, as: UTF8.self)
        let long = String(repeating: "a", count: 2000)
        // A pipe holds 64 KiB.
        for _ in 0..<100 {
            let url = try #require(URL(string: "\(address)/v1/items/1?a=\(long)"))
            _ = try await URLSession.shared.data(for: URLRequest(url: url, timeoutInterval: 20))
        }
        process.terminate()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
    }
}

private final class Written: @unchecked Sendable {
    private let lock = NSLock()
    private var bytes: [UInt8] = []

    func add(_ more: [UInt8]) { lock.withLock { bytes += more } }

    var text: String { lock.withLock { String(decoding: bytes, as: UTF8.self) } }
}

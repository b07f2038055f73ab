import Foundation

/// A program, run to its end as a person runs it.
struct Command {
    var program: URL
    var folder: URL?

    struct Result: Sendable {
        var output: String
        var errors: String
        var code: Int32
    }

    /// Longer than any program here takes, on any machine.
    private static let longest = 900.0

    func callAsFunction(_ arguments: [String]) throws -> Result {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        let scratch = try Scratch()
        let (output, errors) = (try scratch.write("", to: "output"), try scratch.write("", to: "errors"))
        // Files take any amount of output, where a pipe would have to be read from while the program runs.
        let handles = [try FileHandle(forWritingTo: output), try FileHandle(forWritingTo: errors)]
        (process.standardOutput, process.standardError) = (handles[0], handles[1])
        // Foundation reads past the end of its list of open descriptors where there are a thousand and more.
        defer { for handle in handles { try? handle.close() } }
        try process.run()
        // One that hangs would keep all tests from ending, and nobody would be told which it is. Until then the queue keeps what this holds.
        let number = process.processIdentifier
        let end = DispatchWorkItem { kill(number, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.longest, execute: end)
        process.waitUntilExit()
        end.cancel()
        return Result(output: try Self.text(output), errors: try Self.text(errors), code: process.terminationStatus)
    }

    /// Runs it beside the tests, which share as many threads as there are cores: who held one for as long as a compiler takes would keep those
    /// waiting that have a server to ask. As many run at a time as held one before.
    func beside(_ arguments: [String]) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            Self.queue.addOperation { continuation.resume(with: Swift.Result { try self(arguments) }) }
        }
    }

    private static let queue = {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = ProcessInfo.processInfo.activeProcessorCount
        return queue
    }()

    private static func text(_ url: URL) throws -> String { String(decoding: try Data(contentsOf: url), as: UTF8.self) }
}

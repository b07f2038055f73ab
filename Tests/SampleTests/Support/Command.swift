import Foundation

/// A program, run to its end as a person runs it.
struct Command {
    var program: URL
    var folder: URL?

    struct Result {
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
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        // One that hangs would keep all tests from ending, and nobody would be told which it is.
        let end = DispatchWorkItem { kill(process.processIdentifier, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.longest, execute: end)
        process.waitUntilExit()
        end.cancel()
        return Result(output: try Self.text(output), errors: try Self.text(errors), code: process.terminationStatus)
    }

    private static func text(_ url: URL) throws -> String { String(decoding: try Data(contentsOf: url), as: UTF8.self) }
}

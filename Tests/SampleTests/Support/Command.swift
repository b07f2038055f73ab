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
        process.waitUntilExit()
        return Result(output: try Self.text(output), errors: try Self.text(errors), code: process.terminationStatus)
    }

    private static func text(_ url: URL) throws -> String { String(decoding: try Data(contentsOf: url), as: UTF8.self) }
}

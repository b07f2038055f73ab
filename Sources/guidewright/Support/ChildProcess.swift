import Foundation

/// A program that is run to its end, or to a limit of time.
struct ChildProcess {
    enum End: Equatable {
        case code(Int32)
        case crash(signal: Int32)
        case timeout
    }

    struct Result {
        var end: End
        /// Standard output and standard error, as they came.
        var output: String
        var seconds: TimeInterval
    }

    /// - Parameters:
    ///   - arguments: the program, found in `PATH`, and what it is given.
    ///   - log: where its output is kept; a file takes any amount of it.
    static func run(_ arguments: [String], in folder: URL, log: URL, limit: TimeInterval) throws -> Result {
        let start = Date()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.currentDirectoryURL = folder
        try Data().write(to: log)
        let handle = try FileHandle(forWritingTo: log)
        defer { try? handle.close() }
        process.standardOutput = handle
        process.standardError = handle
        process.standardInput = FileHandle.nullDevice
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        try process.run()
        let isInTime = ended.wait(timeout: .now() + limit) == .success
        if !isInTime {
            kill(process.processIdentifier, SIGKILL)
            ended.wait()
        }
        let output = String(decoding: (try? Data(contentsOf: log)) ?? Data(), as: UTF8.self)
        return Result(end: isInTime ? end(of: process) : .timeout, output: output, seconds: Date().timeIntervalSince(start))
    }

    private static func end(of process: Process) -> End {
        process.terminationReason == .uncaughtSignal ? .crash(signal: process.terminationStatus) : .code(process.terminationStatus)
    }
}

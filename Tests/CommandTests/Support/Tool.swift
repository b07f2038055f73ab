import Foundation

/// The built `guidewright`, run as a person runs it.
struct Tool {
    /// What one run printed, and how it ended.
    struct Result {
        var output: String
        var errors: String
        var code: Int32

        var lines: [String] { output.split(separator: "\n").map(String.init) }
    }

    enum Problem: Error, CustomStringConvertible {
        case notBuilt([String])

        var description: String {
            switch self {
            case .notBuilt(let folders): "`guidewright` is not built: it is in none of \(folders.joined(separator: ", "))"
            }
        }
    }

    /// Where it works; the folder of the tests' process otherwise.
    var folder: URL?
    /// Beside `PATH` and `HOME`, which it always has. Nothing else of the tests' own environment reaches it.
    var environment: [String: String] = [:]

    /// Runs the tool to its end.
    func callAsFunction(_ arguments: String..., input: String = "") throws -> Result { try run(arguments, input: input) }

    func run(_ arguments: [String], input: String = "") throws -> Result {
        let process = Process()
        process.executableURL = try Self.executable()
        process.arguments = arguments
        process.currentDirectoryURL = folder
        let own = ProcessInfo.processInfo.environment
        process.environment = ["PATH", "HOME", "LANG"].reduce(into: environment) { $0[$1] = $0[$1] ?? own[$1] }
        let scratch = try Scratch()
        let (output, errors) = (scratch.url.appendingPathComponent("output"), scratch.url.appendingPathComponent("errors"))
        for url in [output, errors] { try Data().write(to: url) }
        // Files take any amount of output, where a pipe would have to be read from while the tool runs.
        let handles = [try FileHandle(forWritingTo: output), try FileHandle(forWritingTo: errors)]
        (process.standardOutput, process.standardError) = (handles[0], handles[1])
        defer { for handle in handles { try? handle.close() } }
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return Result(output: try Self.text(output), errors: try Self.text(errors), code: process.terminationStatus)
    }

    private static func text(_ url: URL) throws -> String { String(decoding: try Data(contentsOf: url), as: UTF8.self) }

    /// Next to the test bundle, where the package manager puts both.
    static func executable() throws -> URL {
        var folders = [Bundle.main.bundleURL, URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()]
        folders += Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }.map { $0.bundleURL.deletingLastPathComponent() }
        folders += CommandLine.arguments.filter { $0.contains(".xctest") }.map { argument in
            var url = URL(fileURLWithPath: argument)
            while url.path.contains(".xctest") { url.deleteLastPathComponent() }
            return url
        }
        let candidates = folders.map { $0.appendingPathComponent("guidewright") }
        guard let found = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
            throw Problem.notBuilt(folders.map(\.path))
        }
        return found
    }
}

/// A folder that is gone when the test is.
final class Scratch {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("guidewright-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Writes a file, with the folders that it lies in.
    func write(_ text: String, to path: String) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func read(_ path: String) throws -> String { String(decoding: try Data(contentsOf: url.appendingPathComponent(path)), as: UTF8.self) }

    func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: url.appendingPathComponent(path).path) }

    /// The names of what lies in the folder, hidden ones too.
    func names(in path: String = ".") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: url.appendingPathComponent(path).path).sorted()
    }
}

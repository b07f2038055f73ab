import Foundation

/// Holds what is generated from made-up specs against the promise: it parses, it is formatted, it compiles without a warning.
struct PromiseBench {
    let scratch: URL
    /// Nil where nothing is to be compiled.
    let compiler: SwiftCompiler?

    /// What breaks the promise, in the compiler's or the formatter's words.
    struct Breach: Sendable {
        var seed: UInt64
        var stage: String
        var message: String
    }

    private static let folders = ["Client", "Mock", "MockServer", "Tests"]

    /// Parses and lints many at once: a call of either program for each would take longer than the work.
    func read(_ trials: [PromiseTrial]) throws -> [Breach] {
        let folder = scratch.appendingPathComponent("read-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for trial in trials {
            for part in Self.folders { try trial.write(part, to: folder, prefix: "\(trial.seed)-\(part)-") }
        }
        let files =
            FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") } ?? []
        guard !files.isEmpty else { return [] }
        // A list in a file: so many names would not fit a command line. As one module: otherwise each file has a compiler of its own.
        let list = folder.appendingPathComponent("files")
        try Data(files.sorted().joined(separator: "\n").utf8).write(to: list)
        let parsed = try ChildProcess.run(
            ["swiftc", "-parse", "-whole-module-optimization", "@files"], in: folder, log: folder.appendingPathComponent("parse.log"),
            limit: 600)
        let linted = try ChildProcess.run(
            ["swift", "format", "lint", "--strict", "--recursive", "--parallel", "--configuration", Self.configuration, "."], in: folder,
            log: folder.appendingPathComponent("lint.log"), limit: 600)
        return Self.breaches(in: parsed, "parse") + Self.breaches(in: linted, "format")
    }

    /// What the formatter is told: the repository's configuration, as data of the tool, since a spec's author has it nowhere else.
    private static let configuration = #"""
        {"version": 1, "lineLength": 140, "indentation": {"spaces": 4}, "tabWidth": 4, "maximumBlankLines": 1,
        "multiElementCollectionTrailingCommas": true, "rules": {"AllPublicDeclarationsHaveDocumentation": true,
        "AlwaysUseLowerCamelCase": false, "NoLeadingUnderscores": true, "OrderedImports": true}}
        """#

    private static func breaches(in result: ChildProcess.Result, _ stage: String) -> [Breach] {
        guard result.end != .code(0) else { return [] }
        let lines = result.output.split(separator: "\n").filter { $0.contains("error:") || $0.contains("warning:") }
        var seen: Set<String> = []
        let found = lines.compactMap { line -> Breach? in
            let name = line.split(separator: ":").first?.split(separator: "/").last
            guard let seed = name?.split(separator: "-").first.flatMap({ UInt64($0) }), seen.insert("\(seed)").inserted else { return nil }
            return Breach(seed: seed, stage: stage, message: String(line))
        }
        return found.isEmpty ? [Breach(seed: 0, stage: stage, message: String(result.output.prefix(400)))] : found
    }

    /// Compiles client, mock and tests of one spec, warnings being errors: the client once as apps build it for release, too.
    func compile(_ trial: PromiseTrial) throws -> Breach? {
        guard let compiler else { return nil }
        let folder = scratch.appendingPathComponent("compile-\(trial.seed)")
        defer { try? FileManager.default.removeItem(at: folder) }
        var searched: [URL] = []
        let steps = [
            ("Client", trial.module, false), ("Client", trial.module, true), ("Mock", "\(trial.module)Mock", true),
            ("Tests", "\(trial.module)Tests", true),
        ]
        for (part, module, isTestable) in steps {
            guard !trial.swift(in: part).isEmpty else { continue }
            let own = folder.appendingPathComponent(part)
            try trial.write(part, to: own)
            let result = try compiler.compile(module, in: own, searching: searched, isStrict: true, isTestable: isTestable)
            if result.end != .code(0) {
                let line = result.output.split(separator: "\n").first { $0.contains("error: ") } ?? "no error is printed"
                return Breach(seed: trial.seed, stage: "compile", message: String(line))
            }
            searched.append(own)
        }
        return nil
    }
}

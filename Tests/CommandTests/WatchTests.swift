import Foundation
import Testing

/// `--watch`, `--quiet`, `--verbose` and `stats`.
@Suite struct WatchTests {
    private func project() throws -> (scratch: Scratch, tool: Tool) {
        let scratch = try Scratch()
        let made = try Tool(folder: scratch.url)("new", "mine")
        #expect(made.code == 0, "\(made.errors)")
        return (scratch, Tool(folder: scratch.url.appending(path: "mine")))
    }

    private let system = "mine/Specs/example-tides/system.yaml"

    @Test func everySaveIsLookedAtUntilSomebodyEndsIt() throws {
        let (scratch, tool) = try project()
        let watch = try tool.start("validate", "--watch")
        defer { watch.end() }
        try watch.wait { $0.contains("valid, 13 items") && $0.contains("Watching all systems") }
        let text = try scratch.read(system)
        try scratch.write(text.replacing("title:", with: "titel:"), to: system)
        try watch.wait { $0.contains("did you mean `title`?") }
        try scratch.write("output: [\n", to: "mine/guidewright.yaml")
        try watch.wait { $0.contains("guidewright.yaml:") }
        try FileManager.default.removeItem(at: scratch.url.appending(path: "mine/guidewright.yaml"))
        try scratch.write(text, to: system)
        try watch.wait { $0.components(separatedBy: "valid, 13 items").count >= 3 }
    }

    /// What waited while another system was wrong is generated with it.
    @Test func onlyWhatChangedIsGenerated() throws {
        let (scratch, tool) = try project()
        let specs = scratch.url.appending(path: "mine/Specs")
        try FileManager.default.copyItem(at: specs.appending(path: "example-tides"), to: specs.appending(path: "other"))
        let other = "mine/Specs/other/system.yaml"
        try scratch.write(
            try scratch.read(other).replacing("id: example-tides", with: "id: other").replacing("TideKit", with: "OtherKit"), to: other)
        let watch = try tool.start("generate", "--watch")
        defer { watch.end() }
        try watch.wait { $0.contains("generated files in Generated") }
        #expect(scratch.exists("mine/Generated/OtherKit/Client/Tide.swift"))

        // A module that was not concerned is not looked at: what is lost there stays lost.
        try FileManager.default.removeItem(at: scratch.url.appending(path: "mine/Generated/OtherKit/Client/Tide.swift"))
        let mock = "mine/Specs/example-tides/mock.yaml"
        try scratch.write(try scratch.read(mock).replacing("height: 420", with: "height: 421"), to: mock)
        try watch.wait { $0.contains("1 updated") || $0.contains("2 updated") || $0.contains("3 updated") }
        #expect(!scratch.exists("mine/Generated/OtherKit/Client/Tide.swift"))

        let text = try scratch.read(system)
        try scratch.write(text.replacing("title:", with: "titel:"), to: system)
        try watch.wait { $0.contains("did you mean `title`?") }
        let late = try scratch.read("mine/Specs/other/mock.yaml").replacing("height: 420", with: "height: 77")
        try scratch.write(late, to: "mine/Specs/other/mock.yaml")
        try scratch.write(text, to: system)
        try watch.wait { _ in scratch.exists("mine/Generated/OtherKit/Client/Tide.swift") }
    }

    @Test func quietSaysFindingsOnlyAndVerboseTimes() throws {
        let (scratch, tool) = try project()
        for command in ["validate", "check", "generate", "run"] {
            let quiet = try tool(command, "--quiet")
            #expect(quiet.code == 0 && quiet.output.isEmpty && quiet.errors.isEmpty, "\(command): \(quiet.output)")
        }
        let verbose = try tool("run", "--verbose")
        let stages = verbose.errors.split(separator: "\n").compactMap { $0.split(separator: " ").first }
        #expect(stages == ["read", "check", "generate", "write"] && verbose.errors.contains(" ms"))
        #expect(try tool("run", "--quiet", "--verbose").code == 2)
        try scratch.write(try scratch.read(system).replacing("title:", with: "titel:"), to: system)
        #expect(try tool("validate", "--quiet").output.contains("did you mean `title`?"))
    }

    @Test func statsCountsSystemsAndWhatIsMadeOfThem() throws {
        let (scratch, tool) = try project()
        #expect(scratch.exists("mine/Generated"))
        let json = try tool("stats", "--format", "json")
        let rows = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
        let row = try #require(rows.first)
        #expect(row["system"] as? String == "example-tides" && row["items"] as? Int == 13 && row["guide"] as? Int == 13)
        #expect(row["methods"] as? Int == 1 && row["scenarios"] as? Int == 3 && (row["swiftLines"] as? Int ?? 0) > 300)
        #expect(row["items"] as? Int == ["guide", "sources", "elsewhere", "invented"].compactMap { row[$0] as? Int }.reduce(0, +))
        let text = try tool("stats")
        #expect(text.lines.count == 2 && text.lines[0].contains("endpoints") && text.lines[1].hasPrefix("example-tides"))
    }
}

extension Tool {
    /// The tool while it runs.
    final class Running {
        private let process: Process
        private let output: URL
        private let scratch: Scratch

        init(_ process: Process, _ output: URL, _ scratch: Scratch) {
            self.process = process
            self.output = output
            self.scratch = scratch
        }

        struct NeverCame: Error, CustomStringConvertible {
            var description: String
        }

        /// Waits for what it is to print or do; a minute is longer than any machine takes.
        func wait(_ condition: (String) -> Bool) throws {
            for _ in 0..<1200 {
                let text = String(decoding: (try? Data(contentsOf: output)) ?? Data(), as: UTF8.self)
                if condition(text) { return }
                Thread.sleep(forTimeInterval: 0.05)
            }
            throw NeverCame(description: String(decoding: try Data(contentsOf: output), as: UTF8.self))
        }

        /// At once: a thread of the tests may have handed its blocked signals down.
        func end() {
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }
    }

    /// Starts the tool; both of its outputs are one.
    func start(_ arguments: String...) throws -> Running {
        let process = Process()
        process.executableURL = try Self.executable()
        process.arguments = arguments
        process.currentDirectoryURL = folder
        let scratch = try Scratch()
        let output = scratch.url.appendingPathComponent("output")
        try Data().write(to: output)
        let handle = try FileHandle(forWritingTo: output)
        process.standardOutput = handle
        process.standardError = handle
        process.standardInput = FileHandle.nullDevice
        try process.run()
        return Running(process, output, scratch)
    }
}

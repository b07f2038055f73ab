import Foundation
import Testing

@testable import guidewright

@Suite struct MutantsCommandTests {
    private let scratch: Scratch
    private let tool: Tool

    init() throws {
        scratch = try Scratch()
        tool = Tool(folder: scratch.url)
        try scratch.write(PartedGuide.lamp.markdown, to: "Guides/lamp.md")
        #expect(try tool("init", "Guides/lamp.md", "--system", "lamp").code == 0)
    }

    @Test func wrongUseIsExplained() throws {
        #expect(try tool("mutants", "--count", "0").code == 2)
        let unknown = try tool("mutants", "lmap")
        #expect(unknown.code == 2 && unknown.errors.contains("no system `lmap`"))
        let result = try tool("mutants")
        #expect(
            result.code == 2 && result.errors.contains("the runtimes are not built in `.build`") && result.errors.contains("make faults"))
    }

    @Test func aProgramEndsWithItsCodeItsSignalOrTheLimit() throws {
        func end(_ script: String, limit: TimeInterval = 60) throws -> ChildProcess.Result {
            try ChildProcess.run(["sh", "-c", script], in: scratch.url, log: scratch.url.appendingPathComponent("log"), limit: limit)
        }
        let failed = try end("echo out; echo err >&2; exit 3")
        #expect(failed.end == .code(3) && failed.output == "out\nerr\n")
        #expect(try end("kill -9 $$").end == .crash(signal: 9))
        #expect(try end("exec sleep 600", limit: 0.1).end == .timeout)
    }

    /// Two modules that differ in the fingerprints of their sources look the same to who imports them.
    @Test func fingerprintsAreNoPartOfAnInterface() {
        let (one, other) = (String(repeating: "a1", count: 16), String(repeating: "b2", count: 16))
        func interface(_ text: String) -> [UInt8] { SwiftCompiler.interface(Data(text.utf8)) }
        #expect(interface("open\(one)close") != interface("close\(one)open"))
        #expect(interface("| \(one) |") == interface("| \(other) |"))
        #expect(interface(one) == interface(other))
        #expect(interface("| \(one.dropLast()) |") != interface("| \(other.dropLast()) |"))
    }
}

import Foundation
import Testing

/// A suite's program is compiled again when anything has changed that goes into it, and else not.
@Suite struct CompiledProgramsTests {
    private let scratch: Scratch
    private let programs: CompiledPrograms

    init() throws {
        scratch = try Scratch()
        programs = CompiledPrograms(folder: scratch.url.appending(path: "suites"))
    }

    private static func fingerprint(_ parts: (String, String)...) -> Fingerprint {
        parts.reduce(into: Fingerprint()) { $0.add($1.0, Array($1.1.utf8)) }
    }

    /// The text of the program that a suite of these parts has, made of the text given where none is kept.
    private func program(_ made: String, _ fingerprint: Fingerprint) async throws -> String {
        let program = try await programs.program("lamp", fingerprint) {
            let file = try scratch.write(made, to: "run")
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
            return file
        }
        return try String(contentsOf: program, encoding: .utf8)
    }

    @Test func whatIsTheSameIsMadeOnce() async throws {
        let (one, other) = (Self.fingerprint(("a.swift", "1")), Self.fingerprint(("a.swift", "2")))
        #expect(try await program("first", one) == "first")
        #expect(try await program("second", one) == "first")
        #expect(try await program("third", other) == "third")
        // One program a suite: what was before is made again.
        #expect(try await program("fourth", one) == "fourth")
    }

    @Test func whatCannotBeMadeIsNotKept() async throws {
        let fingerprint = Self.fingerprint(("a.swift", "1"))
        await #expect(throws: CocoaError.self) { try await programs.program("lamp", fingerprint) { throw CocoaError(.fileNoSuchFile) } }
        #expect(try await program("first", fingerprint) == "first")
    }

    @Test func namesBytesAndTheirOrderCount() {
        let all = [
            Self.fingerprint(("a", "1"), ("b", "2")), Self.fingerprint(("b", "2"), ("a", "1")), Self.fingerprint(("a", "1")),
            Self.fingerprint(("a", "2"), ("b", "1")), Self.fingerprint(("a", "1"), ("c", "2")), Self.fingerprint(("a", "1b2")),
            Self.fingerprint(("a", ""), ("", "1")), Self.fingerprint(("a 1", "")),
        ]
        #expect(Set(all.map(\.text)).count == all.count)
    }

    @Test func whatNobodyAsksForGoes() async throws {
        let fingerprint = Self.fingerprint(("a.swift", "1"))
        _ = try await program("first", fingerprint)
        programs.tidy(now: .now + 13 * 24 * 3600)
        #expect(try await program("second", fingerprint) == "first")
        programs.tidy(now: .now + 15 * 24 * 3600)
        #expect(try await program("third", fingerprint) == "third")
    }
}

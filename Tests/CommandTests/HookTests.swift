import ArgumentParser
import Foundation
import SourceText
import Testing
import YAMLTree

@testable import guidewright

/// `.pre-commit-hooks.yaml`: what it has people's commits run is there, and notices what it is for.
@Suite struct HookTests {
    private struct Hook {
        var id: String
        var entry: [String]
        var settings: [String: String]
    }

    private static let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: ".pre-commit-hooks.yaml")

    private func hooks() throws -> [Hook] {
        let (root, problems) = YAMLTree.parse(SourceFile(path: "hooks", bytes: [UInt8](try Data(contentsOf: Self.file))))
        #expect(problems.isEmpty)
        return try #require(root).items.map { node in
            let settings = node.entries.reduce(into: [String: String]()) { $0[$1.name] = $1.value.text ?? "" }
            let entry = try #require(settings["entry"]).split(separator: " ").map(String.init)
            return Hook(id: try #require(settings["id"]), entry: entry, settings: settings)
        }
    }

    @Test func everyHookIsACommandOfTheTool() throws {
        let hooks = try hooks()
        #expect(hooks.map(\.id) == ["guidewright-validate", "guidewright-check", "guidewright-generate"])
        for hook in hooks {
            #expect(hook.entry.first == "guidewright")
            #expect(throws: Never.self, "\(hook.id)") { _ = try Guidewright.parseAsRoot(Array(hook.entry.dropFirst())) }
            #expect(throws: (any Error).self, "a flag that is not there has to be noticed") {
                _ = try Guidewright.parseAsRoot(Array(hook.entry.dropFirst()) + ["--no-such-flag"])
            }
        }
    }

    /// The folders are for `guidewright.yaml` to say; a pattern of file names could only guess them.
    @Test func everyHookLooksAtEveryCommit() throws {
        for hook in try hooks() {
            #expect(hook.settings["language"] == "system" && hook.settings["always_run"] == "true", "\(hook.id)")
            #expect(hook.settings["pass_filenames"] == "false" && hook.settings["files"] == nil, "\(hook.id)")
        }
    }

    @Test(.enabled(if: Git.isThere)) func commitsAreHeldToTheirFoldersWhateverTheyAreCalled() throws {
        let scratch = try Scratch()
        try scratch.write("", to: "gitconfig")
        let tool = Tool(folder: scratch.url)
        #expect(try tool("new", "mine").code == 0)
        let project = Tool(folder: scratch.url.appending(path: "mine"))
        try scratch.write("output: Code/Swift\nreferences: Pages\n", to: "mine/guidewright.yaml")
        try FileManager.default.removeItem(at: scratch.url.appending(path: "mine/Generated"))
        #expect(try project("generate").code == 0)
        let git = Git(scratch, "mine")
        try git("init", "--quiet")
        try git.hook(try hooks().map(\.entry))
        try git("add", "--all")
        #expect(try git.commit() == 0)

        let client = "mine/Code/Swift/TideKit/Client/Errors.swift"
        #expect(scratch.exists(client) && scratch.exists("mine/Pages"))
        try scratch.write(try scratch.read(client) + "// by hand\n", to: client)
        #expect(try git.commit() != 0, "edited by hand")
        try git("checkout", "--quiet", "HEAD", "--", ".")
        try FileManager.default.removeItem(at: scratch.url.appending(path: client))
        #expect(try git.commit() != 0, "only removed")
        try git("checkout", "--quiet", "HEAD", "--", ".")
        let system = "mine/Specs/example-tides/system.yaml"
        try scratch.write(try scratch.read(system).replacing("title:", with: "titel:"), to: system)
        #expect(try git.commit() != 0, "not valid")
        try git("checkout", "--quiet", "HEAD", "--", ".")
        try scratch.write("notes\n", to: "mine/notes.txt")
        #expect(try git.commit() == 0)
    }

    /// A repository without anyone's settings.
    private struct Git {
        static let isThere = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .contains { FileManager.default.isExecutableFile(atPath: "\($0)/git") }

        let scratch: Scratch
        let folder: URL

        init(_ scratch: Scratch, _ name: String) {
            self.scratch = scratch
            folder = scratch.url.appending(path: name)
        }

        /// Git's own hook, which runs the entries one after the other.
        func hook(_ entries: [[String]]) throws {
            let tool = try Tool.executable().deletingLastPathComponent().path
            let commands = entries.map { $0.joined(separator: " ") + " || exit 1\n" }.joined()
            let file = folder.appending(path: ".git/hooks/pre-commit")
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("#!/bin/sh\nPATH='\(tool)':$PATH\n\(commands)".utf8).write(to: file)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        }

        func commit() throws -> Int32 {
            try self("add", "--all")
            return try run(["-c", "user.name=Test", "-c", "user.email=test@example.com", "commit", "--quiet", "-m", "Test"])
        }

        func callAsFunction(_ arguments: String...) throws { #expect(try run(arguments) == 0, "git \(arguments)") }

        private func run(_ arguments: [String]) throws -> Int32 {
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments = ["git"] + arguments
            process.currentDirectoryURL = folder
            let config = scratch.url.appending(path: "gitconfig").path
            let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
            process.environment = ["PATH": path, "HOME": scratch.url.path, "GIT_CONFIG_GLOBAL": config, "GIT_CONFIG_NOSYSTEM": "1"]
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            process.standardInput = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            return process.terminationStatus
        }
    }
}

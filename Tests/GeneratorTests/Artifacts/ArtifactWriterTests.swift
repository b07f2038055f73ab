import Diagnostics
import Foundation
import Testing

@testable import Generator

struct ArtifactWriterTests {
    let folder: TemporaryFolder
    let writer: ArtifactWriter

    init() throws {
        folder = try TemporaryFolder()
        writer = ArtifactWriter(folder.path)
    }

    private func set(_ files: [String: String]) -> ArtifactSet {
        var set = ArtifactSet()
        for (path, text) in files {
            let isAdded = set.add(path, text)
            #expect(isAdded)
        }
        return set
    }

    @discardableResult
    private func write(_ files: [String: String], force: Bool = false) -> ArtifactWriter.Report {
        writer.write(writer.plan(set(files), force: force))
    }

    @Test func onlyDifferencesAreWritten() throws {
        #expect(write(["M/a.swift": "1", "M/C/b.swift": "2"]).created == ["M/C/b.swift", "M/a.swift"])
        let before = try FileManager.default.attributesOfItem(atPath: folder.path + "/M/a.swift")[.systemFileNumber] as? Int
        let report = write(["M/a.swift": "1", "M/C/b.swift": "3"])
        let after = try FileManager.default.attributesOfItem(atPath: folder.path + "/M/a.swift")[.systemFileNumber] as? Int
        #expect(report.updated == ["M/C/b.swift"])
        #expect(before == after)
        #expect(write(["M/a.swift": "1", "M/C/b.swift": "3"]).isUnchanged)
    }

    @Test func staleFilesGoWithTheirFolders() {
        write(["M/a.swift": "1", "M/Old/b.swift": "2"])
        #expect(write(["M/a.swift": "1"]).removed == ["M/Old/b.swift"])
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/M/Old"))
    }

    @Test func editedFilesStay() throws {
        write(["M/a.swift": "1", "M/b.swift": "1"])
        try folder.write("M/a.swift", "mine")
        let report = write(["M/a.swift": "2", "M/b.swift": "2"])
        #expect(report.diagnostics.map(\.rule) == [ArtifactRules.edited])
        #expect(report.updated == ["M/b.swift"])
        #expect(folder.read("M/a.swift") == "mine")
        #expect(write(["M/a.swift": "2", "M/b.swift": "2"]).diagnostics.count == 1)
        #expect(write(["M/a.swift": "2", "M/b.swift": "2"], force: true).updated == ["M/a.swift"])
        #expect(folder.read("M/a.swift") == "2")
    }

    @Test func anEditedFileThatIsStaleStays() throws {
        write(["M/a.swift": "1", "M/b.swift": "1"])
        try folder.write("M/b.swift", "mine")
        #expect(write(["M/a.swift": "1"]).diagnostics.map(\.rule) == [ArtifactRules.edited])
        #expect(folder.read("M/b.swift") == "mine")
        #expect(write(["M/a.swift": "1"]).diagnostics.map(\.rule) == [ArtifactRules.edited])
        #expect(write(["M/a.swift": "1"], force: true).removed == ["M/b.swift"])
    }

    @Test func foreignFilesStayEvenWhenForced() throws {
        write(["M/a.swift": "1"])
        try folder.write("M/notes.txt", "mine")
        #expect(write(["M/a.swift": "1"], force: true).diagnostics.map(\.rule) == [ArtifactRules.foreign])
        #expect(folder.read("M/notes.txt") == "mine")
    }

    @Test func aLinkStopsEverything() throws {
        let outside = try TemporaryFolder()
        try outside.write("target.swift", "outside")
        try FileManager.default.createDirectory(atPath: folder.path + "/M", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/M/C", withDestinationPath: outside.path)
        let report = write(["M/C/target.swift": "new", "M/a.swift": "1"])
        #expect(report.diagnostics.map(\.rule) == [ArtifactRules.blocked])
        #expect(outside.contents == ["target.swift": "outside"])
        #expect(folder.read("M/a.swift") == nil)
    }

    @Test func aLinkedFileStopsEverything() throws {
        let outside = try TemporaryFolder()
        try outside.write("target.swift", "outside")
        try FileManager.default.createDirectory(atPath: folder.path + "/M", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/M/a.swift", withDestinationPath: outside.path + "/target.swift")
        #expect(write(["M/a.swift": "1"], force: true).diagnostics.map(\.rule) == [ArtifactRules.blocked])
        #expect(outside.read("target.swift") == "outside")
    }

    @Test func pathsStayInside() {
        var set = ArtifactSet()
        for path in ["../x", "/etc/x", "M/../../x", "M//x", "M/.hidden", "x", "M/a\nb", "M\\x"] {
            let isAdded = set.add(path, "1")
            #expect(!isAdded, "\(path)")
        }
        let isFirstAdded = set.add("M/x", "1")
        let isSecondAdded = set.add("M/x", "2")
        #expect(isFirstAdded && !isSecondAdded)
    }

    @Test func whatAKilledRunLeavesIsCleared() throws {
        write(["M/a.swift": "1"])
        try folder.write("M/.guidewright-mine.tmp", "a person's own")
        try folder.write("M/.guidewright-3D1A0C55-7C0E-4F7B-9C59-1B1B7A0B6E2F.tmp", "half")
        #expect(!writer.plan(set(["M/a.swift": "1"])).isClean)
        write(["M/a.swift": "1"])
        #expect(folder.read("M/.guidewright-3D1A0C55-7C0E-4F7B-9C59-1B1B7A0B6E2F.tmp") == nil)
        #expect(folder.read("M/.guidewright-mine.tmp") == "a person's own")
    }

    @Test func aRunKilledBetweenFilesIsNoEdit() throws {
        write(["M/a.swift": "1", "M/b.swift": "1"])
        let plan = writer.plan(set(["M/a.swift": "2", "M/b.swift": "2"]))
        let partial = ["M/a.swift": "2", "M/b.swift": "1"]
        writer.writeUntilKilled(plan, after: 1)
        for (path, text) in partial { #expect(folder.read(path) == text) }
        let report = write(["M/a.swift": "3", "M/b.swift": "3"])
        #expect(report.diagnostics.isEmpty)
        #expect(report.updated == ["M/a.swift", "M/b.swift"])
    }

    @Test func checkingWritesNothing() throws {
        write(["M/a.swift": "1\n", "M/old.swift": "x\n"])
        let before = folder.contents
        let (diagnostics, diff) = writer.check(writer.plan(set(["M/a.swift": "2\n", "M/new.swift": "n\n"])))
        #expect(
            diagnostics.map(\.message).sorted() == [
                "`\(folder.path)/M/a.swift` is outdated", "`\(folder.path)/M/new.swift` is missing",
                "`\(folder.path)/M/old.swift` is left over",
            ])
        #expect(diff.contains("--- \(folder.path)/M/a.swift\n+++ \(folder.path)/M/a.swift\n@@ -1,1 +1,1 @@\n-1\n+2\n"))
        #expect(diff.contains("--- /dev/null\n+++ \(folder.path)/M/new.swift\n"))
        #expect(folder.contents == before)
        #expect(writer.plan(set(["M/a.swift": "1\n", "M/old.swift": "x\n"])).isClean)
    }

    @Test func modulesOfSystemsThatAreGoneGo() {
        write(["M/a.swift": "1", "N/b.swift": "1"])
        _ = writer.write(writer.plan(set(["M/a.swift": "1"]), removesOtherModules: true))
        #expect(folder.contents.keys.sorted() == ["M/.guidewright.json", "M/a.swift"])
    }

    @Test func aLostManifestLosesNothing() throws {
        write(["M/a.swift": "1"])
        try folder.write("M/.guidewright.json", "{ broken")
        #expect(write(["M/a.swift": "2"]).diagnostics.map(\.rule) == [ArtifactRules.edited])
        #expect(folder.read("M/a.swift") == "1")
    }
}

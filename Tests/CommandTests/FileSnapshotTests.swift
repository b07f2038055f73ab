import Foundation
import Testing
import Workspaces

/// What tells that something was saved.
@Suite struct FileSnapshotTests {
    @Test func isCurrentUntilAFileChangesComesOrGoes() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "snapshot-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func save(_ text: String, _ name: String) throws {
            try Data(text.utf8).write(to: folder.appending(path: name))
            // Beyond the tick of the machine's clock.
            Thread.sleep(forTimeInterval: 0.05)
        }
        try save("a", "a.yaml")
        var seen = FileSnapshot(of: [folder.path])
        func isTold(_ files: Set<String>) -> Bool {
            let now = FileSnapshot(of: [folder.path])
            defer { seen = now }
            return !seen.isCurrent && now.isCurrent && Set(now.changes(since: seen).map { URL(filePath: $0).lastPathComponent }) == files
        }
        #expect(seen.isCurrent)
        try save("aa", "a.yaml")
        #expect(isTold(["a.yaml"]))
        try save("b", "b.yaml")
        #expect(isTold(["b.yaml"]))
        try FileManager.default.removeItem(at: folder.appending(path: "a.yaml"))
        #expect(isTold(["a.yaml"]))
        try save("c", ".c.swp")
        #expect(FileSnapshot(of: [folder.path]) == seen)
        #expect(!FileSnapshot(of: ["\(folder.path)/none"]).isCurrent)
    }
}

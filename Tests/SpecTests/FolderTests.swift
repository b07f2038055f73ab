import Foundation
import SourceText
import Spec
import Testing

@Suite("Reading a folder")
struct FolderTests {
    @Test("the YAML files are read in the order of their names, without the evidence")
    func readsFiles() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "spec-folder-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["b.yaml", "a.yaml", "evidence.yaml", "notes.txt"] { try Data(name.utf8).write(to: folder.appending(path: name)) }
        let files = try SpecFolder.read(folder.path, shownAs: "Specs/sample")
        #expect(files.map(\.path) == ["Specs/sample/a.yaml", "Specs/sample/b.yaml"])
        #expect(files.map { $0.text($0.wholeSpan) } == ["a.yaml", "b.yaml"])
    }

    @Test("a folder that is not there is an error of the reader")
    func missingFolder() {
        #expect(throws: (any Error).self) { try SpecFolder.read("/nowhere/at/all") }
    }
}

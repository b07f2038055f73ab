import DocCArchives
import Foundation
import SourceText

/// A guide as the command line names it.
enum GuideFile {
    /// - Throws: where there is no such file, or an archive of DocC lies there, of which a guide has to be made first.
    static func read(_ argument: String) throws -> SourceFile {
        let path = Workspace.absolute(argument)
        if Workspace.isFolder(path), DocCArchive.isArchive(URL(filePath: path)) {
            throw Self.archive("`\(argument)` is an archive of DocC", argument)
        }
        let file = try Workspace.read(path)
        if file.path.hasSuffix(".json"), DocCArchive.isPage(file.bytes) { throw Self.archive("`\(argument)` is a page of DocC", argument) }
        return file
    }

    private static func archive(_ message: String, _ argument: String) -> Failure {
        Failure(message, help: "make a guide of it first: `guidewright import docc \(argument)`")
    }
}

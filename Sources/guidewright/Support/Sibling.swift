import Foundation

/// Another program of the same release, in the folder of this one.
struct Sibling {
    let name: String

    /// Runs it in the place of this process, which keeps its number and its standard streams.
    ///
    /// - Throws: a failure that says why it cannot be run.
    func become(with arguments: [String]) throws {
        let program = try path()
        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
        execv(program, &words)
        // Only who has failed comes here.
        let reason = String(cString: strerror(errno))
        for word in words { free(word) }
        throw Failure("`\(program)` cannot be run: \(reason)")
    }

    private func path() throws -> String {
        let own = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
        // A link to this program may stand where there is none to the other.
        let candidates = [own, own.resolvingSymlinksInPath()].map { $0.deletingLastPathComponent().appending(path: name).path }
        if let found = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) { return found }
        throw Failure(
            "`\(name)`, which does this, is not beside `guidewright`",
            help: "releases hold both; SwiftPM builds and runs it with `swift run \(name)`")
    }
}

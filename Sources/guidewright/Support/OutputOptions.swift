import ArgumentParser
import Foundation
import Generator

/// Where output goes, instead of where `guidewright.yaml` says.
struct OutputOptions: ParsableArguments {
    @Option(help: "The folder to write to (otherwise what guidewright.yaml says, then Generated/).", completion: .directory)
    var output: String?

    @Option(
        help: ArgumentHelp(
            "The folder of a package of its own: its Package.swift is made where there is none.", valueName: "folder"),
        completion: .directory)
    var package: String?

    @Option(
        help: ArgumentHelp(
            "Let a Package.swift that is made depend on the Guidewright in this folder, not on the published one.", valueName: "folder"),
        completion: .directory)
    var path: String?

    var choice: OutputChoice { OutputChoice(output: output, package: package, path: path) }
}

/// Where output goes by the command line; nothing of it where only `guidewright.yaml` decides.
struct OutputChoice {
    var output: String?
    var package: String?
    var path: String?

    var isGiven: Bool { output != nil || package != nil }

    /// Where a package in that folder finds Guidewright.
    ///
    /// - Parameter given: a path that is not absolute stays so, seen from the package.
    static func source(_ given: String?, for package: String) throws -> PackageSource {
        guard let given else { return .url(Guidewright.url, version: Guidewright.configuration.version) }
        let path = Workspace.absolute(given)
        guard FileManager.default.fileExists(atPath: path + "/Package.swift") else {
            throw Failure("`\(given)` holds no Package.swift", help: "`--path` names the folder of a clone of Guidewright")
        }
        return .path(given.hasPrefix("/") ? path : relative(path, from: package))
    }

    private static func relative(_ path: String, from folder: String) -> String {
        let (to, from) = (path.split(separator: "/"), folder.split(separator: "/"))
        let shared = zip(to, from).prefix { $0 == $1 }.count
        let parts = Array(repeating: "..", count: from.count - shared) + to[shared...].map(String.init)
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }
}

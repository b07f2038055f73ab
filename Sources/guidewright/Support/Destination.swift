import Foundation
import Generator
import Spec

/// Where generated files go.
struct Destination {
    /// The absolute path of the folder of code.
    let folder: String
    /// The absolute path of the folder of references, where they go elsewhere.
    let references: String?
    /// The Package.swift that lists the systems, if it is known to be one.
    let manifest: Manifest?

    enum Manifest {
        /// The workspace's own, which may have no marks, or not be there at all.
        case own(String)
        /// That of a package which is the output folder; it is made where it is missing.
        case package(String)

        var path: String {
            switch self {
            case .own(let path), .package(let path): path
            }
        }
    }

    /// What the command line says comes before what the project says.
    init(_ workspace: Workspace, _ options: OutputChoice) throws {
        if options.output != nil, options.package != nil {
            throw Failure("`--output` and `--package` both name the folder", help: "give one of them")
        }
        if options.package == nil, options.path != nil {
            guard case .package = workspace.project.output else {
                throw Failure("`--path` says where a package finds Guidewright, and no package is written", help: "add `--package DIR`")
            }
        }
        references = options.isGiven ? nil : workspace.project.references.map(workspace.path)
        if let output = options.output {
            (folder, manifest) = (Workspace.absolute(output), nil)
        } else if let package = options.package {
            folder = Workspace.absolute(package)
            manifest = .package(folder + "/Package.swift")
        } else {
            switch workspace.project.output {
            case .folder(let path):
                folder = workspace.path(path)
                manifest = .own(workspace.root + "/Package.swift")
            case .package(let path):
                folder = workspace.path(path)
                manifest = .package(folder + "/Package.swift")
            }
        }
    }

    /// The folders, as people are shown them, with the writer of each and what it writes.
    func writers(_ artifacts: ArtifactSet) -> [(folder: String, writer: ArtifactWriter, artifacts: ArtifactSet)] {
        func part(_ folder: String, _ artifacts: ArtifactSet) -> (String, ArtifactWriter, ArtifactSet) {
            let shown = Workspace.display(folder)
            return (shown, ArtifactWriter(folder, shownAs: shown), artifacts)
        }
        guard let references, references != folder else { return [part(folder, artifacts)] }
        let parts = artifacts.splitByReference
        return [part(folder, parts.code), part(references, parts.references)]
    }

    /// Whether something of a system was generated before.
    func holds(_ system: LoadedSystem) -> Bool {
        guard let module = system.spec?.system.module.value else { return false }
        return [folder, references].compactMap { $0 }.contains { Workspace.isFolder("\($0)/\(module)") }
    }

    /// In words: the folders.
    var shown: String {
        ([folder] + (references.map { [$0] } ?? [])).map(Workspace.display).joined(separator: " and ")
    }
}

import Foundation

/// What the package manager built beside this test bundle: executables, modules and objects.
struct Build {
    let folder: URL

    enum Problem: Error, CustomStringConvertible {
        case noBundle([String])
        case noModule(String, in: String)
        case noProgram(String, in: String)
        case noObjects(String, in: String)

        var description: String {
            switch self {
            case .noBundle(let folders): "no test bundle among \(folders.joined(separator: ", "))"
            case .noModule(let name, let folder):
                "the module `\(name)` is not built: \(folder) has no \(name).swiftmodule; run `swift build`"
            case .noProgram(let name, let folder): "`\(name)` is not in \(folder); run `swift build`"
            case .noObjects(let name, let folder): "there are no objects of `\(name)` in \(folder); run `swift build`"
            }
        }
    }

    static func current() throws -> Build {
        if let named = ProcessInfo.processInfo.environment["GUIDEWRIGHT_BUILD"], !named.isEmpty {
            return Build(folder: URL(filePath: named))
        }
        let bundles = Bundle.allBundles.map(\.bundleURL) + CommandLine.arguments.filter { $0.contains(".xctest") }.map { URL(filePath: $0) }
        let folders = bundles.filter { $0.path.contains(".xctest") }.map { bundle in
            var url = bundle
            while url.path.contains(".xctest") { url.deleteLastPathComponent() }
            return url
        }
        let all = folders + [URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent(), Bundle.main.bundleURL]
        guard let folder = all.first(where: { exists($0.appending(path: "Modules")) }) else { throw Problem.noBundle(all.map(\.path)) }
        return Build(folder: folder)
    }

    /// The folder with all modules; throws where one of those wanted is missing.
    func modules(with names: [String]) throws -> URL {
        let modules = folder.appending(path: "Modules")
        for name in names where !Self.exists(modules.appending(path: "\(name).swiftmodule")) {
            throw Problem.noModule(name, in: modules.path)
        }
        return modules
    }

    func program(_ name: String) throws -> URL {
        let url = folder.appending(path: name)
        guard FileManager.default.isExecutableFile(atPath: url.path) else { throw Problem.noProgram(name, in: folder.path) }
        return url
    }

    /// The objects that targets were compiled to.
    func objects(of targets: [String]) throws -> [URL] {
        let linked = try linkedObjects()
        return try targets.flatMap { target in
            let objects = linked.filter { $0.path.contains("/\(target).build/") }
            guard !objects.isEmpty else { throw Problem.noObjects(target, in: folder.path) }
            return objects
        }
    }

    /// What the test bundle itself was linked from. Folders of objects also hold those of sources that are gone.
    private func linkedObjects() throws -> [URL] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix("PackageTests.product") }
        let lists = try names.sorted().map {
            try String(contentsOf: folder.appending(path: "\($0)/Objects.LinkFileList"), encoding: .utf8)
        }
        return lists.flatMap { $0.split(separator: "\n") }.map { line in
            URL(filePath: line.trimmingPrefix("'").hasSuffix("'") ? String(line.dropFirst().dropLast()) : String(line))
        }
    }

    private static func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }
}

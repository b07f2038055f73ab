import Foundation

/// What the package manager built beside this test bundle: executables, modules and objects.
struct Build {
    let folder: URL

    enum Problem: Error, CustomStringConvertible {
        case noBundle([String])
        case noModule(String, in: String)
        case noProgram(String, in: String)
        case noObjects(String, in: String)
        case noLibrary(String)

        var description: String {
            switch self {
            case .noBundle(let folders): "no test bundle among \(folders.joined(separator: ", "))"
            case .noModule(let name, let folder):
                "the module `\(name)` is not built: \(folder) has no \(name).swiftmodule; run `swift build`"
            case .noProgram(let name, let folder): "`\(name)` is not in \(folder); run `swift build`"
            case .noObjects(let name, let folder): "there are no objects of `\(name)` in \(folder); run `swift build`"
            case .noLibrary(let why): "the runtimes cannot be linked: \(why)"
            }
        }
    }

    static func current() throws -> Build {
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

    /// The objects that a target was compiled to.
    func objects(of target: String) throws -> [URL] {
        let below = folder.appending(path: "\(target).build")
        let map = below.appending(path: "output-file-map.json")
        // The folder also keeps the objects of sources that are gone; the map has those of today, and only Swift targets have one.
        let objects = Self.exists(map) ? try Self.mapped(map) : Self.found(below)
        guard !objects.isEmpty, objects.allSatisfy(Self.exists) else { throw Problem.noObjects(target, in: below.path) }
        return objects
    }

    /// Maps of the C modules that Swift modules stand on: the package manager writes some, packages bring others, and ours name libraries.
    var moduleMaps: [String] {
        func below(_ folder: URL) -> [URL] { Self.entries(of: folder).map { folder.appending(path: $0) } }
        let written = below(folder).map { $0.appending(path: "module.modulemap") }
        let brought = below(checkouts).flatMap { below($0.appending(path: "Sources")) }.map {
            $0.appending(path: "include/module.modulemap")
        }
        let own = below(Repository.root.appending(path: "Sources")).map { $0.appending(path: "module.modulemap") }
        return (written + brought + own).filter(Self.exists).flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)"] }
    }

    private var checkouts: URL {
        folder.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent().appending(path: "checkouts")
    }

    /// Targets, with what they need of other packages, as one library that programs share. It stays with what was built.
    func library(of targets: [String]) throws -> URL {
        let scratch = try Scratch()
        let objects = try targets.flatMap { try self.objects(of: $0) } + [dependencies(into: scratch.url)]
        let library = folder.appending(path: "libSuiteRuntimes.so")
        let link = try SwiftCompiler(modules: folder).run(["-emit-library", "-o", library.path] + objects.map(\.path))
        guard link.code == 0 else { throw Problem.noLibrary(link.errors) }
        return library
    }

    /// The objects of the packages that this one depends on, as a library of which a program takes what it needs.
    private func dependencies(into folder: URL) throws -> URL {
        let targets = Self.entries(of: checkouts).flatMap { Self.entries(of: checkouts.appending(path: "\($0)/Sources")) }
        let objects = Set(targets).sorted().flatMap { (try? self.objects(of: $0)) ?? [] }
        let list = folder.appending(path: "objects.txt")
        try objects.map { "\"\($0.path)\"\n" }.joined().write(to: list, atomically: true, encoding: .utf8)
        let library = folder.appending(path: "libdependencies.a")
        let result = try Command(program: URL(filePath: "/usr/bin/env"))(["ar", "rcs", library.path, "@\(list.path)"])
        guard result.code == 0 else { throw Problem.noObjects(result.errors, in: checkouts.path) }
        return library
    }

    private static func entries(of folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { !$0.hasPrefix(".") }
    }

    private static func mapped(_ map: URL) throws -> [URL] {
        let outputs = try JSONDecoder().decode([String: [String: String]].self, from: Data(contentsOf: map))
        return outputs.values.compactMap { $0["object"] }.sorted().map { URL(filePath: $0) }
    }

    private static func found(_ below: URL) -> [URL] {
        let folder = below.resolvingSymlinksInPath()
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".o") }.sorted().map { folder.appending(path: $0) }
    }

    private static func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }
}

import Foundation

/// `swiftc` with the built runtimes: compiles one module, links one test program.
///
/// The package manager builds the runtimes once (`GUIDEWRIGHT_FAULTS=1 swift build --product GeneratedRuntimes`); what changes from mutant to
/// mutant is one module, and planning a whole package for each would take longer than compiling it.
struct SwiftCompiler {
    private let products: URL
    private let moduleMaps: [String]

    private static let library = "GeneratedRuntimes"

    private static let settings = [
        "-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature", "InternalImportsByDefault",
        "-enable-upcoming-feature", "MemberImportVisibility",
    ]

    /// - Parameters:
    ///   - build: the package manager's folder, `.build`.
    ///   - links: whether programs are linked with the runtimes' library; modules alone are enough to compile.
    init(build: URL, links: Bool = true) throws {
        let products = build.appendingPathComponent("debug").resolvingSymlinksInPath()
        self.products = products
        let names = ["so", "dylib"].map { "lib\(Self.library).\($0)" }
        guard !links || names.contains(where: { Self.exists(products.appendingPathComponent($0)) }) else {
            throw Failure(
                "the runtimes are not built in `\(Workspace.display(build.path))`",
                help: "run `GUIDEWRIGHT_FAULTS=1 swift build --product \(Self.library)`, or `make faults`, which does"
            )
        }
        // C modules that the runtimes stand on: the package manager writes some maps itself, packages bring others, and ours name libraries
        // of the system.
        let written = Self.below(products).map { $0.appendingPathComponent("module.modulemap") }
        let brought = Self.below(build.appendingPathComponent("checkouts")).flatMap { Self.below($0.appendingPathComponent("Sources")) }
            .map { $0.appendingPathComponent("include/module.modulemap") }
        let own = Self.below(build.deletingLastPathComponent().appendingPathComponent("Sources"))
            .map { $0.appendingPathComponent("module.modulemap") }
        moduleMaps = (written + brought + own).filter(Self.exists).flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)"] }
    }

    /// Compiles the `.swift` files of a folder into `<module>.o` and `<module>.swiftmodule` beside them.
    ///
    /// Paths are relative, so that equal interfaces make equal bytes wherever the folder lies.
    ///
    /// - Parameters:
    ///   - isStrict: warnings are errors, and nothing is made but the module: the compiler says all that it has to say before it makes code.
    ///   - isTestable: whether tests may look inside. The compiler has more to say of what nobody looks into, as in a release.
    func compile(
        _ module: String, in folder: URL, searching folders: [URL], isStrict: Bool = false, isTestable: Bool = true
    ) throws -> ChildProcess.Result {
        let sources = Self.names(in: folder).filter { $0.hasSuffix(".swift") }
        let searched = (folders + [products.appendingPathComponent("Modules")]).flatMap { ["-I", $0.path] }
        let arguments =
            ["swiftc"] + Self.settings + (isStrict ? ["-warnings-as-errors"] : []) + [
                "-Onone", "-parse-as-library", "-whole-module-optimization",
            ] + (isTestable ? ["-enable-testing"] : [])
            + ["-Xfrontend", "-disable-incremental-imports"]
            + ["-module-name", module, "-emit-module", "-emit-module-path", "\(module).swiftmodule"]
            // One frontend writes both: a second one, for the module, would check all types again.
            + (isStrict ? ["-no-emit-module-separately-wmo", "-emit-sil", "-o", "\(module).sil"] : ["-c", "-o", "\(module).o"])
            + searched + moduleMaps + sources
        return try ChildProcess.run(arguments, in: folder, log: folder.appendingPathComponent("compile.log"), limit: 600)
    }

    /// What a compiled module shows to those who import it.
    ///
    /// Its bytes, without the fingerprints of its sources (32 hexadecimal digits each): those change with every literal.
    static func interface(_ module: Data) -> [UInt8] {
        var bytes = [UInt8](module)
        var start: Int?
        for index in 0...bytes.count {
            if index < bytes.count, isHexadecimal(bytes[index]) {
                start = start ?? index
            } else {
                if let first = start, index - first >= 32 { for place in first..<index { bytes[place] = 0 } }
                start = nil
            }
        }
        return bytes
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }

    func link(_ objects: [URL], to program: URL) throws -> ChildProcess.Result {
        let arguments =
            ["swiftc", "-o", program.path] + objects.map(\.path)
            + ["-L", products.path, "-l\(Self.library)", "-Xlinker", "-rpath", "-Xlinker", products.path]
        let folder = program.deletingLastPathComponent()
        return try ChildProcess.run(arguments, in: folder, log: folder.appendingPathComponent("link.log"), limit: 600)
    }

    private static func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

    private static func names(in folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    private static func below(_ folder: URL) -> [URL] { names(in: folder).map(folder.appendingPathComponent) }
}

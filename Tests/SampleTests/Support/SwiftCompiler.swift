import Foundation

/// `swiftc`, as it is found in the path.
struct SwiftCompiler {
    let modules: URL

    /// The errors of type-checking a text, each with its line; none where it is right.
    func errors(in source: String, mode: String) throws -> [String] {
        let scratch = try Scratch()
        let file = try scratch.write(source, to: "Sample.swift")
        let result = try run(["-typecheck", "-parse-as-library", "-swift-version", mode, file.path])
        let lines = result.errors.split(separator: "\n").map(String.init)
        let errors = lines.filter { $0.hasPrefix(file.path) && $0.contains(" error: ") }
            .map { String($0.dropFirst(file.path.count + 1)) }
        return result.code == 0 ? [] : errors.isEmpty ? [result.errors] : errors
    }

    /// How a module is compiled: as the package manager does, warnings being errors.
    ///
    /// The module is written by the frontend that makes its code: left alone, the driver starts a second one, which checks all types again.
    static let settings =
        ["-swift-version", "6", "-wmo", "-no-emit-module-separately-wmo", "-parse-as-library", "-warnings-as-errors"]
        + ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"].flatMap { ["-enable-upcoming-feature", $0] }

    /// Compiles sources into `<module>.o` in a folder, which is also searched for modules.
    ///
    /// - Parameter isImported: whether another module needs `<module>.swiftmodule`.
    func compile(
        _ module: String, _ sources: [URL], in folder: URL, isImported: Bool = true, with more: [String]
    ) async throws -> Command.Result {
        let written = isImported ? ["-emit-module", "-emit-module-path", folder.appending(path: "\(module).swiftmodule").path] : []
        return try await beside(
            Self.settings + ["-module-name", module, "-I", folder.path] + more + written
                + ["-c", "-o", folder.appending(path: "\(module).o").path] + sources.map(\.path))
    }

    func run(_ arguments: [String]) throws -> Command.Result { try Self.command(["swiftc", "-I", modules.path] + arguments) }

    func beside(_ arguments: [String]) async throws -> Command.Result {
        try await Self.command.beside(["swiftc", "-I", modules.path] + arguments)
    }

    private static let command = Command(program: URL(filePath: "/usr/bin/env"))

    /// Which compiler this is.
    static let version = Result { try command(["swiftc", "--version"]).output }
}

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

    func run(_ arguments: [String]) throws -> Command.Result {
        try Command(program: URL(filePath: "/usr/bin/env"))(["swiftc", "-I", modules.path] + arguments)
    }
}

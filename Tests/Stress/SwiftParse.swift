import Foundation

/// Swift as the compiler's parser sees it.
enum SwiftParse {
    static func accepts(_ files: [(path: String, text: String)], _ compiler: String) throws -> Bool {
        let folder = FileManager.default.temporaryDirectory.appending(path: "stress-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let paths = try files.enumerated().map { index, file in
            let path = folder.appending(path: "File\(index).swift").path
            try file.text.write(toFile: path, atomically: true, encoding: .utf8)
            return path
        }
        let process = Process()
        process.executableURL = URL(filePath: compiler)
        process.arguments = ["-frontend", "-parse", "-swift-version", "6"] + paths
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus == 0
    }

    /// nil where there is none: nothing is parsed then.
    static let compiler: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { "\($0)/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }
}

import Foundation

/// A mock's executable, built beside the tests and running on a port of its own.
final class MockProcess {
    private let process = Process()
    /// Its address, as its first line says it.
    let address: String

    /// - Throws: Where the executable cannot be started.
    init(_ name: String) throws {
        let output = Pipe()
        process.executableURL = Self.products.appending(path: name)
        process.arguments = ["--port", "0", "--quiet"]
        process.standardOutput = output
        try process.run()
        var line: [UInt8] = []
        while let byte = try output.fileHandleForReading.read(upToCount: 1)?.first, byte != UInt8(ascii: "\n") { line.append(byte) }
        address = String(decoding: line, as: UTF8.self)
    }

    deinit {
        process.terminate()
        process.waitUntilExit()
    }

    /// The folder that the build puts executables into.
    private static var products: URL {
        #if os(macOS)
            Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
        #else
            URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
        #endif
    }
}

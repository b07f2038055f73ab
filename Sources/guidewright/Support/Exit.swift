import ArgumentParser

/// The exit codes, which scripts rely on.
enum Exit {
    /// There are findings, or what is generated is not current.
    static let findings = ExitCode(1)
    /// Wrong use, or input that cannot be read.
    static let misuse = ExitCode(2)

    static func with(_ code: ExitCode) -> Never { Guidewright.exit(withError: code) }
}

/// Why a command could not do its work: one clear message, and a way out.
struct Failure: Error {
    var message: String
    var help: String?
    var code = Exit.misuse

    init(_ message: String, help: String? = nil) {
        self.message = message
        self.help = help
    }

    func print() {
        Console.standardError("error: \(message)")
        if let help { Console.standardError("  = help: \(help)") }
    }
}

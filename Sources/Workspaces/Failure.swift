package import ArgumentParser
internal import Foundation

/// The exit codes, which scripts rely on.
package enum Exit {
    /// There are findings, or what is generated is not current.
    package static let findings = ExitCode(1)
    /// Wrong use, or input that cannot be read.
    package static let misuse = ExitCode(2)

    package static func with(_ code: ExitCode) -> Never { exit(code.rawValue) }

    /// Ends a command as an error says: with its message, and a code of its own (`throw Exit.findings`) or that of wrong use.
    package static func with(_ error: any Error, of command: any ParsableCommand.Type) -> Never {
        if let failure = error as? Failure {
            failure.print()
            with(failure.code)
        }
        let code = command.exitCode(for: error)
        let text = command.fullMessage(for: error)
        if code == .success { Swift.print(text) } else if !text.isEmpty { Console.standardError(text) }
        with(code == .success || error is ExitCode ? code : misuse)
    }
}

/// Why a command could not do its work: one clear message, and a way out.
package struct Failure: Error {
    package var message: String
    package var help: String?
    package var code = Exit.misuse

    package init(_ message: String, help: String? = nil) {
        self.message = message
        self.help = help
    }

    /// What is printed of it.
    package var text: String { "error: \(message)\n" + (help.map { "  = help: \($0)\n" } ?? "") }

    package func print() { Console.standardError(text) }
}

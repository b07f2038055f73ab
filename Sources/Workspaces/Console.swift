package import Diagnostics
internal import Foundation

/// Standard output and standard error, and what they are connected to.
package enum Console {
    package static func standardOutput(_ text: String) { write(text, to: .standardOutput) }
    package static func standardError(_ text: String) { write(text, to: .standardError) }

    /// The style for standard output.
    package static var style: TerminalStyle {
        TerminalStyle(
            colour: TerminalStyle.wantsColour(isTerminal: isatty(STDOUT_FILENO) == 1, environment: ProcessInfo.processInfo.environment))
    }

    /// Diagnostics in words.
    package static func text(_ diagnostics: [Diagnostic]) -> String {
        let summary = diagnostics.isEmpty ? "" : Summary(diagnostics).styled(style) + "\n"
        return TextRenderer.render(diagnostics, style: style) + summary
    }

    private static func write(_ text: String, to handle: FileHandle) {
        guard !text.isEmpty else { return }
        let line = text.hasSuffix("\n") ? text : text + "\n"
        // A reader that has gone away (`| head`) is no error of ours.
        ProgressLine.standardError.aside { try? handle.write(contentsOf: Data(line.utf8)) }
    }
}

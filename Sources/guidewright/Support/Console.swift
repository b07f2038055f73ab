import Foundation

/// Standard output and standard error, and what they are connected to.
enum Console {
    static func standardOutput(_ text: String) { write(text, to: .standardOutput) }
    static func standardError(_ text: String) { write(text, to: .standardError) }

    /// Colour belongs on a terminal only, and not where the user asked for none (https://no-color.org).
    static var isColorful: Bool {
        isatty(STDOUT_FILENO) == 1 && ProcessInfo.processInfo.environment["NO_COLOR", default: ""].isEmpty
            && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    }

    private static func write(_ text: String, to handle: FileHandle) {
        let line = text.hasSuffix("\n") ? text : text + "\n"
        // A reader that has gone away (`| head`) is no error of ours.
        try? handle.write(contentsOf: Data(line.utf8))
    }
}

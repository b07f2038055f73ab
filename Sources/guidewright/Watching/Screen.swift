import Foundation

/// The terminal, where somebody watches.
enum Screen {
    /// An empty screen; what it showed is moved into the scrollback, not lost. Elsewhere a line says that something begins anew.
    static func turn() {
        guard isatty(STDOUT_FILENO) == 1 else { return Console.standardOutput("---") }
        var size = winsize()
        let rows = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_row > 0 ? Int(size.ws_row) : 24
        try? FileHandle.standardOutput.write(contentsOf: Data(turning(rows: rows).utf8))
    }

    /// As many lines as there are push all into the scrollback; then the empty screen begins at its top.
    static func turning(rows: Int) -> String { String(repeating: "\n", count: rows) + "\u{1B}[H\u{1B}[J" }
}

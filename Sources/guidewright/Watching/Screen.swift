import Foundation

/// The terminal, where somebody watches.
enum Screen {
    /// An empty screen; what it showed is moved into the scrollback, not lost. Elsewhere a line says that something begins anew.
    static func turn() {
        guard isatty(STDOUT_FILENO) == 1 else { return Console.standardOutput("---") }
        var size = winsize()
        let rows = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_row > 0 ? Int(size.ws_row) : 24
        let scroll = String(repeating: "\n", count: rows)
        try? FileHandle.standardOutput.write(contentsOf: Data("\(scroll)\u{1B}[H\u{1B}[J".utf8))
    }
}

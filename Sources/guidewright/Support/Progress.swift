import Foundation

/// One line on standard error that says what takes long; only where a person looks on.
enum Progress {
    private static var isShown: Bool { isatty(STDERR_FILENO) == 1 }

    static func show(_ text: String) {
        guard isShown else { return }
        try? FileHandle.standardError.write(contentsOf: Data("\r\u{1B}[K\(text.prefix(100))".utf8))
    }

    static func clear() {
        guard isShown else { return }
        try? FileHandle.standardError.write(contentsOf: Data("\r\u{1B}[K".utf8))
    }
}

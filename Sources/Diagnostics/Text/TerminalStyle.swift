/// The colours of a terminal, or none: nothing else in the tool writes an escape sequence.
package struct TerminalStyle: Hashable, Sendable {
    package enum Role: CaseIterable, Sendable {
        case error, warning, note, help
        /// Line numbers and the marks around a source line.
        case gutter
        /// The message itself, headings.
        case strong
        case added, removed
    }

    package var isColoured: Bool

    package init(colour: Bool) {
        self.isColoured = colour
    }

    package static let plain = TerminalStyle(colour: false)

    /// Whether to use colour: never when it is redirected, when NO_COLOR is set to anything (no-color.org) or the terminal is a dumb one.
    package static func wantsColour(isTerminal: Bool, environment: [String: String]) -> Bool {
        if let no = environment["NO_COLOR"], !no.isEmpty { return false }
        if let force = environment["CLICOLOR_FORCE"], !force.isEmpty, force != "0" { return true }
        return isTerminal && environment["TERM"] != "dumb"
    }

    package func paint(_ text: String, _ role: Role) -> String {
        isColoured && !text.isEmpty ? "\u{1B}[\(code(role))m\(text)\u{1B}[0m" : text
    }

    private func code(_ role: Role) -> String {
        switch role {
        case .error: "1;31"
        case .warning: "1;33"
        case .note: "1;32"
        case .help: "1;36"
        case .gutter: "1;34"
        case .strong: "1"
        case .added: "32"
        case .removed: "31"
        }
    }
}

extension Severity {
    package var role: TerminalStyle.Role {
        switch self {
        case .error: .error
        case .warning: .warning
        case .note: .note
        }
    }
}

/// A word of a shell command: fixed text, and variables that earlier commands have set.
struct ShellWord: Hashable {
    enum Piece: Hashable {
        case text(String)
        case variable(String)
    }

    var pieces: [Piece]

    init(_ text: String) { pieces = [.text(text)] }
    init(variable: String) { pieces = [.variable(variable)] }
    init(joining words: [ShellWord], by separator: String = "") {
        pieces = words.map(\.pieces).joined(separator: [.text(separator)]).filter { $0 != .text("") }
    }

    static func + (lhs: ShellWord, rhs: ShellWord) -> ShellWord { ShellWord(joining: [lhs, rhs]) }
    static func + (lhs: String, rhs: ShellWord) -> ShellWord { ShellWord(lhs) + rhs }

    /// The word with its fixed text rewritten.
    func mappingText(_ change: (String) -> String) -> ShellWord {
        var copy = self
        copy.pieces = pieces.map { if case .text(let text) = $0 { .text(change(text)) } else { $0 } }
        return copy
    }

    /// As a shell reads it: in single quotes, or in double quotes where it has variables.
    var quoted: String {
        let hasVariables = pieces.contains { if case .variable = $0 { true } else { false } }
        let body = pieces.map { piece in
            switch piece {
            case .text(let text): hasVariables ? Self.doubleQuoted(text) : text.replacing("'", with: "'\\''")
            case .variable(let name): "${\(name)}"
            }
        }.joined()
        return hasVariables ? "\"\(body)\"" : "'\(body)'"
    }

    private static func doubleQuoted(_ text: String) -> String {
        text.map { "\\\"$`".contains($0) ? "\\\($0)" : String($0) }.joined()
    }
}

import SourceText

/// A command as a shell reads it: its words without their quotes, over as many lines as it goes on.
struct ShellCommand {
    struct Word {
        var text: String
        /// What it holds, without a quote that it begins with.
        var span: Span
    }

    var words: [Word] = []
    /// What it is handed by `echo '…' |` or by `<<< '…'`.
    var input: Word?
    /// Where it ends in its listing.
    var end = 0

    /// `curl`, `http`: what is called, behind a prompt.
    var tool: String { words.first?.text ?? "" }

    static func all(in passage: Passage) -> [ShellCommand] {
        var reader = ShellReader(bytes: passage.bytes)
        return reader.commands()
    }
}

private struct ShellReader {
    let bytes: [UInt8]
    private var index = 0
    private var found: [ShellCommand] = []
    private var command = ShellCommand()

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func commands() -> [ShellCommand] {
        while index < bytes.count { step() }
        endCommand(isPiped: false)
        return found
    }

    private mutating func step() {
        switch bytes[index] {
        case 0x0A:
            if !goesOn { endCommand(isPiped: false) }
            index += 1
        case 0x00...0x20: index += 1
        case UInt8(ascii: "|"):
            endCommand(isPiped: true)
            index += 1
        case UInt8(ascii: ";"), UInt8(ascii: "&"):
            endCommand(isPiped: false)
            index += 1
        case UInt8(ascii: "#") where command.words.isEmpty && !isPrompt: while index < bytes.count, bytes[index] != 0x0A { index += 1 }
        default:
            if let next = lineEnd(behind: index) { index = next } else { readWord() }
        }
    }

    /// `# curl …` of a superuser, and no comment.
    private var isPrompt: Bool { ["# curl ", "# http "].contains { bytes[index...].starts(with: $0.utf8) } }

    /// The place behind a line's end that a backslash, or PowerShell's back quote, takes back; blanks behind it are a slip.
    private func lineEnd(behind mark: Int) -> Int? {
        guard bytes[mark] == 0x5C || bytes[mark] == 0x60 else { return nil }
        let end = bytes[(mark + 1)...].firstIndex { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D } ?? bytes.count
        guard end < bytes.count else { return nil }
        if bytes[end] == 0x0A { return end + 1 }
        // A comment behind it, as guides explain each line.
        guard bytes[end] == UInt8(ascii: "#"), end > mark + 1, let next = bytes[end...].firstIndex(of: 0x0A) else { return nil }
        return next + 1
    }

    /// Options on a line of their own, or lines set in further, go on with a command whose backslash was forgotten.
    private var goesOn: Bool {
        guard !command.words.isEmpty else { return false }
        let next = bytes[(index + 1)...].prefix { $0 != 0x0A }
        let isSetIn = next.first == 0x20 || next.first == 0x09
        guard let first = next.first(where: { $0 > 0x20 }) else { return false }
        return first == UInt8(ascii: "-") || isSetIn && ShellTool.isHTTPie(command.tool) && first != 0x7B && first != 0x5B
    }

    private mutating func readWord() {
        let start = index
        var text: [UInt8] = []
        while index < bytes.count {
            let byte = bytes[index]
            if byte <= 0x20 || byte == UInt8(ascii: "|") || lineEnd(behind: index) != nil { break }
            if byte == UInt8(ascii: ";"), index + 1 == bytes.count || bytes[index + 1] <= 0x20 { break }
            if byte == 0x22 || byte == 0x27 {
                text += quoted(byte)
            } else {
                if byte == 0x5C, index + 1 < bytes.count { index += 1 }
                text.append(bytes[index])
                index += 1
            }
        }
        if index == start { return index += 1 }
        let isQuoted = bytes[start] == 0x22 || bytes[start] == 0x27
        let from = isQuoted && index > start + 1 ? start + 1 : start
        add(.init(text: String(decoding: text, as: UTF8.self), span: Span(from, index)))
    }

    /// What stands between two quotes, the second of which is left behind.
    private mutating func quoted(_ quote: UInt8) -> ArraySlice<UInt8> {
        let start = index + 1
        index = start
        while index < bytes.count, bytes[index] != quote { index += bytes[index] == 0x5C && quote == 0x22 ? 2 : 1 }
        let end = min(index, bytes.count)
        index = min(end + 1, bytes.count)
        return bytes[start..<end]
    }

    private mutating func add(_ word: ShellCommand.Word) {
        if command.words.isEmpty, ["$", "%", ">", "#", "sudo", "PS>"].contains(word.text) { return }
        if command.words.last?.text == "<<<" {
            command.words.removeLast()
            command.input = word
            return
        }
        command.words.append(word)
    }

    private mutating func endCommand(isPiped: Bool) {
        let ended = command
        command = ShellCommand()
        guard !ended.words.isEmpty else { return }
        if isPiped, ended.tool == "echo" || ended.tool == "printf" { command.input = ended.words.last }
        found.append(ended)
        found[found.count - 1].end = index
    }
}

/// Programs of a shell that ask a server for something.
enum ShellTool {
    static func isHTTPie(_ word: String) -> Bool { ["http", "https", "xh", "xhs", "httpie"].contains(word) }

    static func isPowerShell(_ word: String) -> Bool {
        ["invoke-restmethod", "invoke-webrequest", "irm", "iwr"].contains(word.lowercased())
    }
}

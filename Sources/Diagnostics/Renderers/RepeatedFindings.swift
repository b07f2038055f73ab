import SourceText

/// Many findings that say the same: the first are shown whole, the others by their lines alone, and by what each is about where that is not the
/// same. A draft has a hundred texts to be written, and methods that do not say what they do; what else is wrong would be lost among them.
struct RepeatedFindings {
    /// How many are shown whole.
    private static let whole = 2

    /// What diagnostics have in common that are shown as one.
    private struct Kind: Hashable {
        var rule: String
        var message: String
        var severity: Severity
        var help: String?

        /// nil for a diagnostic that says more than its kind does.
        ///
        /// - Parameter isWhole: whether only what says the same in the same words is of one kind.
        init?(_ diagnostic: Diagnostic, isWhole: Bool) {
            guard diagnostic.labels.count == 1, diagnostic.notes.isEmpty else { return nil }
            (rule, severity, help) = (diagnostic.rule.id, diagnostic.severity, diagnostic.help)
            message = isWhole ? diagnostic.message : QuotedWords.hidden(in: diagnostic.message)
        }
    }

    private struct Group {
        var places: [Place] = []
        var messages: [String] = []
        var shown = 0
        var isAlike: Bool { messages.allSatisfy { $0 == messages[0] } }
    }

    private var groups: [Kind: Group] = [:]

    /// What says the same in the same words is soon enough said; what is about something else each time is worth reading for longer, and so is
    /// an error.
    init(_ diagnostics: [Diagnostic]) {
        let alike = diagnostics.filter { $0.severity != .error && $0.help == nil }
        groups = Self.groups(of: alike, isWhole: true).filter { $0.value.places.count >= 6 }
        let others = diagnostics.filter { diagnostic in Kind(diagnostic, isWhole: true).map { groups[$0] == nil } ?? false }
        for (kind, group) in Self.groups(of: others, isWhole: false) where group.places.count >= 12 { groups[kind] = group }
    }

    private static func groups(of diagnostics: [Diagnostic], isWhole: Bool) -> [Kind: Group] {
        var groups: [Kind: Group] = [:]
        for diagnostic in diagnostics {
            guard let kind = Kind(diagnostic, isWhole: isWhole) else { continue }
            groups[kind, default: Group()].places.append(diagnostic.labels[0].place)
            groups[kind, default: Group()].messages.append(diagnostic.message)
        }
        return groups
    }

    /// Whether a diagnostic is shown whole; and all others like it, where it is the last that is, with what they have in common.
    mutating func next(_ diagnostic: Diagnostic) -> (isShown: Bool, message: String, others: [OtherPlaces]) {
        let kinds = [true, false].compactMap { Kind(diagnostic, isWhole: $0) }
        guard let kind = kinds.first(where: { groups[$0] != nil }), let group = groups[kind] else {
            return (true, diagnostic.message, [])
        }
        groups[kind]?.shown += 1
        let count = group.shown + 1
        guard count == Self.whole else { return (count < Self.whole, diagnostic.message, []) }
        let names = group.isAlike ? [] : QuotedWords.different(in: group.messages)
        return (true, QuotedWords.common(to: group.messages), OtherPlaces.all(group.places, named: names, from: Self.whole))
    }
}

/// What stands between backticks in messages.
private enum QuotedWords {
    /// ``the method `open` has no `flow` `` → ``the method `…` has no `…` ``
    static func hidden(in message: String) -> String { parts(message).enumerated().map { $0 % 2 == 1 ? "…" : $1 }.joined(separator: "`") }

    /// The words that all have; the others hidden.
    static func common(to messages: [String]) -> String {
        let all = messages.map(parts)
        return all[0].indices.map { index in all.allSatisfy { $0[index] == all[0][index] } ? all[0][index] : "…" }.joined(separator: "`")
    }

    /// Of each message the first word that is not the same in all.
    static func different(in messages: [String]) -> [String] {
        let words = messages.map { parts($0).enumerated().filter { $0.offset % 2 == 1 }.map(\.element) }
        let count = words.map(\.count).min() ?? 0
        guard let position = (0..<count).first(where: { index in words.contains { $0[index] != words[0][index] } }) else { return [] }
        return words.map { $0[position] }
    }

    private static func parts(_ message: String) -> [String] {
        message.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    }
}

/// Places in one file, told by their lines.
struct OtherPlaces {
    private let path: String
    private let numbers: [Int]
    /// What each line is about; empty where all are about the same.
    private let names: [Int: [String]]

    /// A file after the other, in the order of the places.
    static func all(_ places: [Place], named names: [String], from first: Int) -> [OtherPlaces] {
        var order: [String] = []
        var numbers: [String: [Int]] = [:]
        var words: [String: [Int: [String]]] = [:]
        for (index, place) in places.enumerated().dropFirst(first) {
            let (path, line) = (place.file.path, place.start.line)
            if numbers[path] == nil { order.append(path) }
            numbers[path, default: []].append(line)
            if index < names.count { words[path, default: [:]][line, default: []].append(names[index]) }
        }
        return order.map { OtherPlaces(path: $0, numbers: Set(numbers[$0] ?? []).sorted(), names: words[$0] ?? [:]) }
    }

    /// How many ranges of lines are told: a draft of hundreds of endpoints has thousands, which nobody reads.
    private static let most = 40

    /// `Specs/my-sdk/api.yaml: lines 6, 11-24`, or with names, broken where it gets wide.
    func lines(width: Int) -> [String] {
        var lines = ["\(TerminalText.clean(path)): \(numbers.count == 1 ? "line" : "lines")"]
        let told = names.isEmpty ? ranges : numbers.map { $0...$0 }
        let words = told.prefix(Self.most).map(spelled)
        let left = told.dropFirst(Self.most).map(\.count).reduce(0, +)
        let rest = left == 0 ? [] : ["and \(left) more, which `--format json` lists"]
        for (index, range) in (words + rest).enumerated() {
            let word = index >= words.count - 1 ? range : range + ","
            if lines[lines.count - 1].count + word.count < width - 2 {
                lines[lines.count - 1] += " " + word
            } else {
                lines.append("  " + word)
            }
        }
        return lines
    }

    private func spelled(_ range: ClosedRange<Int>) -> String {
        let numbers = range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound)"
        let about = (names[range.lowerBound] ?? []).map { "`\(TerminalText.clean($0))`" }
        return ([numbers] + about).joined(separator: " ")
    }

    private var ranges: [ClosedRange<Int>] {
        var ranges: [ClosedRange<Int>] = []
        for line in numbers {
            if let last = ranges.last, last.upperBound == line - 1 {
                ranges[ranges.count - 1] = last.lowerBound...line
            } else {
                ranges.append(line...line)
            }
        }
        return ranges
    }
}

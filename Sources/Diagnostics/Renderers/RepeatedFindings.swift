import SourceText

/// Many warnings that say the same: the first are shown whole, the others by their lines alone. A draft has a hundred texts to be
/// written, and what else is wrong with it would be lost among them.
struct RepeatedFindings {
    /// How many are shown whole.
    private static let whole = 2
    /// From how many on the others are gathered.
    private static let many = 6

    /// What diagnostics have in common that are shown as one.
    private struct Kind: Hashable {
        var rule: String
        var message: String
        var severity: Severity

        /// nil for a diagnostic that says more than its kind does.
        init?(_ diagnostic: Diagnostic) {
            guard diagnostic.severity != .error, diagnostic.labels.count == 1, diagnostic.notes.isEmpty, diagnostic.help == nil else {
                return nil
            }
            (rule, message, severity) = (diagnostic.rule.id, diagnostic.message, diagnostic.severity)
        }
    }

    private var places: [Kind: [Place]] = [:]
    private var shown: [Kind: Int] = [:]

    init(_ diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics {
            if let kind = Kind(diagnostic) { places[kind, default: []].append(diagnostic.labels[0].place) }
        }
        places = places.filter { $0.value.count >= Self.many }
    }

    /// Whether a diagnostic is shown whole; and all others like it, where it is the last that is.
    mutating func next(_ diagnostic: Diagnostic) -> (isShown: Bool, others: [OtherPlaces]) {
        guard let kind = Kind(diagnostic), let all = places[kind] else { return (true, []) }
        shown[kind, default: 0] += 1
        let count = shown[kind] ?? 0
        return (count <= Self.whole, count == Self.whole ? OtherPlaces.all(all.dropFirst(Self.whole)) : [])
    }
}

/// Places in one file, told by their lines.
struct OtherPlaces {
    private let path: String
    private let numbers: [Int]

    /// A file after the other, in the order of the places.
    static func all(_ places: ArraySlice<Place>) -> [OtherPlaces] {
        var order: [String] = []
        var numbers: [String: [Int]] = [:]
        for place in places {
            if numbers[place.file.path] == nil { order.append(place.file.path) }
            numbers[place.file.path, default: []].append(place.start.line)
        }
        return order.map { OtherPlaces(path: $0, numbers: Set(numbers[$0] ?? []).sorted()) }
    }

    /// How many ranges of lines are told: a draft of hundreds of endpoints has thousands, which nobody reads.
    private static let most = 40

    /// `Specs/my-sdk/api.yaml: lines 6, 11-24`, broken where it gets wide.
    func lines(width: Int) -> [String] {
        var lines = ["\(TerminalText.clean(path)): \(numbers.count == 1 ? "line" : "lines")"]
        let told = ranges.prefix(Self.most)
        let left = ranges.dropFirst(Self.most).map(\.count).reduce(0, +)
        let words = told.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
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

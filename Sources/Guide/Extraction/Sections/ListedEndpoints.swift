import SourceText

/// Endpoints that one table lists with what they do: later sections are called after them.
struct ListedEndpoints {
    private var rows: [(endpoint: String, names: [Set<String>])] = []

    var isEmpty: Bool { rows.isEmpty }

    /// More would take time for each heading that follows, and no guide describes so many one by one.
    static let most = 100

    mutating func add(_ endpoint: String, called names: [String]) {
        guard rows.count < Self.most else { return }
        rows.append((endpoint, names.map(Self.pairs).filter { !$0.isEmpty }))
    }

    /// The endpoint that a title speaks of: one row has most of its letters in the same order, and no other has nearly as many.
    func endpoint(of title: String) -> String? {
        let pairs = Self.pairs(title)
        guard pairs.count > 2 else { return nil }
        let shares = rows.map { row in
            (row.endpoint, row.names.map { Double($0.intersection(pairs).count) / Double(pairs.count) }.max() ?? 0)
        }
        guard let best = shares.max(by: { $0.1 < $1.1 }), best.1 >= 0.6 else { return nil }
        return shares.contains { $0.0 != best.0 && $0.1 > best.1 - 0.3 } ? nil : best.0
    }

    /// Neighbouring letters: endings and blanks, which many a language is free with, change few of them.
    private static func pairs(_ text: String) -> Set<String> {
        let letters = text.lowercased().filter(\.isLetter)
        return Set(zip(letters, letters.dropFirst()).map { String([$0, $1]) })
    }
}

extension Extraction {
    /// Three endpoints or more, each in a line of its own: the paragraph lists them, and what follows is about none, unless it is called after one.
    mutating func leaveListedEndpoints(_ passage: Passage, from first: Int) {
        guard passage.lines.count > 2 else { return }
        let made = facts[first...].filter { $0.kind == .endpoint && HTTPMethod.all.contains(where: $0.name.hasPrefix) }
        guard Set(made.map(\.name)).count > 2, Set(made.map(\.name)).count == made.count else { return }
        var listed = ListedEndpoints()
        for fact in made.prefix(ListedEndpoints.most) {
            let line = passage.lines.first { passage.file($0).contains(fact.span) }
            listed.add(fact.name, called: line.map { [String(passage.string($0).prefix { $0 != "(" && $0 != "（" })] } ?? [])
        }
        context.leaveSubject()
        listedEndpoints = listed
    }
}

/// Hints for one reading or another of the same thing, added up. No hint decides alone.
struct Evidence<Reading: Hashable> {
    struct Hint {
        var reading: Reading
        var weight: Double
        var reason: String
    }

    private(set) var hints: [Hint] = []

    mutating func add(_ weight: Double, for reading: Reading, _ reason: String) {
        if weight != 0 { hints.append(Hint(reading: reading, weight: weight, reason: reason)) }
    }

    func weight(of reading: Reading) -> Double { hints.lazy.filter { $0.reading == reading }.map(\.weight).reduce(0, +) }

    /// The reading with the most behind it, if that is enough; of equal ones the first that was hinted at.
    func best(atLeast least: Double = 0.5) -> Reading? {
        var best: (reading: Reading, weight: Double)?
        for (index, hint) in hints.enumerated() where !hints[..<index].contains(where: { $0.reading == hint.reading }) {
            let weight = weight(of: hint.reading)
            if weight > best?.weight ?? -.infinity { best = (hint.reading, weight) }
        }
        return best.flatMap { $0.weight >= least ? $0.reading : nil }
    }
}

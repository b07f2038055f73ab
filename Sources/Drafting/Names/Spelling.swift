import Diagnostics

/// How near two names are: what a guide may have spelled in two ways.
enum Spelling {
    /// So near that a person would not see the difference at a glance.
    static func isSlip(_ left: String, _ right: String) -> Bool {
        guard left != right, min(left.count, right.count) > 3 else { return false }
        let digits = (left.filter(\.isNumber), right.filter(\.isNumber))
        guard digits.0 == digits.1 else { return false }
        if left.lowercased() == right.lowercased() { return true }
        return DidYouMean.distance(left, right, limit: left.count < 10 ? 1 : 2) != nil
    }

    /// Shares most of its words, in their order.
    static func isNear(_ left: String, _ right: String) -> Bool {
        if isSlip(left, right) { return true }
        let (first, second) = (Words.split(left), Words.split(right))
        var common = 0
        var rest = second[...]
        for word in first {
            guard let index = rest.firstIndex(of: word) else { continue }
            common += 1
            rest = rest[(index + 1)...]
        }
        return Double(common) / Double(max(first.count, second.count, 1)) >= 0.6
    }
}

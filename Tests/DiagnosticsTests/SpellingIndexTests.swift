import Diagnostics
import Testing

@Suite("Searching many names")
struct SpellingIndexTests {
    /// What "near" means, name by name.
    private static func near(_ wanted: String, _ other: String) -> Int? {
        let (left, right) = (wanted.lowercased(), other.lowercased())
        if let distance = DidYouMean.distance(left, right, limit: max(1, max(left.count, right.count) / 3)) { return distance }
        let shared = min(left.count, right.count)
        return shared >= 4 && left.prefix(shared) == right.prefix(shared) ? 1000 : nil
    }

    private static func expected(_ wanted: String, _ names: [String]) -> [String] {
        let found = names.enumerated().compactMap { order, name in name == wanted ? nil : near(wanted, name).map { ($0, order, name) } }
        var list: [String] = []
        for (_, _, name) in found.sorted(by: { ($0.0, $0.1) < ($1.0, $1.1) }) where list.count < 3 && !list.contains(name) {
            list.append(name)
        }
        return list
    }

    @Test("finds what comparing with every name finds", arguments: 1...20)
    func isExact(seed: Int) {
        var state = UInt64(seed)
        func random(_ bound: UInt64) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % bound)
        }
        let letters = Array("abcABC이")
        let names = (0..<60).map { _ in String((0...random(9)).map { _ in letters[random(7)] }) }
        var index = SpellingIndex(names)
        for name in names + ["abca", "cab이b", "aaaaaaaaaaa"] {
            #expect(index.suggestions(for: name) == Self.expected(name, names), "\(name) among \(names)")
        }
    }

    @Test("finds what is added later")
    func grows() {
        var index = SpellingIndex(["kind"])
        #expect(index.suggestions(for: "nmae") == [])
        index.add("name")
        #expect(index.suggestions(for: "nmae") == ["name"])
    }

    @Test("suggests nothing any more when searching has taken too much")
    func isBounded() {
        var index = SpellingIndex((0..<100).map { "thing\($0)" }, effort: 2000)
        let answers = (0..<100).map { index.suggestions(for: "thng\($0)").isEmpty }
        #expect(answers.first == false)
        #expect(answers.last == true)
    }
}

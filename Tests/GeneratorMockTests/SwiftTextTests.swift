import Testing

@testable import Generator

/// Long code is broken where the formatter would break it.
struct SwiftTextTests {
    private static let word = String(repeating: "x", count: 60)

    @Test
    func shortCodeStaysOnItsLine() {
        #expect(SwiftText.call("f", ["a", .dictionary([("b", "1")])]).lines(indentation: 8) == ["f(a, [\"b\": 1])"])
        #expect(SwiftText.dictionary([]).lines(indentation: 0) == ["[:]"])
    }

    @Test
    func longCallHasALinePerArgument() {
        let word = Self.word
        let lines = SwiftText.call("f", [.plain(word), .plain(word), .plain(word)]).lines(indentation: 0, prefix: "return ")
        #expect(lines == ["return f(", "    \(word),", "    \(word),", "    \(word)", ")"])
    }

    @Test
    func onlyCollectionOpensOnTheCallsLine() {
        let word = Self.word
        let lines = SwiftText.call("f", [.array([.plain(word), .plain(word), .plain(word)])]).lines(indentation: 0)
        #expect(lines == ["f([", "    \(word),", "    \(word),", "    \(word),", "])"])
    }

    @Test
    func longConditionsHaveALineEach() {
        var code = CodeLines(base: 0)
        code.add(conditions: [.plain(Self.word), .plain(Self.word), .plain(Self.word)], keyword: "guard", tail: "else {")
        #expect(code.lines == ["guard", "    \(Self.word),", "    \(Self.word),", "    \(Self.word)", "else {"])
    }
}

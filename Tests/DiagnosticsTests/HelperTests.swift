import Diagnostics
import SourceText
import Testing

@Suite struct DidYouMeanTests {
    @Test(arguments: [
        ("nmae", ["name", "kind"], ["name"]), ("metods", ["methods", "method"], ["methods", "method"]), ("Name", ["name"], ["name"]),
        ("x", ["y", "name"], ["y"]), ("zzzzzz", ["name", "kind"], []),
        ("desc", ["description"], ["description"]), ("", ["a"], []), ("name", ["name"], []), ("이릉", ["이름", "종류"], ["이름"]),
        ("ab", ["abc", "abd", "abe", "abf"], ["abc", "abd", "abe"]), ("kind", ["kinds", "kinds"], ["kinds"]),
    ])
    func suggestions(name: String, candidates: [String], expected: [String]) {
        #expect(DidYouMean.suggestions(for: name, among: candidates) == expected)
    }

    @Test func helpLine() {
        #expect(DidYouMean.help(for: "metod", among: ["method", "methods"]) == "did you mean `method` or `methods`?")
        #expect(DidYouMean.help(for: "qqqq", among: ["method"]) == nil)
        #expect(DidYouMean.best(for: "metod", among: ["methods", "method"]) == "method")
    }

    @Test(arguments: [
        ("abc", "abc", 0), ("abc", "acb", 1), ("abc", "abcd", 1), ("abc", "xbc", 1), ("abc", "", 3), ("kitten", "sitting", 3),
    ])
    func distances(left: String, right: String, expected: Int) {
        #expect(DidYouMean.distance(left, right, limit: 5) == expected)
        #expect(DidYouMean.distance(right, left, limit: 5) == expected)
        #expect(expected == 0 || DidYouMean.distance(left, right, limit: expected - 1) == nil)
    }

    @Test func aTextIsNoName() {
        #expect(DidYouMean.suggestions(for: String(repeating: "a", count: 100_000), among: [String(repeating: "a", count: 99_999)]) == [])
    }
}

@Suite struct WordingTests {
    @Test func numbers() {
        #expect(Wording.count(1, "error") == "1 error")
        #expect(Wording.count(0, "error") == "0 errors")
        #expect(Wording.count(2, "entry", "entries") == "2 entries")
    }

    @Test func lists() {
        #expect(Wording.list([]) == "")
        #expect(Wording.list(["a"]) == "a")
        #expect(Wording.list(["a", "b"]) == "a and b")
        #expect(Wording.list(["a", "b", "c"], "or") == "a, b or c")
        #expect(Wording.quotedList(["a", "b"]) == "`a` and `b`")
        #expect(Wording.shortList(["a", "b", "c"], limit: 2) == "a, b and c")
        #expect(Wording.shortList(["a", "b", "c", "d"], limit: 2) == "a, b and 2 more")
    }

    @Test func articles() {
        #expect(["enum", "class", "Integer", ""].map(Wording.withArticle) == ["an enum", "a class", "an Integer", ""])
    }
}

@Suite struct SummaryTests {
    @Test func words() {
        let error = Diagnostic(Samples.rule, "m")
        let warning = Diagnostic(Samples.hint, "m")
        let note = Diagnostic(Samples.hint, "m", severity: .note)
        #expect(Summary([error, warning, error]).text == "2 errors, 1 warning")
        #expect(Summary([note]).text == "1 note")
        #expect(Summary([note]).findings == 0)
        #expect(Summary([]).text == "nothing to report")
        #expect(Summary([warning]).styled(TerminalStyle(colour: true)) == "\u{1B}[1;33m1 warning\u{1B}[0m")
    }
}

@Suite struct RuleCatalogTests {
    private let catalog = RuleCatalog([Samples.rule], [Samples.hint, Samples.rule])

    @Test func rulesAreSortedAndOnce() {
        #expect(catalog.rules.map(\.id) == ["odd-value", "wrong-name"])
        #expect(catalog.clashes.isEmpty)
        #expect(catalog["odd-value"] == Samples.hint)
    }

    @Test func twoRulesWithOneIDClash() {
        let other = Rule("odd-value", "something else", explanation: "x")
        #expect(RuleCatalog([Samples.hint], [other]).clashes == ["odd-value"])
    }

    @Test func lookupKnowsWhatIsNear() {
        guard case .found(let rule) = catalog.lookup("wrong-name") else { return #expect(Bool(false), "the rule is there") }
        #expect(rule == Samples.rule)
        guard case .unknown(let suggestions) = catalog.lookup("wrong-nam") else { return #expect(Bool(false), "there is no such rule") }
        #expect(suggestions == ["wrong-name"])
    }
}

@Suite struct DisplayWidthTests {
    @Test(arguments: [
        ("abc", 3), ("한글", 4), ("ｱ", 1), ("Ａ", 2), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("→", 1), ("🙂", 2),
        ("\u{1112}\u{1161}\u{11AB}", 2),
    ])
    func widths(text: String, width: Int) {
        #expect(DisplayWidth.of(text) == width)
    }

    @Test func harmlessTextStays() {
        #expect(TerminalText.clean("한글\nabc") == "한글\nabc")
        #expect(TerminalText.clean("a\u{7F}\r\u{9B}") == "a␡␍\u{FFFD}")
    }
}

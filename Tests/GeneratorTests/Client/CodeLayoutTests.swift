import Testing

@testable import Generator

struct CodeLayoutTests {
    @Test func aCallThatFitsStaysOnItsLine() {
        #expect(CodeLayout.call("f", ["a: 1", "b: 2"], depth: 2) == ["f(a: 1, b: 2)"])
    }

    @Test func aLongCallHasOneArgumentALine() {
        let long = String(repeating: "x", count: 100)
        #expect(CodeLayout.call("f", ["a: \(long)", "b: \(long)"], " {", depth: 0) == ["f(", "    a: \(long),", "    b: \(long)", ") {"])
    }

    @Test func anArgumentThatIsTooLongIsBrokenToo() {
        let long = String(repeating: "x", count: 80)
        let lines = CodeLayout.call("f", ["a: g(b: \(long), c: \(long))", "d: 1"], depth: 0)
        #expect(lines == ["f(", "    a: g(", "        b: \(long),", "        c: \(long)", "    ),", "    d: 1", ")"])
    }

    @Test func aLongChainIsBrokenAtItsOperators() {
        let long = String(repeating: "x", count: 80)
        #expect(CodeLayout.broken("return \(long) && (\(long) || a)", depth: 1) == ["return \(long)", "    && (\(long) || a)"])
    }

    @Test func commentsWrapBehindTheirPrefix() {
        let text = Array(repeating: "word", count: 60).joined(separator: " ")
        let lines = CodeLayout.comment("name: \(text)", prefix: "/// - ", continuation: "///   ", depth: 1)
        #expect(lines.count == 3)
        #expect(lines[0].hasPrefix("/// - name: word") && lines[1].hasPrefix("///   word"))
        #expect(lines.allSatisfy { $0.count + 4 <= CodeLayout.width })
    }

    @Test(arguments: [
        ("a: 1, b: f(2, 3)", ["a: 1", "b: f(2, 3)"]), ("\"a, b\", c", ["\"a, b\"", "c"]), ("", []),
        ("[1, 2], { $0, $1 }", ["[1, 2]", "{ $0, $1 }"]),
    ])
    func arguments(_ text: String, _ items: [String]) {
        #expect(ArgumentList.split(text) == items)
    }
}

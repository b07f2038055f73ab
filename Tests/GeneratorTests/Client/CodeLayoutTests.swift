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

    @Test func commentsWrapBehindTheirPrefix() {
        let text = Array(repeating: "word", count: 60).joined(separator: " ")
        let lines = CodeLayout.comment(text, prefix: "/// ", depth: 1)
        #expect(lines.count == 3)
        #expect(lines.allSatisfy { $0.hasPrefix("/// word") && $0.count + 4 <= CodeLayout.width })
    }
}

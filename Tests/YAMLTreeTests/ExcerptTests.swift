import Diagnostics
import Testing
import YAMLTree

/// Messages name what the user wrote, but never pages of it.
@Suite struct ExcerptTests {
    @Test func aLongNameIsCut() {
        let name = String(repeating: "가", count: 1000)
        let messages = parse("a: *\(name)\n").diagnostics.map(\.message)
        #expect(messages.allSatisfy { $0.count < 120 })
        #expect(
            parse("? |\n  \(name)\n  more\n: 1\n? |\n  \(name)\n  more\n: 2\n").diagnostics.map(\.message) == [
                "the key `|…` is given twice"
            ])
    }

    @Test func aQuoteInAnEatenSignatureIsEscapedInTheAdvice() {
        let help = parse("- (void)a:(char *)\"b\";\n").diagnostics.first?.help
        #expect(help == #"an Objective-C method needs quotes: - "- (void)a:(char *)\"b\";""#)
    }

    @Test func theDuplicateIsNamedAsItIsWritten() {
        #expect(parse("a: 1\n'a': 2\n").diagnostics.map(\.message) == ["the key `'a'` is given twice"])
    }
}

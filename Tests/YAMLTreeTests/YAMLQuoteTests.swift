import Testing
import YAMLTree

@Suite struct YAMLQuoteTests {
    private static let nasty = [
        "", " ", "a", "a b", " a", "a ", "true", "No", "null", "~", "1", "1e3", "0x1F", ".inf", "- a", "-", "a: b", "a:", ":a", "a #b",
        "#a", "[a]", "{a}",
        "a, b", "&a", "*a", "!a", "|", ">", "%a", "@a", "`a`", "'", "\"", "\\", "\\n", "a\nb", "\n", "a\r\nb", "\t", "a\tb", "가나 다",
        "- (void)a:(int)b;",
        "<<", "=", "2024-01-01", "12:30", "\u{0}", "\u{7}", "\u{1B}[31m", "\u{7F}", "\u{85}", "\u{A0}", "\u{2028}", "\u{2029}", "\u{FEFF}a",
        "\u{202E}abc",
        "\u{FFFE}", "👩‍👩‍👧", "e\u{301}", "\u{10FFFF}", "---", "...", "? a", "a?", "yes", "y", "%YAML", "(a)", "a  b", "$self.x",
        "https://example.com/?a=b&c=d",
    ]

    @Test(arguments: nasty)
    func isReadBackAsItWas(text: String) throws {
        let quoted = YAMLQuote.scalar(text)
        #expect(quoted.split(whereSeparator: \.isNewline).count == 1)
        for yaml in ["k: \(quoted)\n", "- \(quoted)\n", "{k: \(quoted)}", "[\(quoted), x]", "\(quoted): v\n"] {
            let root = try tree(yaml)
            let scalar = try #require(root["k"]?.scalar ?? root.items.first?.scalar ?? root.entries.first?.key.scalar)
            #expect(Array(scalar.text.unicodeScalars) == Array(text.unicodeScalars))
            #expect(scalar.value == .string)
        }
    }

    @Test func everyCharacterOfTheFirstPlane() throws {
        let scalars = (0..<0x10000).compactMap { Unicode.Scalar($0 as UInt32) }
        let text = String(String.UnicodeScalarView(scalars))
        #expect(try tree("- \(YAMLQuote.scalar(text))\n").items.first?.text.map { Array($0.unicodeScalars) } == scalars)
    }

    @Test func plainWordsStayPlain() {
        #expect(YAMLQuote.scalar("requestAccessToken") == "requestAccessToken")
        #expect(YAMLQuote.scalar("한글 이름") == "한글 이름")
        #expect(YAMLQuote.scalar("no") == "\"no\"")
        #expect(YAMLQuote.quoted("a\u{1B}\u{2028}") == "\"a\\x1B\\u2028\"")
    }
}

import Testing

@testable import Generator

struct EscapingTests {
    @Test(arguments: [
        ("a\nlet x = 1", "a let x = 1"), ("a\r\nb\u{2028}c", "a b c"), ("end */ of", "end */ of"), ("x\u{202E}y\u{7}", "xy"),
        ("  a  b ", "a b"),
    ])
    func comment(_ text: String, _ line: String) {
        #expect(Escaping.comment(text) == line)
    }

    @Test(arguments: [
        ("a|b", "a\\|b"), ("<script>", "&lt;script&gt;"), ("a\nb", "a b"), ("*x* [y](z)", "\\*x\\* \\[y\\](z)"), ("`code_x`", "`code_x`"),
        ("odd ` tick", "odd \\` tick"), ("# no heading", "\\# no heading"), ("-", "\\-"), ("- no item", "\\- no item"),
        ("1. no item", "1\\. no item"), ("12) no item", "12\\) no item"),
        ("1 item", "1 item"), ("=== no heading", "\\=== no heading"), ("````", "\\`\\`\\`\\`"),
    ])
    func markdownCell(_ text: String, _ cell: String) {
        #expect(Escaping.markdownCell(text) == cell)
    }

    @Test func urls() {
        #expect(Escaping.urlComponent("a b&c=d/é") == "a%20b%26c%3Dd%2F%C3%A9")
    }

    @Test func yaml() {
        #expect(Escaping.yaml("- a: \"b\"\n\u{202E}#") == #""- a: \"b\"\n\U0000202E#""#)
    }

    @Test func mermaid() {
        #expect(Escaping.mermaid("a; b \"c\"\n#") == "a#59; b #quot;c#quot; #35;")
    }
}

/// Values that try to be more than text: in Swift, Markdown, HTML, JSON, YAML, a shell, a template, a header, a path.
enum HostileTexts {
    static let all = swift + pages + shells + values + names

    private static let swift = [
        "\"; fatalError(); let x = \"", "\\(fatalError())", "line\nlet injected = 1", "*/ let injected = 1 /*", "\"\"\"\nlet injected = 1",
        "1]); INJECTED(); foo([1", "#if false", "\u{202E}reversed\u{2069}", "`backtick`", "\r\nlet injected = 1",
        "\u{2028}let injected = 1",
        "// nothing", "/* nothing", "\\", "\\\"", "#\"#", "a // b */ c /* d",
    ]

    private static let pages = [
        "1. first", "1) first", "- item", "+ item", "---", "===", "# heading", "> quote", "    code", "| a | b |", "````", "~~~",
        "``` swift",
        "x)<script>alert(1)</script>", "</details></table>", "<!-- hidden", "&lt;b&gt; &amp; &#60;", "]]>", "[a](javascript:alert(1))",
        "![a](http://a.example/b.png)", "[a]: http://a.example", "*a* _b_ ~~c~~ **d**", "a | b\u{301} *c\u{301}*", "a  \nb",
        "a\n\nb\n---\nc",
        "https://a.example/b)(c?d=`e`&f=\"g\" h", "javascript:alert(1)", "www.a.example", "$a$ {#b} :c:", "a -- b ; c # d", "- [ ] task",
        "[^1]",
        "{% raw %}",
    ]

    private static let shells = ["$(id)", "'; rm -rf x; '", "`id`", "a & b && c | d > e", "!!", "%s%n%00", "~/x", "-rf", "a=b c"]

    private static let values = [
        "tab\there", "{{name}}{{{raw}}}", "{{", "\u{0}nul", "\u{FEFF}mark", "-", "1e999", "9223372036854775808", "-1", "0x1F", "true",
        "null", "~",
        "a\r\nX-Injected: 1", "../../etc/passwd", "/etc/passwd", "a/../b", "%2e%2e%2f", "{$nobody.here}", "{$", "$$",
        "\u{1F468}\u{200D}\u{1F469}",
        "가나다", "http://127.0.0.1:1/x?y#z", "//a.example", "\u{301}",
    ]

    private static let names = ["class", "_", "self", "Type", "init", "Any", "a b", "a-b", "a.b", "Foundation", "Error", "String"]
}

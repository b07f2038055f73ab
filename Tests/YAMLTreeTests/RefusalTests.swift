import Diagnostics
import SourceText
import Testing
import YAMLTree

@Suite struct RefusalTests {
    @Test(arguments: [
        ("a: 1\na: 2\n", ["yaml-duplicate-key 2:1 \"a\" 1:1 \"a\""]),
        ("a: 1\n\"a\": 2\n", ["yaml-duplicate-key 2:1 \"\"a\"\" 1:1 \"a\""]),
        ("{\"\\x61\": 1, a: 2}", ["yaml-duplicate-key 1:13 \"a\" 1:2 \"\"\\x61\"\""]),
        ("x:\n  가: 1\n  나: 1\n  가: 2\n  가: 3\n", ["yaml-duplicate-key 4:3 \"가\" 2:3 \"가\"", "yaml-duplicate-key 5:3 \"가\" 2:3 \"가\""]),
        ("- {a: 1}\n- {a: 1}\n", []),
        ("a: &x 1\nb: *x\n", ["yaml-anchor 1:4 \"&x\"", "yaml-alias 2:4 \"*x\""]),
        ("a: &x\n  b: c\n", ["yaml-anchor 1:4 \"&x\""]),
        ("a: !!str 1\nb: !<tag:x> [c]\n", ["yaml-tag 1:4 \"!!str\"", "yaml-tag 2:4 \"!<tag:x>\""]),
        ("a: !t &x 1\n", ["yaml-tag 1:4 \"!t\"", "yaml-anchor 1:7 \"&x\""]),
        ("&x a: 1\n", ["yaml-anchor 1:1 \"&x\""]),
        ("<<: {a: b}\n", ["yaml-merge-key 1:1 \"<<\""]),
        ("'<<': x\n", []),
        ("[a, b]: c\n", ["yaml-complex-key 1:1 \"[a, b]\""]),
        ("? {a: b}\n: c\n", ["yaml-complex-key 1:3 \"{a: b}\""]),
        ("? \n: c\n", ["yaml-empty-key 1:2 \"\""]),
        ("a: b\n---\nc: d\n", ["yaml-many-documents 2:1 \"---\" 1:1 \"a\""]),
        ("---\na: b\n...\n---\nc", ["yaml-many-documents 4:1 \"---\" 1:1 \"---\""]),
        ("---\na: b\n...\n", []),
        ("", ["yaml-empty 1:1 \"\""]), ("# only words\n", ["yaml-empty 1:1 \"\""]), ("---\n", ["yaml-empty 1:1 \"\""]),
        ("\u{FEFF}", ["yaml-empty 1:1 \"\""]),
    ])
    func everyRefusalWithItsPlaces(text: String, expected: [String]) {
        #expect(findings(text) == expected)
    }

    @Test func manyKeysAreComparedToo() {
        let keys = (0..<500).map { "key\($0): x\n" }
        #expect(
            findings((keys + ["key7: y\n", "other: z\n", "key499: y\n"]).joined()) == [
                "yaml-duplicate-key 501:1 \"key7\" 8:1 \"key7\"", "yaml-duplicate-key 503:1 \"key499\" 500:1 \"key499\"",
            ])
    }

    @Test func allIsReportedAtOnceAndTheTreeIsWhole() {
        let (root, diagnostics) = parse("a: 1\na: !t 2\nb: *x\n<<: c\n")
        #expect(diagnostics.map(\.rule.id) == ["yaml-duplicate-key", "yaml-tag", "yaml-alias", "yaml-merge-key"])
        #expect(root?.entries.map(\.name) == ["a", "a", "b", "<<"])
        #expect(root?["a"]?.text == "1")
    }

    @Test func whatWasFoundBeforeASyntaxErrorIsReported() {
        let (root, diagnostics) = parse("a: 1\na: 2\nb: [\n")
        #expect(root == nil)
        #expect(diagnostics.map(\.rule.id) == ["yaml-duplicate-key", "yaml-syntax"])
    }

    @Test func diagnosticsStayBounded() {
        let diagnostics = parse(String(repeating: "- &a x\n", count: 5000)).diagnostics
        #expect(diagnostics.count == 200)
        #expect(diagnostics.last?.notes == ["4800 more findings in this file are not shown"])
    }

    @Test(arguments: ["[", "{a: ", "- ", "? "])
    func depthIsCapped(opening: String) {
        let diagnostics = parse(String(repeating: opening, count: 100_000)).diagnostics
        #expect(diagnostics.map(\.rule.id) == ["yaml-too-deep"])
    }

    @Test func sixtyFourIsDeepEnoughAndOneMoreIsNot() {
        func nested(_ depth: Int) -> String { String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }
        #expect(findings(nested(64)) == [])
        #expect(findings(nested(65)) == ["yaml-too-deep 1:65 \"[\""])
    }

    @Test func aFileThatIsTooLarge() {
        let file = SourceFile(path: "big.yaml", bytes: [UInt8](repeating: 0x23, count: (64 << 20) + 1))
        let (root, diagnostics) = YAMLTree.parse(file)
        #expect(root == nil)
        #expect(diagnostics.map(\.message) == ["the file has 65 MiB, and 64 MiB is the limit"])
    }
}

@Suite struct EatenMinusTests {
    @Test(arguments: [
        ("- (void)logout;\n", ["yaml-eaten-minus 1:3 \"(void)logout;\""]),
        ("m:\n  -   (void)a:(int)b;\n", ["yaml-eaten-minus 2:7 \"(void)a:(int)b;\""]),
        ("- (void)a: (int)b\n", ["yaml-eaten-minus 1:3 \"(void)a\""]),
        ("- \"- (void)logout;\"\n", []), ("- -(void)logout;\n", []), ("- + (void)shared;\n", []), ("m: (void)a\n", []), ("[(a)]\n", []),
        ("- \"(a)\"\n", []), ("- (null)\n", []), ("- (optional) the name of a lamp\n", []), ("- (1) first\n", []), ("- (see) below\n", []),
        ("- (void) logout NS_SWIFT_NAME(out())\n", ["yaml-eaten-minus 1:3 \"(void) logout NS_SWIFT_NAME(out())\""]),
        ("- (void (^)(BOOL))handler\n", ["yaml-eaten-minus 1:3 \"(void (^)(BOOL))handler\""]),
    ])
    func onlyAfterADash(text: String, expected: [String]) {
        #expect(findings(text) == expected)
    }

    @Test func theHintShowsWhatToWrite() {
        let diagnostic = parse("- (void)logout;\n").diagnostics.first
        #expect(diagnostic?.severity == .warning)
        #expect(diagnostic?.help == "an Objective-C method needs quotes: - \"- (void)logout;\"")
    }
}

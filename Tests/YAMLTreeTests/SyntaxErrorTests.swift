import Diagnostics
import SourceText
import Testing
import YAMLTree

@Suite struct SyntaxErrorTests {
    @Test(arguments: [
        ("a: b: c\n", ["yaml-syntax 1:5 \":\""]),
        ("가나: @x\n", ["yaml-syntax 1:5 \"@\""]),
        ("a: \"open\nb: c\n", ["yaml-syntax 1:4 \"\"\" 3:1 \"\""]),
        ("a: [1, 2\nb: c\n", ["yaml-syntax 2:2 \":\" 1:4 \"[\""]),
        ("a: - b\n", ["yaml-syntax 1:4 \"-\""]),
        ("a: b\n\tc: d\n", ["yaml-syntax 2:1 \"\t\" 1:4 \"b\""]),
        ("]", ["yaml-syntax 1:1 \"]\""]),
        ("\"\\q\"", ["yaml-syntax 1:2 \"\\\" 1:1 \"\"\""]),
    ])
    func placesInCharacters(text: String, expected: [String]) {
        #expect(findings(text) == expected)
        #expect(parse(text).root == nil)
    }

    @Test func readsLikeThis() {
        #expect(
            TextRenderer.render(parse("이름: \"값\"\nlist: [한 줄, `두 줄`]\n").diagnostics) == """
                error[yaml-syntax]: found character that cannot start any token while scanning for the next token
                 --> f.yaml:2:13
                  |
                2 | list: [한 줄, `두 줄`]
                  |               ^
                  |
                  = help: quote a text that starts with a backtick


                """
        )
    }

    @Test(arguments: [
        ("a: - (void)b\n", "quote a text that starts with a minus and a blank, such as an Objective-C method"),
        ("a: b: c\n", "quote a text that holds a colon and a blank, or check the indentation"),
        ("a: \"b\n", "close the quote"), ("a:\n\t- b\n", "indent with blanks, not with tabs"),
        ("a: @b\n", "quote a text that starts with `@`"),
        ("a:\n  b: c\n d: e\n", "check the indentation, and that quotes and brackets are closed"),
    ])
    func commonMistakesGetAdvice(text: String, help: String) {
        #expect(parse(text).diagnostics.map(\.help) == [help])
    }
}

@Suite struct EncodingTests {
    @Test(
        arguments: [
            ([0x61, 0x3A, 0x20, 0xFF], ["yaml-not-utf8 1:4 \"\u{FFFD}\""]),
            ([0x61, 0x0A, 0xC0, 0x80], ["yaml-not-utf8 2:1 \"\u{FFFD}\""]),
            ([0xED, 0xA0, 0x80], ["yaml-not-utf8 1:1 \"\u{FFFD}\""]),
            ([0xF4, 0x90, 0x80, 0x80], ["yaml-not-utf8 1:1 \"\u{FFFD}\""]),
            ([0x61, 0xE3, 0x81], ["yaml-not-utf8 1:2 \"\u{FFFD}\""]),
            ([0xFF, 0xFE, 0x61, 0x00], ["yaml-not-utf8 1:1 \"\u{FFFD}\u{FFFD}\""]),
            ([0xFE, 0xFF, 0x00, 0x61], ["yaml-not-utf8 1:1 \"\u{FFFD}\u{FFFD}\""]),
            ([0x61, 0x00, 0x07, 0x62], ["yaml-control-character 1:2 \"\0\"", "yaml-control-character 1:3 \"\u{7}\""]),
            ([0xC2, 0x9B], ["yaml-control-character 1:1 \"\u{9B}\""]),
            ([0xEF, 0xBF, 0xBE], ["yaml-control-character 1:1 \"\u{FFFE}\""]),
        ] as [([UInt8], [String])])
    func everyBadByteHasItsPlace(bytes: [UInt8], expected: [String]) {
        #expect(findings(bytes: bytes) == expected)
    }

    @Test func aFileInAnotherEncodingSaysTheByte() {
        let (root, diagnostics) = YAMLTree.parse(SourceFile(path: "f", bytes: Array("a: ".utf8) + [0xB0, 0xA1]))
        #expect(root == nil)
        #expect(diagnostics.map(\.message) == ["byte 3 is 0xB0, which is not UTF-8 here"])
    }

    @Test func binaryFilesGetFewWords() {
        #expect(YAMLTree.parse(SourceFile(path: "f", bytes: [UInt8](repeating: 0, count: 1000))).diagnostics.count == 10)
    }
}

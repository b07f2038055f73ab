import Diagnostics
import SourceText
import Testing

@Suite struct TextRendererTests {
    @Test func everyPartOfADiagnostic() {
        #expect(
            TextRenderer.render(Samples.full) == """
                error[wrong-name]: the name `three` is wrong
                 --> Specs/api.yaml:5:7
                  |
                1 | name: one
                  |       --- first
                ...
                5 | name: three
                  |       ^^^^^ in the spec
                 ::: guide.html:2:4
                  |
                2 | <b>one</b>
                  |    --- in the guide
                  |
                  = note: names are unique
                  = note: two
                          lines
                  = help: rename it

                """
        )
    }

    @Test func withoutAPlace() {
        #expect(
            TextRenderer.render(Diagnostic(Samples.hint, "it is odd", help: "look")) == "warning[odd-value]: it is odd\n  = help: look\n")
    }

    @Test func severalAreSetApart() {
        let diagnostic = Diagnostic(Samples.hint, "odd", severity: .note)
        #expect(TextRenderer.render([diagnostic, diagnostic]) == "note[odd-value]: odd\n\nnote[odd-value]: odd\n\n")
    }

    @Test func twoMarksInOneLine() {
        let file = SourceFile(path: "f", text: "a: b")
        let labels = [Samples.label(file, "b", "this"), Samples.label(file, "a", "that")]
        #expect(
            TextRenderer.render(Diagnostic(Samples.rule, "look", at: labels)) == """
                error[wrong-name]: look
                 --> f:1:4
                  |
                1 | a: b
                  |    ^ this
                  | - that

                """
        )
    }

    @Test func gutterIsAsWideAsTheLargestNumber() {
        let text = Samples.text(String(repeating: "\n", count: 99) + "here", marking: "here")
        #expect(text == "error[wrong-name]: look\n   --> f:100:1\n    |\n100 | here\n    | ^^^^\n")
    }

    @Test func spanOverSeveralLines() {
        #expect(
            Samples.text("a: [\n  1,\n  2,\n  ]\nb", marking: "[\n  1,\n  2,\n  ]", "the list") == """
                error[wrong-name]: look
                 --> f:1:4
                  |
                1 | a: [
                  |    ^ from here
                ...
                4 |   ]
                  |   ^ to here: the list

                """
        )
    }

    @Test func lineBreakAtTheEndOfASpanIsNotALine() {
        #expect(Samples.text("ab\ncd", marking: "ab\n") == "error[wrong-name]: look\n --> f:1:1\n  |\n1 | ab\n  | ^^\n")
    }

    @Test(arguments: [
        ("이름: 값", "값", "1 | 이름: 값", "  |       ^^"),
        ("\tkey: x", "x", "1 |     key: x", "  |          ^"),
        ("e\u{301}e: x", "x", "1 | e\u{301}e: x", "  |     ^"),
        ("a 👩‍👩‍👧 b", "b", "1 | a 👩‍👩‍👧 b", "  |      ^"),
        ("a\u{1B}[31m b", "b", "1 | a␛[31m b", "  |        ^"),
        ("a\u{202E}b c", "c", "1 | a\u{FFFD}b c", "  |     ^"),
    ])
    func underlinesAreWhereTheTextIs(source: String, marked: String, line: String, underline: String) {
        let lines = Samples.text(source, marking: marked).split(separator: "\n").map(String.init)
        #expect(lines[3...] == [line, underline])
    }

    @Test func bytesThatAreNoTextTakeOneColumnEach() {
        let file = SourceFile(path: "f", bytes: [0x61, 0xFF, 0xFE, 0x62])
        let text = TextRenderer.render(Diagnostic(Samples.rule, "look", at: [Label(Place(file, Span(2, 3)))]))
        #expect(text.hasSuffix("1 | a\u{FFFD}\u{FFFD}b\n  |   ^\n"))
    }

    @Test func emptySpanAtTheEndOfTheFile() {
        for text in ["", "ab", "ab\n"] {
            let file = SourceFile(path: "f", text: text)
            let span = Span(file.bytes.count, file.bytes.count)
            #expect(TextRenderer.render(Diagnostic(Samples.rule, "look", at: [Label(Place(file, span))])).hasSuffix("^\n"))
        }
    }

    @Test func aLongLineIsCutAroundTheSpan() {
        let digits = String(repeating: "0123456789", count: 20)
        let lines = Samples.text(digits + "HERE" + digits, marking: "HERE", width: 40).split(separator: "\n")
        #expect(lines[3] == "1 | …890123456789HERE0123456789012345678901…")
        #expect(lines[4] == "  |              ^^^^")
    }

    @Test func aLongLineCutInWideText() {
        let lines = Samples.text(String(repeating: "가", count: 500) + "여기" + "나", marking: "여기", width: 30).split(separator: "\n")
        #expect(lines[3].hasSuffix("가여기나"))
        #expect(lines[3].hasPrefix("1 | …"))
        let before = lines[3].dropFirst(4).prefix { $0 != "여" }
        #expect(lines[4] == "  | " + String(repeating: " ", count: DisplayWidth.of(String(before))) + "^^^^")
    }

    @Test func twoMarksFarApartInALongLineAreBothSeen() {
        let file = SourceFile(path: "f", text: "FIRST" + String(repeating: ".", count: 500) + "LAST")
        let labels = [Samples.label(file, "LAST"), Samples.label(file, "FIRST", "before")]
        let text = TextRenderer.render(Diagnostic(Samples.rule, "look", at: labels), width: 40)
        #expect(text.contains(".LAST\n"))
        #expect(text.contains("1 | FIRST."))
    }

    @Test func colourOnlyWhenAskedFor() {
        let coloured = TextRenderer.render(Samples.full, style: TerminalStyle(colour: true))
        #expect(coloured.hasPrefix("\u{1B}[1;31merror[wrong-name]\u{1B}[0m"))
        #expect(!TextRenderer.render(Samples.full).contains("\u{1B}"))
        #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == TextRenderer.render(Samples.full))
    }

    @Test func messagesCannotDriveTheTerminal() {
        #expect(TextRenderer.render(Diagnostic(Samples.rule, "a\u{1B}[2Jb")) == "error[wrong-name]: a␛[2Jb\n")
    }
}

@Suite struct TerminalStyleTests {
    @Test(
        arguments: [
            (true, [:], true), (false, [:], false), (true, ["NO_COLOR": "1"], false), (true, ["TERM": "dumb"], false),
            (false, ["CLICOLOR_FORCE": "1"], true), (false, ["CLICOLOR_FORCE": "0"], false), (true, ["NO_COLOR": ""], true),
        ] as [(Bool, [String: String], Bool)])
    func whenToUseColour(isTerminal: Bool, environment: [String: String], expected: Bool) {
        #expect(TerminalStyle.wantsColour(isTerminal: isTerminal, environment: environment) == expected)
    }

    /// Eight warnings of one kind and an error between them: two are shown whole, the others by their lines; the error as ever.
    @Test func whatManyPlacesHaveInCommonIsToldOnce() {
        let file = SourceFile(path: "a.yaml", text: (1...20).map { "line \($0)\n" }.joined())
        func warning(_ line: Int) -> Diagnostic {
            Diagnostic(Samples.hint, "to be written", at: [Label(Place(file, file.lineSpan(line)))])
        }
        let lines = [1, 3, 4, 5, 7, 9, 10, 20]
        let text = TextRenderer.render(lines.map(warning) + [Diagnostic(Samples.rule, "look", at: [Label(Place(file, file.lineSpan(2)))])])
        #expect(text.ranges(of: "-->").count == 3)
        #expect(text.contains("warning[odd-value]: to be written, also in\n  a.yaml: lines 4-5, 7, 9-10, 20\n\n"))
        #expect(TextRenderer.render(lines.prefix(5).map(warning)).ranges(of: "-->").count == 5)
    }

    /// Methods that do not say what they do, in a spec that begins to: the others are told by line and name, errors too.
    @Test func whatManyNamesHaveInCommonIsToldByName() {
        let file = SourceFile(path: "a.yaml", text: String(repeating: "line\n", count: 40))
        func finding(_ line: Int, help: String = "add `flow:`") -> Diagnostic {
            Diagnostic(
                Samples.rule, "the method `call\(line)` of `Door` has no `flow`", at: [Label(Place(file, file.lineSpan(line)))], help: help)
        }
        let text = TextRenderer.render((1...12).map { finding($0) } + [finding(30, help: "another way out")])
        #expect(text.ranges(of: "-->").count == 3)
        #expect(
            text.contains(
                "error[wrong-name]: the method `…` of `Door` has no `flow`, also in\n  a.yaml: lines 3 `call3`, 4 `call4`, 5 `call5`,"),
            "\(text)")
        #expect(text.contains("12 `call12`\n\n") && !text.contains("30 `call30`"), "\(text)")
        #expect(TextRenderer.render((1...11).map { finding($0) }).ranges(of: "-->").count == 11)
    }

    /// A draft of hundreds of endpoints has a warning on every other line: how many more there are is told, and where all are listed.
    @Test func thousandsOfPlacesAreCounted() {
        let file = SourceFile(path: "a.yaml", text: String(repeating: "line\n", count: 201))
        let warnings = stride(from: 1, through: 201, by: 2).map {
            Diagnostic(Samples.hint, "to be written", at: [Label(Place(file, file.lineSpan($0)))])
        }
        let text = TextRenderer.render(warnings)
        #expect(text.contains(" 83 and 59 more,") || text.contains(" 83\n    and 59 more,"), "\(text)")
        #expect(!text.contains("85") && text.contains("`--format json`"))
    }
}

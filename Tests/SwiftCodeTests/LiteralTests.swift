import SwiftCode
import Testing

/// No text leaves the literal, the comment or the name that it stands in.
struct LiteralTests {
    @Test(arguments: [
        ("", "\"\""), ("say \"hi\"", "\"say \\\"hi\\\"\""), ("back\\slash", "\"back\\\\slash\""), ("a\nb\r\tc", "\"a\\nb\\r\\tc\""),
        ("\\(secret)", "\"\\\\(secret)\""), ("\\\"", "\"\\\\\\\"\""), ("nul\u{0}bell\u{7}", "\"nul\\u{0}bell\\u{7}\""),
        ("right\u{202E}left\u{2066}", "\"right\\u{202E}left\\u{2066}\""), ("line\u{2028}end\u{2029}", "\"line\\u{2028}end\\u{2029}\""),
        ("안녕하세요", "\"안녕하세요\""), ("😀", "\"😀\""), ("👩\u{200D}👧", "\"👩\\u{200D}👧\""), ("\"\"\"", "\"\\\"\\\"\\\"\""), ("#\"", "\"#\\\"\""),
        ("// no comment /* none */", "\"// no comment /* none */\""),
    ])
    func textStaysALiteral(_ text: String, _ literal: String) {
        #expect(SwiftExpression.string(text).printed() == literal)
        #expect(SwiftExpression.prose(text).printed() == literal)
        #expect(SwiftExpression.string([.text(text), .value(.name("x"))]).printed() == literal.dropLast() + "\\(x)\"")
    }

    @Test(arguments: [
        (0, "0"), (-1, "-1"), (999_999, "999999"), (1_000_000, "1_000_000"), (-12_345_678, "-12_345_678"),
        (Int.min, "-9_223_372_036_854_775_808"),
    ])
    func wholeNumbers(_ number: Int, _ text: String) { #expect(SwiftExpression.integer(number).printed() == text) }

    @Test(arguments: [
        (1.0, "1.0"), (-0.5, "-0.5"), (1e100, "1e+100"), (.infinity, ".infinity"), (-.infinity, "-.infinity"), (.nan, ".nan"),
    ])
    func numbers(_ number: Double, _ text: String) { #expect(SwiftExpression.number(number).printed() == text) }

    @Test func proseIsSplitBetweenWords() {
        let prose = SwiftExpression.prose("One two three four five six.")
        #expect(SwiftStatement.return(prose).printed(width: 24) == "return \"One two three \"\n    + \"four five six.\"")
        #expect(prose.dot("count").printed(width: 20) == "\"One two three four five six.\"\n    .count")
    }

    @Test func commentsStayOnTheirLines() {
        let text = "First\nlet x = 1 \u{2028} // \u{202E}more\u{0}"
        #expect(SwiftStatement.comment(text).printed() == "// First let x = 1 // more")
        let declaration = SwiftDeclaration.constant("a", nil, .null, documentation: SwiftDocumentation(text))
        #expect(declaration.printed() == "/// First let x = 1 // more\nlet a = nil")
    }

    // MARK: names

    @Test(arguments: ["default", "in", "class", "protocol", "is", "repeat", "where", "throws", "import"])
    func keywordsAreNamesInBackticks(_ word: String) {
        #expect(SwiftExpression.name(word).printed() == "`\(word)`")
        #expect(SwiftExpression.name("x").dot(word).printed() == "x.\(word)")
        #expect(SwiftExpression.implicit(word).printed() == ".\(word)")
        #expect(SwiftExpression.call("f", [SwiftArgument(word, .null)]).printed() == "f(\(word): nil)")
        #expect(SwiftStatement.constant(word, nil, .null).printed() == "let `\(word)` = nil")
        #expect(SwiftDeclaration.enumCase(word).printed() == "case `\(word)`")
        let function = SwiftFunction(.named(word), [SwiftParameter(word, "x", "Int")], nil)
        #expect(SwiftDeclaration.function(function).printed() == "func `\(word)`(\(word) x: Int)")
    }

    @Test func wordsThatNeedThemElsewhere() {
        #expect(SwiftExpression.name("x").dot("init").printed() == "x.`init`")
        #expect(SwiftExpression.name("x").dot("Type").printed() == "x.`Type`")
        #expect(SwiftExpression.call("f", [SwiftArgument("inout", .null)]).printed() == "f(`inout`: nil)")
        #expect(SwiftExpression.this.dot("a").printed() == "self.a")
        #expect(SwiftDeclaration.type(.enum, "Protocol", members: []).printed() == "enum `Protocol` {}")
        #expect(SwiftDeclaration.type(.enum, "Any", members: []).printed() == "enum `Any` {}")
        #expect(SwiftExpression.keyPath("default", "init").printed() == "\\.default.`init`")
    }
}

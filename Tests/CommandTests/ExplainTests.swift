import Foundation
import Testing

/// `guidewright explain`, of rules and of the language.
@Suite struct ExplainTests {
    private let scratch: Scratch
    private let tool: Tool

    init() throws {
        scratch = try Scratch()
        tool = Tool(folder: scratch.url)
    }

    @Test func aVerbIsShownWithWhatStandsBesideIt() throws {
        let result = try tool("explain", "claim")
        #expect(result.code == 0)
        #expect(result.lines.first == "claim: a step of a flow")
        #expect(result.output.contains("    otherwise  what is done when it does not hold"))
        #expect(result.output.contains("    - claim: {name: $value}"))
    }

    @Test func aFunctionIsShownWithItsTypes() throws {
        let result = try tool("explain", "replace")
        #expect(result.output.contains("  types: string, string, string → string"))
        #expect(result.output.contains("    {replace: [$text, $text, $text]}"))
    }

    @Test func aKeyIsShownForEachPartThatHasIt() throws {
        #expect(try tool("explain", "wire").output.contains("wire: a key of `field`, `parameter` and `commonHeader`"))
        #expect(try tool("explain", "field.wire").lines.first == "wire: a key of `field`")
    }

    @Test func whatStandsBesideAVerbIsShown() throws {
        #expect(try tool("explain", "again").lines.first == "again: a key of `repeat`")
    }

    @Test func aWordOfTheDocumentationIsShown() throws {
        for word in ["handler", "default"] {
            let result = try tool("explain", word)
            #expect(result.code == 0)
            #expect(result.lines.first == "\(word): a word of the documentation; no key has this name")
        }
        #expect(try tool("explain", "handler").output.contains("complete: {code: $opened.code, error: null}"))
        #expect(try tool("explain", "default").output.contains("{first: [$arg.name, nobody]}"))
    }

    @Test func whatIsNothingIsToldSo() throws {
        let result = try tool("explain", "repalce")
        #expect(result.code == 2)
        #expect(result.errors.contains("there is no rule, verb, function or key `repalce`"))
        #expect(result.errors.contains("did you mean `replace` or `replaces`?"))
    }
}

import Guide
import Testing

@Suite struct UnendedStatementsTests {
    private func found(_ code: String) throws -> [String] {
        try slips(
            .unendedStatement, in: "```objc\n@interface LMPLamp : NSObject\n- (void)dim:(int)by;\n@end\n```\n\n```objc\n\(code)\n```\n")
    }

    @Test(arguments: [
        "[[LMPLamp shared] dim:3]", "LMPLamp *lamp = [LMPLamp shared]\n[lamp dim:3];", "if (lamp) {\n  [lamp dim:3]\n}",
        "[lamp dim:3]\n- (void)foo {\n}", "[lamp dim:3]\n...\nreturn YES;", "{\n...\n[lamp dim:3]\n}",
    ])
    func aMessageThatNothingEnds(code: String) throws {
        #expect(try found(code).count == 1)
    }

    @Test func itIsNamedAfterItsCall() throws {
        #expect(try found("[[LMPLamp shared] dim:3]") == ["dim: @8"])
    }

    @Test(arguments: [
        "[[LMPLamp shared] dim:3];", "[lamp dim:[other\n  level]];", "[lamp dim:3].next;", "x = [lamp level]\n  + 3;", "@[lamp, other]",
        "int levels[3] = {1, 2, 3};", "- (void)dim:(int)by\n{\n}", "[lamp", "lamp]", "#import <Lamp/Lamp.h>\n@[@1]",
        "return [lamp level] ;",
        "[lamp dim:3] // then\n;", "for (LMPLamp *lamp in [house lamps]) {\n}",
    ])
    func whatIsEndedOrNoStatement(code: String) throws {
        #expect(try found(code) == [])
    }

    @Test func swiftHasNoSemicolons() throws {
        #expect(try slips(.unendedStatement, in: "```swift\nlet lamps = [LMPLamp.shared]\n```\n") == [])
    }
}

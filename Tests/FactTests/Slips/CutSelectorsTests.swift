import Guide
import Testing

@Suite struct CutSelectorsTests {
    private static let declaration =
        "```objc\n@interface LMPLamp : NSObject\n- (void)lampHouse:(id)lamp didFail:(NSError *)error;\n- (void)dim:(int)by;\n@end\n```\n\n"

    @Test func aSelectorWithoutItsLastColon() throws {
        #expect(
            try slips(.cutSelector, in: Self.declaration + "Then `lampHouse:didFail` is called.\n") == [
                "lampHouse:didFail → lampHouse:didFail: @8"
            ])
    }

    @Test(arguments: [
        "Then `lampHouse:didFail:` is called.", "Call `dim` in the evening.", "Call `lampHouse:didGlow` at night.",
        "`lamp(_:didFail)` in Swift.",
    ])
    func whatIsWholeOrUnknown(sentence: String) throws {
        #expect(try slips(.cutSelector, in: Self.declaration + sentence + "\n") == [])
    }
}

import Guide
import Testing

@Suite struct MisspelledPartsTests {
    private func found(_ member: String) throws -> [String] {
        try slips(.misspelledPart, in: "```objc\n@interface LMPLamp : NSObject\n\(member)\n@end\n```\n")
    }

    @Test(arguments: [
        ("- (void)lamp:(id)lamp didRecieveLight:(int)light;", "Recieve → Receive @3"),
        ("@property (nonatomic) BOOL isSucess;", "Sucess → Success @3"),
        ("- (void)seperate;", "seperate → separate @3"),
    ])
    func aWordInsideOfAName(member: String, expected: String) throws {
        #expect(try found(member) == [expected])
    }

    @Test(arguments: ["- (void)lamp:(id)lamp didReceiveLight:(int)light;", "@property (nonatomic) int receipts;", "- (void)LMPRECIEVE;"])
    func rightWordsAndWholeOnes(member: String) throws {
        #expect(try found(member).filter { !$0.hasPrefix("LMPRECIEVE") } == [])
    }

    @Test func everyPlaceIsOne() throws {
        #expect(try found("- (void)recieveLight;\n- (void)recieveSound;").count == 2)
    }
}

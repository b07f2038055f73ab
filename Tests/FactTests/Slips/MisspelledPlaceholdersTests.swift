import Guide
import Testing

@Suite struct MisspelledPlaceholdersTests {
    @Test(arguments: [
        ("INPUT_YOUE_APPKEY", "INPUT_YOUR_APPKEY"), ("INPUT_YOUR_APPEKY", "INPUT_YOUR_APPKEY"), ("YUOR_CLIENT_ID", "YOUR_CLIENT_ID"),
        ("ENTER_SECERT_HERE", "ENTER_SECRET_HERE"),
    ])
    func aSlipInAWordOfPlaceholders(wrong: String, right: String) throws {
        let code = "```objc\n[LMPLamp lightWithKey:@\"\(wrong)\"];\n```\n"
        #expect(try slips(.misspelledPlaceholder, in: code) == ["\(wrong) → \(right) @2"])
    }

    @Test(arguments: [
        "INPUT_YOUR_APPKEY", "YOUR_LAMP_ID", "LAMP_TOKNE", "ENTER_THERE", "YOUR_TOKENS", "kUserKey", "MAX_WIDTH_KEY", "USER_NAMES",
    ])
    func whatIsRightOrNoPlaceholder(word: String) throws {
        #expect(try slips(.misspelledPlaceholder, in: "```objc\n[LMPLamp lightWithKey:@\"\(word)\"];\n```\n") == [])
    }
}

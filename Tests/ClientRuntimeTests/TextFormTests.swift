import ClientRuntime
import Testing

/// Texts and dates as flows and mocks work them out.
@Suite struct TextFormTests {
    @Test func aWholeNumberHasNoPoint() throws {
        #expect([7, -3, 0.5, 1e16, 0.1 + 0.2].map(TextForm.number) == ["7", "-3", "0.5", "10000000000000000", "0.30000000000000004"])
        #expect(JSONValue.double(7).wireText == "7" && JSONValue.array([.double(7), 7.5]).description == "[7,7.5]")
        #expect(JSONValue.parsed("{\"a\":1}") == ["a": 1] && JSONValue.parsed("a{b") == nil && JSONValue.parsed("null") == nil)
    }

    @Test(
        "as `printf` writes them",
        arguments: [
            (12.5, 2, "12.50"), (1.005, 2, "1.00"), (2.5, 0, "2"), (3.5, 0, "4"), (0.125, 2, "0.12"), (9.999, 2, "10.00"),
            (-0.004, 2, "-0.00"),
            (1234567.891, 1, "1234567.9"), (1e-9, 3, "0.000"), (0.1, 15, "0.100000000000000"), (7, 2, "7.00"),
        ]) func numbersHaveDecimals(_ number: Double, _ places: Int, _ text: String)
    {
        #expect(TextForm.decimals(number, places) == text)
    }

    @Test func numbersAreDividedAndRounded() {
        #expect(TextForm.divided(9, by: 4) == 2.25 && TextForm.divided(1, by: 0) == nil)
        #expect(TextForm.whole(2.5, rounded: .toNearestOrAwayFromZero) == 3 && TextForm.whole(-2.1, rounded: .up) == -2)
        #expect(TextForm.whole(1e300, rounded: .down) == .max && TextForm.whole(.nan, rounded: .up) == 0)
    }

    @Test(arguments: ["", "f", "fo", "foo", "Größe?>", "\u{1F4A1}"]) func bytesComeBack(_ text: String) {
        #expect(TextForm.fromBase64(TextForm.base64(text)) == text)
        #expect(TextForm.fromBase64(TextForm.base64URL(text)) == text)
        #expect(TextForm.fromHex(TextForm.hex(text)) == text)
    }

    @Test func bytesAreWrittenAsDocumented() {
        #expect(TextForm.base64("foo?>") == "Zm9vPz4=")
        #expect(TextForm.base64URL("foo?>") == "Zm9vPz4")
        #expect(TextForm.base64URL("???") == "Pz8_")
        #expect(TextForm.hex("Aÿ") == "41c3bf")
        #expect(TextForm.hexToBase64("00ff") == "AP8=" && TextForm.hexToBase64URL("fbff") == "-_8" && TextForm.hexToBase64("0") == nil)
    }

    @Test(arguments: ["a", "Zg=a", "%%%%", "/w=="]) func whatIsNoTextInBase64IsNone(_ text: String) {
        #expect(TextForm.fromBase64(text) == nil)
    }

    @Test(arguments: ["a", "0g", "ff"]) func whatIsNoTextInHexadecimalIsNone(_ text: String) {
        #expect(TextForm.fromHex(text) == nil)
    }

    @Test func partsOfTextsAreTaken() {
        #expect(TextForm.part("P1euXYZ", from: 1, count: 4) == "1euX" && TextForm.part("ab", from: 1, count: 4) == "b")
        #expect(TextForm.part("abc", from: -2, count: 1) == "b" && TextForm.part("abc", from: -9, count: 9) == "abc")
        #expect(TextForm.part("abc", from: 5, count: 1).isEmpty && TextForm.part("abc", from: 0, count: -1).isEmpty)
        #expect(TextForm.part("abc", from: .min, count: 1) == "a" && TextForm.part("", from: -1, count: 1).isEmpty)
    }

    @Test func textsAreTakenApart() {
        #expect(TextForm.trimmed(" \n a b\t") == "a b")
        #expect(TextForm.parts("a,,b", ",") == ["a", "", "b"])
        #expect(TextForm.parts("", ",") == [] && TextForm.parts("ab", "") == ["ab"])
        #expect(TextForm.replaced("aXbX", "X", with: "-") == "a-b-" && TextForm.replaced("ab", "", with: "-") == "ab")
        #expect(TextForm.matches("ab12", #"[a-z]+\d+"#) && !TextForm.matches("ab12!", #"[a-z]+\d+"#) && !TextForm.matches("a", "("))
    }

    @Test(arguments: [
        ("1970-01-01T00:00:00Z", 0), ("2025-01-31T08:15:00Z", 1_738_311_300), ("2025-01-31T09:15:00+01:00", 1_738_311_300),
        ("2025-01-31 03:15:00-0500", 1_738_311_300), ("2024-02-29", 1_709_164_800), ("1969-12-31T23:59:59.5Z", -0.5),
        ("0001-01-01T00:00Z", -62_135_596_800), ("9999-12-31T23:59:59Z", 253_402_300_799),
    ]) func datesAreRead(_ text: String, _ seconds: Double) {
        #expect(DateText.seconds(text) == seconds)
    }

    @Test(arguments: [
        "", "2025-02-29", "2025-13-01", "2025-01-01T24:00Z", "2025-1-1", "2025-01-01T10:61Z", "2025-01-01T10:00+24:00", "now",
    ])
    func whatIsNoDateIsNone(_ text: String) {
        #expect(DateText.seconds(text) == nil)
    }

    @Test(arguments: [-62_135_596_800.0, -1, 0, 951_782_400, 1_738_311_300, 253_402_300_799]) func datesComeBack(_ seconds: Double) {
        #expect(DateText.seconds(DateText.text(seconds)) == seconds)
    }

    @Test func numbersByChanceStayInTheirRange() {
        for _ in 0..<100 { #expect((1...6).contains(Chance.integer(6, 1))) }
    }
}

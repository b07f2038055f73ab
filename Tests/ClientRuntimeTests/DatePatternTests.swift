import ClientRuntime
import Foundation
import Testing

/// Foundation's formatter says what is right.
@Suite struct DatePatternTests {
    private static let patterns = [
        "yyyyMMdd", "yyyyMMddHHmmss", "yyyy-MM-dd HH:mm:ss", "yyyy-MM-dd'T'HH:mm:ss.SSSXXX", "yyyy/M/d H:mm", "EEE, dd MMM yyyy HH:mm:ss Z",
        "d.M.yyyy h:mm:ss a", "yyyy年MM月dd日 HH:mm", "'at' yyyy-MM-dd''HHmmss", "yyyy-MM-dd HH:mm:ss xx",
        "yyyy-MM-dd'T'HH:mm:ss.SSSX", "HHmm x yyyyMMdd", "yyyy-MM-dd HH:mm:ssZZZZZ",
    ]

    private static func formatter(_ pattern: String, _ offset: Int) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.calendar = Calendar(identifier: .gregorian)
        formatter.timeZone = TimeZone(secondsFromGMT: offset)
        formatter.dateFormat = pattern
        return formatter
    }

    @Test(arguments: patterns, [("Z", 0), ("+09:00", 32_400), ("-0330", -12_600)])
    func writesAndReadsAsFoundationDoes(_ text: String, _ zone: (name: String, offset: Int)) throws {
        let pattern = try #require(DatePattern(text, zone: zone.name))
        let formatter = Self.formatter(text, zone.offset)
        // Days of the century, at odd times.
        for seconds in stride(from: 946_684_800.0, to: 4_102_444_800, by: 86_400 * 37.37) {
            let moment = Date(timeIntervalSince1970: seconds.rounded())
            let shown = formatter.string(from: moment)
            #expect(pattern.text(seconds.rounded()) == shown)
            #expect(pattern.seconds(shown) == formatter.date(from: shown)?.timeIntervalSince1970, "\(shown)")
        }
    }

    @Test func mailAndCachesHaveGreenwich() throws {
        let pattern = try #require(DatePattern("EEE, dd MMM yyyy HH:mm:ss zzz"))
        #expect(pattern.text(784_111_777) == "Sun, 06 Nov 1994 08:49:37 GMT")
        #expect(pattern.seconds("Sun, 06 Nov 1994 08:49:37 GMT") == 784_111_777)
        #expect(pattern.seconds("Sun, 06 Nov 1994 08:49:37 EST") == nil)
    }

    @Test(arguments: [
        "", "yyyy", "yyyy-MM", "HH:mm", "yyyyMMddyyyy", "yyyy-MM-dd hh:mm", "yyyy-MM-dd a", "YYYY-MM-dd", "yyyy-MM-dd 'T", "QQ",
    ])
    func refusesWhatLeavesTheDayOpen(_ pattern: String) {
        #expect(DatePattern(pattern) == nil)
    }

    @Test(arguments: [
        ("yyyy-MM-dd QQ", DatePattern.Flaw.unknown("QQ")), ("yyyy-MM-dd ZZZZ", .unknown("ZZZZ")), ("yyyy-MM", .missing("day")),
        ("yyyyMMddyyyy", .twice), ("yyyy-MM-dd hh:mm", .halfDay), ("yyyy-MM-dd 'T", .openText),
    ])
    func saysWhatIsWrongWithAPattern(_ pattern: String, _ flaw: DatePattern.Flaw) {
        #expect(throws: flaw) { try DatePattern(checking: pattern) }
    }

    @Test(arguments: ["KST", "Asia/Seoul", "+9", "+25:00", "09:00", ""]) func refusesZonesThatAreNoOffset(_ zone: String) {
        #expect(DatePattern("yyyyMMdd", zone: zone) == nil)
    }

    @Test(arguments: ["2025-02-29 00:00:00", "2025-01-31 24:00:00", "2025-01-31", "2025-01-31 08:15:00Z", "2025-1-31 08:15:00", "x", ""])
    func refusesOtherTexts(_ text: String) throws {
        #expect(try #require(DatePattern("yyyy-MM-dd HH:mm:ss")).seconds(text) == nil)
    }

    /// What a client or a test can send must not trap.
    @Test(arguments: [Double(Int.max), Double(Int.min), .infinity, -.infinity, .nan, 1e18, -1e18]) func timesNearTheEndsDoNotTrap(
        _ seconds: Double
    ) throws {
        #expect(try !#require(DatePattern("yyyy-MM-dd HH:mm:ss.SSS EEE", zone: "+09:00")).text(seconds).isEmpty)
    }

    /// Foundation moves the century with the clock; here a year of two digits is of this one.
    @Test func twoDigitsAreAYearOfThisCentury() throws {
        let pattern = try #require(DatePattern("dd MMM yy"))
        #expect(pattern.text(4_102_358_400) == "31 Dec 99")
        #expect(pattern.seconds("31 Dec 99") == 4_102_358_400)
    }

    @Test func digitsMayBeANumber() {
        let form = WireForm.pattern("yyyyMMdd", zone: "+09:00")
        #expect(JSONValue.int(20_250_131).decoded(from: form) == .int(1_738_249_200))
        #expect(JSONValue.string("20250131").decoded(from: form) == .int(1_738_249_200))
        #expect(JSONValue.int(1_738_249_200).encoded(as: form) == "20250131")
        #expect(JSONValue.string("no date").decoded(from: form) == "no date")
    }
}

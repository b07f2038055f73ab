import Testing

@testable import Diagnostics

@Suite struct EditDistanceTests {
    @Test(arguments: [
        ("open", "open", 0), ("open", "opens", 1), ("open", "oepn", 1), ("open", "Open", 1), ("kitten", "sitting", 3), ("ca", "abc", 3),
        ("", "abc", 3), ("requestThirdPartyLogin", "requestThirdpartyLogin", 1), ("열기", "열리기", 1),
    ]) func changesAreCounted(_ left: String, _ right: String, _ distance: Int) {
        #expect(Self.distance(left, right) == distance)
        #expect(Self.distance(right, left) == distance)
        #expect(Self.distance(left, right, limit: distance - 1) == nil)
    }

    /// Names of ASCII go another way than all others: with each letter exchanged for one beyond it the number is the same.
    @Test func bothWaysCountAlike() {
        var numbers = SystemRandomNumberGenerator()
        for _ in 0..<2000 {
            let (left, right) = (Self.word(&numbers), Self.word(&numbers))
            let limit = Int.random(in: 0...12, using: &numbers)
            #expect(
                Self.distance(left, right, limit: limit) == Self.distance(Self.beyond(left), Self.beyond(right), limit: limit),
                "\(left) \(right)")
        }
    }

    /// A name that has more letters than a word has bits goes the other way, too.
    @Test func longNamesAreCompared() {
        let long = String(repeating: "abcdefgh", count: 10)
        #expect(Self.distance("x" + long + "y", "z" + long.dropFirst() + "yy") == 3)
        #expect(Self.distance("x" + long + "y", "y" + String(long.reversed()) + "x", limit: 200) ?? 0 > 40)
    }

    private static func distance(_ left: String, _ right: String, limit: Int = 9) -> Int? {
        EditDistance.between(EditDistance.scalars(of: left), EditDistance.scalars(of: right), limit: limit)
    }

    private static func word(_ numbers: inout some RandomNumberGenerator) -> String {
        String((0..<Int.random(in: 0...14, using: &numbers)).map { _ in "abcd".randomElement(using: &numbers) ?? "a" })
    }

    private static func beyond(_ word: String) -> String {
        String(String.UnicodeScalarView(word.unicodeScalars.compactMap { Unicode.Scalar($0.value + 0x400) }))
    }
}

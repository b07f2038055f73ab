import ClientRuntime
import Foundation
import Testing

/// Money keeps the digits that JSON has.
@Suite struct ShownNumberTests {
    @Test(arguments: [
        (19.99, "19.99"), (3.133, "3.133"), (0.07, "0.07"), (-12.5, "-12.5"), (4_500, "4500"), (1e21, "1000000000000000000000"),
    ])
    func digitsStay(_ number: Double, _ text: String) {
        #expect(NSDecimalNumber(shown: number).stringValue == text)
        #expect("\(Decimal(shown: number))" == text)
    }

    @Test("and so has JSON those of money", arguments: ["19.99", "1234567.89", "0.07", "-12.5", "4500", "0.00000001"])
    func digitsTravel(text: String) throws {
        let money = try #require(Decimal(string: text))
        #expect(Double(shown: money) == Double(text))
        #expect(NSDecimalNumber(decimal: money).shownValue == Double(text))
    }
}

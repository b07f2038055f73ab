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
}

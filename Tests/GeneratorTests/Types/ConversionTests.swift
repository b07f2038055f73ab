import Foundation
import Testing

@testable import Generator
@testable import SwiftCode

/// Between what apps see and what flows compute with.
struct ConversionTests {
    private let model: SystemModel

    init() throws { model = SystemModel(try LampFixture.spec()) }

    @Test(arguments: [
        (SwiftType("String", .implicit), "x"), (SwiftType("NSDecimalNumber", .optional), "(x?.shownValue)"),
        (SwiftType("NSDecimalNumber"), "x.shownValue"), (SwiftType("UInt"), "Int(clamping: x)"),
        (SwiftType("UInt", .optional), "x.map { Int(clamping: $0) }"),
        (SwiftType(SwiftType.anyDictionary, .implicit), "x.map { JSONValue(foundation: $0) }"),
        (SwiftType(.array("NSNumber")), "x.map { $0.doubleValue }"),
        (SwiftType(.any([.named("LampSessionDelegate")])), "Handed(x)"), (SwiftType(.array("String"), .implicit), "x"),
    ])
    func fromDeclared(_ type: SwiftType, _ code: String) {
        #expect(printed(model.fromDeclared(.name("x"), type)) == code)
    }

    @Test(arguments: [
        (SwiftType("String", .implicit), true, "x"),
        (SwiftType("NSDecimalNumber", .optional), true, "x.map { NSDecimalNumber(shown: $0) }"),
        (SwiftType("UInt"), false, "UInt(clamping: x)"), (SwiftType("Any", .implicit), true, "x?.foundationValue"),
        (SwiftType(.any([.named("LampSessionDelegate")]), .optional), true, "x?.value"),
    ])
    func toDeclared(_ type: SwiftType, _ isOptional: Bool, _ code: String) {
        #expect(printed(model.toDeclared(.name("x"), type, isOptional: isOptional)) == code)
    }

    private func printed(_ value: SwiftExpression) -> String {
        SwiftPrinter.text(of: [SwiftStatement.expression(value)]).trimmingCharacters(in: .newlines)
    }
}

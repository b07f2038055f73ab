import Testing

@testable import Generator

/// Between what apps see and what flows compute with.
struct ConversionTests {
    private let model: SystemModel

    init() throws { model = SystemModel(try LampFixture.spec()) }

    @Test(arguments: [
        (SwiftType("String", .implicit), "x"), (SwiftType("NSDecimalNumber", .optional), "x?.doubleValue"),
        (SwiftType("NSDecimalNumber"), "x.doubleValue"), (SwiftType("UInt"), "Int(x)"), (SwiftType("UInt", .optional), "x.map { Int($0) }"),
        (SwiftType("[AnyHashable: Any]", .implicit), "x.map { JSONValue(foundation: $0) }"),
        (SwiftType("[NSNumber]"), "x.map { $0.doubleValue }"),
        (SwiftType("any LampSessionDelegate"), "Handed(x)"), (SwiftType("[String]", .implicit), "x"),
    ])
    func fromDeclared(_ type: SwiftType, _ code: String) {
        #expect(model.fromDeclared("x", type) == code)
    }

    @Test(arguments: [
        (SwiftType("String", .implicit), true, "x"),
        (SwiftType("NSDecimalNumber", .optional), true, "x.map { NSDecimalNumber(value: $0) }"),
        (SwiftType("UInt"), false, "UInt(clamping: x)"), (SwiftType("Any", .implicit), true, "x?.foundationValue"),
        (SwiftType("any LampSessionDelegate", .optional), true, "x?.value"),
    ])
    func toDeclared(_ type: SwiftType, _ isOptional: Bool, _ code: String) {
        #expect(model.toDeclared("x", type, isOptional: isOptional) == code)
    }
}

import Spec
import Testing

/// Swift refuses a number that is written out and that its type cannot hold; clients clamp what they hand over, and so do scenarios.
struct NarrowNumberTests {
    private static let lamp = """
        classes:
          - name: Lamp
            language: swift
            invented: A sample.
            text: {en: A lamp., ko: 등입니다.}
            methods:
              - {declaration: "static func set(level: UInt8)", flow: set, text: {en: Sets it., ko: 설정합니다.}}
        flows:
          - {name: set, text: {en: Sets it., ko: 설정합니다.}, steps: []}
        """

    @Test(arguments: [
        ("30", "Lamp.set(level: 30)"), ("300", "Lamp.set(level: UInt8(clamping: 300))"), ("-1", "Lamp.set(level: UInt8(clamping: -1))"),
    ])
    func numbersFitTheirTypes(_ number: String, _ call: String) throws {
        let story =
            "scenarios: [{name: shine, text: {en: Shine., ko: 빛남.}, steps: [{call: \"set(level:)\", with: {level: \(number)}}]}]"
        let spec = try Sample.spec(Sample.mock("- respond: {id: \"1\", left: 2}"), Self.lamp + "\n" + story)
        let text = try #require(Sample.test("Scenarios", of: spec))
        #expect(text.contains(call), "\(text)")
    }
}

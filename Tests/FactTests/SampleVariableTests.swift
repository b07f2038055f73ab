import Guide
import Testing

@Suite("What a sample declares for itself")
struct SampleVariableTests {
    @Test("a constant that a later line calls something on, wherever in it")
    func constants() throws {
        let sample = "```swift\nlet lamp: ABLamp\nlet light = lamp.light()\n```\n"
        #expect(try lines(sheet(sample), .property).isEmpty)
        #expect(try lines(sheet("```swift\nvar lamp: ABLamp\nlamp = find()\n```\n"), .property).isEmpty)
    }

    @Test("the same name behind another point, or before the declaration, says nothing")
    func others() throws {
        for rest in ["let light = room.lamp.light()", "let light = mylamp.light()"] {
            let found = try sheet("```swift\nlet lamp: ABLamp\n\(rest)\n```\n")
            #expect(lines(found, .property) == ["property/declaration lamp : ABLamp"])
        }
        #expect(try lines(sheet("```swift\nlet light = lamp.light()\nlet lamp: ABLamp\n```\n"), .property).count == 1)
    }
}

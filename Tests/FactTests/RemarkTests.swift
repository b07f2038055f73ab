import Guide
import Testing

@Suite("Words that are no names: remarks and titles")
struct RemarkTests {
    private let lamps = "# ABLamp\n\n## ABLampState\n\n```swift\nenum ABLampState {\n    case on\n    case off\n}\n```\n\n"

    @Test(
        "a remark below an enum is no case of it",
        arguments: ["> **NOTE**: lamps are warm.", "**WARNING:** do not touch.", "IMPORTANT - mind the glass."])
    func remarks(line: String) throws {
        #expect(
            try lines(sheet(lamps + line + "\n"), .case) == [
                "case/declaration ABLampState on", "case/declaration ABLampState off",
            ])
    }

    @Test("beside other names the same word is one of them, and so it is as code")
    func names() throws {
        #expect(try sheet(lamps + "WARNING: red light\nSILENT: no light\n").count(.case) == 4)
        #expect(try sheet(lamps + "`NOTE`: a tone\n").count(.case) == 3)
    }

    @Test("an item right above a table is the table's title")
    func titles() throws {
        let guide = """
            ## ABLampConfig class

            + bulbs

            | Name | Type | Meaning |
            | --- | --- | --- |
            | bulbColor | UIColor | of the bulb |
            | bulbSize | CGFloat | in inches |

            + shade

            | Name | Type | Meaning |
            | --- | --- | --- |
            | shadeColor | UIColor | of the shade |
            """
        #expect(
            try lines(sheet(guide), .property, .parameter, .method) == [
                "property/table ABLampConfig bulbColor : UIColor", "property/table ABLampConfig bulbSize : CGFloat",
                "property/table ABLampConfig shadeColor : UIColor",
            ])
    }
}

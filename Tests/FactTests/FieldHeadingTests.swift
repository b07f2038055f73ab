import Guide
import Testing

@Suite("Headings that are names of members")
struct FieldHeadingTests {
    @Test(
        "below a line that announces fields each heading names one, or several",
        arguments: [
            "The following properties are returned:", "Los campos devueltos son los siguientes:", "다음 속성이 있습니다:", "次のプロパティがあります：",
        ])
    func fields(lead: String) throws {
        let guide = """
            ## Result

            \(lead)

            ### 1. doorImage / doorImageData / tokenDoor:

            How it looks.

            ### 2. openCount

            How often it was open.

            ### 3. Property keyNumber

            Of the key.

            ### What else

            Nothing.
            """
        #expect(
            try lines(sheet(guide), .property) == [
                "property/heading doorImage", "property/heading doorImageData", "property/heading tokenDoor", "property/heading openCount",
                "property/heading keyNumber",
            ])
    }

    @Test("without such a line they are words, and in another chapter too")
    func unannounced() throws {
        #expect(try lines(sheet("## Result\n\nRead on.\n\n### doorImage / doorData\n\nHow it looks.\n"), .property) == [])
        let other = "## Result\n\nThese fields come:\n\n### doorImage\n\nIt.\n\n## More\n\nRead on.\n\n### openCount\n\nIt.\n"
        #expect(try lines(sheet(other), .property) == ["property/heading doorImage"])
    }

    private let scanner = """
        ## Class ABScannerConfig

        ### Basics

        #### ScanSide

        Which side.

        #### ShowHelp

        Whether it helps.

        #### DocumentModels

        All that it knows.

        #### Debug

        More output.

        """

    @Test("with a capital below \"Class\" they are what it has, where a sample sets one of them")
    func capitals() throws {
        let sample = "\n## Use\n\n```\nconf.scanSide = 1\n```\n"
        #expect(
            try lines(sheet(scanner + sample), .property) == [
                "property/heading ABScannerConfig scanSide", "property/heading ABScannerConfig showHelp",
                "property/heading ABScannerConfig documentModels", "property/heading ABScannerConfig debug",
            ])
        #expect(try lines(sheet(scanner), .property) == [])
    }

    @Test("words among members in small letters stay words")
    func words() throws {
        let guide = """
            ## Class ABScannerConfig

            ### Relationships

            None.

            ### scanSide

            Which side.

            ### showHelp

            Whether it helps.

            ```swift
            conf.scanSide = 1
            ```
            """
        #expect(try !sheet(guide).facts.contains { $0.name == "relationships" })
    }

    @Test("what a section further down declares is not the manager's")
    func further() throws {
        let guide = "### ABDoorConfig\n\n`key` is its.\n\n## Start\n\n```swift\npublic static func allDoors() -> [ABDoor]\n```\n"
        #expect(try lines(sheet(guide), .type, .method) == ["type/heading ABDoorConfig", "method/declaration +allDoors() : [ABDoor]"])
    }

    @Test("the heading of a manager owns the method that its section declares")
    func manager() throws {
        let guide = "### ABDoorManager\n\nHelps.\n\n```swift\npublic static func allDoors() -> [ABDoor]\n```\n\nAll of them.\n"
        #expect(
            try lines(sheet(guide), .type, .method) == [
                "type/heading ABDoorManager", "method/declaration +ABDoorManager allDoors() : [ABDoor]",
            ])
    }
}

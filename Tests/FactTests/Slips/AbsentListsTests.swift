import Guide
import Testing

@Suite struct AbsentListsTests {
    private static let call = "# Lamps\n\n```objc\n[[LMPLamp shared] dim:3];\n```\n\n"

    @Test(arguments: ["It may fail for these reasons:", "The errors are as follows:", "조명은 다음의 원인들로 실패할 수 있습니다.", "리턴되는 에러는 아래와 같습니다."])
    func nothingFollows(sentence: String) throws {
        #expect(try slips(.absentList, in: Self.call + sentence + "\n\n# Doors\n\nDoors open.\n") == ["dim: @7"])
        #expect(try slips(.absentList, in: Self.call + sentence + "\n") == ["dim: @7"])
    }

    @Test(arguments: [
        "- broken\n- hot\n", "| Code | Meaning |\n|---|---|\n| 1 | broken |\n", "```\n1 broken\n```\n", "It is broken, or hot.\n",
        "![errors](errors.png)\n\n# Doors\n", "## Broken\n\nThe lamp is broken.\n", "# Errors\n\n- broken\n",
    ])
    func theListIsThere(rest: String) throws {
        #expect(try slips(.absentList, in: "# Lamps\n\nIt may fail for these reasons:\n\n" + rest) == [])
    }

    @Test(arguments: ["Errors are rare.", "Call it like this:", "See the errors below.", "오류가 발생하면 삭제하기 때문에 다시 켤 수 있습니다."])
    func sentencesThatAnnounceNothing(sentence: String) throws {
        #expect(try slips(.absentList, in: sentence + "\n\n# Doors\n\nDoors open.\n") == [])
    }

    @Test func inTextATitleIsAShortLine() throws {
        let text = "Dimming\n\nDimming may fail for these reasons:\n\nOpening doors\n\nDoors are opened with a key, which the app holds.\n"
        #expect(try slips(.absentList, in: text, path: "guide.txt").count == 1)
    }
}

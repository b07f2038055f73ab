import Guide
import Testing

@Suite("Values that the cell of what takes them lists")
struct ValueCellTests {
    private func table(_ meaning: String, type: String = "`ABDoorMode`") -> String {
        "# Doors\n\n| Property | Type | Description |\n| --- | --- | --- |\n| `doorMode` | \(type) | \(meaning) |\n"
    }

    @Test("names like their type, one a line, are cases of it")
    func values() throws {
        let found = try sheet(table("1. `ABDoorOpen` wide open<br/>2. `ABDoorShut` shut"))
        #expect(lines(found, .case) == ["case/table ABDoorMode ABDoorOpen", "case/table ABDoorMode ABDoorShut"])
        #expect(lines(found, .property) == ["property/table doorMode : ABDoorMode"])
    }

    @Test("names of something else, or one alone, are not")
    func others() throws {
        #expect(try lines(sheet(table("1. `ABDoorOpen` wide open<br/>2. `ABLampLit` lit")), .case) == [])
        #expect(try lines(sheet(table("`ABDoorOpen` wide open<br/>and shut later")), .case) == [])
        #expect(try lines(sheet(table("1. `ABDoorOpen` wide<br/>2. `ABDoorShut` shut", type: "`String`")), .case) == [])
    }
}

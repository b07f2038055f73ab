import Guide
import Testing

@Suite("Lists of names that the line before announces")
struct LedFamilyTests {
    @Test("names that are called after what is announced are its constants")
    func constants() throws {
        let found = try sheet("## Hear\n\nAvailable messages:\n\n- ABKLMessageLit\n- ABKLMessageDark\n- ABKLMessageGone\n")
        #expect(
            lines(found, .constant) == ["constant/list ABKLMessageLit", "constant/list ABKLMessageDark", "constant/list ABKLMessageGone"])
    }

    @Test("below the heading of an enum they are its cases, whatever types the line mentions")
    func cases() throws {
        let found = try sheet("### enum ABLampLevel\n\nLevels of `ABLamps`, in order:\n\n1. ABLampLevelDim\n2. ABLampLevelBright\n")
        #expect(lines(found, .case) == ["case/list ABLampLevel ABLampLevelDim", "case/list ABLampLevel ABLampLevelBright"])
    }

    @Test("names that share nothing with it, or stand alone, are not")
    func others() throws {
        for list in ["- ABLampView\n- ABLampKey", "- ABKLMessageLit", "- ABKLMessageLit\n- the other"] {
            #expect(try lines(sheet("## Hear\n\nAvailable messages:\n\n\(list)\n"), .constant).isEmpty)
        }
        #expect(try lines(sheet("## Hear\n\nThe messages are here.\n\n- ABKLMessageLit\n- ABKLMessageDark\n"), .constant).isEmpty)
    }

    @Test("a case may have types in brackets for what it holds")
    func heldCases() throws {
        let found = try sheet(
            "## Error cases\n\n- `dark` — no light\n- `burnt(Error)` — it is gone\n- `refused(Int, String?)` — the answer was no\n")
        #expect(lines(found, .method).isEmpty)
        #expect(lines(found, .case).suffix(2) == ["case/list burnt", "case/list refused"])
        #expect(try lines(sheet("## Methods\n\n- `light(Int, String?)` — lights it\n"), .case).isEmpty)
    }

    @Test("a word in brackets before a path stands for the host")
    func hosts() throws {
        let found = try sheet("## Light\n\nPOST [URL]/lamps/light\n\n|Parameter|Type|\n|---|---|\n|level|Int|\n")
        #expect(lines(found, .endpoint) == ["endpoint/prose POST {URL}/lamps/light = {URL}/lamps/light"])
        #expect(lines(found, .parameter) == ["parameter/table POST {URL}/lamps/light level : Int"])
    }
}

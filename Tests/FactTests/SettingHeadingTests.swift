import Guide
import Testing

@Suite("Settings that headings name")
struct SettingHeadingTests {
    @Test(
        "what a setting is by itself, in a line with a label, in several languages",
        arguments: [
            "**default**: `20`", "- **类型**：`int`\n- **默认值**：`20`", "- **型**: int\n- **デフォルト**: `20`",
            "**타입**: `int`  \n**필수**: 아니요  \n**기본값**: `20`",
        ])
    func defaults(labels: String) throws {
        let guide = "# Doors\n\n## 配置\n\n### closeAfter\n\nWhen it shuts.\n\n\(labels)\n\n### `DOOR_SIDE`\n\n\(labels)\n"
        let found = try sheet(guide).facts.filter { $0.kind == .property }
        #expect(found.map(\.name) == ["closeAfter", "DOOR_SIDE"])
        #expect(found.allSatisfy { $0.detail.defaultValue == "20" && ($0.type ?? "int") == "int" && $0.owner == nil })
        #expect(found.allSatisfy { ($0.detail.isRequired ?? false) == labels.contains("never") })
    }

    @Test("a type alone is enough among settings; what an object has is named behind it")
    func types() throws {
        let guide = "# Doors\n\n## Options\n\n### doorSide.front\n\n**Type**: `boolean`\n"
        #expect(try lines(sheet(guide), .property) == ["property/heading front : boolean"])
        #expect(try lines(sheet(guide.replacing("Options", with: "Opening")), .property) == [])
    }

    @Test("below a request they are what it takes")
    func parameters() throws {
        let guide = "# Doors\n\n## POST /v1/doors\n\n### Parameters\n\n#### door_key\n\n- **Type**: `string`\n- **Default**: `front`\n"
        #expect(try lines(sheet(guide), .parameter) == ["parameter/heading POST /v1/doors door_key : string"])
    }

    @Test(
        "types, methods and requests stay what they are",
        arguments: [
            "### DoorSide\n\n**Default**: `front`\n", "### openDoor\n\n**Type**: method\n", "### openDoor\n\n**Type**: `POST`\n",
            "### openDoor\n\nThe default is that it opens.\n",
        ])
    func others(section: String) throws {
        #expect(try lines(sheet("# Doors\n\n## Settings\n\n\(section)"), .property, .parameter) == [])
    }
}

import Guide
import Testing

@Suite("Tables with a column of interfaces before that of their methods")
struct InterfaceColumnTests {
    @Test("both headers are words for methods, and the cells tell which is which")
    func interfaces() throws {
        let guide = """
            ## 事件

            | 接口名称 | 方法名称 | 说明 |
            | --- | --- | --- |
            | ABDoorKit | addDoorListener | 注册监听 |
            | ABDoorKit/ABBellKit | removeListener | 取消监听 |
            """
        #expect(
            try lines(sheet(guide), .type, .method) == [
                "type/table ABDoorKit", "method/table ABDoorKit addDoorListener", "method/table removeListener",
            ])
    }

    @Test("one column of methods stays what it is")
    func methods() throws {
        let guide = "## 事件\n\n| 接口名称 | 说明 |\n| --- | --- |\n| openDoor | 开门 |\n| shutDoor | 关门 |\n"
        #expect(try lines(sheet(guide), .type, .method) == ["method/table openDoor", "method/table shutDoor"])
    }
}

import Guide
import Testing

@Suite("Lines of a listing that explain a request and its answer")
struct ExplainedBodyTests {
    @Test("what is asked for above the body, and its members below it")
    func members() throws {
        let guide = """
            ## User

            ```
            接口：https://door.example.net/v1/user
            method：GET
            参数：door_token
            返回值示例：
            {"id":"1""name":"front"}
            id：the number of it
            name: what it is called
            floor：where it is
            ```
            """
        let found = try lines(sheet(guide), .parameter).filter { $0.hasPrefix("parameter/list") }
        #expect(
            found == ["door_token", "id", "name", "floor"].map { "parameter/list GET https://door.example.net/v1/user \($0)" })
    }

    @Test("lines below a body that has no such members are none")
    func others() throws {
        let guide = """
            ## User

            ```
            url: https://door.example.net/v1/user
            method: GET
            {"id":"1"}
            note: of old
            see: elsewhere
            ```
            """
        #expect(try lines(sheet(guide), .parameter).filter { $0.hasPrefix("parameter/list") } == [])
    }
}

import Guide
import Testing

@Suite("Parameters on lines of their own")
struct LoneParameterTests {
    @Test("names of the method above, each with its meaning on the next line")
    func names() throws {
        let page = """
            문을 열면 호출됩니다.

            - (void) house: (ABHouse*) aHouse
            openedDoor: (ABDoor*) aDoor;

            aHouse
            문이 있는 집
            aDoor
            열린 문
            aKey
            아무 것도 아닌 것
            """
        #expect(
            try lines(sheet(page, path: "page.txt"), .method, .parameter) == [
                "method/declaration house:openedDoor: : void", "parameter/list house:openedDoor: aHouse",
                "parameter/list house:openedDoor: aDoor",
            ])
    }
}

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

    @Test("a name, its type and whether it must be given, each in a box of its own, above what it means")
    func boxes() throws {
        let field = { (name: String, labels: String) in "<div><div><code>\(name)</code>\(labels)</div><p>What it is.</p></div>" }
        let page =
            "<h1>Doors</h1><p><code>POST /doors</code></p><h2>Request Parameters</h2>"
            + field("doorKey", #"<span class="type">STRING</span><span class="flag">required</span>"#)
            + field("wait", #"<span class="type">array of objects</span>"#) + "<p>Use <code>key</code><span>s</span> with care.</p>"
        #expect(
            try lines(sheet(page, path: "page.html"), .parameter) == [
                "parameter/list POST /doors doorKey", "parameter/list POST /doors wait",
            ])
        #expect(try !sheet(page, path: "page.html").facts.contains { $0.name == "doorKeySTRINGrequired" || $0.name == "key s" })
    }
}

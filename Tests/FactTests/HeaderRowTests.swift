import Guide
import Testing

@Suite("Rows between headers")
struct HeaderRowTests {
    private let request = """
        Open a door
        ===========

        ============  ===============================
        HTTP Header   Value
        ============  ===============================
        Method        Post
        URI Path      /v1/doors
        Content-Type  application/json; charset=utf-8
        ============  ===============================

        """

    @Test("a header beside the method and the path is one of the endpoint")
    func besideMethod() throws {
        let found = try sheet(request, path: "doors.rst")
        #expect(
            lines(found, .endpoint, .header) == [
                "endpoint/table POST /v1/doors = /v1/doors", "header/table POST /v1/doors Content-Type",
            ])
    }

    @Test("the answer's status is none", arguments: ["200", "201 Created"])
    func status(value: String) throws {
        let answer = """

            HTTP Response Header:

            ============  ================================
            HTTP Header   Value
            ============  ================================
            Status        \(value)
            Door-Count    4
            ============  ================================
            """
        #expect(try lines(sheet(request + answer, path: "doors.rst"), .header).last == "header/table POST /v1/doors Door-Count = 4")
        #expect(try lines(sheet(request + answer, path: "doors.rst"), .header).count == 2)
    }
}

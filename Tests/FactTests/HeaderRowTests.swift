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

    @Test("a column of the keys of headers has headers")
    func keys() throws {
        let guide = "## Signing in\n\n| Header Key | Header Value |\n|---|---|\n| Authorization | Bearer ey… |\n| Door-Key | 4711 |\n"
        #expect(try lines(sheet(guide), .header).map { $0.split(separator: " ")[1] } == ["Authorization", "Door-Key"])
    }

    @Test("a first row that a table does not mark as its header, one of whose cells says something nobody knows")
    func unmarked() throws {
        let guide = """
            # Errors that the service answers

            <table>
            <tr><td>HTTP status</td><td>Description</td><td>Code</td><td>Whole of it</td></tr>
            <tr><td rowspan="3">400 Bad request</td></tr>
            <tr><td>The key is missing.</td><td>2001</td><td><pre>{"errors": [{"code": 2001}]}</pre></td></tr>
            <tr><td>The key is broken.</td><td>2002</td><td><pre>{"errors": [{"code": 2002}]}</pre></td></tr>
            </table>
            """
        #expect(try lines(sheet(guide), .error) == ["error/table 2001 = 2001", "error/table 2002 = 2002"])
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

import Guide
import Testing

@Suite("What headers and sentences say beside the place that they speak of")
struct MovedCodeTests {
    @Test("codes under no title, whose title stands over what they mean")
    func codes() throws {
        let rows = "| 1 | La clé est requise |\n| 2 | Le numéro est requis |\n| 10 | Clé incorrecte |\n"
        let guide = "# Ouvrir\n\n`POST /doors/open`\n\n## Code de contrôle\n\n| _ | Code erreurs |\n| --- | --- |\n\(rows)"
        #expect(
            try lines(sheet(guide), .error) == [
                "error/table POST /doors/open 1 = 1", "error/table POST /doors/open 2 = 2", "error/table POST /doors/open 10 = 10",
            ])
    }

    @Test("a method that a sentence says before, and an address that stands alone under \"endpoint\"")
    func methods() throws {
        let guide = """
            Where to send
            =============

            Make your request by ``GET`` with the parameters below.

            The endpoint
            ------------

            ``http://doors.example.com/open/``

            Parameters
            ----------

            .. list-table::
               :header-rows: 1

               * - Parameter
                 - Type
                 - Meaning
               * - ``key``
                 - string
                 - Which door

            """
        let found = try sheet(guide, path: "doors.rst")
        #expect(
            lines(found, .endpoint, .parameter) == [
                "endpoint/prose GET http://doors.example.com/open/ = http://doors.example.com/open/",
                "parameter/table GET http://doors.example.com/open/ key : string",
            ])
        let other = guide.replacing("by ``GET`` with", with: "with")
        #expect(try lines(sheet(other, path: "doors.rst"), .endpoint) == [])
    }

    @Test(
        "lines of a Cartfile are commands, as those of a Podfile are",
        arguments: ["github \"Door/Kit\" ~> 6.0", "binary \"https://door.example.net/kit.json\" ~> 2.3"])
    func cartfile(line: String) throws {
        #expect(try sheet("# Door\n\nAdd to your `Cartfile`:\n\n```\n\(line)\n```\n").unread.allSatisfy { $0.reason != nil })
    }
}

import Guide
import Testing

@Suite("How addresses are made")
struct AddressPatternTests {
    private static let page = """
        # Lamps

        ## Requests

        **Request URL**:

        `https://api.lamps.test/v2/kind/method?params`

        | Field | Meaning |
        |---|---|
        | v2 | the version |
        | kind | what it is about |
        | method | what is done |
        | params | what is sent along |

        ## Common parameters

        | Name | Type | Required | Meaning |
        |---|---|---|---|
        | access_id | string | yes | Which app |

        ## Put out

        **Request URL**:

        `https://api.lamps.test/v2/lamps/out`

        Parameters:

        | Name | Type | Required | Meaning |
        |---|---|---|---|
        | lamp_id | string | yes | Which |

        """

    @Test("an address whose pieces the table below explains is no call, and owns nothing")
    func pattern() throws {
        let found = try sheet(Self.page)
        #expect(found.facts.filter { $0.kind == .endpoint }.map(\.name) == ["https://api.lamps.test/v2/lamps/out"])
        #expect(
            lines(found, .parameter) == [
                "parameter/table access_id : string required",
                "parameter/table https://api.lamps.test/v2/lamps/out lamp_id : string required",
            ])
    }

    @Test("placeholders in braces are explained below a call")
    func placeholders() throws {
        let page =
            "# Lamps\n\n**Request URL**:\n\n`https://api.lamps.test/v2/{kind}/{method}`\n\nParameters:\n\n| Name | Type |\n|---|---|\n| kind | string |\n| method | string |\n"
        #expect(try sheet(page).facts.contains { $0.kind == .endpoint })
    }
}

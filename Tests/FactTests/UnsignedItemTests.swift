import Guide
import Testing

@Suite("Items that are methods without a sign")
struct UnsignedItemTests {
    private let page = "DoorGameSDK\n===========\n\n```\n[DoorGameSDK configure];\n```\n\n"

    @Test("names and what they do, under a heading for functions on a page about a class that samples call")
    func names() throws {
        let guide = page + "### 2. User function\n\n* `showLoginView`: Shows it.\n* `logOut`: Logs out.\n"
        #expect(
            try lines(sheet(guide), .type, .method) == [
                "type/heading DoorGameSDK", "method/list DoorGameSDK showLoginView", "method/list DoorGameSDK logOut",
            ])
        // Under another heading they are keys, and so they are where nothing says whose they could be.
        #expect(try sheet(page + "### Settings\n\n* `showLoginView`: Shows it.\n").count(.method) == 0)
        #expect(try sheet("### User function\n\n* `showLoginView`: Shows it.\n").count(.method) == 0)
    }

    @Test(
        "with types in place of values, and the parts of a selector over several lines",
        arguments: [
            ("`setKeepOpen:(BOOL)` keeps it", "setKeepOpen:"),
            ("`open:(NSString *)key force:(BOOL)force`: opens", "open:force:"),
            ("` open: force:\n   onDone: ;\n`: opens", "open:force:onDone:"),
        ])
    func selectors(item: String, name: String) throws {
        #expect(try lines(sheet(page + "### Setup\n\n- \(item)\n"), .method) == ["method/list DoorGameSDK \(name)"])
    }

    @Test("calls with values are none", arguments: ["`setKeepOpen:YES` keeps it", "`key = (BOOL)value` sets it", "`open: yes` opens"])
    func calls(item: String) throws {
        #expect(try sheet(page + "### Setup\n\n- \(item)\n").count(.method) == 0)
    }
}

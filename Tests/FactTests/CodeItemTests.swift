import Guide
import Testing

@Suite("Codes in lists, and what is told apart by them")
struct CodeItemTests {
    private func items(_ items: String...) -> String {
        "# Doors\n\n### Error codes\n\n" + items.map { "- \($0)\n" }.joined()
    }

    @Test("a symbol in brackets at the end of a line names its code, be that one of HTTP's")
    func symbols() throws {
        let guide = items("101 - no key (**ABDErrorNoKey**)", "201 - locked (`ABDErrorLocked`)", "204 - broken (**ABDErrorBroken**)")
        #expect(
            try lines(sheet(guide), .error) == [
                "error/list ABDErrorNoKey = 101", "error/list ABDErrorLocked = 201", "error/list ABDErrorBroken = 204",
            ])
    }

    @Test("a success of HTTP without a symbol is no error")
    func successes() throws {
        #expect(try lines(sheet(items("201 - opened (at once)", "4001 - locked")), .error) == ["error/list 4001 = 4001"])
    }

    @Test("the domain of errors is a constant")
    func domains() throws {
        let guide = "# Doors\n\nError domains:\n\n- `kABDoorErrorDomain`\n- `kABLockErrorDomain`\n"
        #expect(try lines(sheet(guide), .error) == [])
        #expect(try lines(sheet(guide), .constant) == ["constant/list kABDoorErrorDomain", "constant/list kABLockErrorDomain"])
    }
}

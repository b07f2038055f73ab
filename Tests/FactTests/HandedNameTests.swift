import Guide
import Testing

@Suite("Callbacks that begin with what they are handed")
struct HandedNameTests {
    private func guide(_ method: String) -> String {
        "# Opened\n\n```objc\n\(method){\n    [self.list reloadData];\n}\n```\n"
    }

    @Test(
        "methods of a delegate that nothing names",
        arguments: ["-(void)ABDoorCompleted:(ABDoor *)door", "- (void)doorDidOpen:(ABDoor *)door", "- (void)doorWillClose:(ABDoor *)door"])
    func callbacks(method: String) throws {
        #expect(try lines(sheet(guide(method)), .method).count == 1)
    }

    @Test(
        "no callback's name, or handed something else",
        arguments: ["- (void)doorTapped:(ABDoor *)door", "- (void)doorDidOpen:(UIView *)view"])
    func others(method: String) throws {
        #expect(try lines(sheet(guide(method)), .method) == [])
    }
}

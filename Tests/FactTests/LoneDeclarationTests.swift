import Guide
import Testing

@Suite("Listings that are one declaration without its semicolon")
struct LoneDeclarationTests {
    private func listing(_ code: String) throws -> [String] {
        try lines(sheet("# Doors\n\n```objc\n\(code)\n```\n"), .constant, .method)
    }

    @Test("constants and functions of C")
    func declarations() throws {
        #expect(
            try listing("extern NSString* _Nonnull const ABDoorKey") == ["constant/declaration ABDoorKey : NSString * _Nonnull"])
        #expect(try listing("void ABDoorOpen(const char* key, int floor)") == ["method/declaration ABDoorOpen : void"])
        #expect(try listing("ABDoor* ABDoorFind()") == ["method/declaration ABDoorFind : ABDoor *"])
    }

    @Test(
        "what could be a call or does something is none",
        arguments: ["return ABDoorFind()", "ABDoorOpen(key)", "ABDoor open(key)", "int a = ABDoorCount(int b)", "[door open:key]"])
    func calls(code: String) throws {
        #expect(try listing(code).isEmpty)
    }

    @Test("in a listing without a language, where the others are Objective-C")
    func unnamed() throws {
        let guide = "```objc\n- (void)open:(NSString *)key;\n```\n\n```\nvoid ABDoorOpen(const char* key)\n```\n"
        #expect(try lines(sheet(guide), .method) == ["method/declaration open: : void", "method/declaration ABDoorOpen : void"])
    }
}

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

    @Test("a function that takes nothing and answers a type of its own, below its name")
    func titled() throws {
        let guide = "```objc\n- (void)open:(NSString *)key;\n```\n\n### %@\n\nShuts it.\n\n```\nAB_RESULT ABDoorShut()\n```\n"
        #expect(
            try lines(sheet(guide.replacing("%@", with: "ABDoorShut")), .method).contains("method/declaration ABDoorShut : AB_RESULT"))
        #expect(try lines(sheet(guide.replacing("%@", with: "Shutting")), .method).allSatisfy { !$0.contains("ABDoorShut") })
    }

    @Test("in a listing without a language, where the others are Objective-C")
    func unnamed() throws {
        let guide = "```objc\n- (void)open:(NSString *)key;\n```\n\n```\nvoid ABDoorOpen(const char* key)\n```\n"
        #expect(try lines(sheet(guide), .method) == ["method/declaration open: : void", "method/declaration ABDoorOpen : void"])
    }
}

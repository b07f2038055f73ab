import Guide
import Testing

@Suite("Constants beside a class that a sample implements")
struct AppConstantTests {
    private let app =
        "```objective-c\n#import \"ABDoor.h\"\n#define ROW_HEIGHT 60\n\n@implementation DoorScreen\n- (void)open {\n}\n@end\n```\n"

    @Test("are the app's")
    func own() throws { #expect(try lines(sheet(app), .constant) == []) }

    @Test("but for those that another listing declares, and those that stand alone")
    func others() throws {
        let header = "```objective-c\n#define ROW_HEIGHT 60\n#define DOOR_LIMIT 3\n```\n"
        let found = try lines(sheet(header + "\n" + app), .constant)
        #expect(Set(found) == ["constant/declaration ROW_HEIGHT = 60", "constant/declaration DOOR_LIMIT = 3"])
    }
}

@Suite("Items whose bullet is a method's sign")
struct SignAsBulletTests {
    @Test("are methods below one whose parameters were spoken of")
    func methods() throws {
        let guide = """
            #### Make an ABDoorList

            - (id) initWithFrame: (CGRect) frame;

            The frame is handed as a parameter. What it offers besides:

              - (void) loadDoors;
                  - Loads the doors.
              - (NSTimeInterval) getLastLoad;
                  - When it was.
            """
        let found = try lines(sheet(guide), .method, .parameter)
        #expect(
            found == [
                "method/list initWithFrame: : id", "method/list loadDoors : void", "method/list getLastLoad : NSTimeInterval",
            ])
    }

    @Test("types in brackets without an end are parameters there")
    func parameters() throws {
        let guide = "#### Parameters of open\n\n- (void) openWithKey: (NSString *) key;\n\nParameters:\n\n- (NSString *) other\n"
        #expect(try lines(sheet(guide), .parameter) == ["parameter/list openWithKey: other : NSString *"])
    }
}

@Suite("Headings that name a call beside what they announce")
struct CallInHeadingTests {
    private let table = """

        | Key | Definition | Description |
        | --- | --- | --- |
        | language | the language | Default: 1 |
        | openLog | whether it logs | Default: false |
        """

    @Test(
        "the parts of the call's name announce nothing", arguments: ["openWithOptions Optional Parameters", "`openWithOptions` parameters"])
    func parts(title: String) throws {
        let found = try lines(sheet("## \(title)\n" + table), .parameter, .property)
        #expect(found.map { String($0.prefix(15)) } == ["parameter/table", "parameter/table"])
    }

    @Test("words of their own do")
    func words() throws {
        let found = try lines(sheet("## Options of the door\n" + table), .parameter, .property)
        #expect(found.map { String($0.prefix(14)) } == ["property/table", "property/table"])
    }
}

import Guide
import Testing

@Suite("References of generators, as a browser copies them")
struct CopiedReferenceTests {
    @Test("members in lines of what they answer and of their names, below the title that says what they are")
    func members() throws {
        let page = """
            Door API
            Public Member Functions | Properties
            ABDoor Class Reference

            Opens.

            Public Member Functions
            (id) \t- initWithKey:
            (void) \t- openWide
             \tOpens it. More...

            (void) \t- open:force:
            Class Methods
            (ABDoor *) \t+ sharedDoor
            Properties
            ABKey * \tkey
            BOOL \tlocked
            Properties inherited from ABKeeper
            NSString * \tkeeperName
            Detailed Description

            It is a door.
            """
        let found = try sheet(page, path: "door.txt")
        #expect(
            lines(found, .method) == [
                "method/table ABDoor initWithKey: : id", "method/table ABDoor openWide : void", "method/table ABDoor open:force: : void",
                "method/table +ABDoor sharedDoor : ABDoor *",
            ])
        #expect(
            lines(found, .property) == [
                "property/table ABDoor key : ABKey *", "property/table ABDoor locked : BOOL",
                "property/table ABKeeper keeperName : NSString *",
            ])
    }

    @Test("a table that is none of members is read as ever")
    func others() throws {
        let page = "Door API\n\nParameters\nName\tType\nkey\tString\nisForced\tBool\n"
        #expect(try lines(sheet(page, path: "door.txt"), .parameter).count == 2)
    }

    @Test("the page's title owns what stands below it, whatever the manual is called")
    func pageTitle() throws {
        let page = """
            ABDoorKit

            ABDoor Works

            Index
            On This Page
            ABDoor Class Reference
            Inherits from\tNSObject
            Declared in\tABDoor.h
            – open:

            Opens the door.

            - (void)open:(nonnull ABKey *)key
            Parameters
            key\t

            What opens it.
            Declared In

            ABDoor.h

            – close

            Closes the door.

            - (void)close
            Declared In

            ABDoor.h
            """
        let found = try sheet(page, path: "door.txt")
        #expect(lines(found, .type).contains("type/heading ABDoor"))
        #expect(lines(found, .method) == ["method/declaration ABDoor open: : void", "method/declaration ABDoor close : void"])
    }

    @Test("the head of a Swift type below its name, without braces")
    func typeHead() throws {
        let page = """
            Door Enumerations DoorError Enumeration Reference

            Enumerations
            DoorMode
            DoorError
            public enum DoorError : LocalizedError, Codable

            What may go wrong.

            locked

            The door is locked.

            Declaration

            Swift

            case locked
            jammed(by:)

            Something is in the way.

            Declaration

            Swift

            case jammed(by: String)
            LocalizedError
            errorCode

            Undocumented

            Declaration

            Swift

            public var errorCode: Int { get }
            """
        let found = try sheet(page, path: "door.txt")
        #expect(lines(found, .enum).contains("enum/declaration DoorError"))
        #expect(lines(found, .case).contains("case/declaration DoorError jammed"))
        #expect(!lines(found, .case).contains { $0.hasSuffix("errorCode") || $0.hasSuffix("LocalizedError") })
        #expect(lines(found, .property).contains("property/declaration DoorError errorCode : Int"))
    }

    @Test("a class and a protocol own the members below", arguments: ["public class DoorKeeper : Keeper", "public protocol DoorKeeper"])
    func memberOwners(head: String) throws {
        let page =
            "Docs\n\nDoorKeeper\n\(head)\n\nKeeps.\n\nopen(key:)\n\nOpens.\n\nDeclaration\n\nSwift\n\npublic func open(key: String)\n"
        let found = try sheet(page, path: "door.txt")
        #expect(lines(found, .type).contains("type/declaration DoorKeeper"))
        #expect(lines(found, .method) == ["method/declaration DoorKeeper open(key:)"])
    }

    @Test("a call whose arguments go on below is code, and explains none of them")
    func openCall() throws {
        let page = """
            open:force:
            [door open:@"KEY"
                 force:YES];

            ABDoor().open("KEY",
                force: true)

            Opens it.

            """
        #expect(try lines(sheet(page, path: "door.txt"), .parameter) == [])
    }
}

@Suite("Parameters and calls in text that lost its marks")
struct CopiedCallTests {
    @Test("a table below \"Parameters\" that has no titles")
    func parameters() throws {
        let page = """
            ABDoor Class Reference

            - (void)open:(ABKey *)key force:(BOOL)isForced

            Opens it.

            Parameters
            key\tWhat opens it
            isForced\tWhether to break it
            Returns
            nothing
            """
        let found = try sheet(page, path: "door.txt")
        #expect(
            found.facts.filter { $0.kind == .parameter }.map { "\($0.owner ?? "") \($0.name)" } == [
                "open:force: key", "open:force: isForced",
            ])
    }

    @Test("a code is no title, whatever words stand beside it")
    func codes() throws {
        let page = """
            错误码

            状态码\t信息\t示例说明
            1002\t验签失败\t1. 核对规则
            2. 核对方法
            1003\t授权码已过期\t接口参数说明
            1004\t方式不支持\t
            """
        #expect(try lines(sheet(page, path: "door.txt"), .error).count == 3)
    }

    @Test("a method in a line of its own, and what it does right below it")
    func heads() throws {
        let page = """
            1. Doors

            Name\tWords
            door\tWhat opens

            slamShut()
            Shuts it at once.

            openWide(key: String, force: Bool)
            Opens it with what it is given.
            """
        #expect(try lines(sheet(page, path: "door.txt"), .method) == ["method/prose slamShut()", "method/prose openWide(key:force:)"])
        #expect(try lines(sheet("Doors\n\nslamShut()\n\nShuts it at once.\n", path: "door.txt"), .method).count < 2)
    }

    @Test("a long sentence without its end is no title, and says what a call is handed")
    func sentences() throws {
        let page = """
            Doors

            Name\tWords
            door\tWhat opens

            Opening

            keeper.openDoor(key:"front") {
                print("open")
            }

            Here, key is the name of the one that you would get from it

            Closing

            It is shut.
            """
        #expect(try lines(sheet(page, path: "door.txt"), .parameter).contains { $0.hasSuffix(" key") })
    }
}

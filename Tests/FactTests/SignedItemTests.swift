import Guide
import Testing

@Suite("References that list signs and names")
struct SignedItemTests {
    @Test("a class with what it inherits, its properties, its methods and what they take and answer")
    func reference() throws {
        let guide = """
            ## DoorLock.h
            ### Class DoorLock : NSObject

            #### Property

            - keyId : NSString \\*

              > Get it through the "door.key.get" api, the value of the "key" field of ABDoorModel.

            - side : NSString \\*

            #### Method

            - \\+ lockWithKey:delegate:

              > Makes a lock.

              - Return : DoorLock \\*

              - key : DoorKey \\*

                > ex: 2019

              - delegate : id\\<DoorDelegate\\>

            - \\- shut
            """
        #expect(
            try lines(sheet(guide), .type, .method, .property, .parameter) == [
                "type/heading DoorLock", "property/list DoorLock keyId : NSString", "property/list DoorLock side : NSString",
                "method/list +DoorLock lockWithKey:delegate: : DoorLock *",
                "parameter/list lockWithKey:delegate: key : DoorKey *",
                "parameter/list lockWithKey:delegate: delegate : id<DoorDelegate>", "method/list DoorLock shut",
            ])
    }

    @Test("an enum's values belong to the enum that the heading names, whatever the file above is called")
    func enums() throws {
        let guide = "## DoorDefines.h\n### Enum DOOR_WAY_CODE\n\n- DOOR_WAY_LEFT\n\n- DOOR_WAY_RIGHT\n"
        #expect(try lines(sheet(guide), .case) == ["case/list DOOR_WAY_CODE DOOR_WAY_LEFT", "case/list DOOR_WAY_CODE DOOR_WAY_RIGHT"])
    }

    @Test("a line with a sign outside of methods is a sentence", arguments: ["## Changes", "## DoorLock"])
    func others(heading: String) throws {
        #expect(try sheet("\(heading)\n\n- \\+ openDoor\n").count(.method) == 0)
    }
}

import Guide
import Testing

@Suite("Columns of types")
struct TypedColumnTests {
    @Test("a name called like its type does not make the types names")
    func nameLikeType() throws {
        let guide = """
            # Doors

            ```C#
            void OnOpened(DoorSide _doorSide, string _message)
            ```

            | Type | Name | Description |
            |---|---|---|
            | DoorSide | DoorSide | which side |
            | string | message | what it says |
            """
        #expect(
            try sheet(guide).facts.filter { $0.kind == .parameter }.map(\.name) == ["DoorSide", "message"])
        #expect(try lines(sheet(guide), .case) == [])
    }

    @Test("names called values, behind types that repeat")
    func typedValues() throws {
        let guide = """
            # Doors

            ## GET /doors

            ### Return value

            | Type | Value | Description |
            |---|---|---|
            | String | `side` | which side |
            | Number | `count` | how many |
            | String | `colour` | the colour |
            """
        #expect(try sheet(guide).facts.filter { $0.kind == .parameter }.map(\.name) == ["side", "count", "colour"])
    }

    @Test("two columns of one name are two levels")
    func levels() throws {
        let guide = """
            # Doors

            ## GET /doors

            ### Response

            | Type | Key | Key | Description |
            |---|---|---|---|
            | Object | door | | the door |
            | String | | side | which side |
            """
        #expect(try sheet(guide).facts.filter { $0.kind == .parameter }.map(\.name) == ["door", "side"])
    }

    @Test("members in a table of methods")
    func members() throws {
        let guide = """
            # Doors

            The class `DoorService` has these methods

            | Name of the method | Description | Returns |
            |---|---|---|
            | device: BluetoothDevice | the one in use | - |
            | isOpen | Property that tells whether it is open | - |
            | reset() | shuts it | Void |
            """
        #expect(
            try sheet(guide).facts.filter { [.method, .property].contains($0.kind) }.map { "\($0.kind) \($0.name)" }
                == ["property device", "property isOpen", "method reset()"])
    }
}

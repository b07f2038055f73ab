import Guide
import Testing

@Suite("Initialisers shown as calls with types")
struct InitializerListingTests {
    private let guide = """
        # Doors

        ```swift
        DoorConfig(
            // The key of the door
            key: String,

            // Who hears of it
            listener: DoorListener? = nil
        )
        ```
        """

    @Test("its labels, and what comments explain")
    func initializer() throws {
        #expect(
            try lines(sheet(guide)) == [
                "method/declaration DoorConfig init(key:listener:)", "parameter/declaration init(key:listener:) key : String",
                "parameter/declaration init(key:listener:) listener : DoorListener?",
            ])
    }

    @Test("values make it a call")
    func call() throws {
        let call = guide.replacing("String", with: "myKey").replacing("DoorListener? = nil", with: "self")
        #expect(try lines(sheet(call), .method) == [])
    }

    @Test("one comment above a method explains none of its parameters")
    func oneComment() throws {
        let guide = "# Doors\n\n```swift\n// Opens it\nfunc open(key: String, side: Int)\n```\n"
        #expect(try lines(sheet(guide), .parameter) == [])
    }
}

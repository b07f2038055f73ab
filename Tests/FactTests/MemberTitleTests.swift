import Guide
import Testing

@Suite("Titles that say whose members follow")
struct MemberTitleTests {
    @Test("the variables of a class that samples show are its properties")
    func variables() throws {
        let table =
            "| Variable | Type | Description | Required? |\n| --- | --- | --- | --- |\n| doorURL | NSString | Where it is | Required |\n"
        let sample = "\n```swift\nlet rules = ABDoorRules.shared()\nrules.doorURL = \"\"\n```\n"
        let found = try sheet("ABDoorRules variables\n-----\n\n" + table + "| bells | NSString | What rings | Optional |\n" + sample)
        #expect(
            lines(found, .property, .parameter).prefix(2) == [
                "property/table ABDoorRules doorURL : NSString required", "property/table ABDoorRules bells : NSString optional",
            ])
    }

    @Test(
        "titles say first what follows, and then of what",
        arguments: ["Methods of DoorBridge", "Các method của DoorBridge", "Métodos de DoorBridge", "The methods of `DoorBridge`"])
    func listings(title: String) throws {
        let sample = "```swift\nclass Bridge: DoorBridge {}\n```\n\n"
        let table = "| Method | Meaning |\n| --- | --- |\n| `doorOpened` | It is open |\n| `doorShut` | It is not |\n"
        #expect(
            try lines(sheet(sample + "### \(title)\n\n" + table), .method) == [
                "method/table DoorBridge doorOpened", "method/table DoorBridge doorShut",
            ])
    }

    @Test(
        "parameters of a call that a sample has shown",
        arguments: ["openDoor parameters", "Parameters of `openDoor`", "Tham số openDoor", "Parameters for openDoor"])
    func parametersOfCalls(title: String) throws {
        let sample = "```swift\nDoorKit.shared.openDoor(key: key, force: true) { result in }\n```\n\n"
        let table = "| Name | Type | Meaning |\n| --- | --- | --- |\n| `key` | String | Opens |\n| `done` | Closure | Is told |\n"
        #expect(
            try lines(sheet(sample + "### \(title)\n\n" + table), .parameter) == [
                "parameter/table openDoor(key:force:_:) key : String", "parameter/table openDoor(key:force:_:) done : Closure",
            ])
    }

    @Test(
        "words before a name that say something else are no title of its members", arguments: ["Step Two of DoorBridge", "API DoorBridge"])
    func otherTitles(title: String) throws {
        let table = "| Method | Meaning |\n| --- | --- |\n| `doorOpened` | It is open |\n"
        #expect(try lines(sheet("### \(title)\n\n" + table), .method) == ["method/table doorOpened"])
    }

    private let fields = "| Name | Definition | Type |\n| --- | --- | --- |\n| storesKey | Whether the key is kept | Bool |\n"

    @Test("a module before a type's name is no part of it")
    func modules() throws {
        #expect(
            try lines(sheet("#### DoorKit.DoorConfig\n\n" + fields), .type, .property) == [
                "type/heading DoorConfig", "property/table DoorConfig storesKey : Bool",
            ])
    }

    @Test("types with a question mark are types, whatever language the header is in")
    func optionalTypes() throws {
        let table =
            "| Tham số | Kiểu | Mô tả |\n| --- | --- | --- |\n| `doorColor` | `String?` | Màu |\n| `leftSide` | `DoorSide?` | Bên |\n"
        let found = try sheet("### Tham số của cửa\n\n" + table + "| `bellMode` | `BellMode?` | Chuông |\n")
        #expect(
            lines(found, .parameter) == [
                "parameter/table doorColor : String?", "parameter/table leftSide : DoorSide?", "parameter/table bellMode : BellMode?",
            ])
    }

    @Test("where both are types, the first is no module")
    func types() throws {
        let sample = "```swift\nlet door = Door()\n```\n\n"
        #expect(try lines(sheet(sample + "#### Door.Config\n\n" + fields), .type) == [])
    }

    @Test("names stand under Name, be there an error beside them or not")
    func errorResults() throws {
        let text =
            "#### DoorKit.DoorError\n\n| Name | Description | Error Result |\n| --- | --- | --- |\n"
            + "| errorLocked | The door is locked | ErrorRes |\n| unknownError | Nobody knows | nil |\n"
        #expect(
            try lines(sheet(text), .enum, .case, .error) == [
                "enum/heading DoorError", "case/table DoorError errorLocked", "case/table DoorError unknownError",
            ])
    }

    @Test("a method as it is called on what may be missing, with types for values")
    func optionalChains() throws {
        let code = "House.rooms?.door.open(key: String,\n    completion: @escaping (error: DoorError?) -> Void)"
        let found = try sheet("```swift\n\(code)\n```\n\n```swift\nHouse.shared.close(force: Bool)\n```\n")
        #expect(found.facts.filter { $0.kind == .method }.map(\.name) == ["open(key:completion:)", "close(force:)"])
    }
}

import Guide
import Testing

@Suite("Tables of what something has that a method is handed")
struct HandedTypeTests {
    private let method = "## Share\n\n```objc\n+ (void)shareDoor:(ABShareObject *)object;\n```\n\n"
    private let table = "| Common | Required | Type | Meaning |\n| --- | --- | --- | --- |\n| pageTitle | no | NSString | What it says |\n"
    private let further = "| Pictures | Required | Type | Meaning |\n| --- | --- | --- | --- |\n| imageData | no | NSData | The picture |\n"

    @Test("the line before names the type, and tables of the same columns go on with it")
    func members() throws {
        let guide = method + "ABShareObject parameters in detail\n\n\(table)\nBy what is shared:\n\n\(further)"
        #expect(
            try lines(sheet(guide), .property, .parameter) == [
                "property/table ABShareObject pageTitle : NSString optional", "property/table ABShareObject imageData : NSData optional",
            ])
    }

    @Test("a line that names no type leaves the rows to the method; a listing ends what the tables go on with")
    func parameters() throws {
        let plain = method + "The parameters in detail\n\n" + table
        #expect(try lines(sheet(plain), .property, .parameter) == ["parameter/table shareDoor: pageTitle : NSString optional"])
        let other = method + "ABShareObject parameters in detail\n\n\(table)\n```objc\n+ (void)shareKey:(NSString *)key;\n```\n\n\(further)"
        #expect(
            try lines(sheet(other), .property, .parameter) == [
                "property/table ABShareObject pageTitle : NSString optional", "parameter/table shareKey: imageData : NSData optional",
            ])
    }

    @Test("a further table of the same columns is of the type that a row before has, where the line says so; both are types")
    func typesOfRows() throws {
        let header = "| Type | Name | Meaning |\n| --- | --- | --- |\n"
        let first = header + "| NSString | title | What it says |\n| NSArray<Pictures *> | pictures | Some |\n"
        let second = header + "| NSData | imageData | The picture |\n"
        let guide = method + "ABShareObject parameters:\n\n\(first)\n<br />Pictures parameters:\n\n\(second)"
        #expect(
            try lines(sheet(guide), .property, .type) == [
                "type/prose ABShareObject", "property/table ABShareObject title : NSString",
                "property/table ABShareObject pictures : NSArray<Pictures *>", "type/prose Pictures",
                "property/table Pictures imageData : NSData",
            ])
    }

    @Test("the item before \"Parameters:\" names the type; rows that are not set in below an item are a table")
    func items() throws {
        let rows = "| Type | Name | Meaning |\n| --- | --- | --- |\n| NSString | title | What it says |\n"
        let found = ["type/prose ABShareObject", "property/table ABShareObject title : NSString"]
        #expect(try lines(sheet(method + "- ABShareObject, what is shared\n\nParameters:<br />\n\n\(rows)"), .property, .type) == found)
        #expect(try lines(sheet(method + "- ABShareObject parameters:\n\(rows)"), .property, .type) == found)
    }

    @Test("\"Return:\" above the type that a method answers names no parameter")
    func result() throws {
        let guide = """
            <h4>turn</h4><pre>- (ABTurn)turn</pre><h5>Return:</h5>
            <table><tr><td>ABTurn</td><td>How the door turns.</td></tr></table>
            """
        #expect(try lines(sheet(guide, path: "doors.html"), .parameter, .property) == [])
    }

    @Test("\"ABTurn definition:\" above names and numbers states an enum")
    func definedEnum() throws {
        let rows = "| name | value | meaning |\n| --- | --- | --- |\n| ABTurnLeft | 0 | left |\n| ABTurnRight | 1 | right |\n"
        let guide = "## Turn\n\n```objc\n- (void)turnDoor:(ABTurn)turn;\n```\n\nABTurn definition:\n\n\(rows)"
        #expect(
            try lines(sheet(guide), .enum, .case) == [
                "enum/prose ABTurn", "case/table ABTurn ABTurnLeft = 0", "case/table ABTurn ABTurnRight = 1",
            ])
    }
}

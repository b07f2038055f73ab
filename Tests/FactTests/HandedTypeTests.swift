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
}

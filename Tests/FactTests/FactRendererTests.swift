import Guide
import Testing

@Suite("Printing facts")
struct FactRendererTests {
    private let guide = "## `ABDoor` class\n\n```objc\n+ (NSString *)name:(int)x;\n```\n"

    @Test("JSON holds every key of the contract, headings as prose, and places in characters")
    func json() throws {
        let json = try FactRenderer.json(sheet(guide))
        #expect(
            json == """
                [
                  {"kind": "type", "name": "ABDoor", "owner": null, "static": null, "type": null, "value": null, "source": "prose", \
                "location": {"file": "guide.md", "line": 1, "column": 5, "endLine": 1, "endColumn": 11}},
                  {"kind": "method", "name": "name:", "owner": "ABDoor", "static": true, "type": "NSString *", "value": null, \
                "source": "declaration", "location": {"file": "guide.md", "line": 4, "column": 1, "endLine": 4, "endColumn": 27}, \
                "parameterTypes": ["int"], "parameterNames": ["x"], "language": "objc"}
                ]

                """
        )
    }

    @Test("text is a line per fact, then what was not read")
    func text() throws {
        let text = try FactRenderer.text(sheet(guide + "\n```java\nclass A {}\n```\n"))
        #expect(
            text == """
                guide.md:1:5  type (prose)          ABDoor
                guide.md:4:1  method (declaration)  +ABDoor.name:  : NSString *
                guide.md:7:1  code  no fact: sample in another language (java)

                """
        )
    }

    @Test("values are escaped, and an empty guide is an empty list")
    func escaping() throws {
        let json = try FactRenderer.json(sheet("```objc\n#define kQuote @\"a\\\\b\t\"\n```\n"))
        #expect(json.contains("\"value\": \"a\\\\\\\\b\\t\""))
        #expect(try FactRenderer.json(sheet("")) == "[]\n")
    }
}

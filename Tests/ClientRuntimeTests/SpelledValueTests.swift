import ClientRuntime
import Testing

/// What servers send as itself at one time, and as its text at another.
struct SpelledValueTests {
    @Test func numbersAndTruthValuesAreTexts() {
        #expect(JSONValue.int(3).spelledText == "3")
        #expect(JSONValue.bool(true).spelledText == "true")
        #expect(JSONValue.string("a").spelledText == "a")
        #expect(JSONValue.array([1]).spelledText == nil && JSONValue.null.spelledText == nil)
    }

    @Test func textsAreNumbers() {
        #expect(JSONValue.string("3").spelledInteger == 3 && JSONValue.int(3).spelledInteger == 3)
        #expect(JSONValue.string("3.0").spelledInteger == 3 && JSONValue.string("3.5").spelledInteger == nil)
        #expect(JSONValue.string("3.5").spelledNumber == 3.5 && JSONValue.double(3.5).spelledNumber == 3.5)
        #expect(JSONValue.string("three").spelledInteger == nil && JSONValue.string("inf").spelledNumber == nil)
    }

    @Test(arguments: [true, "true", 1, "1"] as [JSONValue]) func truth(_ value: JSONValue) { #expect(value.spelledTruth == true) }

    @Test(arguments: [false, "false", 0, "0"] as [JSONValue]) func untruth(_ value: JSONValue) { #expect(value.spelledTruth == false) }

    @Test(arguments: ["yes", 2, nil, []] as [JSONValue]) func neither(_ value: JSONValue) { #expect(value.spelledTruth == nil) }
}

import Guide
import Testing

@Suite("Listings of which copying has left the lines")
struct CopiedListingTests {
    private func text(_ lines: String...) -> String { "Door Guide\n\n" + lines.joined(separator: "\n") + "\n" }

    @Test("names with a number, or with a comment, are constants")
    func constants() throws {
        let numbers = text("These are the states:", "", "Door_Shut = 0", "Door_Open = 1", "", "That is all.")
        #expect(
            try lines(sheet(numbers, path: "guide.txt"), .constant, .case).map { $0.split(separator: "/").last } == [
                "list Door_Shut = 0", "list Door_Open = 1",
            ])
        let comments = text("DoorFault", "NO_KEY      // nobody has one", "KEY_BROKEN  // nobody can use it", "", "That is all.")
        #expect(try sheet(comments, path: "guide.txt").facts.filter { $0.name == "KEY_BROKEN" && $0.kind != .use }.count == 1)
    }

    @Test("sentences, and words with a number, are none")
    func sentences() throws {
        let guide = text("Doors = 3", "Locks = 4", "", "Door_Open // is one", "and that is all.")
        #expect(try lines(sheet(guide, path: "guide.txt"), .constant, .case) == [])
    }

    @Test("an enum of Swift is one without any other word of that language")
    func enums() throws {
        let guide = text("public enum ABFault: Error {", "    // all of them", "    case NO_KEY", "", "    case LOCKED(String)", "}")
        #expect(try lines(sheet(guide, path: "guide.txt"), .enum, .case).count == 3)
    }

    @Test("a case and an enum that stand alone are declarations; sentences that begin so are none")
    func alone() throws {
        let guide = text(
            "2.1. ABFault", "", "Syntax", "", "enum ABFault", "", "2.1.1. keyLost", "", "Syntax", "", "case keyLost", "", "2.1.2. shut", "",
            "Syntax", "", "case shut = -1")
        #expect(try sheet(guide, path: "guide.txt").facts.filter { $0.kind == .case }.map(\.name) == ["keyLost", "shut"])
        #expect(try lines(sheet(text("case closed", "", "enum values"), path: "guide.txt"), .case, .enum) == [])
    }

    @Test("a selector above its listing is a title")
    func selectors() throws {
        let guide = text(
            "openDoor:force:", "[self openDoor:@\"front\" force:YES];", "", "Opens it.", "", "Parameter\tType\tDescription",
            "door\tstring\twhich one", "force\tbool\twhether to break it")
        let read = try sheet(guide, path: "guide.txt")
        #expect(lines(read, .method) == ["method/heading openDoor:force:"])
        #expect(read.facts.filter { $0.kind == .parameter }.map(\.owner) == ["openDoor:force:", "openDoor:force:"])
    }

    @Test("what a method takes may be called by its label")
    func labels() throws {
        let guide = text(
            "func open(with key: ABKey, then: Bool)", "", "Opens it.", "", "Parameters", "with", "What opens it.", "then", "What else.")
        #expect(try lines(sheet(guide, path: "guide.txt"), .parameter).map { $0.split(separator: " ").last } == ["with", "then"])
    }

    @Test("a fence that nothing closes makes no Markdown of the text, and no listing of all that follows")
    func fences() throws {
        let guide = text(
            "```swift import Doors", "", "Opening", "", "These are the events:", "", "DOOR_OPEN - it opens", "DOOR_SHUT - it shuts")
        #expect(try lines(sheet(guide, path: "guide.txt"), .constant).count == 2)
    }

    @Test(
        "what a method takes, one line alone, is no title",
        arguments: ["doorKey - what opens it", "doorKey：开门的钥匙", "doorKey: what opens it"])
    func loneParameters(line: String) throws {
        let guide = text("- (void)open:(NSString *)doorKey;", "", "It opens.", "", "Parameters:", "", line, "", "That is all.")
        #expect(try lines(sheet(guide, path: "guide.txt"), .parameter) == ["parameter/list open: doorKey"])
    }

    @Test("a case right below its own name")
    func references() throws {
        let cases = text(
            "Enumeration ABColor", "public enum ABColor", "", "Enumeration Cases", "red", "case red", "blue", "case blue", "unknown",
            "case unknown")
        #expect(try lines(sheet(cases, path: "guide.txt"), .case).count == 3)
    }

    @Test("names of what a method takes stand alone above what they mean")
    func titledParameters() throws {
        let guide = text(
            "openDoor:force:", "+ (BOOL)openDoor:(ABDoor *)door force:(BOOL)isForced;", "Parameters", "door", "", "Which one.", "",
            "isForced", "",
            "Whether to break it.", "", "Return Value", "", "Whether it is open.")
        #expect(
            try lines(sheet(guide, path: "guide.txt"), .parameter) == [
                "parameter/list openDoor:force: door", "parameter/list openDoor:force: isForced",
            ])
    }

    @Test("methods before an arrow, as Dart's references have them")
    func arrows() throws {
        let guide = text(
            "Door class", "Methods", "openDoor(DoorKey key) → Future<bool>",
            "Opens the door with a key, which the server hands out to those who asked for one.")
        #expect(try lines(sheet(guide, path: "guide.txt"), .method).map { $0.split(separator: " ").last } == ["openDoor"])
    }

    @Test("names alone below a title that says what they are, with their meaning behind them")
    func titledFields() throws {
        let guide = text(
            "Configuration parameters", "", "doorKey (required)", "",
            "What opens all of the doors, and what is asked of the server for it first.", "",
            "lockCount", "", "How many there are.", "", "Default: 20", "", "isForced", "", "Whether to break them.", "")
        #expect(
            try lines(sheet(guide, path: "guide.txt"), .parameter) == [
                "parameter/list doorKey required", "parameter/list lockCount", "parameter/list isForced",
            ])
    }

    @Test("terms and their meanings, line below line")
    func terms() throws {
        let guide = text("Parameters", "", "doorKey", "What opens the door.", "isForced", "Whether to break it.", "", "That is all.")
        #expect(try lines(sheet(guide, path: "guide.txt"), .parameter) == ["parameter/list doorKey", "parameter/list isForced"])
        let words = text("Steps", "", "open", "Open the door.", "Shut", "Shut the door.")
        #expect(try lines(sheet(words, path: "guide.txt"), .parameter, .property) == [])
    }
}

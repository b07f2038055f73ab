import Guide
import Testing

@Suite("Errors that a comment lists")
struct CommentedErrorTests {
    private func guide(_ comment: String) -> String {
        "# Doors\n\n## Opening\n\n```objc\n\(comment)\n- (void)openWithKey:(NSString *)key failure:(ABFailure)failure;\n```\n"
    }

    @Test("counted, with and without values, below a line that speaks of errors")
    func counted() throws {
        let comment = """
            /**
             * Opens it.
             * @param failure   the error codes.
             * They are:
             *   1.  ABLocked = 3: it is locked
             *   2.  ABKeyLost:  the key is gone
             *   3.  ABJammed=7:  it is stuck
             */
            """
        #expect(
            try lines(sheet(guide(comment)), .error) == ["error/list ABLocked = 3", "error/list ABKeyLost", "error/list ABJammed = 7"])
    }

    @Test("by their own names, in comments of any form")
    func names() throws {
        let lined = "// AB_ERROR_LOCKED = 3 - it is locked\n// AB_ERROR_KEY = 4 - the key is gone\n// AB_ERROR_JAM = 7 - it is stuck"
        #expect(
            try lines(sheet(guide(lined)), .error) == [
                "error/list AB_ERROR_LOCKED = 3", "error/list AB_ERROR_KEY = 4", "error/list AB_ERROR_JAM = 7",
            ])
        let bulleted = "/*\n - ABDoorError1 (1): it is locked\n - ABDoorError2 (2): the key is gone\n - ABDoorError3: it is stuck\n */"
        #expect(
            try lines(sheet(guide(bulleted)), .error) == [
                "error/list ABDoorError1 = 1", "error/list ABDoorError2 = 2", "error/list ABDoorError3",
            ])
    }

    @Test(
        "other lists are none",
        arguments: [
            "/* The colours:\n ABRed: red\n ABBlue: blue\n ABGreen: green\n */",
            "// Error codes:\n// ABLocked = 3,\n// ABKeyLost = 4,\n// ABJammed = 7,",
            "// Errors: see\n// ABLocked: it is locked\n// ABJammed: it is stuck",
        ])
    func others(comment: String) throws {
        #expect(try lines(sheet(guide(comment)), .error) == [])
    }

    @Test("what is declared as something else stays that")
    func declared() throws {
        let comment = "// Errors:\n// ABLocked: it is locked\n// ABKeyLost: it is gone\n// ABJammed: it is stuck"
        let declared = "\n```objc\ntypedef NS_ENUM(NSInteger, ABState) { ABLocked = 1, ABKeyLost = 2, ABJammed = 3 };\n```\n"
        #expect(try lines(sheet(guide(comment) + declared), .error) == [])
    }
}

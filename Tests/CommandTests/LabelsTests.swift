import Foundation
import Testing

/// `guidewright facts --labels`
@Suite struct LabelsTests {
    private let scratch: Scratch
    private let tool: Tool

    private static let guide = """
        # Lamp SDK

        ```objc
        @interface LMPLamp : NSObject
        - (void)switchOn;
        - (void)switchOff;
        @end
        ```

        """

    private static func labels(_ file: String, _ methods: String...) -> String {
        let facts = methods.map { "  {\"kind\": \"method\", \"name\": \"\($0)\", \"owner\": \"LMPLamp\", \"line\": 5}" }
        return "{\"file\": \"\(file)\", \"facts\": [\n  {\"kind\": \"type\", \"name\": \"LMPLamp\", \"line\": 4},\n"
            + facts.joined(separator: ",\n") + "\n]}\n"
    }

    init() throws {
        scratch = try Scratch()
        tool = Tool(folder: scratch.url)
        try scratch.write(Self.guide, to: "guides/lamp.md")
        try scratch.write(Self.guide, to: "guides/old.md")
        try scratch.write("# Nothing\n", to: "guides/other.md")
        try scratch.write(Self.labels("lamp.md", "switchOn", "dim"), to: "labels/lamp.json")
        try scratch.write(Self.labels("old.md", "switchOn", "switchOff"), to: "labels/old.json")
    }

    @Test func oneGuideIsScoredWithItsMisses() throws {
        let result = try tool("facts", "guides/lamp.md", "--labels", "labels/lamp.json")
        #expect(result.code == 0 && result.errors.isEmpty, "\(result.errors)")
        #expect(result.lines.contains("method         1      1     1       0.500  0.500"))
        #expect(result.lines.contains("all            2      1     1       0.667  0.667"))
        #expect(result.lines.contains("  guides/lamp.md:5  method `dim` of `LMPLamp`  [labels/lamp.json:4:3]"))
        #expect(result.lines.contains("  guides/lamp.md:6  method `switchOff` of `LMPLamp` (declaration)"))
    }

    @Test func severalGuidesArePooled() throws {
        for guides in [["guides"], ["guides/old.md", "guides/lamp.md"]] {
            let result = try tool.run(["facts"] + guides + ["--labels", "labels"])
            #expect(result.code == 0 && result.errors.isEmpty, "\(result.errors)")
            #expect(result.lines.first == "lamp.md  P 0.667 R 0.667      2 met    1 missed    1 wrong")
            #expect(result.lines.contains("old.md   P 1.000 R 1.000      3 met    0 missed    0 wrong"))
            #expect(result.lines.last == "all            5      1     1       0.833  0.833")
        }
    }

    @Test func explainingIsForOneLineOfOneGuideAndForPeople() throws {
        let beyond = try tool("facts", "guides/lamp.md", "--explain", "--line", "99")
        #expect(beyond.code == 2 && beyond.errors.contains("the guide `guides/lamp.md` has no line 99") && beyond.errors.contains("1 to 9"))
        let json = try tool("facts", "guides/lamp.md", "--explain", "--format", "json")
        #expect(json.code == 2 && json.errors.contains("`--explain` prints text"))
        #expect(try tool("facts", "guides/lamp.md", "--explain", "--line", "5").output.contains("switchOn"))
    }

    @Test func figuresAsJSON() throws {
        let result = try tool("facts", "guides", "--labels", "labels", "--format", "json")
        let object = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        let guides = try #require(object["guides"] as? [[String: Any]])
        #expect(guides.compactMap { $0["guide"] as? String } == ["guides/lamp.md", "guides/old.md"])
        let miss = try #require((guides[0]["misses"] as? [[String: Any]])?.first)
        #expect(miss["name"] as? String == "dim" && (miss["label"] as? [String: Any])?["line"] as? Int == 4)
        let pooled = try #require((object["pooled"] as? [String: Any])?["overall"] as? [String: Any])
        #expect(pooled["precision"] as? Double == 0.8333 && pooled["missed"] as? Int == 1)
    }

    @Test(arguments: [(["--min-precision", "0.83"], 0), (["--min-precision", "0.84"], 1), (["--min-recall", "0.84"], 1)])
    func aFigureThatIsTooLowIsAFinding(arguments: [String], code: Int) throws {
        #expect(try tool.run(["facts", "guides", "--labels", "labels"] + arguments).code == Int32(code))
    }

    @Test(arguments: [
        (["guides/lamp.md", "guides/old.md"], "one guide is read at a time"),
        (["guides/lamp.md", "--min-recall", "1"], "needs `--labels`"),
        (["guides/lamp.md", "--labels", "labels", "--min-recall", "95"], "is a share"),
        (["guides/lamp.md", "--labels", "nowhere"], "no file `nowhere`"),
        (["guides/lamp.md", "guides/old.md", "--labels", "labels/lamp.json"], "holds the labels of one guide"),
        (["guides/other.md", "--labels", "labels"], "no labels in `labels` are those of `guides/other.md`"),
        (["labels", "--labels", "labels"], "none of the labelled guides is here: lamp.md and old.md"),
        (["guides", "--labels", "guides"], "`guides` holds no labels"),
    ])
    func wrongUse(arguments: [String], message: String) throws {
        let result = try tool.run(["facts"] + arguments)
        #expect(result.code == 2 && result.output.isEmpty)
        #expect(result.errors.contains(message), "\(result.errors)")
    }

    @Test func labelsThatNobodyCanReadAreShownAtTheirPlace() throws {
        try scratch.write("{\"facts\": [{\"kind\": \"metod\", \"name\": \"a\"}]}", to: "bad.json")
        let result = try tool("facts", "guides/lamp.md", "--labels", "bad.json")
        #expect(result.code == 2 && result.output.isEmpty)
        #expect(result.errors.contains("error[labels-malformed]: there is no kind `metod`"))
        #expect(result.errors.contains("bad.json:1:21") && result.errors.contains("^^^^^^^"))
        #expect(result.errors.contains("help: did you mean `method`?"))
    }

    @Test func aFolderOfLabelsMayHoldMoreThanIsHere() throws {
        try FileManager.default.removeItem(at: scratch.url.appending(path: "guides/old.md"))
        let result = try tool("facts", "guides", "--labels", "labels")
        #expect(result.code == 0 && result.errors.contains("left out, since they are not here: old.md"))
        #expect(result.output.contains("missed (1):"))
    }

    @Test func aGuideThatChangedIsScoredWithAWarning() throws {
        let labels = Self.labels("lamp.md", "switchOn").replacing("{\"file\"", with: "{\"sha256\": \"00\", \"file\"")
        try scratch.write(labels, to: "labels/lamp.json")
        let result = try tool("facts", "guides/lamp.md", "--labels", "labels")
        #expect(result.code == 0 && result.errors.contains("warning[labels-stale]") && result.output.contains("all "))
    }
}

/// `guidewright init --labels`
@Suite struct DraftScoreTests {
    @Test func aDraftIsScoredAndNotWritten() throws {
        let scratch = try Scratch()
        try scratch.write(
            """
            # Lamp SDK

            ```objc
            typedef NS_ENUM(NSInteger, LMPColor) {
                LMPColorWarm = 1,
                LMPColorCold = 2
            };

            @interface LMPLamp : NSObject
            - (void)setColor:(LMPColor)color;
            @end
            ```

            Call `[lamp setColor:LMPColorWarm]` in the evening.

            """, to: "lamp.md")
        let facts = [
            ("enum", "LMPColor", 4), ("case", "LMPColorWarm", 5), ("case", "LMPColorHot", 6), ("type", "LMPLamp", 9),
            ("method", "setColor:", 10),
            ("method", "setColor:", 14),
        ]
        let labels = facts.map { "{\"kind\": \"\($0.0)\", \"name\": \"\($0.1)\", \"line\": \($0.2)}" }
        try scratch.write("{\"facts\": [\(labels.joined(separator: ",\n"))]}", to: "lamp.json")
        let result = try Tool(folder: scratch.url)("init", "lamp.md", "--labels", "lamp.json")
        #expect(result.code == 0 && result.errors.isEmpty, "\(result.errors)")
        #expect(result.lines.contains("all            5      1     1       0.833  0.833"), "\(result.output)")
        #expect(result.output.contains("lamp.md:6  case `LMPColorHot`") && result.output.contains("lamp.md:6  case `LMPColorCold`"))
        #expect(try scratch.names() == ["lamp.json", "lamp.md"])
    }
}

import CrossCheck
import Declarations
import Diagnostics
import Drafting
import Generator
import Guide
import SourceText
import Spec
import WireValues

/// One kind of input at any size, and the work on it.
struct GrowthSeries: Sendable {
    var name: String
    /// The smallest size that is measured.
    var start = 100
    /// The largest N; beyond it no series is worth waiting for.
    var most = 200_000
    var make: @Sendable (Int) -> String
    var run: @Sendable (String) -> Void

    static let all = guides + [memberChains] + declarations + specs + crowds + checks + [json]

    // MARK: Guides

    private static let guides = [
        guide("html-links", "html") { "<p>" + repeated("<a href=\"a\">b</a> ", $0) + "</p>" },
        guide("html-code-spans", "html") { "<p>" + repeated("<code>a:</code> ", $0) + "</p>" },
        guide("html-attributes", "html") {
            "<p " + (0..<$0).map { "a\($0)=1 " }.joined() + ">" + repeated("<b c=d>e</b>", $0) + "</p>"
        },
        guide("html-columns", "html") { "<table><tr>" + repeated("<td>a</td>", $0) + "</tr></table>" },
        guide("html-rows", "html") {
            "<table><tr><th>Name</th><th>Type</th></tr>" + repeated("<tr><td>a</td><td>NSString</td></tr>", $0) + "</table>"
        },
        guide("html-comments", "html") { repeated("<!-- a -->b", $0) },
        guide("html-depth", "html") { repeated("<div>", $0) + "a" },
        guide("html-samples", "html") { repeated("<pre>[[A b] c:d];</pre>", $0) },
        guide("markdown-declarations", "md") { repeated("<!A", $0) },
        guide("markdown-sections", "md") { repeated("<![CDATA[", $0) },
        guide("markdown-instructions", "md") { repeated("<?", $0) },
        guide("markdown-attributes", "md") { repeated("{::", $0) },
        guide("markdown-code-spans", "md") { repeated("`a` ", $0) },
        guide("markdown-links", "md") { repeated("[a](b) ", $0) },
        guide("markdown-urls", "md") { repeated("https://a.example.com/b ", $0) },
        guide("markdown-columns", "md") { repeated("|a", $0) + "|\n" + repeated("|-", $0) + "|\n" + repeated("|b", $0) + "|\n" },
        guide("markdown-returns", "md") { repeated("a\r", $0) },
        guide("markdown-headings", "md") { (0..<$0).map { "## Part \($0)\n\ntext\n\n" }.joined() },
        guide("text-methods", "txt") { (0..<$0).map { "- (void)start\($0):(NSString *)name;\n" }.joined() },
        guide("text-calls", "txt") { (0..<$0).map { "[[A sharedA] start\($0):@\"b\"];\n" }.joined() },
        guide("text-interfaces", "txt") { repeated("@interface A : B\n", $0) },
        guide("text-categories", "txt") { (0..<$0).map { "@interface A (B\($0))\n- (void)c\($0);\n@end\n" }.joined() },
    ]

    /// A chain of members, each of a class that nobody names.
    private static let memberChains = GrowthSeries(
        name: "draft-member-chains", make: { "```swift\nlet lamp = Lamp()\nlamp" + repeated(".part", $0) + " = 1\n```\n" },
        run: { text in
            guard let document = DocumentReader.read(SourceFile(path: "guide.md", text: text)).document else { return }
            _ = DraftFolder([FactExtractor.facts(of: document)], id: "grown-kit", module: "GrownKit", languages: ["en"])
        })

    private static func guide(_ name: String, _ ending: String, _ make: @escaping @Sendable (Int) -> String) -> GrowthSeries {
        GrowthSeries(name: name, make: make) { text in
            if let document = DocumentReader.read(SourceFile(path: "guide.\(ending)", text: text)).document {
                _ = FactExtractor.facts(of: document)
            }
        }
    }

    private static func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    // MARK: Declarations

    private static let declarations = [
        objectiveC("objc-interfaces") { (0..<$0).map { "@interface A\($0) : B\n@end\n" }.joined() },
        objectiveC("objc-same-interface") { repeated("@interface A : B\n@end\n", $0) },
        objectiveC("objc-unended-interfaces") { repeated("@interface A : B\n", $0) },
        objectiveC("objc-defines") { (0..<$0).map { "#define K\($0) @\"v\"\n" }.joined() },
        objectiveC("objc-implementations") { repeated("@implementation A - (void)b { [c d]; }\n@end\n", $0) },
        objectiveC("objc-parameters") { "- (void)" + (0..<$0).map { "a\($0):(int)b\($0) " }.joined() + ";" },
        objectiveC("objc-unended-comments") { repeated("/* ", $0) },
        objectiveC("objc-unended-strings") { repeated("@\"a\n", $0) },
        swift("swift-interpolations") { repeated("\"\\(a)\" ", $0) },
        swift("swift-unended-interpolations") { repeated("\"\\(", $0) },
        swift("swift-functions") { (0..<$0).map { "func f\($0)(a: Int) -> String\n" }.joined() },
        swift("swift-ampersands") { "let a: A" + repeated(" & A", $0) },
        swift("swift-parameters") { "func f(" + (0..<$0).map { "a\($0): Int" }.joined(separator: ", ") + ")" },
    ]

    private static func objectiveC(_ name: String, _ make: @escaping @Sendable (Int) -> String) -> GrowthSeries {
        GrowthSeries(name: name, make: make) { _ = ObjectiveCParser.declarations(in: $0) }
    }

    private static func swift(_ name: String, _ make: @escaping @Sendable (Int) -> String) -> GrowthSeries {
        GrowthSeries(name: name, make: make) { _ = SwiftParser.declarations(in: $0) }
    }

    // MARK: Specs

    private static let head = """
        system: {id: grown-kit, module: GrownKit, title: {en: Grown, ko: 큰}, summary: {en: Grown., ko: 큼.}}
        guides: [{file: guide.html, language: en}]

        """

    private static func endpoints(_ count: Int) -> String {
        "endpoints:\n"
            + (0..<count).map { number in
                """
                  - name: call\(number)
                    method: GET
                    url: "https://a.example.com/v1/things\(number)/{id}"
                    text: {en: Calls., ko: 호출.}
                    path: [{name: id, type: string, required: true}]
                    response: {status: 200, kind: json, fields: [{name: name, type: string}]}

                """
            }.joined()
    }

    private static func properties(_ count: Int) -> String {
        "classes:\n  - name: Grown\n    text: {en: G., ko: 지.}\n    properties:\n"
            + (0..<count).map { "      - {declaration: \"@property (nonatomic, copy) NSString *p\($0);\", text: {en: P., ko: 피.}}\n" }
            .joined()
    }

    private static func chain(_ count: Int) -> String {
        "classes:\n  - name: Grown\n    text: {en: G., ko: 지.}\n    methods: [{declaration: \"- (void)go;\", flow: f0, text: {en: G., ko: 지.}}]\nflows:\n"
            + (0..<count).map { number in
                let step = number + 1 < count ? "{run: f\(number + 1)}" : "{stop: true}"
                return "  - {name: f\(number), text: {en: F., ko: 에프.}, steps: [\(step)]}\n"
            }.joined()
    }

    private static let specs = [
        spec("validate-endpoints", endpoints), spec("validate-properties", properties), spec("validate-flow-chain", chain),
        spec("validate-dangling-names") { count in
            properties(1)
                + (0..<count).map { "      - {declaration: \"@property (nonatomic) Missing\($0) *m\($0);\", text: {en: M., ko: 엠.}}\n" }
                .joined()
        },
        spec("generate-endpoints", generates: true, endpoints), spec("generate-properties", generates: true, properties),
        spec("generate-flow-chain", generates: true, chain),
    ]

    static func spec(_ name: String, generates: Bool = false, _ make: @escaping @Sendable (Int) -> String) -> GrowthSeries {
        GrowthSeries(name: name, start: 20, most: 4_000, make: { head + make($0) }) { text in
            let (spec, _) = SpecLoader.load(folder: [SourceFile(path: "spec.yaml", text: text)])
            if generates, let spec { _ = Generator.generate([GeneratorInput(spec: spec)], templates: .builtIn) }
        }
    }

    // MARK: Values

    private static let json = GrowthSeries(
        name: "json-members", make: { "{" + (0..<$0).map { "\"a\($0)\": [\($0), \"b\"]" }.joined(separator: ",") + "}" },
        run: { _ = try? JSONValue(parsing: Array($0.utf8)) })
}

import Diagnostics
import SourceText
import Spec
import Testing

@testable import Generator

/// Scenarios as Swift tests, and what is wrong with them.
struct ScenarioTests {
    private static let client = """
        classes:
          - name: Shop
            shared: sharedShop
            invented: A sample.
            text: {en: The shop., ko: 상점입니다.}
            delegate: {property: delegate, protocol: ShopDelegate}
            properties:
              - declaration: "@property (nonatomic, weak) id<ShopDelegate> delegate;"
                text: {en: Hears., ko: 듣습니다.}
            methods:
              - declaration: "+ (Shop *)sharedShop;"
                text: {en: The shop., ko: 상점입니다.}
              - declaration: "- (void)orderItem:(NSString *)item;"
                flow: order
                text: {en: Orders., ko: 주문합니다.}
        protocols:
          - name: ShopDelegate
            invented: A sample.
            text: {en: Hears., ko: 듣습니다.}
            methods:
              - declaration: "- (void)shop:(Shop *)shop didFailWithError:(NSError *)error;"
                text: {en: It failed., ko: 실패했습니다.}
              - declaration: "- (void)shopDidOrder;"
                text: {en: It is ordered., ko: 주문했습니다.}
        flows:
          - name: order
            text: {en: Orders., ko: 주문합니다.}
            steps:
              - call: order
                with: {kind: plain, item: $arg.item}
            onSuccess: [{notify: shopDidOrder}]
            onFailure: [{notify: "shop:didFailWithError:", with: [$self, $error]}]
        """

    private func scenarios(_ steps: String) -> String {
        """
        scenarios:
          - name: story
            text: {en: A story., ko: 이야기입니다.}
            steps:
        \(steps.split(separator: "\n").map { "      \($0)" }.joined(separator: "\n"))
        """
    }

    private func lowered(_ steps: String) throws -> [String] {
        let spec = try Sample.spec(Sample.mock("- respond: {id: \"1\", left: 2}"), Self.client, scenarios(steps))
        let text = try #require(TestSuiteGenerator(spec, templates: Sample.templates).artifacts().text("SampleShop/Tests/Scenarios.swift"))
        return text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    }

    @Test
    func functionsAndMissingValuesAreLowered() throws {
        let lines = try lowered(
            """
            - {put: items, fields: {id: pear, left: {sum: [1, 2]}}}
            - {fault: order, timeout: true}
            - {call: "orderItem:", with: {item: {lowercase: PEAR}}}
            - {expect: {not: $device.opened}}
            - {fault: order, status: 502}
            """
        )
        #expect(lines.contains("try device.put(\"items\", [\"id\": \"pear\", \"left\": (1 + 2).jsonValue])"))
        #expect(lines.contains("device.unsent([\"POST https://shop.example.com/v1/orders/{kind}\"], .timedOut, count: 1)"))
        #expect(lines.contains { $0.contains("\"PEAR\".lowercased()") })
        #expect(lines.contains("#expect(device.opened.isEmpty)"))
        #expect(lines.contains("try device.fault(\"order\", [\"status\": 502, \"body\": \"\"], count: 1)"))
    }

    @Test
    func whatNobodyUsesIsNotMade() {
        let lines = [
            "let shared = Shop.sharedShop()", "let delegate = device.keep(Recorder(device.log))", "shared.order(sharedItem)",
            "let kept = 1",
            "let shared = Shop.sharedShop()", "device.advance(60)",
        ]
        #expect(UnusedConstants.removed(from: lines) == [lines[0], lines[2], lines[3], lines[5]])
    }

    @Test
    func storyIsToldInSwift() throws {
        let lines = try lowered(
            """
            - {fault: order, error: soldOut, count: 2}
            - {call: "orderItem:", with: {item: apple}}
            - {notified: "shop:didFailWithError:", with: {shop: $self, error: {error: ShopError.soldOut}}}
            - {advance: 60}
            - {journal: order, count: 1}
            """
        )
        for line in [
            "shared.delegate = delegate", "try device.fault(\"order\", [\"error\": \"soldOut\"], count: 2)", "await device.settle()",
            "let heard = try await device.heard(\"shop:didFailWithError:\")", "#expect(heard[\"shop\"] as? Shop === shared)",
            "#expect(heard[\"error\"] as? ShopError == ShopError.soldOut)", "device.advance(60)",
            "#expect(try device.count(\"order\") == 1)",
        ] {
            #expect(lines.contains(line), "\(line)\n\(lines.joined(separator: "\n"))")
        }
    }

    private func findings(_ steps: String) -> [String] {
        let parts = [Sample.system, Sample.mock("- respond: {id: \"1\", left: 2}"), Self.client, scenarios(steps)]
        let files = parts.enumerated().map { SourceFile(path: "part\($0).yaml", text: $1) }
        return SpecLoader.load(folder: files).diagnostics.map(\.message)
    }

    @Test(arguments: [
        ("- {call: \"orderItems:\"}", "no method is called `orderItems:`"),
        ("- {notified: shopDidOrde}", "no method of a delegate is called `shopDidOrde`"),
        ("- {fault: order, error: lost}", "no error of `order` is called `lost`"),
        ("- {journal: orders, count: 1}", "no endpoint is called `orders`"),
        ("- {put: item, fields: {}}", "no kind of record is called `item`"),
        ("- {expect: $nothing}", "`$nothing` does not exist here"),
        ("- {set: {color: red}}", "no property of `Shop` is called `color`"),
    ])
    func wrongNameIsFound(_ step: String, _ message: String) { #expect(findings(step).contains(message), "\(findings(step))") }

    @Test
    func whatNoStoryShowsIsReported() {
        let found = findings("- {advance: 1}")
        #expect(found.contains("no scenario calls `orderItem:`"))
        #expect(found.contains("no scenario hears `shopDidOrder`"))
        #expect(found.contains("no scenario meets the error `soldOut`"))
    }

    @Test
    func storyGoesOnOnlyFromAnEarlierOne() {
        let text = scenarios("- {advance: 1}").replacing("    steps:", with: "    after: later\n    steps:", maxReplacements: 1)
        let files = [Sample.system, Sample.mock("- respond: {id: \"1\", left: 2}"), Self.client, text].enumerated()
            .map { SourceFile(path: "part\($0).yaml", text: $1) }
        #expect(SpecLoader.load(folder: files).diagnostics.map(\.message).contains("no earlier scenario is called `later`"))
    }
}

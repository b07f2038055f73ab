import Diagnostics
import SourceText
import Spec
import SwiftCode
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
              - declaration: "- (void)priceOf:(NSString *)item handler:(void (^)(NSInteger price, NSError *error))handler;"
                flow: price
                text: {en: Asks for the price., ko: 가격을 묻습니다.}
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
          - name: price
            text: {en: Asks for the price., ko: 가격을 묻습니다.}
            steps:
              - call: order
                with: {kind: plain, item: {first: [$arg.item, pear]}}
              - complete: {price: $response.left, error: null}
            onFailure: [{complete: {price: 0, error: $error}}]
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

    func lowered(_ steps: String) throws -> [String] {
        let spec = try Sample.spec(Sample.mock("- respond: {id: \"1\", left: 2}"), Self.client, scenarios(steps))
        let text = try #require(Sample.test("Scenarios", of: spec))
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
    func whatHappensLaterIsWaitedFor() throws {
        let lines = try lowered(
            """
            - {fault: order, held: true}
            - {call: "priceOf:handler:", with: {item: pear}, waits: false, as: first}
            - {journal: order, count: 1, waits: true}
            - {call: "priceOf:handler:", with: {item: pear}, twin: true, waits: false, as: second}
            - {cancel: second}
            - {ended: second, cancelled: true}
            - {release: order}
            - {ended: first, as: answer}
            - {expect: {equal: [$answer.price, 2]}}
            - {until: {not: $device.callback}}
            - {call: "priceOf:handler:", twin: true, waits: false, as: third}
            - {ended: third, fails: ShopError.soldOut}
            - {call: "priceOf:handler:", waits: false, as: fourth}
            - {ended: fourth, fails: ShopError.soldOut}
            """
        )
        for line in [
            "let first = HandlerAnswer<(price: Int, error: (any Error)?)>()",
            "try await device.until { try device.count(\"order\") >= 1 }",
            "#expect(try device.count(\"order\") == 1)",
            "let second = StartedCall { try await shared.price(of: \"pear\") }", "second.cancel()",
            "await #expect(throws: CancellationError.self) { try await second.ended() }",
            "device.hold([\"POST https://shop.example.com/v1/orders/{kind}\"], count: 1)",
            "device.release([\"POST https://shop.example.com/v1/orders/{kind}\"])",
            "let answer = try #require(await first.given())", "#expect(answer.price == 2)",
            "try await device.until { device.callback == nil }",
            "await #expect(throws: ShopError.soldOut) { try await third.ended() }",
            "let given = try #require(await fourth.given())", "#expect((given.error as? ShopError) == ShopError.soldOut)",
        ] {
            #expect(lines.contains(line), "\(line)\n\(lines.joined(separator: "\n"))")
        }
    }

    /// A call may still be on its way to where it sleeps, however it was begun.
    @Test(arguments: ["", ", twin: true", ", as: first", ", twin: true, as: first"])
    func timePassesOnceWhatGoesOnHasComeToRest(_ words: String) throws {
        let lines = try lowered(
            """
            - {call: "priceOf:handler:", with: {item: pear}, waits: false\(words)}
            - {advance: 2}
            """
        )
        let place = try #require(lines.firstIndex(of: "device.advance(2)"))
        #expect(place > 0 && lines[place - 1] == "try await device.rest()", "\(lines.joined(separator: "\n"))")
    }

    @Test
    func timePassesAtOnceWhereNothingGoesOn() throws {
        let lines = try lowered(
            """
            - {call: "priceOf:handler:", with: {item: pear}, waits: false, as: first}
            - {ended: first, as: answer}
            - {expect: {equal: [$answer.price, 2]}}
            - {advance: 2}
            """
        )
        #expect(lines.contains("device.advance(2)"))
        #expect(!lines.contains("try await device.rest()"))
    }

    @Test
    func whatIsKeptIsLookedAt() throws {
        let lines = try lowered(
            """
            - {read: items, where: {id: apple}, as: item}
            - {expect: {equal: [$item.left, 3]}}
            - {stored: $item.id}
            - {stored: hush, readable: false}
            """
        )
        for line in [
            "let item = try device.record(\"items\", [\"id\": \"apple\"])", "#expect(item[\"left\"].intValue == 3)",
            "let text = try #require(item[\"id\"].stringValue)", "#expect(device.stores(text))", "#expect(!device.stores(\"hush\"))",
        ] {
            #expect(lines.contains(line), "\(line)\n\(lines.joined(separator: "\n"))")
        }
    }

    @Test
    func namesAreHandedOn() throws {
        let text = """
            scenarios:
              - name: first
                text: {en: A story., ko: 이야기입니다.}
                steps:
                  - settings: {}
                  - {read: items, where: {id: apple}, as: item}
                  - {call: "priceOf:handler:", waits: false, as: asking}
              - name: second
                after: first
                text: {en: A story., ko: 이야기입니다.}
                steps:
                  - {ended: asking}
              - name: third
                after: second
                text: {en: A story., ko: 이야기입니다.}
                steps:
                  - {expect: {equal: [$item.left, 3]}}
                  - {read: items, where: {id: apple}, as: item}
            """
        let spec = try Sample.spec(Sample.mock("- respond: {id: \"1\", left: 2}"), Self.client, text)
        let swift = try #require(Sample.test("Scenarios", of: spec))
        for line in [
            "    @discardableResult\n    static func first(_ device: MockDevice) async throws -> "
                + "(asking: HandlerAnswer<(price: Int, error: (any Error)?)>, item: JSONValue) {\n",
            "        return (asking, item)\n", "        let (asking, item) = try await first(device)\n", "        return item\n",
            "        let item = try await second(device)\n", "        #expect(item[\"left\"].intValue == 3)\n",
        ] {
            #expect(swift.contains(line), "\(line)\n\(swift)")
        }
    }

    @Test
    func whatNobodyUsesIsNotMade() {
        let shared = SwiftStatement.constant("shared", nil, .call("sharedShop"))
        let delegate = SwiftStatement.constant("delegate", nil, .call("Recorder"))
        let kept = SwiftStatement.constant("kept", nil, .string("delegate"))
        let order = SwiftStatement.expression(.call("order", [SwiftExpression.name("shared").unlabelled]))
        let statements = [shared, delegate, kept, order]
        #expect(UnusedConstants.removed(from: statements, among: ["shared", "delegate"]) == [shared, kept, order])
        #expect(UnusedConstants.removed(from: [shared, kept], among: ["shared", "kept"]) == [])
        let other = SwiftStatement.constant("other", nil, .name("shared"))
        #expect(UnusedConstants.removed(from: [shared, other], among: ["shared", "other"]) == [])
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
            "let heard = try await device.heard(\"shop:didFailWithError:\")", "#expect((heard[\"shop\"] as? Shop) === shared)",
            "#expect((heard[\"error\"] as? ShopError) == ShopError.soldOut)", "device.advance(60)",
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
        ("- {ended: login}", "no call with the name `login` is under way here"),
        ("- {cancel: login}", "no call with the name `login` is under way here"),
        (
            "- {call: \"orderItem:\", waits: false, as: order}\n- {ended: order}",
            "`order` is over: it was waited for, or its method has no handler and is not `async`"
        ),
        ("- {call: \"priceOf:handler:\", waits: false, as: price}\n- {expect: $price.price}", "`$price.price` does not exist here"),
        (
            "- {call: \"priceOf:handler:\", waits: false, as: price}\n- {cancel: price}",
            "the call `price` has a handler and cannot be cancelled"
        ),
        (
            "- {call: \"priceOf:handler:\", waits: false, as: price}\n- {ended: price, cancelled: true}",
            "the call `price` was not cancelled"
        ),
        (
            "- {call: \"priceOf:handler:\", waits: false, as: price}\n- {restart: true}\n- {ended: price}",
            "no call with the name `price` is under way here"
        ),
        ("- {call: \"priceOf:handler:\", waits: false, as: price}", "no step says how this call ends"),
        ("- {call: \"priceOf:handler:\", waits: false, fails: ShopError.soldOut}", "the call has not ended here"),
        ("- {call: \"orderItem:\", fails: ShopError.soldOut}", "nothing of the method says that it failed"),
        ("- {release: order}", "no answer of `order` is held here"),
        ("- {read: item, as: one}", "no kind of record is called `item`"),
        ("- {until: $device.called}", "`$device.called` does not exist here"),
        ("- {stored: 7}", "`stored` takes `string?`, this is `integer`"),
    ])
    func wrongNameIsFound(_ step: String, _ message: String) { #expect(findings(step).contains(message), "\(findings(step))") }

    @Test
    func whatNoStoryShowsIsReported() {
        let found = findings("- {advance: 1}")
        #expect(found.contains("no scenario calls `orderItem:` of `Shop`"))
        #expect(found.contains("no scenario hears `shopDidOrder` of `ShopDelegate`"))
        #expect(found.contains("no scenario meets the error `soldOut`"))
    }

    @Test
    func errorAtTheEndIsShown() {
        let found = findings("- {call: \"priceOf:handler:\", waits: false, as: price}\n- {ended: price, fails: ShopError.soldOut}")
        #expect(!found.contains("no scenario meets the error `soldOut`"))
        #expect(found.contains("no scenario meets the error `unknownItem`"))
    }

    @Test
    func storyGoesOnOnlyFromAnEarlierOne() {
        let text = scenarios("- {advance: 1}").replacing("    steps:", with: "    after: later\n    steps:", maxReplacements: 1)
        let files = [Sample.system, Sample.mock("- respond: {id: \"1\", left: 2}"), Self.client, text].enumerated()
            .map { SourceFile(path: "part\($0).yaml", text: $1) }
        #expect(SpecLoader.load(folder: files).diagnostics.map(\.message).contains("no earlier scenario is called `later`"))
    }
}

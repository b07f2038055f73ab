import Spec
import Testing

@testable import Generator

/// Scenarios that are told a second time: by methods that are awaited, and by events that are read in a loop.
struct RetoldScenarioTests {
    private static let client = """
        classes:
          - name: PayFailure
            language: swift
            wraps: [ShopError]
            invented: A sample.
            text: {en: Why nothing was paid., ko: 결제하지 못한 이유입니다.}
          - name: Till
            language: swift
            invented: A sample.
            text: {en: Takes money., ko: 결제합니다.}
            methods:
              - declaration: "static func pay(item: String, delegate: any PayDelegate)"
                flow: pay
                text: {en: Pays., ko: 결제합니다.}
          - name: Shop
            shared: sharedShop
            invented: A sample.
            text: {en: The shop., ko: 상점입니다.}
            delegate: {property: delegate, protocol: ShopDelegate}
            properties:
              - declaration: "@property (nonatomic, weak) id<ShopDelegate> delegate;"
                text: {en: Hears., ko: 듣습니다.}
            methods:
              - {declaration: "+ (Shop *)sharedShop;", text: {en: The shop., ko: 상점입니다.}}
              - {declaration: "- (void)open;", flow: opened, text: {en: Opens., ko: 엽니다.}}
              - {declaration: "- (void)close;", flow: closed, text: {en: Closes., ko: 닫습니다.}}
        protocols:
          - name: PayDelegate
            language: swift
            invented: A sample.
            text: {en: Hears., ko: 듣습니다.}
            methods:
              - {declaration: "func onPaid(id: String)", optional: true, text: {en: It is paid., ko: 결제했습니다.}}
              - declaration: "func onFailed(error: PayFailure, item: String?)"
                text: {en: It failed., ko: 실패했습니다.}
          - name: ShopDelegate
            invented: A sample.
            text: {en: Hears., ko: 듣습니다.}
            methods:
              - {declaration: "- (void)shopDidOpen:(Shop *)shop;", text: {en: It is open., ko: 열렸습니다.}}
              - {declaration: "- (void)shopDidClose;", text: {en: It is closed., ko: 닫혔습니다.}}
              - {declaration: "- (BOOL)shopMayClose:(Shop *)shop;", text: {en: May it., ko: 닫아도 되는지 묻습니다.}}
        flows:
          - name: pay
            text: {en: Pays., ko: 결제합니다.}
            steps:
              - call: order
                with: {kind: plain, item: $arg.item}
              - {notify: "onPaid(id:)", to: $arg.delegate, with: [$response.id]}
            onFailure:
              - {notify: "onFailed(error:item:)", to: $arg.delegate, with: [{make: PayFailure, from: $error}, $arg.item]}
          - name: opened
            text: {en: Opens., ko: 엽니다.}
            steps: [{notify: "shopDidOpen:", with: [$self]}]
          - name: closed
            text: {en: Closes., ko: 닫습니다.}
            steps: [{notify: "shopMayClose:", with: [$self], as: may}, {notify: shopDidClose}]
        scenarios:
          - name: paid
            text: {en: It is paid., ko: 결제합니다.}
            steps:
              - {call: "pay(item:delegate:)", with: {item: apple}}
              - {notified: "onPaid(id:)", with: {id: "1"}}
          - name: interrupted
            text: {en: Nobody waits., ko: 기다리지 않습니다.}
            steps:
              - {call: "pay(item:delegate:)", with: {item: pear}, waits: false}
          - name: open
            text: {en: It opens., ko: 열립니다.}
            steps:
              - {call: Shop.open}
              - {notified: "shopDidOpen:"}
          - name: openAgain
            text: {en: It opens twice., ko: 두 번 열립니다.}
            steps:
              - {call: Shop.open}
              - {notified: "shopDidOpen:"}
          - name: openAndClose
            after: open
            text: {en: It closes., ko: 닫힙니다.}
            steps:
              - {call: Shop.close}
              - {notified: "shopMayClose:"}
              - {notified: shopDidClose}
          - name: closedInside
            text: {en: It closes at once., ko: 바로 닫힙니다.}
            steps:
              - {react: "shopDidOpen:", steps: [{call: Shop.close}]}
        """

    private func spec() throws -> Spec { try Sample.spec(Sample.mock("- respond: {id: \"1\", left: 2}"), Self.client) }

    private func text(_ name: String) throws -> String {
        let text = try #require(Sample.test(name, of: try spec()), "no \(name)")
        return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    @Test func storiesAreToldAgainWhereThatIsTheSame() throws {
        let system = SettledSystem(try spec())
        let retold = RetoldScenarios(context: ScenarioContext(model: system.model, plan: system.plan))
        #expect(retold.twins.map(\.name.value) == ["paid"])
        #expect(retold.events.map(\.name.value) == ["open", "openAndClose"])
        #expect(retold.registered.map(\.type.name.value) == ["ShopDelegate"])
    }

    @Test(arguments: [
        "await device.log.note { try await Till.pay(item: \"apple\") } let heard = try await device.heard(\"onPaid(id:)\")",
        "static func payItemDelegate(_ device: MockDevice) async throws {",
        "try await device.cancelled(waitingFor: \"order\") { try await Till.pay(item: \"apple\") }",
        "let shopDelegate = device.keep(ShopEvents.noted(in: device.log))",
    ])
    func scenarioLine(_ line: String) throws {
        let text = try text("EventScenarios")
        #expect(text.contains(line), "\(text)")
    }

    @Test(arguments: [
        "case .onFailed(let error, let item): note(\"onFailed(error:item:)\", [\"error\": error, \"item\": item])",
        "} catch let error as PayFailure { note(\"onFailed(error:item:)\", [\"error\": error, \"item\": error.item])",
        "return log?.answer(of: \"shopMayClose:\", Bool.self) ?? false",
        "case .shopDidClose: note(\"shopDidClose\", [:])",
    ])
    func logLine(_ line: String) throws {
        let text = try text("Events")
        #expect(text.contains(line), "\(text)")
    }

    @Test(arguments: [
        "@Test(\"each scenario\", arguments: scenarios) func scenario(_ scenario: MockScenario)", "MockScenario(\"paid\", Scenarios.paid)",
        "MockScenario(\"paid\", TwinScenarios.paid)", "MockScenario(\"payItemDelegate\", CancelledCalls.payItemDelegate)",
        "static let read: [MockScenario] = [ MockScenario(\"open\", EventScenarios.open),",
        "try await Self.scenarios.expectEveryAnswer(of: Facts.self, besides: EndpointTests.calls) { service, ready in",
    ])
    func storyIsARowOfATest(_ line: String) throws {
        let text = try text("ScenarioTests")
        #expect(text.contains(line), "\(text)")
    }

    @Test func aSystemWithoutDelegatesHasNone() throws {
        let spec = try Sample.spec(Sample.mock("- respond: {id: \"1\", left: 2}"))
        for name in ["Events", "EventScenarios", "ScenarioTests"] { #expect(Sample.test(name, of: spec) == nil) }
        let errors = try #require(Sample.test("ErrorTests", of: spec))
        let calls = "servers: EndpointTests.errors, EndpointTests.calls"
        #expect(errors.contains("ProvokedErrors(of: Facts.self, [], [], \(calls)).expect(Self.documented)"), "\(errors)")
    }
}

import Testing

@testable import Generator

/// Whether a method with a delegate of its own is awaited, by how often its flow tells it something.
struct TellingTests {
    /// A class with one method whose flow has these steps, as the client shows it.
    private static func client(_ steps: String, onFailure: String = "") throws -> String {
        let extras = """
            classes:
              - name: Scale
                language: swift
                text: {en: Weighs lamps., ko: 램프의 무게를 잽니다.}
                methods:
                  - declaration: "func weigh(name: String?, watcher: any ScaleWatcher)"
                    steps: [\(steps)]
                    onFailure: [\(onFailure)]
                    text: {en: Weighs., ko: 무게를 잽니다.}
            protocols:
              - name: ScaleWatcher
                language: swift
                text: {en: Hears of a weight., ko: 무게를 받습니다.}
                methods:
                  - declaration: "func weighs(grams: Int)"
                    text: {en: It weighs., ko: 무게입니다.}
                  - declaration: "func failed(name: String, error: any Error)"
                    text: {en: It failed., ko: 실패했습니다.}
            """
        let files = try LampFixture.generate(extras: extras)
        return files.filter { $0.key.hasPrefix("Scale") }.map(\.value).joined()
    }

    private static let told = #"{notify: weighs(grams:), to: $arg.watcher, with: [1]}"#
    private static let failed = #"{notify: "failed(name:error:)", to: $arg.watcher, with: [scale, $error]}"#
    private static let call = "{call: lamps, with: {home: mine, Authorization: a}}"
    private static let twin = "func weigh(name: String?) async throws -> ScaleWatcherEvent"

    @Test(arguments: [
        "\(call), \(told)",
        "{when: [{if: $arg.name, steps: [\(told)]}, {else: [\(told)]}]}",
        "\(call), {when: [{if: $arg.name, steps: [\(told), {stop: true}]}, {else: []}]}, \(told)",
    ])
    func whatIsToldOnceIsAwaited(_ steps: String) throws {
        #expect(try Self.client(steps, onFailure: Self.failed).contains(Self.twin))
    }

    @Test(arguments: [
        "\(told), {ask: clock.sleep, with: {seconds: 1}}, \(told)",
        "{ask: clock.sleep, with: {seconds: 1}}, {each: {split: {first: [$arg.name, x]}}, as: word, steps: [\(told)]}",
        "{ask: clock.sleep, with: {seconds: 1}}, {when: [{if: $arg.name, steps: [\(told)]}, {else: []}]}, \(told)",
        "\(told), \(call)",
    ])
    func whatMayBeToldTwiceIsReadInALoop(_ steps: String) throws {
        let client = try Self.client(steps, onFailure: Self.failed)
        #expect(!client.contains(Self.twin))
        #expect(client.contains("class ScaleWatcherEvents"))
    }

    @Test func whatATryHandlesIsTold() throws {
        let steps = "{try: [\(Self.call), \(Self.told)], rescue: [{steps: [\(Self.failed)]}]}"
        #expect(try Self.client(steps).contains(Self.twin))
    }
}

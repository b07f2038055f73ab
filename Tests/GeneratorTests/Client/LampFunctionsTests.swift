import Foundation
import Testing

@testable import Generator

/// Functions of texts, JSON, numbers and dates, the choice between two values, and the status of an answer.
struct LampFunctionsTests {
    private static let yaml = """
        classes:
          - name: LampBook
            text: {en: Knows lamps., ko: 램프를 압니다.}
            methods:
              - declaration: "- (void)readWithCompletion:(void (^)(NSInteger status, NSString *text))completion;"
                flow: read
                text: {en: Reads., ko: 읽습니다.}
        state:
          - name: shelf
            key: room
            text: {en: Lamps by room., ko: 방마다 있는 램프입니다.}
            fields: [{name: room, type: string}, {name: size, type: integer}]
        flows:
          - name: read
            text: {en: Reads., ko: 읽습니다.}
            steps:
              - call: lamps
                with: {home: h, Authorization: "{$tokens.access}"}
                as: answer
              - let: {whole: {merged: [{entry: [room, {object: {size: 1}}]}, {object: {hall: null}}]}}
              - let: {inner: {member: [$whole, room]}}
              - let: {seconds: {product: [{seconds: $clock.now}, 2]}}
              - let: {double: {product: [{duration: tokenLife}, 2]}}
              - let: {word: {if: {before: [$seconds, $double]}, then: early, else: "{$inner.size}"}}
              - let: {some: {fromPairs: {filter: {pairs: $whole}, as: pair, where: {contains: [[room, hall], $pair.key]}}}}
              - each: {keys: $some}
                as: name
                steps: [{keep: {tokens.access: $name}}]
              - each: $shelf.size
                as: size
                steps: [{keep: {shelf.size: {sum: [$size, 1]}}, key: hall}]
              - let: {parsed: {parse: {json: $whole}}}
              - let: {parts: {split: {lowercase: "{$parsed.room}"}}}
              - let: {known: {claims: {words: $parts}}}
              - let: {soon: {at: {sum: [{until: {later: 5}}, {difference: [{count: $parts}, 1]}]}}}
              - require: {before: [$clock.now, $soon]}
                otherwise: [{complete: {status: 0, text: "{$known.sub}"}}, {stop: true}]
              - complete: {status: $answer.status, text: $word}
            onFailure: [{complete: {status: 0, text: ""}}]
        """

    private static let made = Result { try LampFixture.generate(extras: yaml) }

    @Test(arguments: [
        "let whole = JSONValue.merged([JSONValue.object([\"room\": [\"size\": 1]]), [\"hall\": .null]])",
        "let inner = whole[\"room\"]",
        "let seconds = clock.now.timeIntervalSince1970 * 2",
        "let double = 3600 * 2",
        "let parsed = JSONValue.parsed(whole.description)",
        "let parts = try \"\\(required(parsed?[\"room\"].ifThere?.wireText, \"room\"))\".lowercased().split(separator: \" \").map(String.init)",
        "let known = JSONValue(claimsOf: parts.joined(separator: \" \"))",
        "for name in some.objectValue?.names ?? [] {",
        "for size in shelfState.value.records.compactMap(\\.size) {",
        "await complete(answer.status, word)",
    ])
    func line(_ line: String) throws {
        let text = try #require(try Self.made.get()["Flows.swift"])
        let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(lines.contains(line), "lacks: \(line)")
        #expect(text.contains("? \"early\" : "))
    }

    @Test func anAnswerKeepsItsStatusOnlyWhereAFlowReadsIt() throws {
        let text = try #require(try Self.made.get()["Endpoints.swift"])
        #expect(text.components(separatedBy: "let status: Int").count == 2)
        #expect(text.components(separatedBy: "status = response.status").count == 2)
    }
}

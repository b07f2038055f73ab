import Testing

@testable import Generator

/// Parameters that are called as generated code calls things of its own, and what JSON calls the members of structs.
struct HiddenNameTests {
    private static let made = Result {
        try LampFixture.generate(
            extras: """
                classes:
                  - name: LampQuiz
                    language: swift
                    text: {en: Asks., ko: 질문합니다.}
                    methods:
                      - declaration: "func submit(answer: String, required: Int, completion: @escaping (_ right: Bool?, _ error: Error?) -> Void)"
                        steps: [{let: {seen: $arg.answer}}, {let: {count: $arg.required}}, {complete: {right: true}}]
                        text: {en: Answers., ko: 답합니다.}
                      - declaration: "func answers(answer: String, emit: String) -> AsyncStream<String>"
                        steps: [{emit: $arg.answer}, {emit: $arg.emit}]
                        text: {en: Repeats., ko: 반복합니다.}
                  - name: LampToken
                    form: structure
                    language: swift
                    conforms: [Codable, Hashable]
                    text: {en: A token., ko: 토큰입니다.}
                    properties:
                      - {declaration: "let baseUrl: String", field: base_url, text: {en: Where., ko: 위치입니다.}}
                      - {declaration: "let limit: Int?", field: limit, text: {en: How many., ko: 개수입니다.}}
                      - {declaration: "let room: String?", field: place.room, text: {en: Which., ko: 방입니다.}}
                """)
    }

    @Test(arguments: [
        ("LampQuiz.swift", "public func submit(answer answerArgument: String, required requiredArgument: Int,"),
        ("LampQuiz.swift", "submitFlow(answer: answerArgument, requiredArgument: requiredArgument)"),
        ("LampQuiz.swift", "public func answers(answer: String, emit emitArgument: String) -> AsyncStream<String> {"),
        ("LampToken.swift", "private enum CodingKeys: String, CodingKey { case baseUrl = \"base_url\" case limit case room }"),
    ])
    func line(_ name: String, _ line: String) throws {
        let text = try #require(try Self.made.get()[name], "no \(name)")
        let flat = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(flat.contains(line), "\(name) lacks: \(line) in \(flat)")
    }
}

import Diagnostics
import Foundation
import SourceText
import Spec
import Testing
import YAMLTree

/// What the documentation and `explain` say of the language is what the grammar says.
@Suite struct GrammarTableTests {
    @Test func theTablesOfTheDocumentationAreCurrent() throws {
        let url = Repository.url("Specs/README.md")
        let committed = try String(contentsOf: url, encoding: .utf8)
        var text = committed
        for (name, markdown) in GrammarTables.all {
            let (open, close) = ("<!-- \(name) -->\n", "<!-- /\(name) -->")
            let start = try #require(text.firstRange(of: open)), end = try #require(text.firstRange(of: close))
            text.replaceSubrange(start.upperBound..<end.lowerBound, with: "\n\(markdown)\n\n")
        }
        if committed != text, ProcessInfo.processInfo.environment["GUIDEWRIGHT_UPDATE"] == "1" {
            try Data(text.utf8).write(to: url, options: .atomic)
        }
        #expect(committed == text, "stale; run with GUIDEWRIGHT_UPDATE=1 to rewrite them, then again")
    }

    /// Where a topic's example stands in a spec; nil for what stands in no program.
    private static func spec(of topic: GrammarTopic) -> String? {
        func indented(_ text: String) -> String { text.split(separator: "\n").map { "      \($0)\n" }.joined() }
        let words = "text: {en: Words., ko: 낱말.}"
        switch topic.kind {
        case .flowVerb: return "flows:\n  - name: one\n    \(words)\n    steps:\n\(indented(topic.example))"
        case .answerVerb: return "mock:\n  answers:\n  - endpoint: one\n    steps:\n\(indented(topic.example))"
        case .scenarioVerb: return "scenarios:\n  - name: one\n    \(words)\n    steps:\n\(indented(topic.example))"
        case .function: return "flows:\n  - name: one\n    \(words)\n    steps:\n      - let: {name: \(topic.example)}\n"
        case .condition:
            return "flows:\n  - name: one\n    \(words)\n    steps:\n      - require: \(topic.example)\n        otherwise: [{stop: true}]\n"
        case .word: return "classes:\n  - name: One\n    \(words)\n    methods:\n\(indented(topic.example))"
        case .wireForm, .key: return nil
        }
    }

    @Test func examplesHaveTheFormOfTheGrammar() throws {
        for topic in GrammarTopic.all {
            guard let text = Self.spec(of: topic) else { continue }
            let (root, found) = YAMLTree.parse(SourceFile(path: "example.yaml", text: text))
            #expect(found.map(\.message) == [], "\(topic.name)\n\(text)")
            let broken = SpecLoader.structure(of: try #require(root))
            #expect(broken.map(\.message) == [], "\(topic.name)\n\(text)")
        }
    }

    @Test func everyPartHasAMeaning() {
        #expect(GrammarTopic.all.allSatisfy { !$0.meaning.isEmpty && !$0.example.isEmpty })
        #expect(GrammarTopic.named("claim").map(\.kind) == [.flowVerb])
        #expect(GrammarTopic.named("put").map(\.kind) == [.answerVerb, .scenarioVerb])
        #expect(GrammarTopic.named("replace").first?.types == "string, string, string → string")
        #expect(GrammarTopic.named("field.wire").map(\.owner) == ["field"])
        #expect(GrammarTopic.named("field.nothing").isEmpty && GrammarTopic.nearest(to: "repalce").first == "replace")
    }
}

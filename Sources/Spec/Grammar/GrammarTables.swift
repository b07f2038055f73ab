/// Tables of the language for its documentation, made of the grammar so that they cannot be out of date.
package enum GrammarTables {
    /// Each by the word in its marks: `<!-- functions -->` to `<!-- /functions -->`.
    package static let all: [(name: String, markdown: String)] = [
        ("verbs", verbs), ("functions", functions), ("wire", wire), ("types", types),
    ]

    private static func table(_ head: [String], _ rows: [[String]]) -> String {
        let lines = [head, head.map { _ in "---" }] + rows
        return lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n").replacing("| --- ", with: "|---")
            .replacing("--- |", with: "---|")
    }

    private static func code(_ text: String) -> String { "`\(text)`" }

    private static let verbs: String = {
        let kinds: [GrammarTopic.Kind] = [.flowVerb, .answerVerb, .scenarioVerb]
        let topics = GrammarTopic.all.filter { kinds.contains($0.kind) }
        var seen: Set<String> = []
        let names = topics.map(\.name).filter { seen.insert($0).inserted }
        let rows = names.map { name -> [String] in
            let own = topics.filter { $0.name == name }
            let marks = kinds.map { kind in own.contains { $0.kind == kind } ? "•" : "" }
            var meanings: [String] = []
            for meaning in own.map(\.meaning) where !meanings.contains(meaning) { meanings.append(meaning) }
            return [code(name)] + marks + [meanings.joined(separator: "; ")]
        }
        return table(["verb", "flow", "answer", "scenario", "of"], rows)
    }()

    private static let functions: String = {
        let dialects: [(String, Dialect)] = [("flow", .flow), ("answer", .answer), ("scenario", .scenario)]
        let rows = GrammarTopic.all.filter { $0.kind == .function }.map { topic -> [String] in
            let without = dialects.filter { !$0.1.functions.contains(topic.name) }.map(\.0)
            return [code(topic.example), topic.types ?? "", topic.meaning, without.joined(separator: ", ")]
        }
        return table(["function", "types", "gives", "not in a"], rows)
    }()

    private static let wire: String = table(
        ["`wire:`", "for", "travels"],
        WireForm.allCases.filter { $0 != .plain }.map { [code($0.example), $0.types.map(code).joined(separator: " "), $0.meaning] })

    private static let types: String = table(
        ["type", "declared in Objective-C", "declared in Swift"],
        TypeWords.words.keys.sorted().compactMap { word -> [String]? in
            guard let type = TypeWords.words[word] else { return nil }
            let (native, swift) = TypeMapping.spellings(of: type)
            guard !native.isEmpty || !swift.isEmpty else { return nil }
            return [code(word), native.map(code).joined(separator: " "), swift.map(code).joined(separator: " ")]
        })
}

extension TypeMapping {
    /// The names of declared types that are a value's type in flows, of Objective-C and of Swift.
    static func spellings(of type: ValueType) -> (objectiveC: [String], swift: [String]) {
        (
            objectiveCWords.filter { $0.value == type }.map(\.key).sorted(), swiftWords.filter { $0.value == type }.map(\.key).sorted()
        )
    }
}

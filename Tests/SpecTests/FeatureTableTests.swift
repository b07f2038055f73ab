import Foundation
import SourceText
import Spec
import Testing
import YAMLTree

/// The table of features in the documentation is made of the folder in which each is tried.
@Suite struct FeatureTableTests {
    private static let folder = "Tests/Features"
    private static let page = "Documentation/features.md"
    /// Of features that do not say so.
    private static let firstVersion = "0.1.0"

    private struct Feature {
        var name: String
        var meaning: String
        var since: String
        /// Verbs, functions and forms on the wire that the spec uses.
        var words: Set<String>
    }

    @Test func theTableIsCurrent() throws {
        let url = Repository.url(Self.page)
        let committed = try String(contentsOf: url, encoding: .utf8)
        let (open, close) = ("<!-- features -->\n", "<!-- /features -->")
        let start = try #require(committed.firstRange(of: open)), end = try #require(committed.firstRange(of: close))
        var text = committed
        text.replaceSubrange(start.upperBound..<end.lowerBound, with: "\n\(try Self.table())\n\n")
        if committed != text, ProcessInfo.processInfo.environment["GUIDEWRIGHT_UPDATE"] == "1" {
            try Data(text.utf8).write(to: url, options: .atomic)
        }
        #expect(committed == text, "stale; run with GUIDEWRIGHT_UPDATE=1 to rewrite it, then again")
    }

    @Test func everyFeatureSaysWhatItIs() throws {
        for feature in try Self.features() {
            #expect(feature.meaning.count > 20, "the first comment of \(Self.folder)/\(feature.name)/system.yaml says what is tried")
        }
    }

    private static func table() throws -> String {
        let features = try features()
        let rows = features.map { feature in
            let others = features.filter { $0.name != feature.name }.reduce(into: Set<String>()) { $0.formUnion($1.words) }
            let own = feature.words.subtracting(others).sorted().map { "`\($0)`" }.joined(separator: " ")
            return "| [\(feature.name)](../\(folder)/\(feature.name)/system.yaml) | \(feature.meaning) | \(own) | \(feature.since) |"
        }
        return (["| feature | what is tried | how: words that only it uses | since |", "|---|---|---|---|"] + rows).joined(separator: "\n")
    }

    private static func features() throws -> [Feature] {
        let names = try FileManager.default.contentsOfDirectory(atPath: Repository.url(folder).path).filter { !$0.hasPrefix(".") }
        return try names.sorted().map(feature)
    }

    /// What stands in the comments at the top, and in the spec itself.
    private static func feature(_ name: String) throws -> Feature {
        let files = try FileManager.default.contentsOfDirectory(atPath: Repository.url("\(folder)/\(name)").path)
        let specs = files.filter { $0.hasSuffix(".yaml") }.sorted { ($0 == "system.yaml" ? 0 : 1, $0) < ($1 == "system.yaml" ? 0 : 1, $1) }
        let texts = try specs.map { try String(contentsOf: Repository.url("\(folder)/\(name)/\($0)"), encoding: .utf8) }
        let head = (texts.first ?? "").split(separator: "\n", omittingEmptySubsequences: false).prefix { $0.hasPrefix("#") }
        let comments = head.map { $0.drop { $0 == "#" || $0 == " " } }.filter { !$0.hasPrefix("yaml-language-server") }
        let since = comments.compactMap { $0.wholeMatch(of: /Since (\d+\.\d+\.\d+)\./).map { String($0.1) } }.first
        let meaning = comments.filter { !$0.hasPrefix("Since ") }.joined(separator: " ")
        var words: Set<String> = []
        for text in texts {
            let file = SourceFile(path: "system.yaml", text: text)
            if let root = YAMLTree.parse(file).root { collect(root, &words) }
        }
        return Feature(name: name, meaning: meaning, since: since ?? firstVersion, words: words)
    }

    private static let known = Set(
        GrammarTopic.all.filter { $0.kind != .key && $0.kind != .wireForm && $0.kind != .condition && $0.kind != .word }.map(\.name))
    private static let forms = Set(WireForm.allCases.map(\.rawValue))

    /// Keys whose members the spec names itself.
    private static let tables: Set<String> = ["with", "object", "respond", "fields", "complete", "where", "let", "query", "set", "keep"]

    private static func collect(_ node: YAMLNode, under key: String = "", _ words: inout Set<String>) {
        for item in node.items { collect(item, &words) }
        for entry in node.entries {
            if known.contains(entry.name), !tables.contains(key) { words.insert(entry.name) }
            if entry.name == "wire", let form = entry.value.text, forms.contains(form) { words.insert("wire: \(form)") }
            if entry.name == "wire", entry.value["pattern"] != nil { words.insert("wire: {pattern: …}") }
            collect(entry.value, under: entry.name, &words)
        }
    }
}

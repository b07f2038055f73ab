import Diagnostics
import Foundation
import SourceText
import Spec
import Testing
import YAMLTree

@Suite("JSON Schema")
struct SchemaTests {
    /// Read once for some hundreds of files.
    private static let schema = Result { try JSONSchema(JSONSchemaWriter.text) }

    @Test("the committed schema is what the grammar says", arguments: JSONSchemaWriter.Document.allCases)
    func isCurrent(_ document: JSONSchemaWriter.Document) throws {
        let path = "Specs/schema/\(document.rawValue)"
        let text = JSONSchemaWriter.text(of: document)
        let committed = try? String(contentsOf: Repository.url(path), encoding: .utf8)
        if committed != text, ProcessInfo.processInfo.environment["GUIDEWRIGHT_UPDATE"] == "1" {
            try FileManager.default.createDirectory(at: Repository.url("Specs/schema"), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: Repository.url(path), options: .atomic)
        }
        #expect(committed == text, "stale; run with GUIDEWRIGHT_UPDATE=1 to rewrite it, then again")
    }

    @Test("schema and loader accept the same specs", arguments: Repository.systems)
    func acceptsSystems(_ system: String) throws {
        let schema = try Self.schema.get()
        for file in try Repository.specFiles(system) where SpecLoader.isSpecFile(file.path) {
            let root = try #require(YAMLTree.parse(file).root)
            #expect(try schema.accepts(JSONSchema.Value(root)), "\(file.path)")
        }
    }

    /// Rules on meaning are beyond the schema; a file that only they refuse must pass it.
    @Test("schema and loader refuse the same files", arguments: Repository.names(in: "Tests/SpecTests/Bad"))
    func refusesBadFiles(_ name: String) throws {
        let schema = try Self.schema.get()
        let file = try Repository.file("Tests/SpecTests/Bad/\(name)")
        guard let root = YAMLTree.parse(file).root else { return }
        let found = SpecLoader.structure(of: root)
        #expect(try schema.accepts(JSONSchema.Value(root)) == found.isEmpty, "\(name): \(found.map(\.message))")
    }

    @Test("no verb is an ordinary key of another variant")
    func verbsAreUnambiguous() {
        for name in DefinitionName.allCases {
            guard case .choice(let choice) = Grammar.definition(name).form else { continue }
            let verbs = Set(choice.variants.map(\.verb))
            for variant in choice.variants {
                let others = variant.mapping.keys.map(\.name).filter { $0 != variant.verb && verbs.contains($0) }
                #expect(others.isEmpty, "\(name).\(variant.verb): \(others)")
            }
        }
    }

    @Test("every definition is used and has a meaning")
    func definitionsAreUsed() {
        for document in JSONSchemaWriter.Document.allCases {
            let text = JSONSchemaWriter.text(of: document)
            for name in document.definitions {
                #expect(text.contains("\"#/$defs/\(name.rawValue)\""), "\(name) is referred to nowhere")
                #expect(!Grammar.definition(name).meaning.isEmpty)
            }
        }
        let all = JSONSchemaWriter.Document.allCases.flatMap(\.definitions)
        #expect(Set(all).union([.file, .project]) == Set(DefinitionName.allCases))
    }

    @Test("a name's pattern and its check agree")
    func namePatterns() throws {
        let samples = [
            "", "a", "A", "a-b", "a--b", "-a", "a-", "a1", "1a", "a_b", "_a", "a.b", "a..b", ".a", "a.1", "a.b.c", "é", "a b", "a.", "a-1",
            "A-b",
        ]
        for form in [NameForm.hyphenated, .identifier, .dotted] {
            let regex = try Regex(form.pattern)
            for sample in samples { #expect(form.matches(sample) == sample.contains(regex), "\(form) \(sample)") }
        }
    }
}

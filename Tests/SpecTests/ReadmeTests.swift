import Diagnostics
import Foundation
import SourceText
import Spec
import Testing
import YAMLTree

@Suite("Specs/README.md")
struct ReadmeTests {
    /// Each fenced block as a file of one system.
    private static func blocks() throws -> [SourceFile] {
        let text = try String(contentsOf: Repository.url("Specs/README.md"), encoding: .utf8)
        let parts = text.components(separatedBy: "```yaml\n").dropFirst()
        return parts.enumerated().map { index, part in
            SourceFile(path: "block-\(index).yaml", text: part.components(separatedBy: "```").first ?? "")
        }
    }

    @Test("its examples are one system without a finding, but that one scenario does not show everything")
    func examplesLoad() throws {
        let (spec, diagnostics) = SpecLoader.load(folder: try Self.blocks())
        let found = diagnostics.filter { $0.rule.id != "spec-unshown-behaviour" }
        #expect(found.map { "\($0.primary?.place.description ?? "") \($0.message)" } == [])
        let loaded = try #require(spec)
        #expect(loaded.flows.filter(\.isAsync).map(\.name.value) == ["open", "exchange", "offered", "consented", "lampsWithCompletion"])
    }

    @Test("it shows every key and every verb of the grammar")
    func showsEverything() throws {
        var seen: Set<String> = []
        for block in try Self.blocks() { Self.collect(try #require(YAMLTree.parse(block).root), into: &seen) }
        let language = try String(contentsOf: Repository.url("Specs/README.md"), encoding: .utf8)
        let projects = try String(contentsOf: Repository.url("Documentation/projects.md"), encoding: .utf8)
        for name in DefinitionName.allCases where !name.rawValue.hasPrefix("scenario") {
            let text = name.rawValue.hasPrefix("project") ? projects : language
            for key in Grammar.definition(name).keys where !seen.contains(key) {
                #expect(
                    text.contains("`\(key)`") || text.contains("`\(key):") || text.contains("\(key), ") || text.contains(", \(key)"),
                    "\(name).\(key) is shown nowhere")
            }
        }
    }

    private static func collect(_ node: YAMLNode, into keys: inout Set<String>) {
        for item in node.items { collect(item, into: &keys) }
        for entry in node.entries {
            keys.insert(entry.name)
            collect(entry.value, into: &keys)
        }
    }
}

extension Definition {
    /// The keys that may stand in it.
    fileprivate var keys: [String] {
        switch form {
        case .mapping(let mapping): mapping.keys.map(\.name)
        case .choice(let choice): choice.variants.flatMap { $0.mapping.keys.map(\.name) }
        case .shape, .localizedText: []
        }
    }
}

import Diagnostics
import Foundation
import SourceText
import Spec
import Testing

@testable import Generator

/// The templates that are part of the tool.
struct BuiltInTemplateTests {
    private let folder = LampFixture.root.appending(path: "Templates")

    private func text(_ name: String, _ library: TemplateLibrary) -> String? {
        library.template(named: name).map { $0.file.text($0.file.wholeSpan) }
    }

    /// After an edit of a template: `make templates`.
    @Test func theyAreTheRepositorysOwn() throws {
        let scaffolds = BuiltInTemplates.project.merging(BuiltInTemplates.example) { first, _ in first }
        try expectEqual(folder, BuiltInTemplates.all, has: "swift/header.mustache")
        try expectEqual(LampFixture.root.appending(path: "Scaffolds"), scaffolds, has: "project/Package.swift.mustache")
    }

    private func expectEqual(_ folder: URL, _ built: [String: String], has example: String) throws {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        let names = paths.filter { $0.hasSuffix(".mustache") }
        #expect(names.contains(example))
        #expect(Set(names.map { String($0.dropLast(".mustache".count)) }) == Set(built.keys))
        for name in names {
            let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
            #expect(built[String(name.dropLast(".mustache".count))] == text, "\(name): run `make templates`")
        }
    }

    @Test func theyAreSoundAndAllOfThemArePrinted() {
        #expect(Generator.check(.builtIn).map(\.message) == [])
        let (library, problems) = TemplateLibrary.load(folder.path)
        #expect(problems.isEmpty && library.unprinted(by: Generator.templates).isEmpty)
    }

    @Test func oneFileIsPutOverTheToolsOwn() throws {
        let scratch = try TemporaryFolder()
        try scratch.write("mine/page.mustache", "{{title}}")
        try scratch.write("reference/page.mustache", "mine: {{> mine/page}}")
        let (library, problems) = TemplateLibrary.load(scratch.path)
        #expect(problems.isEmpty)
        #expect(text("reference/page", library) == "mine: {{> mine/page}}")
        #expect(text("reference/block", library) == BuiltInTemplates.all["reference/block"])
        #expect(library.unprinted(by: Generator.templates).isEmpty)
    }

    @Test func everySwiftFileHasTheHeader() throws {
        let scratch = try TemporaryFolder()
        try scratch.write("swift/header.mustache", "Ours, of {{source}}.")
        let (library, problems) = TemplateLibrary.load(scratch.path)
        #expect(problems.isEmpty && Generator.check(library).isEmpty)
        let input = GeneratorInput(spec: try LampFixture.spec())
        for output in [Generator.client, Generator.mock, Generator.tests] {
            let texts = output.files(input, library).map { String(decoding: $0.bytes, as: UTF8.self) }
            #expect(!texts.isEmpty && texts.allSatisfy { $0.hasPrefix("// Ours, of Specs/\(input.spec.system.id.value).\n\n") })
        }
    }

    @Test func aFileThatNothingPrintsIsReportedWithTheNameThatWasMeant() throws {
        let scratch = try TemporaryFolder()
        try scratch.write("reference/pagee.mustache", "x")
        let problem = try #require(TemplateLibrary.load(scratch.path).library.unprinted(by: Generator.templates).first)
        #expect(problem.rule == TemplateRules.unprinted && problem.message == "nothing prints the template `reference/pagee`")
        #expect(problem.help?.hasPrefix("did you mean `reference/page`") == true)
    }
}

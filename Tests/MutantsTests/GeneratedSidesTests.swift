import Generator
import Mutants
import SourceText
import Testing

@Suite struct GeneratedSidesTests {
    private let templates = TemplateLibrary.load(Lamp.templates).library

    private func sides(_ text: String) throws -> GeneratedSides {
        try #require(GeneratedSides(files: [SourceFile(path: "lamp/all.yaml", text: text)], templates: templates))
    }

    @Test func aChangeConcernsTheSidesWhoseCodeItChanges() throws {
        let truth = try sides(Lamp.spec)
        #expect(truth.module == "LampKit")
        #expect(truth.changed(in: truth) == [])
        #expect(truth.changed(in: try sides(Lamp.spec.replacing("code: 7", with: "code: 8"))) == [.client])
        #expect(truth.changed(in: try sides(Lamp.spec.replacing("value: k-1", with: "value: k-2"))) == [.mock])
        #expect(truth.changed(in: try sides(Lamp.spec.replacing("wire: {code: gone}", with: "wire: {code: lost}"))) == [.client, .mock])
    }

    /// Comments are generated too, and no test can look at them.
    @Test func otherWordsAreNoOtherBehaviour() throws {
        let text = Lamp.spec.replacing("Gets a token.", with: "Brings a token.")
        #expect(text != Lamp.spec)
        #expect(try sides(Lamp.spec).changed(in: try sides(text)) == [])
    }

    @Test func aSystemWithoutAMockHasNoTests() {
        let text = Lamp.spec.firstRange(of: "\nmock:").map { String(Lamp.spec[..<$0.lowerBound]) } ?? ""
        #expect(GeneratedSides(files: [SourceFile(path: "lamp/all.yaml", text: text)], templates: templates) == nil)
        #expect(!text.isEmpty)
        #expect(GeneratedSides.tests(files: [Lamp.file], templates: templates).contains { $0.path == "FactTests.swift" })
    }
}

package import Diagnostics
package import Spec
internal import SwiftCode

/// Generates a system's mock: the target `<Module>Mock` and the one file of its executable.
package struct MockGenerator: Sendable {
    private let spec: Spec
    private let templates: TemplateLibrary

    package init(_ spec: Spec, templates: TemplateLibrary) {
        self.spec = spec
        self.templates = templates
    }

    /// The templates it prints, each with the model it takes.
    static let templates: [(name: String, model: any ViewModel.Type)] = [("mock/main", MockMainModel.self)]

    /// What is wrong with the templates; nothing, mostly.
    package static func check(_ templates: TemplateLibrary) -> [Diagnostic] {
        self.templates.flatMap { templates.check($0.name, prints: $0.model) }
    }

    /// The files, their paths below the output folder. Nothing for a system without `mock:`.
    package func artifacts() -> ArtifactSet {
        var set = ArtifactSet()
        guard spec.mock != nil else { return set }
        for (path, text) in files() { _ = set.add("\(spec.system.module.value)/\(path)", text) }
        return set
    }

    package func files() -> [(path: String, text: String)] {
        let declarations = MockDeclarations(MockLookup(spec))
        let swift = declarations.files.map { path, file in ("Mock/\(path)", SwiftPrinter.text(of: file)) }
        return swift + [("MockServer/Main.swift", templates.render("mock/main", main(declarations.names)))]
    }

    private func main(_ names: MockNames) -> MockMainModel {
        let head = FileHead(system: Escaping.comment(spec.system.id.value))
        return MockMainModel(head: head, imports: [names.mock, "MockServer"].sorted(), mock: names.mock)
    }
}

internal import Spec
package import SwiftCode

/// Generates a system's mock: the target `<Module>Mock` and the one file of its executable.
package struct MockGenerator: Sendable {
    private let model: SystemModel
    private let templates: TemplateLibrary

    package init(_ system: SettledSystem, _ templates: TemplateLibrary) {
        model = system.model
        self.templates = templates
    }

    /// The files with their paths below the folder of the system. Nothing for a system without `mock:`.
    package func files() -> [(path: String, swift: PrintedSwift)] {
        guard model.spec.mock != nil else { return [] }
        let declarations = MockDeclarations(MockLookup(model), header: FileHeader.text(for: model.spec, templates))
        let files = declarations.files.map { ("Mock/\($0.name)", SwiftPrinter.print($0.make())) }
        return files + [("MockServer/Main.swift", SwiftPrinter.print(declarations.executable))]
    }
}

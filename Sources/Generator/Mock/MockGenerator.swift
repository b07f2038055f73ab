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
        let files = declarations.files.map { ("Mock/\($0.name)", $0.file) } + [("MockServer/Main.swift", declarations.executable)]
        return files.map { ($0, SwiftPrinter.print($1)) }
    }
}

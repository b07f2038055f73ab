package import Spec
package import SwiftCode

/// Generates a system's mock: the target `<Module>Mock` and the one file of its executable.
package struct MockGenerator: Sendable {
    private let spec: Spec
    private let templates: TemplateLibrary

    package init(_ spec: Spec, _ templates: TemplateLibrary) {
        self.spec = spec
        self.templates = templates
    }

    /// The files with their paths below the folder of the system. Nothing for a system without `mock:`.
    package func files() -> [(path: String, swift: PrintedSwift)] {
        guard spec.mock != nil else { return [] }
        let declarations = MockDeclarations(MockLookup(spec), header: FileHeader.text(for: spec, templates))
        let files = declarations.files.map { ("Mock/\($0.name)", $0.file) } + [("MockServer/Main.swift", declarations.executable)]
        return files.map { ($0, SwiftPrinter.print($1)) }
    }
}

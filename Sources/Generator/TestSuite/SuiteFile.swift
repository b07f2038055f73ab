internal import SwiftCode

/// A file of generated tests.
struct SuiteFile {
    let name: String
    private let modules: [String]
    private let testable: String?
    private let declarations: [SwiftDeclaration]

    /// - Parameters:
    ///   - modules: what it imports.
    ///   - testable: the module whose inside it sees.
    init(_ name: String, _ modules: [String], testable: String? = nil, _ declarations: [SwiftDeclaration]) {
        self.name = name
        self.modules = modules
        self.testable = testable
        self.declarations = declarations
    }

    var isEmpty: Bool { declarations.isEmpty }

    func file(header: String) -> SwiftFile {
        let seen = testable.map { [SwiftImport($0, attribute: "@testable")] } ?? []
        return SwiftFile(header: header, imports: modules.map { SwiftImport($0) } + seen, declarations)
    }
}

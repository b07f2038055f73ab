internal import SwiftCode

/// A file of generated tests.
struct SuiteFile {
    let name: String
    private let modules: [String]
    private let testable: String?
    /// Made when the file is printed, and dropped then.
    private let declarations: () -> [SwiftDeclaration]

    /// - Parameters:
    ///   - modules: what it imports.
    ///   - testable: the module whose inside it sees.
    init(_ name: String, _ modules: [String], testable: String? = nil, _ declarations: @escaping @autoclosure () -> [SwiftDeclaration]) {
        self.name = name
        self.modules = modules
        self.testable = testable
        self.declarations = declarations
    }

    /// Whether names of the client hide others in it.
    func seesClient(_ client: String) -> Bool { testable != nil || modules.contains(client) }

    /// Nil where there is nothing to declare.
    func file(header: String) -> SwiftFile? {
        let declarations = declarations()
        guard !declarations.isEmpty else { return nil }
        let seen = testable.map { [SwiftImport($0, attribute: "@testable")] } ?? []
        return SwiftFile(header: header, imports: modules.map { SwiftImport($0) } + seen, declarations)
    }
}

/// What can be made of a system.
package enum OutputPart: String, CaseIterable, Sendable {
    case client, mock, tests, reference
}

/// `guidewright.yaml` as it was read; all that it does not say is as without it.
package struct Project: Sendable {
    /// Where generated code goes.
    package enum Output: Sendable {
        /// A folder of a package that exists.
        case folder(String)
        /// A folder that is a package of its own.
        case package(String)
    }

    /// What differs for one system.
    package struct System: Sendable {
        package var id: Located<String>
        package var module: Located<String>?
        package var make: Set<OutputPart>?
    }

    package var output = Output.folder("Generated")
    /// Where references go, if not beside the code.
    package var references: String?
    package var templates = "Templates"
    package var guides = "Guides"
    package var make = Set(OutputPart.allCases)
    package var systems: [System] = []

    package init() {}

    package func system(_ id: String) -> System? { systems.first { $0.id.value == id } }
    package func parts(of id: String) -> Set<OutputPart> { system(id)?.make ?? make }
}

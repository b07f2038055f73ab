import ArgumentParser
import Diagnostics
import Foundation
import OpenAPI
import Spec

/// `guidewright export …`
struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write a spec as a description that other tools read.",
        subcommands: [ExportOpenAPI.self]
    )
}

/// `guidewright export openapi SYSTEM`
struct ExportOpenAPI: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "openapi",
        abstract: "Write the HTTP side of a system as OpenAPI 3.1.",
        discussion: """
            Parameters, bodies, answers with their alternatives, errors with an example each, calls of an app's server as webhooks, and credentials. URLs with a
            scheme of an app have no place in OpenAPI; they are named on standard error.

            Examples:
              guidewright export openapi my-sdk > my-sdk.yaml
              guidewright export openapi my-sdk --format json --output my-sdk.json
            """
    )

    enum Format: String, ExpressibleByArgument, CaseIterable { case yaml, json }

    @ArgumentParser.Argument(help: "The system, by the name of its folder in Specs/.")
    var system: String

    @Option(help: "yaml or json.")
    var format: Format = .yaml

    @Option(help: "The file to write (otherwise standard output).", completion: .file())
    var output: String?

    @OptionGroup var workspace: WorkspaceOptions

    func run() throws {
        let loaded = try Workspace.locate(workspace.root).systems(named: [system]).map { LoadedSystem($0) }
        try Check.refuse(loaded, .text)
        guard let spec = loaded.first?.spec else { throw Failure("`\(system)` is no spec") }
        let document = OpenAPIDocument(spec)
        let text =
            switch format {
            case .json: document.value.text + "\n"
            case .yaml: YAMLText.text(document.value, first: ["openapi", "info", "paths"])
            }
        for (endpoint, reason) in document.leftOut { Console.standardError("left out: `\(endpoint)`, since \(reason)") }
        guard let output else { return Console.standardOutput(text) }
        try OutputFile.write(text, to: Workspace.absolute(output))
    }
}

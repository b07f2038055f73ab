import ArgumentParser
import Diagnostics
import Guide
import SourceText

/// `guidewright facts FILE`
struct Facts: ParsableCommand {
    enum Format: String, CaseIterable, ExpressibleByArgument { case text, json }

    static let configuration = CommandConfiguration(
        abstract: "Print the facts that a guide states, each with its place.",
        discussion: """
            Reads HTML, Markdown (Kramdown and Liquid included), and text taken from a page.

            Examples:
              guidewright facts guide.html
              guidewright facts guide.md --format json > facts.json
            """
    )

    @Argument(help: "The guide's file.", completion: .file())
    var file: String

    @Option(help: "text: a table; json: a list of objects.")
    var format: Format = .text

    func run() throws {
        let sheet = try GuideReading.sheet(of: Workspace.read(Workspace.absolute(file)))
        switch format {
        case .text: Console.standardOutput(FactRenderer.text(sheet))
        case .json: Console.standardOutput(FactRenderer.json(sheet))
        }
    }
}

/// From a guide's bytes to its facts.
enum GuideReading {
    /// Reads a guide; a guide that cannot be read ends the command, with what the reader says of it.
    static func sheet(of file: SourceFile) throws -> FactSheet {
        guard !file.bytes.isEmpty else { throw Failure("the guide `\(file.path)` is empty", help: "save the vendor's page there again") }
        let (document, diagnostics) = DocumentReader.read(file)
        if !diagnostics.isEmpty { Console.standardError(TextRenderer.render(diagnostics, style: .plain)) }
        guard let document, !diagnostics.contains(where: { $0.severity == .error }) else { throw Exit.misuse }
        return FactExtractor.facts(of: document)
    }
}

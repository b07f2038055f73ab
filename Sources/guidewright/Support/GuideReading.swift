import APIDescriptions
import Diagnostics
import Guide
import SourceText

/// From a guide's bytes to its facts.
enum GuideReading {
    /// Reads a guide; a guide that cannot be read ends the command, with what the reader says of it.
    static func sheet(of file: SourceFile) throws -> FactSheet { FactExtractor.facts(of: try document(of: file)) }

    /// The same, with the reasons for each decision.
    static func explained(_ file: SourceFile) throws -> FactSheet { FactExtractor.explained(try document(of: file)) }

    /// An OpenAPI description with its facts.
    static func description(of file: SourceFile) throws -> (APIDescription, FactSheet) {
        guard !file.bytes.isEmpty else { throw Failure("the description `\(file.path)` is empty") }
        let (description, diagnostics) = DescriptionReader.read(file)
        if !diagnostics.isEmpty { Console.standardError(TextRenderer.render(diagnostics, style: .plain)) }
        guard let description else { throw Exit.misuse }
        var document = Document(file: file, format: .description, blocks: [])
        document.description = description
        return (description, FactExtractor.facts(of: document))
    }

    private static func document(of file: SourceFile) throws -> Document {
        guard !file.bytes.isEmpty else { throw Failure("the guide `\(file.path)` is empty", help: "save the vendor's page there again") }
        let (document, diagnostics) = DocumentReader.read(file)
        if !diagnostics.isEmpty { Console.standardError(TextRenderer.render(diagnostics, style: .plain)) }
        guard let document, !diagnostics.contains(where: { $0.severity == .error }) else { throw Exit.misuse }
        return document
    }
}

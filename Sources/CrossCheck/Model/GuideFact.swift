package import Guide
package import SourceText

/// A fact with its file: the unit that rules look at, whatever guide it came from.
///
/// Shared by reference: every rule goes over all facts, and a copy of one would cost two dozen fields.
package final class GuideFact: Sendable {
    /// Position among all facts of all guides of the system.
    package let id: Int
    package let fact: Fact
    package let file: SourceFile
    package let format: Document.Format

    package init(id: Int, fact: Fact, file: SourceFile, format: Document.Format) {
        self.id = id
        self.fact = fact
        self.file = file
        self.format = format
    }

    package var place: Place { Place(file, fact.span) }
    package var line: Int { place.start.line }

    /// Where it stands, as a finding at another fact says it: with its file, where that is another one.
    func line(from other: GuideFact) -> String {
        "line \(line)" + (file === other.file ? "" : " of `\(file.path.split(separator: "/").last ?? "")`")
    }

    /// States what an API is, rather than showing how it is used.
    package var isDeclarative: Bool {
        switch fact.source {
        case .declaration, .table: true
        case .list, .heading, .sample, .prose: false
        }
    }

    /// What a fact is called in a message.
    package var noun: String {
        switch fact.kind {
        case .use: "name"
        case .enum: "enum"
        case .error: "error"
        case .type, .method, .property, .case, .constant, .parameter, .endpoint, .header, .key, .duration: fact.kind.rawValue
        }
    }
}

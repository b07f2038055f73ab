import Foundation
import Synchronization
import Testing

/// Every link between Markdown files of the repository leads to a file and an anchor that are there.
@Suite struct LinkTests {
    static let pages: [String] =
        Repository.files(below: ["Documentation", "Generated", "Specs"], endingWith: [".md", "llms.txt"])
        + ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"]

    @Test(arguments: pages)
    func everyLinkResolves(page: String) throws {
        let text = try Repository.text(page)
        let folder = page.split(separator: "/").dropLast().joined(separator: "/")
        for match in text.matches(of: /\]\((?!https?:|mailto:)([^)\s]+)\)/) {
            let target = String(match.1)
            let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let path = parts[0].isEmpty ? page : folder.isEmpty ? parts[0] : "\(folder)/\(parts[0])"
            let file = Repository.root.appending(path: path).standardizedFileURL
            #expect(FileManager.default.fileExists(atPath: file.path), "\(page) links to \(target)")
            guard parts.count == 2, file.pathExtension == "md" else { continue }
            #expect(try Self.anchors.of(file).contains(parts[1]), "\(page) links to \(target)")
        }
    }

    @Test(arguments: pages.filter { $0.hasPrefix("Generated") && $0.hasSuffix(".md") })
    func anchorsAreUnique(page: String) throws {
        let ids = try Repository.text(page).matches(of: /<a id="([^"]+)">/).map { String($0.1) }
        #expect(!ids.isEmpty)
        #expect(Set(ids).count == ids.count, "anchors that stand twice: \(ids.filter { id in ids.filter { $0 == id }.count > 1 })")
    }

    private static let anchors = Anchors()
}

/// The anchors of files, each read once: thousands of links lead to a hundred pages.
private final class Anchors: Sendable {
    private let known = Mutex<[URL: Set<String>]>([:])

    func of(_ file: URL) throws -> Set<String> {
        if let anchors = known.withLock({ $0[file] }) { return anchors }
        let anchors = Self.anchors(in: try String(contentsOf: file, encoding: .utf8))
        known.withLock { $0[file] = anchors }
        return anchors
    }

    /// Anchors that are written, and those that forges make of headings.
    private static func anchors(in text: String) -> Set<String> {
        let written = text.matches(of: /<a id="([^"]+)">/).map { String($0.1) }
        let headings = text.matches(of: /(?m)^#+ (.+)$/).map { match in
            String(match.1).lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }.replacing(
                " ", with: "-")
        }
        return Set(written + headings)
    }
}

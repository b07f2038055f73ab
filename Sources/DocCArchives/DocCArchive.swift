package import Foundation

/// What a vendor publishes with DocC: a folder `NAME.doccarchive`, or a site of one, whose pages of HTML are empty and load what they show from
/// `data/documentation/`.
package struct DocCArchive {
    let pages: [DocCPage]
    /// How many pages only say what a type has from protocols of the platform.
    package let inherited: Int

    package enum Problem: Error, Equatable {
        /// No page lies where pages of an archive do.
        case noPages
        /// A file that is no page of DocC, with what the decoder says of it.
        case unreadable(path: String, reason: String)
    }

    /// Reads an archive: the folder itself, one that holds its `data/`, or a single page.
    ///
    /// - Throws: ``Problem``; what the file manager throws where a folder cannot be listed.
    package init(_ folder: URL) throws {
        let files = try Self.files(of: folder)
        guard !files.isEmpty else { throw Problem.noPages }
        let decoder = JSONDecoder()
        var pages: [DocCPage] = []
        var inherited = 0
        for file in files {
            do {
                let page = try decoder.decode(DocCPage.self, from: Data(contentsOf: file))
                if page.isInherited { inherited += 1 } else { pages.append(page) }
            } catch {
                throw Problem.unreadable(path: file.path, reason: Self.reason(error))
            }
        }
        self.pages = pages
        self.inherited = inherited
    }

    /// Whether a folder looks like an archive, so that who gives it as a guide can be told what to do.
    package static func isArchive(_ folder: URL) -> Bool { root(of: folder) != nil }

    /// Whether a file of JSON looks like one of its pages.
    package static func isPage(_ bytes: [UInt8]) -> Bool { (try? JSONDecoder().decode(DocCPage.self, from: Data(bytes))) != nil }

    private static func files(of folder: URL) throws -> [URL] {
        if folder.pathExtension == "json" { return [folder] }
        guard let root = root(of: folder) else { throw Problem.noPages }
        let names = try FileManager.default.subpathsOfDirectory(atPath: root.path)
        return names.filter { $0.hasSuffix(".json") }.sorted().map { root.appending(path: $0) }
    }

    /// `data/documentation` in the archive, or below a site's `docs`.
    private static func root(of folder: URL) -> URL? {
        ["data/documentation", "documentation", "docs/data/documentation"].map { folder.appending(path: $0) }.first { root in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
            return names.contains { $0.hasSuffix(".json") }
        }
    }

    private static func reason(_ error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, let context): "\(place(context))`\(key.stringValue)` is missing"
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            "\(place(context))something else stands than DocC writes"
        case DecodingError.dataCorrupted: "it is no JSON"
        default: error.localizedDescription
        }
    }

    private static func place(_ context: DecodingError.Context) -> String {
        let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
        return path.isEmpty ? "" : "at `\(path)`, "
    }
}

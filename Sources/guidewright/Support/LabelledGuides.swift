import Diagnostics
import Foundation
import Scoring
import SourceText

/// Guides, each with its labels, as the command line names them.
struct LabelledGuides {
    /// In the order of the labels' files.
    let pairs: [(guide: SourceFile, labels: LabelSet)]

    /// - Parameters:
    ///   - guides: files, and folders that may hold more guides than were labelled.
    ///   - labels: a file, or a folder with a file for each guide.
    init(guides: [String], labels: String) throws {
        let paths = guides.map(Workspace.absolute)
        let labelPath = Workspace.absolute(labels)
        if Workspace.isFolder(labelPath) {
            pairs = try Self.pairs(paths, labelFolder: labelPath)
        } else {
            pairs = [try Self.pair(paths, labelFile: labelPath)]
        }
        for (guide, labels) in pairs { Self.warn(StaleLabels.check(labels, of: guide)) }
    }

    // MARK: One file of labels

    private static func pair(_ guides: [String], labelFile: String) throws -> (SourceFile, LabelSet) {
        guard guides.count == 1 else {
            throw Failure(
                "`\(Workspace.display(labelFile))` holds the labels of one guide, and \(guides.count) are given",
                help: "name one guide, or a folder with labels for each")
        }
        let labels = try read(labelFile)
        guard Workspace.isFolder(guides[0]) else { return (try Workspace.read(guides[0]), labels) }
        guard let name = labels.guide else {
            throw Failure(
                "`\(labels.file.path)` does not say which file of `\(Workspace.display(guides[0]))` was labelled",
                help: "name the guide itself, or write `\"file\": \"guide.md\"` into the labels")
        }
        return (try Workspace.read("\(guides[0])/\(name)"), labels)
    }

    // MARK: A folder of labels

    private static func pairs(_ guides: [String], labelFolder: String) throws -> [(guide: SourceFile, labels: LabelSet)] {
        let names = try FileManager.default.contentsOfDirectory(atPath: labelFolder).filter(isLabelFile).sorted()
        guard !names.isEmpty else {
            throw Failure(
                "`\(Workspace.display(labelFolder))` holds no labels",
                help: "labels are `.json`, `.yaml` or `.yml` files, one for each guide")
        }
        var pairs: [(guide: SourceFile, labels: LabelSet)] = []
        var missing: [String] = []
        for name in names {
            let labels = try read("\(labelFolder)/\(name)")
            guard let guide = labels.guide else {
                throw Failure("`\(labels.file.path)` does not say which guide was labelled", help: "write `\"file\": \"guide.md\"` into it")
            }
            if let path = self.path(of: guide, in: guides) {
                pairs.append((try Workspace.read(path), labels))
            } else {
                missing.append(guide)
            }
        }
        try refuseUnlabelled(guides, pairs.map(\.guide), labelFolder)
        guard !pairs.isEmpty else {
            throw Failure("none of the labelled guides is here: \(Wording.shortList(missing))", help: "name the folder that holds them")
        }
        if !missing.isEmpty, guides.contains(where: Workspace.isFolder) {
            Console.standardError("note: left out, since they are not here: \(Wording.shortList(missing))")
        }
        return pairs
    }

    /// A guide that somebody names wants a score; a folder may hold more guides than labels.
    private static func refuseUnlabelled(_ guides: [String], _ found: [SourceFile], _ labelFolder: String) throws {
        let labelled = Set(found.map { Workspace.absolute($0.path) })
        guard let open = guides.first(where: { !Workspace.isFolder($0) && !labelled.contains($0) }) else { return }
        _ = try Workspace.read(open)
        throw Failure(
            "no labels in `\(Workspace.display(labelFolder))` are those of `\(Workspace.display(open))`",
            help: "the labels of a guide name it: `\"file\": \"\(lastName(open))\"`")
    }

    private static func path(of guide: String, in guides: [String]) -> String? {
        guides.lazy.compactMap { path -> String? in
            guard Workspace.isFolder(path) else { return lastName(path) == guide ? path : nil }
            let inside = "\(path)/\(guide)"
            return FileManager.default.fileExists(atPath: inside) ? inside : nil
        }.first
    }

    private static func isLabelFile(_ name: String) -> Bool { [".json", ".yaml", ".yml"].contains { name.hasSuffix($0) } }

    private static func lastName(_ path: String) -> String { (path as NSString).lastPathComponent }

    // MARK: Reading

    private static func read(_ path: String) throws -> LabelSet {
        let (labels, diagnostics) = LabelReader.read(try Workspace.read(path))
        warn(diagnostics)
        guard let labels else { throw Exit.misuse }
        return labels
    }

    private static func warn(_ diagnostics: [Diagnostic]) {
        if !diagnostics.isEmpty { Console.standardError(TextRenderer.render(diagnostics, style: .plain)) }
    }
}

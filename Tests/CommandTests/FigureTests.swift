import Foundation
import Testing

/// Guides of many vendors with hand-made labels, where they are on this machine.
enum LabelledCorpus {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static let folder: URL? = {
        let named = ProcessInfo.processInfo.environment["GUIDEWRIGHT_CORPUS"].flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0) }
        let folder = named ?? root.appendingPathComponent("../shared/corpus").standardizedFileURL
        return FileManager.default.fileExists(atPath: folder.appendingPathComponent("labels").path) ? folder : nil
    }()
}

/// The figures of `Documentation/figures.md`, where the labelled guides are at hand: they may rise, not fall.
@Suite(.enabled(if: LabelledCorpus.folder != nil, "the labelled guides are not here: set GUIDEWRIGHT_CORPUS"))
struct FigureTests {
    @Test(arguments: [("facts", "facts"), ("drafts", "init")])
    func noFigureFalls(table: String, command: String) throws {
        let floors = try Self.documented(table)
        let result = try Tool(folder: LabelledCorpus.folder)(command, ".", "more", "--labels", "labels")
        #expect(result.code == 0 && result.errors.isEmpty, "\(result.errors)")
        let now = Dictionary(uniqueKeysWithValues: Row.all(in: result.lines).map { ($0.name, $0) })
        #expect(floors.count > 20 && floors.last?.name == "all")
        for floor in floors {
            let row = try #require(now[floor.name], "\(floor.name) is documented and not scored: run `make figures`")
            #expect(row.precision ?? 1 >= floor.precision ?? 0, "the precision of \(floor.name) has fallen")
            #expect(row.recall ?? 1 >= floor.recall ?? 0, "the recall of \(floor.name) has fallen")
        }
        #expect(Set(now.keys).isSubset(of: floors.map(\.name)), "guides or kinds are not documented: run `make figures`")
    }

    private static func documented(_ table: String) throws -> [Row] {
        let page = try String(contentsOf: LabelledCorpus.root.appendingPathComponent("Documentation/figures.md"), encoding: .utf8)
        let lines = page.split(separator: "\n").map(String.init)
        let start = try #require(lines.firstIndex(of: "<!-- \(table):begin -->"))
        let end = try #require(lines.firstIndex(of: "<!-- \(table):end -->"))
        return Row.all(in: Array(lines[start..<end]))
    }

    /// A line with figures: a guide's, a kind's, or that of all.
    private struct Row {
        var name: String
        var precision: Double?
        var recall: Double?

        static func all(in lines: [String]) -> [Row] {
            lines.compactMap { line in
                let words = line.split(separator: " ").map(String.init)
                guard words.count >= 6, words[0] != "kind" else { return nil }
                let columns = words[1] == "P" ? (2, 4) : (4, 5)
                return Row(name: words[0], precision: Double(words[columns.0]), recall: Double(words[columns.1]))
            }
        }
    }
}

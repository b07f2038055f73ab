import ArgumentParser
import Diagnostics
import Foundation
import SourceText
import YAMLTree

/// Published test suites of parsers, put through ours.
struct Suites: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Put the inputs of html5lib-tests and yaml-test-suite through the readers.",
        discussion: """
            Takes every case of the files below the folders: `.dat` and `.test` (html5lib-tests) as pages, `.yaml` (yaml-test-suite, src/) as
            YAML. A page has to be read, with every fact inside of it, in less than a second; YAML has to be accepted, or refused with a place.
            A crash ends the run at the case that is printed last with --verbose.

            EXAMPLES
              git clone https://github.com/html5lib/html5lib-tests
              git clone https://github.com/yaml/yaml-test-suite
              stress suites html5lib-tests yaml-test-suite/src
            """
    )

    @Argument(help: "Folders that hold suites.")
    var folders: [String]

    @Flag(help: "Name each case before it is read.")
    var verbose = false

    func run() throws {
        var tally = Tally()
        for path in try folders.flatMap(Self.files) {
            for (index, test) in try SuiteCase.all(in: path).enumerated() {
                if verbose { print("\(path) \(index + 1)") }
                let begin = Date()
                let problem = tally.count(test)
                let seconds = Date().timeIntervalSince(begin)
                if let problem = problem ?? (seconds > 1 ? "took \(seconds) s" : nil) {
                    tally.problems.append("\(path) \(index + 1): \(problem)")
                }
            }
        }
        guard tally.pages + tally.accepted + tally.refused > 0 else {
            throw ValidationError("there is no case below \(folders.joined(separator: ", "))")
        }
        print("pages: \(tally.pages) read")
        print("YAML: \(tally.accepted) accepted, \(tally.refused) refused with a place")
        print("YAML that is wrong by the suite: \(tally.wrongRefused) of \(tally.wrong) refused")
        tally.problems.forEach { print($0) }
        if !tally.problems.isEmpty { throw ExitCode(1) }
    }

    private static func files(below folder: String) throws -> [String] {
        guard let names = FileManager.default.enumerator(atPath: folder) else { throw ValidationError("there is no folder \(folder)") }
        return names.compactMap { $0 as? String }.filter { [".dat", ".test", ".yaml"].contains("." + ($0 as NSString).pathExtension) }
            .sorted()
            .map { "\(folder)/\($0)" }
    }
}

/// What came of the cases.
private struct Tally {
    var (pages, accepted, refused) = (0, 0, 0)
    /// Cases that the suite says no parser may accept, and how many ours refuses.
    var (wrong, wrongRefused) = (0, 0)
    var problems: [String] = []

    /// - Returns: what is wrong with what came of the case.
    mutating func count(_ test: SuiteCase) -> String? {
        switch test {
        case .page(let text):
            pages += 1
            return StressTarget.read(Array(text.utf8), "guide.html")
        case .yaml(let text, let isWrong):
            let (root, diagnostics) = YAMLTree.parse(SourceFile(path: "case.yaml", text: text))
            let isRefused = root == nil || diagnostics.contains { $0.severity == .error }
            if isRefused { refused += 1 } else { accepted += 1 }
            if isWrong { (wrong, wrongRefused) = (wrong + 1, wrongRefused + (isRefused ? 1 : 0)) }
            return isRefused && !diagnostics.contains { !$0.labels.isEmpty } ? "refused without a place" : nil
        }
    }
}

/// A case of a suite.
private enum SuiteCase {
    case page(String)
    case yaml(String, isWrong: Bool)

    static func all(in path: String) throws -> [SuiteCase] {
        let text = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
        switch (path as NSString).pathExtension {
        case "dat": return pages(text)
        case "test": return try tokenizerPages(text)
        default: return yaml(text, path)
        }
    }

    /// `#data`, the page, `#errors`, and what is expected of a browser.
    private static func pages(_ text: String) -> [SuiteCase] {
        text.split(separator: "#data\n").compactMap { part in part.firstRange(of: "\n#errors").map { .page(String(part[..<$0.lowerBound])) }
        }
    }

    private static func tokenizerPages(_ text: String) throws -> [SuiteCase] {
        let file = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        return (file?["tests"] as? [[String: Any]] ?? []).compactMap { ($0["input"] as? String).map { .page($0) } }
    }

    /// A list of cases; in their YAML, marks stand for what an editor would not show. A case without its own YAML repeats the one before.
    private static func yaml(_ text: String, _ path: String) -> [SuiteCase] {
        let (root, _) = YAMLTree.parse(SourceFile(path: path, text: text))
        return (root?.items ?? []).compactMap { test in
            test["yaml"]?.text.map { .yaml(shown($0), isWrong: test["fail"] != nil) }
        }
    }

    private static func shown(_ text: String) -> String {
        var text = text.replacing("␣", with: " ").replacing("←", with: "\r").replacing("⇔", with: "\u{FEFF}").replacing("↵", with: "")
        for mark in ["———»", "——»", "—»", "»"] { text = text.replacing(mark, with: "\t") }
        return text.hasSuffix("∎\n") ? String(text.dropLast(2)) : text
    }
}

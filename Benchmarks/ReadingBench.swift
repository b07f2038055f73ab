import CLibXML2
import CLibYAML
import CrossCheck
import Foundation
import Generator
import Guide
import SourceText
import Spec
import YAMLTree

/// Measures the stages that read, each beside the bare library in the same process, and prints the ratio.
///
/// Usage: reading-bench REPOSITORY SYNTHETIC [GUIDES], where SYNTHETIC holds the Specs/ of a made-up system
@main
struct ReadingBench {
    static func main() {
        let root = CommandLine.arguments.dropFirst().first ?? "."
        let synthetic = CommandLine.arguments.dropFirst(2).first ?? root
        let guides = CommandLine.arguments.dropFirst(3).first
        html()
        linear("markdown", "md", unit: Samples.markdown)
        linear("text", "txt", unit: Samples.text)
        yaml()
        generation("generate, all outputs", root, Generator.outputs)
        generation("generate, the client alone, of the made-up system", synthetic, [Generator.client])
        if let guides { checks(root, guides) }
    }

    /// A 50 MB page: libxml2 building its tree, libxml2 calling empty SAX handlers, and the reader.
    private static func html() {
        let page = Samples.page(megabytes: 50)
        let tree = best { BareXML.tree(page) }
        let events = best { BareXML.events(page) }
        let file = SourceFile(path: "page.html", bytes: page)
        let reader = best { _ = DocumentReader.read(file) }
        row("html, 50 MB: reader", megabytes(page.count, reader), "libxml2 tree", megabytes(page.count, tree))
        row("html, 50 MB: reader", megabytes(page.count, reader), "libxml2 SAX, empty handlers", megabytes(page.count, events))
    }

    /// Ten times the input takes ten times as long, give or take: the ratio of the speeds tells.
    private static func linear(_ name: String, _ ending: String, unit: String) {
        let speeds = [5, 50].map { size in
            let bytes = Samples.repeated(unit, megabytes: size)
            let file = SourceFile(path: "guide.\(ending)", bytes: bytes)
            return megabytes(bytes.count, best(of: size > 10 ? 1 : 3) { _ = DocumentReader.read(file) })
        }
        row("\(name), 50 MB: reader", speeds[1], "the same at 5 MB", speeds[0])
    }

    private static func yaml() {
        let bytes = Samples.yaml(megabytes: 20)
        let bare = best { BareYAML.events(bytes) }
        let tree = best { _ = YAMLTree.parse(SourceFile(path: "spec.yaml", bytes: bytes)) }
        row("yaml, 20 MB: tree with places", megabytes(bytes.count, tree), "libyaml events", megabytes(bytes.count, bare))
    }

    private static func generation(_ name: String, _ root: String, _ outputs: [Generator.Output]) {
        let systems = Repository.systems(root)
        let used = clock()
        let time = best(of: 1) {
            let inputs = systems.compactMap { SpecLoader.load(folder: $0).spec }.map { GeneratorInput(spec: $0) }
            _ = Generator.generate(inputs, templates: .builtIn, outputs: outputs)
        }
        let seconds = Double(clock() - used) / Double(CLOCKS_PER_SEC)
        print("\(name), specs to files in memory: \(milliseconds(time)) ms, \(milliseconds(seconds)) ms of CPU")
    }

    private static func checks(_ root: String, _ guides: String) {
        let systems = Repository.systems(root)
        let time = best {
            for files in systems {
                guard let spec = SpecLoader.load(folder: files).spec else { continue }
                let sheets = spec.guides.compactMap { guide -> FactSheet? in
                    guard let bytes = FileManager.default.contents(atPath: "\(guides)/\(guide.file.value)") else { return nil }
                    return DocumentReader.read(SourceFile(path: guide.file.value, bytes: [UInt8](bytes))).document.map(FactExtractor.facts)
                }
                _ = CrossChecker.check(spec: spec, sheets: sheets)
            }
        }
        print("check, \(systems.count) systems with their guides: \(milliseconds(time)) ms")
    }

    // MARK: - Measuring

    private static func best(of runs: Int = 3, _ work: () -> Void) -> Double {
        (0..<runs).map { _ in ContinuousClock().measure(work) / .seconds(1) }.min() ?? 0
    }

    private static func megabytes(_ bytes: Int, _ seconds: Double) -> Double { Double(bytes) / 1e6 / seconds }
    private static func milliseconds(_ seconds: Double) -> String { String(format: "%.1f", seconds * 1000) }

    private static func row(_ name: String, _ speed: Double, _ other: String, _ otherSpeed: Double) {
        print(String(format: "%@: %.1f MB/s; %@: %.1f MB/s; ratio %.2f", name, speed, other, otherSpeed, speed / otherSpeed))
    }
}

enum Repository {
    /// The spec files of every system.
    static func systems(_ root: String) -> [[SourceFile]] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/Specs")) ?? []
        return names.sorted().compactMap { name in
            let folder = "\(root)/Specs/\(name)"
            return FileManager.default.fileExists(atPath: "\(folder)/system.yaml") ? try? SpecFolder.read(folder) : nil
        }
    }
}
